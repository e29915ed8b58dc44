import Foundation

/// The weather of one day in one region.
public struct Weather: Codable, Hashable, Sendable {
    public enum Sky: String, Codable, CaseIterable, Sendable {
        case clear, cloudy, rain, snow, thunder
    }

    public var region: String
    public var sky: Sky
    public var lowest: Double
    public var highest: Double
    public var wind: Double

    public init(region: String, sky: Sky, lowest: Double, highest: Double, wind: Double) {
        self.region = region
        self.sky = sky
        self.lowest = lowest
        self.highest = highest
        self.wind = wind
    }

    /// Why nobody should go; `nil` where nothing is against it.
    public func warning(for difficulty: Trail.Difficulty) -> String? {
        if sky == .thunder { return "Thunderstorms are expected." }
        if sky == .snow, difficulty >= .hard { return "The upper part is under snow." }
        if wind > 60, difficulty == .alpine { return "The wind is too strong for the ridge." }
        if lowest < -10 { return "It is very cold." }
        return nil
    }
}

/// Makes up a forecast from the name of a region and the day: the same each time.
public struct WeatherAlmanac: Sendable {
    public init() {}

    public func weather(in region: String, day: Int) -> Weather {
        var seed = region.unicodeScalars.reduce(UInt64(day &* 31 &+ 17)) { ($0 &* 131) &+ UInt64($1.value) }
        func next(_ limit: UInt64) -> UInt64 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (seed >> 33) % limit
        }
        let sky = Weather.Sky.allCases[Int(next(UInt64(Weather.Sky.allCases.count)))]
        let lowest = Double(next(20)) - 5
        return Weather(
            region: region, sky: sky, lowest: lowest, highest: lowest + Double(next(12)), wind: Double(next(80)))
    }

    public func week(in region: String, from day: Int) -> [Weather] {
        (day..<day + 7).map { weather(in: region, day: $0) }
    }
}
