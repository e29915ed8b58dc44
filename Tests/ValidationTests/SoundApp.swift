import AppProject
import ClassIndex
import Foundation
import InterfaceBuilder
import SceneGraph
import SourceText
import Synchronization
import TestSupport

@testable import SwiftSources
@testable import Validation

/// The app in `Tests/SoundApp`: sixteen scenes, xibs, a framework, and a companion on the Mac. Nothing is wrong with it.
enum SoundApp {
    /// The texts of its files by their paths. Pictures have none.
    static let files: [String: String] = {
        let folder = Fixtures.packageRoot.appendingPathComponent("Tests/SoundApp")
        var files: [String: String] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
            guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path) else {
                continue
            }
            files[path] = String(decoding: data, as: UTF8.self)
        }
        return files
    }()

    /// What all rules that are on by default find, each as `path:line rule`.
    static func findings(_ files: [String: String]) throws -> [String] {
        let model = model(files)
        let validator = Validator()
        let documents = try files.keys.sorted().filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.map {
            try document($0, files[$0] ?? "")
        }
        let graph = SceneGraph(documents: documents, manifests: try manifests(files, documents, model))
        let project = validator.findings(
            in: ProjectContents(graph, resources: resources(files), classes: classes(files, documents, model)))
        // A document that has not changed has nothing by itself, which the test of the sound app makes sure.
        let changed = documents.filter { Self.files[$0.source.path] != files[$0.source.path] || files == Self.files }
        let all =
            changed.flatMap { validator.findings(in: $0) } + project.documents.joined()
            + project.sources.values.joined()
        return all.map {
            "\($0.diagnostic.path):\($0.diagnostic.position?.line ?? 0) \($0.diagnostic.identifier)"
        }
    }

    // MARK: Parts

    private static let knownDocuments = Mutex<[String: InterfaceDocument]>([:])

    /// The document of a file; that of the sound app is read once.
    private static func document(_ path: String, _ text: String) throws -> InterfaceDocument {
        let isSound = files[path] == text
        if isSound, let known = knownDocuments.withLock({ $0[path] }) { return known }
        let document = try InterfaceDocument(parsing: SourceFile(path: path, text: text))
        if isSound { knownDocuments.withLock { $0[path] = document } }
        return document
    }

    private static func model(_ files: [String: String]) -> ProjectModel {
        var model = ProjectModel(keys: PathKeys(current: "/sound"))
        model.read("Trailbook.xcodeproj/project.pbxproj") { files[$0].map { Array($0.utf8) } }
        return model
    }

    private static func manifests(
        _ files: [String: String], _ documents: [InterfaceDocument], _ model: ProjectModel
    ) throws -> [AppManifest] {
        try files.keys.sorted().filter { $0.hasSuffix(".plist") }.map { path in
            var manifest = try AppManifest(parsing: SourceFile(path: path, text: files[path] ?? ""))
            for number in model.targets(ofManifest: path) {
                let own = documents.map(\.source.path).filter { model.targets(of: $0).contains(number) }
                manifest.target = .init(
                    name: model.targets[number].name, documents: Set(own), listed: [], isWhole: true)
            }
            return manifest
        }
    }

    private static func resources(_ files: [String: String]) -> ProjectResources {
        let folders = files.keys.compactMap { path in
            path.hasSuffix("/Contents.json") ? String(path.dropLast("/Contents.json".count)) : nil
        }.sorted()
        return ProjectResources(
            catalogs: folders.filter { $0.hasSuffix(".xcassets") },
            assets: folders.filter { !$0.hasSuffix(".xcassets") },
            files: files.keys.filter { $0.hasSuffix(".ttf") }.sorted())
    }

    // MARK: Classes

    private struct Reading: Hashable {
        let target: Int
        let platform: SourcePlatform
    }

    private static let knownIndexes = Mutex<[Reading: ClassIndex]>([:])
    /// Parsed files by their texts.
    private static let knownTrees = Mutex<[String: ParsedFile]>([:])

    /// The classes as the documents of each target see them.
    private static func classes(
        _ files: [String: String], _ documents: [InterfaceDocument], _ model: ProjectModel
    ) -> DocumentClasses {
        let sources = Dictionary(
            grouping: files.keys.filter(isSource).sorted()
        ) { model.targets(of: $0).first }
        // What changes is read once for all who see it.
        var read: [Reading: ClassIndex] = [:]
        func index(of target: Int, _ platform: SourcePlatform) -> ClassIndex {
            let reading = Reading(target: target, platform: platform)
            let index = read[reading] ?? Self.index(of: reading, sources[target] ?? [], files, model)
            read[reading] = index
            return index
        }
        func seen(on platform: SourcePlatform) -> [Int] {
            model.targets.indices.filter { model.targets[$0].platforms.contains(platform) }
        }
        func view(of own: Int) -> ProjectClasses {
            let platform: SourcePlatform = model.targets[own].platforms.contains(.macOS) ? .macOS : .iOS
            let seen = seen(on: platform)
            var roles = seen.map { number -> ProjectClasses.Role in
                number == own ? .own : model.targets[number].kind == .library ? .library : .other
            }
            var indexes = seen.map { index(of: $0, platform) }
            // What no target has may be any target's.
            if let unowned = sources[nil] {
                indexes.append(program("Trailbook", platform, unowned, files).index)
                roles.append(.own)
            }
            return ProjectClasses(indexes, roles: roles, aliases: seen.map { model.targets[$0].modules })
        }
        let apps = model.targets.indices.filter { model.targets[$0].kind == .executable }
        var numbers: [String: Int] = [:]
        for document in documents {
            let path = document.source.path
            numbers[path] = model.targets(of: path).first.flatMap { apps.firstIndex(of: $0) }
        }
        let all = [SourcePlatform.iOS, .macOS].flatMap { platform in
            seen(on: platform).map { index(of: $0, platform) }
        }
        return DocumentClasses(ProjectClasses(all), views: apps.map(view), numbers: numbers)
    }

    /// What the sources of a target declare, read as the tool reads them; those of the sound app once.
    private static func index(
        of reading: Reading, _ paths: [String], _ files: [String: String], _ model: ProjectModel
    ) -> ClassIndex {
        let module = model.targets[reading.target].modules.first ?? ""
        let folder = (paths.first?.split(separator: "/").first).map(String.init) ?? ""
        let soundPaths = Self.files.keys.filter { $0.hasPrefix(folder + "/") && Self.isSource($0) }.sorted()
        let isSound =
            module == folder && paths == soundPaths && paths.allSatisfy { files[$0] == Self.files[$0] }
        if isSound, let known = knownIndexes.withLock({ $0[reading] }) { return known }
        let program = program(module, reading.platform, paths, files)
        if isSound { knownIndexes.withLock { $0[reading] = program.index } }
        return program.index
    }

    private static func program(
        _ module: String, _ platform: SourcePlatform, _ paths: [String], _ files: [String: String]
    ) -> Program {
        let sources = paths.map { SourceFile(path: $0, text: files[$0] ?? "") }
        var trees: [String: ParsedFile] = [:]
        for file in sources where file.path.hasSuffix(".swift") { trees[file.path] = tree(of: file) }
        return Program(
            module: module, platform: platform, files: sources, isReading: true, parsed: ParsedFiles(trees))
    }

    private static func tree(of file: SourceFile) -> ParsedFile {
        let text = String(decoding: file.bytes, as: UTF8.self)
        if let known = knownTrees.withLock({ $0[text] }) { return known }
        let tree = ParsedFile(file, isReduced: true)
        knownTrees.withLock { $0[text] = tree }
        return tree
    }

    private static func isSource(_ path: String) -> Bool { [".swift", ".m", ".h"].contains { path.hasSuffix($0) } }
}
