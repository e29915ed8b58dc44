import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// Every iOS and tvOS storyboard of the corpus: each scene is made, shown and left by each of its segues, with
/// stand-ins for the apps' classes.
@MainActor
@Suite(.enabled(if: Fixtures.hasCorpus, "needs the corpus: set SEGUE_CORPUS"))
struct CorpusTests {
    @Test("Each scene loads, appears, and every segue of it is performed and unwound", arguments: Corpus.paths)
    func walk(path: String) throws {
        let document = try #require(Corpus.documents[path])
        let storyboard = try #require(document.storyboard)
        for scene in storyboard.scenes {
            for controller in scene.controllers where !controller.isPlaceholder {
                let made = try launch(controller, of: document, path)
                for segue in made.segueTemplates where segue.kind != .relationship && segue.kind != .embed {
                    try perform(segue, from: controller, of: document, path)
                }
            }
        }
    }

    private func launch(
        _ controller: Storyboard.Controller, of document: InterfaceDocument, _ path: String, inNavigation: Bool = false
    ) throws -> UIViewController {
        let runtime = start(path)
        let storyboard = UIStoryboard(name: Corpus.name(of: path), bundle: nil)
        let made = try #require(
            storyboard.instantiateViewController(objectID: controller.id), "\(path) \(controller.id)")
        let root =
            inNavigation && !(made is UINavigationController)
            ? UINavigationController(rootViewController: made) : made
        runtime.application.launch(root: root)
        #expect(runtime.time.settle(), "\(path) \(controller.id) does not come to rest")
        expectNoFailure(runtime, "\(path) \(controller.id)")
        #expect(made.isViewLoaded && made.view.window != nil)
        return made
    }

    private func perform(
        _ segue: Storyboard.Segue, from controller: Storyboard.Controller, of document: InterfaceDocument,
        _ path: String
    ) throws {
        let source = try launch(controller, of: document, path, inNavigation: segue.kind == .push)
        let runtime = UIKitRuntime.current
        source.perform(segue, sender: nil, asking: true)
        #expect(runtime.time.settle(), "\(path) \(segue.id) does not come to rest")
        expectNoFailure(runtime, "\(path) \(segue.id)")
        guard let root = runtime.application.keyWindow?.rootViewController else { return }
        let back = Corpus.all(from: root).flatMap { owner in
            owner.segueTemplates.filter { $0.kind == .unwind }.map { (owner, $0) }
        }
        for (owner, unwind) in back {
            owner.perform(unwind, sender: nil, asking: true)
            #expect(runtime.time.settle(), "\(path) \(unwind.id) does not come to rest")
            expectNoFailure(runtime, "\(path) \(unwind.id)")
        }
        #expect(!runtime.hasRunningTransitions)
    }

    private func start(_ path: String) -> UIKitRuntime {
        let runtime = UIKitRuntime.start()
        let registry = ClassRegistry.shared
        registry.removeAll()
        let project = Corpus.project(of: path)
        runtime.storyboards = project.library
        for name in project.segueClasses {
            registry.register(
                ClassRegistration(PresentingSegue.self, name: name)
                    .segue { PresentingSegue(identifier: $0, source: $1, destination: $2) }.erased)
        }
        return runtime
    }

    /// What real files rightly fail with: a reference that leads nowhere within the corpus, and a push outside of
    /// navigation controllers.
    private func expectNoFailure(_ runtime: UIKitRuntime, _ comment: Comment) {
        guard let failure = runtime.takeFailure() else { return }
        let known = [
            "Could not find a storyboard named", "has no initial view controller",
            "doesn't contain a view controller with identifier", "Push segues can only be used",
        ]
        #expect(known.contains { failure.reason.contains($0) }, "\(comment): \(failure)")
    }
}

/// Stands for an app's segue class: presents.
private final class PresentingSegue: UIStoryboardSegue {
    override func perform() {
        super.perform()
        if destination.parent == nil, destination.presentingViewController == nil, destination.view.window == nil {
            source.present(destination, animated: true)
        }
    }
}

/// The corpus's storyboards and what is in them.
@MainActor
private enum Corpus {
    nonisolated static let paths = Fixtures.corpusPaths().filter { path in
        guard let platform = documents[path]?.platform else { return false }
        return platform == .iOS || platform == .tvOS
    }

    nonisolated static let documents: [String: InterfaceDocument] = {
        let storyboards = Fixtures.corpusPaths().filter { $0.hasSuffix(".storyboard") }
        let parsed = storyboards.compactMap { path in
            (try? Fixtures.corpusFile(path)).flatMap { try? InterfaceDocument(parsing: $0) }.map { (path, $0) }
        }
        return Dictionary(parsed) { first, _ in first }
    }()

    /// What a bundle of the project would hold, with its classes as stand-ins.
    struct Project {
        let path: String
        let library: StoryboardLibrary
        let segueClasses: Set<String>
    }

    private static var last: Project?

    static func project(of path: String) -> Project {
        if let last, last.path == path { return last }
        let name = path.prefix { $0 != "/" }
        let others = documents.keys.filter { $0 != path && $0.prefix { $0 != "/" } == name }.sorted()
        var library = StoryboardLibrary()
        var (classes, selectors, segueClasses): (Set<String>, Set<String>, Set<String>) = ([], [], [])
        // This one comes last so that its name is its own.
        for path in others + [path] {
            guard let document = documents[path] else { continue }
            library.add(document, named: Self.name(of: path))
            for element in document.tree.elements {
                if let name = element.attribute("customClass") { classes.insert(name) }
                if let selector = element.attribute("unwindAction") ?? element.attribute("selector") {
                    selectors.insert(selector)
                }
            }
            for segue in document.storyboard?.segues ?? [] {
                guard let name = segue.customClass else { continue }
                segueClasses.insert([segue.customModule, name].compactMap { $0 }.joined(separator: "."))
            }
        }
        for name in classes { library.addClass(named: name, selectors: selectors) }
        let project = Project(path: path, library: library, segueClasses: segueClasses)
        last = project
        return project
    }

    static func name(of path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }

    static func all(from controller: UIViewController) -> [UIViewController] {
        [controller] + controller.children.flatMap(all) + (controller.ownPresented.map(all) ?? [])
    }
}
