import InterfaceBuilder
import SourceText
import Walkthrough

/// What a walkthrough file names: its script, and the project's storyboards with the entry first.
struct WalkProject {
    var script: Script
    /// As the user would name them, the one that `launch` starts first.
    let storyboards: [String]
    let documents: [InterfaceDocument]

    /// Reads a walkthrough and the storyboards it names.
    ///
    /// Says on standard error what cannot be read, and then answers with the status and a transcript that says so too.
    static func read(_ path: String, in tool: Tool) -> Result<WalkProject, Failure> {
        guard ![".storyboard", ".xib"].contains(where: path.hasSuffix) else {
            let problem = Diagnostic(
                .error, "not-a-walkthrough", "this is an interface file; segue walk takes walkthrough files",
                path: path,
                fixHint: "write a walkthrough.yml that names it ('segue walk --help' shows one), or see 'segue report'")
            return .failure(Failure(tool.report([problem], status: .usage), path, [problem]))
        }
        let file: SourceFile
        let script: Script
        do throws(Diagnostic) {
            file = SourceFile(path: path, bytes: try tool.files.read(path))
        } catch {
            return .failure(Failure(tool.report([error], status: .unreadableInput), path, [error]))
        }
        do throws(InvalidScript) {
            script = try Script.parse(file)
        } catch {
            // A walkthrough is what the user asks for, as the command line is.
            let status = tool.report(error.diagnostics, status: .usage) { _ in file }
            return .failure(Failure(status, path, error.diagnostics))
        }
        let session = Session(tool)
        let named = Path.join(Path.folder(of: path), script.storyboard ?? ".")
        let found = session.find([named], storyboardsOnly: true)
        let inputs = session.read(found.files)
        let status = max(tool.report(found), session.report(inputs))
        guard status == .success else {
            let problems = found.unreadable + found.empty + inputs.compactMap(\.problem)
            return .failure(Failure(status, script, found.files, problems))
        }
        let walkable = inputs.filter { $0.interface.map(isWalkable) ?? false }
        guard !walkable.isEmpty else {
            let problems = inputs.compactMap(otherPlatform)
            return .failure(
                Failure(tool.report(problems, status: .unreadableInput), script, found.files, problems))
        }
        let ordered = walkable.enumerated().sorted { left, right in
            (rank(left.element), left.offset) < (rank(right.element), right.offset)
        }.map(\.element)
        return .success(
            WalkProject(
                script: script, storyboards: ordered.map(\.path),
                documents: ordered.compactMap(\.interface)))
    }

    /// R126: only what UIKit loads is walked; a Mac's or a watch's storyboards in the same project are passed over.
    private static func isWalkable(_ document: InterfaceDocument) -> Bool {
        switch document.platform {
        case .watchOS, .macOS: false
        case .iOS, .tvOS, .unknown: true
        }
    }

    private static func otherPlatform(_ input: Session.Input) -> Diagnostic? {
        guard let document = input.interface else { return nil }
        let platform = document.platform == .macOS ? "macOS" : "watchOS"
        return Diagnostic(
            .error, "wrong-platform", "this is a storyboard of \(platform): segue walks those that UIKit loads",
            path: input.path, fixHint: "segue report and segue validate read it")
    }

    /// The names of the xibs beside the app's sources and storyboards, each once.
    func nibs(in tool: Tool) -> [String] {
        let folder = Path.folder(of: script.path)
        let roots = [script.sources.path, script.storyboard ?? "."].compactMap { $0 }.map { Path.join(folder, $0) }
        let found = InputFinder(fileSystem: tool.files, kinds: .xibs).find(
            roots.filter { tool.files.kind(of: $0) == .folder })
        return Set(found.files.map { String(Path.name(of: $0).dropLast(".xib".count)) }).sorted()
    }

    /// The status of what was said already, and the transcript for those who read only that.
    struct Failure: Error {
        let status: ExitStatus
        let transcript: Transcript

        /// A walkthrough file that cannot be read.
        init(_ status: ExitStatus, _ path: String, _ problems: [Diagnostic]) {
            self.status = status
            transcript = Transcript(unreadScript: path, problems)
        }

        /// Storyboards that cannot be read.
        init(_ status: ExitStatus, _ script: Script, _ storyboards: [String], _ problems: [Diagnostic]) {
            self.status = status
            var transcript = Transcript(header: .init(script: script, storyboards: storyboards))
            transcript.giveUp(problems)
            self.transcript = transcript
        }
    }

    /// `Main.storyboard` is the entry, the one nearest to the top; otherwise the first that begins somewhere.
    private static func rank(_ input: Session.Input) -> Int {
        if Path.name(of: input.path) == "Main.storyboard" { return input.path.count { $0 == "/" } }
        guard let document = input.interface else { return 3000 }
        return document.initialViewControllerID == nil || document.isLaunchScreen ? 2000 : 1000
    }

    /// The app's module: as the script says, else the one that most of the storyboards' classes name, else `App`.
    var module: String { script.module ?? AppClasses.module(of: documents) ?? "App" }
}
