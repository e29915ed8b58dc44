import Foundation

/// A walk from one place to another.
public struct Trail: Codable, Hashable, Identifiable, Sendable {
    public enum Difficulty: Int, Codable, CaseIterable, Comparable, Sendable {
        case easy, moderate, hard, alpine

        public var name: String {
            switch self {
            case .easy: "Easy"
            case .moderate: "Moderate"
            case .hard: "Hard"
            case .alpine: "Alpine"
            }
        }

        public static func < (left: Difficulty, right: Difficulty) -> Bool { left.rawValue < right.rawValue }
    }

    public let id: UUID
    public var title: String
    public var region: String
    public var difficulty: Difficulty
    public var points: [RoutePoint]
    public var notes: String
    public var rating: Int
    public var walkedOn: Date?
    public var photos: [String]

    public init(
        id: UUID = UUID(), title: String, region: String, difficulty: Difficulty = .easy, points: [RoutePoint] = [],
        notes: String = "", rating: Int = 0, walkedOn: Date? = nil, photos: [String] = []
    ) {
        self.id = id
        self.title = title
        self.region = region
        self.difficulty = difficulty
        self.points = points
        self.notes = notes
        self.rating = min(max(rating, 0), 5)
        self.walkedOn = walkedOn
        self.photos = photos
    }

    /// The length in metres.
    public var length: Double {
        zip(points, points.dropFirst()).reduce(0) { sum, pair in sum + pair.0.distance(to: pair.1) }
    }

    /// How many metres the trail goes up in all.
    public var ascent: Double {
        zip(points, points.dropFirst()).reduce(0) { sum, pair in
            sum + max(0, pair.1.elevation - pair.0.elevation)
        }
    }

    /// How many metres the trail goes down in all.
    public var descent: Double {
        zip(points, points.dropFirst()).reduce(0) { sum, pair in
            sum + max(0, pair.0.elevation - pair.1.elevation)
        }
    }

    /// The time that a walker needs, in seconds: four kilometres an hour, and an hour for every 400 metres up.
    public var duration: TimeInterval {
        let flat = length / 4000
        let climb = ascent / 400
        return (max(flat, climb) + min(flat, climb) / 2) * 3600
    }

    public var isWalked: Bool { walkedOn != nil }
}

/// A place on a trail.
public struct RoutePoint: Codable, Hashable, Sendable {
    public var latitude: Double
    public var longitude: Double
    public var elevation: Double

    public init(latitude: Double, longitude: Double, elevation: Double = 0) {
        self.latitude = latitude
        self.longitude = longitude
        self.elevation = elevation
    }

    /// The distance along the surface, in metres.
    public func distance(to other: RoutePoint) -> Double {
        let radius = 6_371_000.0
        let first = latitude * .pi / 180
        let second = other.latitude * .pi / 180
        let north = second - first
        let east = (other.longitude - longitude) * .pi / 180
        let half = sin(north / 2) * sin(north / 2) + cos(first) * cos(second) * sin(east / 2) * sin(east / 2)
        return 2 * radius * atan2(half.squareRoot(), (1 - half).squareRoot())
    }
}
