import AppBuild
import AppProject
import ClassIndex
import InterfaceBuilder
import SourceText
import Validation

/// The app's own classes, read from its sources as far as rules need them. Nothing is compiled.
final class AppClasses {
    /// The sources of one module.
    struct Module: Hashable {
        /// `nil` for the module that most of the storyboards' classes name.
        var name: String?
        /// Files and folders, as the current folder has them.
        var paths: [String]
    }

    private let tool: Tool
    private let modules: [Module]
    /// The folders that are looked at as a whole, from the root.
    private let wholeFolders: [String]
    /// The targets of the project files at hand.
    private let project: ProjectModel
    private var known: (documents: [String], classes: DocumentClasses)?
    /// Every source file that was read.
    private(set) var files: [String] = []
    /// Everything that was named and could not be read, or not as a whole.
    private(set) var problems: [Diagnostic] = []

    init(_ modules: [Module], tool: Tool, wholeFolders: [String], project: ProjectModel = ProjectModel()) {
        (self.modules, self.tool, self.wholeFolders, self.project) = (modules, tool, wholeFolders, project)
    }

    /// Whether sources are named at all.
    var isWanted: Bool { !modules.isEmpty }

    /// What the sources declare; `nil` where none are named. What cannot be read of them is in ``problems``.
    ///
    /// - Parameter isWhole: Whether all documents are there that code may name something in.
    func read(for documents: [InterfaceDocument], isWhole: Bool) -> DocumentClasses? {
        guard isWanted else { return nil }
        // A second look, after fixes, finds the same sources.
        let places = documents.map { "\(SourcePlatform($0.platform)) \($0.source.path)" }
        if let known, known.documents == places { return known.classes }
        tool.terminal.progress("reading the app's sources")
        defer { tool.terminal.clearProgress() }
        let environment = SystemBuildEnvironment(
            variables: tool.environment, executable: tool.executable, supervisor: tool.supervisor)
        let (units, model) = units(for: documents, environment)
        let platforms = Self.platforms(of: documents)
        let homes = documents.map { home(of: $0, units, model) }
        var wanted: [(unit: SourceUnit, platform: SourcePlatform)] = []
        for (number, unit) in units.enumerated() {
            for platform in platforms {
                // A document's own target is read for its platform, whatever the project says of the target's.
                let isOwn = zip(documents, homes).contains {
                    SourcePlatform($0.platform) == platform && $1.contains(number)
                }
                guard isOwn || unit.platforms.isEmpty || unit.platforms.contains(platform) else { continue }
                wanted.append((unit, platform))
            }
        }
        var readings: [SourceUnit: [SourcePlatform: SourceReading]] = [:]
        let read = AppBuilder(environment).read(
            wanted.map { AppBuildRequest(sources: $0.unit.paths, module: $0.unit.module, platform: $0.platform) },
            project: model)
        for ((unit, platform), var reading) in zip(wanted, read) {
            if unit.isSwift2 { reading.index.addSwift2Selectors() }
            readings[unit, default: [:]][platform] = reading
        }
        let all = units.flatMap { unit in platforms.compactMap { readings[unit]?[$0] } }
        let indexes = all.map(\.index)
        var failures: [Diagnostic] = []
        for failure in all.flatMap(\.failures) where !failures.contains(failure) { failures.append(failure) }
        var unread: [Diagnostic] = []
        for problem in indexes.flatMap(\.files).compactMap(Self.problem)
        where !unread.contains(where: { $0.path == problem.path }) && !model.leavesOut(source: problem.path) {
            unread.append(problem)
        }
        problems = failures + unread
        files = Array(Set(indexes.flatMap { $0.files.map(\.path) })).sorted()
        let paths = AbsolutePaths(tool.files)
        let outside = Set(
            files.filter { file in
                let file = paths.absolute(file)
                return !isWhole || !wholeFolders.contains { AbsolutePaths.relative(file, to: $0) != nil }
            })
        func classes(
            _ units: [(unit: SourceUnit, index: ClassIndex)], _ roles: [ProjectClasses.Role]?
        ) -> ProjectClasses {
            ProjectClasses(
                units.map(\.index), isWhole: failures.isEmpty, outside: outside, roles: roles,
                aliases: units.map(\.unit.aliases)
            ) { path in
                (try? tool.files.read(path)).map { String(decoding: $0, as: UTF8.self) }
            }
        }
        var views: [ProjectClasses] = []
        var numbers: [String: Int] = [:]
        if platforms.count > 1 || units.count > 1 {
            var known: [String: Int] = [:]
            for (document, home) in zip(documents, homes) {
                let platform = SourcePlatform(document.platform)
                let key = "\(platform) \(home.sorted())"
                if known[key] == nil {
                    let seen = units.enumerated().compactMap { number, unit in
                        readings[unit]?[platform].map { (number: number, unit: unit, index: $0.index) }
                    }
                    let roles = seen.map { item -> ProjectClasses.Role in
                        if home.contains(item.number) || item.unit.isUnowned { return .own }
                        return item.unit.isLibrary ? .library : .other
                    }
                    known[key] = views.count
                    views.append(classes(seen.map { ($0.unit, $0.index) }, home.isEmpty ? nil : roles))
                }
                numbers[document.source.path] = known[key]
            }
        }
        let found = DocumentClasses(
            classes(
                units.flatMap { unit in platforms.compactMap { readings[unit]?[$0] }.map { (unit, $0.index) } }, nil),
            views: views, numbers: numbers)
        known = (places, found)
        return found
    }

    /// The sources to read: as the user or the project's targets divide them.
    private func units(
        for documents: [InterfaceDocument], _ environment: SystemBuildEnvironment
    ) -> (units: [SourceUnit], project: ProjectModel) {
        let usual = modules.map { module in
            SourceUnit(module: module.name ?? Self.module(of: documents) ?? "App", paths: module.paths)
        }
        // Where no project is at hand, the sources are found while they are read.
        guard modules.count == 1, modules[0].name == nil, !project.targets.isEmpty else { return (usual, project) }
        let found = SourceFinder(environment, project: project).find(modules[0].paths)
        guard found.missing.isEmpty, found.unreadable.isEmpty, !found.project.targets.isEmpty else {
            return (usual, found.project)
        }
        let units = found.project.units(swift: found.swift, objectiveC: found.objectiveC) { [files = tool.files] in
            files.kind(of: $0) == .file
        }
        return (units ?? usual, found.project)
    }

    /// The units of the targets that a document belongs to: of those for its platform, where the project says that.
    private func home(of document: InterfaceDocument, _ units: [SourceUnit], _ model: ProjectModel) -> Set<Int> {
        guard units.count > 1 else { return [] }
        let platform = SourcePlatform(document.platform)
        let all = model.targets(of: document.source.path)
        let fitting = all.filter {
            model.targets[$0].platforms.isEmpty || model.targets[$0].platforms.contains(platform)
        }
        let targets = Set(fitting.isEmpty ? all : fitting)
        return Set(units.indices.filter { !targets.isDisjoint(with: units[$0].targets) })
    }

    /// The name of the findings about files (``ReadingProblem``).
    static let fileRule = "source-file-unreadable"

    /// What keeps a file from being read as a whole, as a finding. Why a file cannot run is no matter here.
    private static func problem(_ file: ClassIndex.File) -> Diagnostic? {
        guard file.isIncomplete, var problem = file.problem else { return nil }
        problem.severity = .error
        problem.identifier = fileRule
        let mark = ClassIndex.File.leftOutMark
        let reason = problem.message.hasPrefix(mark) ? String(problem.message.dropFirst(mark.count)) : problem.message
        problem.message = "this source file cannot be read as a whole: \(reason)"
        return problem
    }

    /// The module that most of the documents' classes name.
    static func module(of documents: [InterfaceDocument]) -> String? {
        var counts: [String: Int] = [:]
        for document in documents {
            for element in document.tree.elements {
                // Classes of frameworks name their module too; those of the app are marked.
                guard let module = element.attribute("customModule"), !module.isEmpty else { continue }
                counts[module, default: 0] += element.attribute("customModuleProvider") == "target" ? 1000 : 1
            }
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// The platforms of the documents, that of most of them first.
    private static func platforms(of documents: [InterfaceDocument]) -> [SourcePlatform] {
        var counts: [SourcePlatform: Int] = [:]
        for document in documents { counts[SourcePlatform(document.platform), default: 0] += 1 }
        let all = SourcePlatform.allCases.filter { counts[$0] != nil }
        return all.isEmpty ? [.iOS] : all.sorted { counts[$0, default: 0] > counts[$1, default: 0] }
    }
}

extension SourcePlatform {
    /// The platform of a document; iOS where it says none.
    init(_ platform: InterfaceDocument.Platform?) {
        self =
            switch platform {
            case .tvOS: .tvOS
            case .watchOS: .watchOS
            case .macOS: .macOS
            default: .iOS
            }
    }
}
