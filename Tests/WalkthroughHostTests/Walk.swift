import Foundation
import InterfaceBuilder
import SourceText
import TestSupport
import Testing
import Walkthrough
import WalkthroughHost

/// Runs a script's steps over a storyboard of the samples, in this process.
@MainActor
func walk(
    _ steps: String, storyboard path: String = "CustomSegue/Main.storyboard", ios: Int? = nil,
    register: () -> Void = { registerDemo() }
) throws -> Transcript {
    let text = (ios.map { "ios: \($0)\n" } ?? "") + "steps:\n" + steps
    let script = try Script.parse(SourceFile(path: "walkthrough.yml", bytes: Array(text.utf8)))
    let url = Fixtures.packageRoot.appendingPathComponent("Storyboards/\(path)")
    let file = SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: url)))
    let job = HostJob(script: script, storyboards: [path], options: .init(trace: true, hierarchy: true))
    var transcript = Transcript()
    let name = url.deletingPathExtension().lastPathComponent
    let session = HostSession(job: job, storyboards: [(name, try InterfaceDocument(parsing: file))]) {
        transcript.append($0)
    }
    register()
    session.run()
    return transcript
}

extension Transcript {
    /// The events of a step, as lines.
    func events(ofStep index: Int) -> [String] { entries[index].events.map(\.text) }

    /// The messages of all steps that did not pass.
    var problems: [String] { entries.compactMap { $0.result.outcome.problem?.message } }
}
