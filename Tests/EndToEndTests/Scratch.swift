import Foundation
import TestSupport

/// A folder that goes when its owner does.
final class Scratch {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: url(name)) }

    func handle(_ name: String) throws -> FileHandle {
        try write("", to: name)
        return try FileHandle(forWritingTo: url(name))
    }

    /// A copy of a sample's files, to be changed.
    static func copy(of sample: String) throws -> Scratch {
        let scratch = try Scratch()
        let source = Fixtures.packageRoot.appendingPathComponent("Storyboards/\(sample)")
        for file in try FileManager.default.contentsOfDirectory(at: source, includingPropertiesForKeys: nil) {
            try FileManager.default.copyItem(at: file, to: scratch.url(file.lastPathComponent))
        }
        return scratch
    }

    func replace(_ text: String, with other: String, in name: String) throws {
        let old = try String(contentsOf: url(name), encoding: .utf8)
        try write(old.replacingOccurrences(of: text, with: other), to: name)
    }

    /// The names of all files below the folder, sorted.
    func names() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() }
}
