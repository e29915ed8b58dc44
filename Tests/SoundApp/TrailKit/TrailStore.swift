import Foundation

/// Keeps the trails of one person.
public final class TrailStore {
    public enum Failure: Error, Equatable {
        case notFound(UUID)
        case duplicateTitle(String)
        case unreadable
    }

    public static let didChange = Notification.Name("TrailStoreDidChange")

    public private(set) var trails: [Trail]
    private let file: URL?
    private let center: NotificationCenter

    public init(trails: [Trail] = [], file: URL? = nil, center: NotificationCenter = .default) {
        self.trails = trails
        self.file = file
        self.center = center
    }

    /// Reads the trails of a file; none where it is not there.
    public convenience init(reading file: URL) throws {
        guard FileManager.default.fileExists(atPath: file.path) else {
            self.init(file: file)
            return
        }
        do {
            let data = try Data(contentsOf: file)
            self.init(trails: try JSONDecoder().decode([Trail].self, from: data), file: file)
        } catch {
            throw Failure.unreadable
        }
    }

    public var regions: [String] { Array(Set(trails.map(\.region))).sorted() }

    public func trail(_ id: UUID) throws -> Trail {
        guard let trail = trails.first(where: { $0.id == id }) else { throw Failure.notFound(id) }
        return trail
    }

    public func add(_ trail: Trail) throws {
        guard !trails.contains(where: { $0.title == trail.title }) else {
            throw Failure.duplicateTitle(trail.title)
        }
        trails.append(trail)
        try save()
    }

    public func update(_ trail: Trail) throws {
        guard let position = trails.firstIndex(where: { $0.id == trail.id }) else {
            throw Failure.notFound(trail.id)
        }
        trails[position] = trail
        try save()
    }

    public func remove(_ id: UUID) throws {
        guard trails.contains(where: { $0.id == id }) else { throw Failure.notFound(id) }
        trails.removeAll { $0.id == id }
        try save()
    }

    public func trails(in region: String) -> [Trail] {
        trails.filter { $0.region == region }.sorted { $0.title < $1.title }
    }

    private func save() throws {
        if let file {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            try encoder.encode(trails).write(to: file, options: .atomic)
        }
        center.post(name: Self.didChange, object: self)
    }
}
