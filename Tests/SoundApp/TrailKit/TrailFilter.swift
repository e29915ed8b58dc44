import Foundation

/// Which trails a list shows, and in which order.
public struct TrailFilter: Equatable, Sendable {
    public enum Order: String, CaseIterable, Sendable {
        case title, length, ascent, rating

        public var name: String {
            switch self {
            case .title: "Title"
            case .length: "Length"
            case .ascent: "Ascent"
            case .rating: "Rating"
            }
        }
    }

    public var text: String
    public var difficulties: Set<Trail.Difficulty>
    public var longest: Double?
    public var onlyNew: Bool
    public var order: Order

    public init(
        text: String = "", difficulties: Set<Trail.Difficulty> = Set(Trail.Difficulty.allCases),
        longest: Double? = nil, onlyNew: Bool = false, order: Order = .title
    ) {
        self.text = text
        self.difficulties = difficulties
        self.longest = longest
        self.onlyNew = onlyNew
        self.order = order
    }

    public func accepts(_ trail: Trail) -> Bool {
        guard difficulties.contains(trail.difficulty) else { return false }
        if let longest, trail.length > longest { return false }
        if onlyNew, trail.isWalked { return false }
        let words = text.lowercased().split(separator: " ")
        let place = (trail.title + " " + trail.region).lowercased()
        return words.allSatisfy { place.contains($0) }
    }

    public func apply(to trails: [Trail]) -> [Trail] {
        let accepted = trails.filter(accepts)
        switch order {
        case .title: return accepted.sorted { $0.title < $1.title }
        case .length: return accepted.sorted { ($0.length, $0.title) < ($1.length, $1.title) }
        case .ascent: return accepted.sorted { ($0.ascent, $0.title) < ($1.ascent, $1.title) }
        case .rating: return accepted.sorted { ($1.rating, $0.title) < ($0.rating, $1.title) }
        }
    }
}
