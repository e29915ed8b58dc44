import Foundation

/// Numbers about the trails that somebody has walked.
public struct TrailStatistics: Equatable, Sendable {
    public let count: Int
    public let length: Double
    public let ascent: Double
    public let longest: Trail?
    public let byYear: [Int: Int]
    public let byDifficulty: [Trail.Difficulty: Int]

    public init(_ trails: [Trail], calendar: Calendar = .current) {
        let walked = trails.filter(\.isWalked)
        count = walked.count
        length = walked.reduce(0) { $0 + $1.length }
        ascent = walked.reduce(0) { $0 + $1.ascent }
        longest = walked.max { $0.length < $1.length }
        var byYear: [Int: Int] = [:]
        var byDifficulty: [Trail.Difficulty: Int] = [:]
        for trail in walked {
            if let date = trail.walkedOn { byYear[calendar.component(.year, from: date), default: 0] += 1 }
            byDifficulty[trail.difficulty, default: 0] += 1
        }
        self.byYear = byYear
        self.byDifficulty = byDifficulty
    }

    public var years: [Int] { byYear.keys.sorted() }

    public var averageLength: Double { count == 0 ? 0 : length / Double(count) }

    /// The share of one difficulty, from 0 to 1.
    public func share(of difficulty: Trail.Difficulty) -> Double {
        guard count > 0 else { return 0 }
        return Double(byDifficulty[difficulty] ?? 0) / Double(count)
    }
}
