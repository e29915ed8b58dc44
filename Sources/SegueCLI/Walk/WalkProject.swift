import InterfaceBuilder
import SourceText
import Walkthrough

/// What a walkthrough file names: its script, and the project's storyboards with the entry first.
struct WalkProject {
    let script: Script
    /// As the user would name them, the one that `launch` starts first.
    let storyboards: [String]
    let documents: [InterfaceDocument]

    /// Reads a walkthrough and the storyboards it names.
    ///
    /// Says on standard error what cannot be read, and then answers with the status instead of a project.
    static func read(_ path: String, in tool: Tool) -> Result<WalkProject, Failure> {
        guard ![".storyboard", ".xib"].contains(where: path.hasSuffix) else {
            let problem = Diagnostic(
                .error, "not-a-walkthrough", "this is an interface file; segue walk takes walkthrough files",
                path: path,
                fixHint: "write a walkthrough.yml that names it ('segue walk --help' shows one), or see 'segue report'")
            return .failure(Failure(tool.report([problem], status: .usage)))
        }
        let file: SourceFile
        let script: Script
        do throws(Diagnostic) {
            file = SourceFile(path: path, bytes: try tool.files.read(path))
        } catch {
            return .failure(Failure(tool.report([error], status: .unreadableInput)))
        }
        do throws(InvalidScript) {
            script = try Script.parse(file)
        } catch {
            // A walkthrough is what the user asks for, as the command line is.
            return .failure(Failure(tool.report(error.diagnostics, status: .usage) { _ in file }))
        }
        let session = Session(tool)
        let named = Path.join(Path.folder(of: path), script.storyboard ?? ".")
        let found = session.find([named], storyboardsOnly: true)
        let inputs = session.read(found.files)
        let status = max(tool.report(found), session.report(inputs))
        guard status == .success else { return .failure(Failure(status)) }
        let walkable = inputs.filter { $0.interface.map(isWalkable) ?? false }
        guard !walkable.isEmpty else {
            return .failure(Failure(tool.report(inputs.compactMap(otherPlatform), status: .unreadableInput)))
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

    /// Carries the status of what was said already.
    struct Failure: Error {
        let status: ExitStatus
        init(_ status: ExitStatus) { self.status = status }
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
