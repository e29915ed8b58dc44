import ClassIndex
import SwiftIfConfig
import SwiftSyntax
import SystemClasses

/// What `#if` asks, answered as for the app: the platform it was written for, the modules the runtime stands in for,
/// and a debug build.
struct AppConditions: BuildConfiguration {
    let platform: SourcePlatform
    /// Whether the sources are only read: then whatever the platform and the app's libraries have can be imported.
    var isReading = false
    /// What conditions were found to be, by their text.
    let answers = Answers()

    /// Conditions that were read before: few texts stand in front of many parts of an app.
    final class Answers {
        var byText: [String: Bool] = [:]
    }

    /// What an Apple platform does not have.
    private var absentModules: Set<String> {
        let others: Set<String> = ["Glibc", "Musl", "Bionic", "Android", "WinSDK", "CRT"]
        let kits: [SystemClass.Kit] = platform == .macOS ? [.uiKit, .watchKit] : [.appKit]
        return kits.reduce(into: others) { $0.formUnion(SystemModules.areOnly(in: $1)) }
    }

    /// What there is to import: what the runtime stands for, and what comes with Swift everywhere.
    private static let modules = RuntimeModules.names.union([
        "FoundationEssentials", "FoundationNetworking", "FoundationXML", "FoundationInternationalization", "Dispatch",
        "Swift", "_Concurrency", "Synchronization", "Observation", "RegexBuilder", "_StringProcessing",
    ])

    func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }
    func hasFeature(name: String) -> Bool { false }
    func hasAttribute(name: String) -> Bool { false }

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let name = importPath.first?.1, importPath.count == 1 else { return false }
        if isReading { return !absentModules.contains(name) }
        #if canImport(Glibc)
            return Self.modules.contains(name) || name == "Glibc"
        #else
            return Self.modules.contains(name) || name == "Darwin"
        #endif
    }

    func isActiveTargetOS(name: String) -> Bool {
        name == platform.rawValue || (platform == .macOS && name == "OSX")
    }

    func isActiveTargetArchitecture(name: String) -> Bool {
        #if arch(x86_64)
            name == "x86_64"
        #else
            name == "arm64"
        #endif
    }

    func isActiveTargetEnvironment(name: String) -> Bool { false }

    func isActiveTargetRuntime(name: String) -> Bool {
        #if _runtime(_ObjC)
            name == "_ObjC"
        #else
            name == "_Native"
        #endif
    }

    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }

    func isActiveTargetObjectFormat(name: String) -> Bool {
        #if canImport(Glibc)
            name == "ELF"
        #else
            name == "MachO"
        #endif
    }

    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
    var endianness: Endianness { .little }
    /// What `swift(>=…)` compares with: the newest release of the language mode apps are compiled in.
    var languageVersion: VersionTuple { VersionTuple(5, 10) }
    /// What `compiler(>=…)` compares with: the oldest compiler this package builds with.
    var compilerVersion: VersionTuple { VersionTuple(6, 2) }
}
