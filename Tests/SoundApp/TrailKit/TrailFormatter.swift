import Foundation

/// Writes lengths and times as a person in one country does.
public struct TrailFormatter: Sendable {
    public enum Units: String, CaseIterable, Sendable {
        case metric, imperial
    }

    public var units: Units

    public init(units: Units = .metric) { self.units = units }

    public func length(_ metres: Double) -> String {
        switch units {
        case .metric:
            if metres < 1000 { return "\(Int(metres.rounded())) m" }
            return "\(number(metres / 1000)) km"
        case .imperial:
            let miles = metres / 1609.344
            if miles < 0.2 { return "\(Int((metres / 0.3048).rounded())) ft" }
            return "\(number(miles)) mi"
        }
    }

    public func height(_ metres: Double) -> String {
        switch units {
        case .metric: "\(Int(metres.rounded())) m"
        case .imperial: "\(Int((metres / 0.3048).rounded())) ft"
        }
    }

    public func duration(_ seconds: TimeInterval) -> String {
        let minutes = Int((seconds / 60).rounded())
        let (hours, rest) = (minutes / 60, minutes % 60)
        if hours == 0 { return "\(rest) min" }
        return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
    }

    public func stars(_ rating: Int) -> String {
        String(repeating: "★", count: max(0, min(5, rating)))
            + String(repeating: "☆", count: 5 - max(0, min(5, rating)))
    }

    private func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
