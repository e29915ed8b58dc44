import AppBuild
import Foundation

@testable import SegueCLI

/// A folder with an app's sources and a cache of its own, which goes with the test.
final class AppProject {
    let path = NSTemporaryDirectory() + "segue-app-\(UUID().uuidString)"

    init(_ files: [String: String]) throws {
        try FileManager.default.createDirectory(atPath: "\(path)/App", withIntermediateDirectories: true)
        for (name, text) in files { try set(name, text) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func set(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    func environment(_ more: [String: String] = [:]) -> SystemBuildEnvironment {
        let variables = ProcessInfo.processInfo.environment.merging(["SEGUE_CACHE": "\(path)/cache"]) { $1 }
        return SystemBuildEnvironment(
            variables: variables.merging(more) { $1 }, executable: ExecutablePath.current)
    }

    func build(_ more: [String: String] = [:]) throws -> AppBuild {
        try AppBuilder(environment(more)).build(AppBuildRequest(sources: ["\(path)/App"], module: "Demo"))
    }
}
