import HeadlessUIKit
import Testing

/// App code that calls back into the runtime from its callbacks: nothing crashes, hangs or is lost.
@MainActor
@Suite struct ReentrancyTests {
    @Test(
        "A push in a callback of the root's",
        arguments: [
            Scripted.Call.didLoad, .willAppear, .isAppearing, .didAppear, .wl, .updateConstraints,
        ]) func pushInCallback(call: Scripted.Call)
    {
        let (root, pushed) = (Scripted("A"), Scripted("B"))
        let navigation = UINavigationController(rootViewController: root)
        root.script[call] = { controller in
            controller.script = [:]
            controller.navigationController?.pushViewController(pushed, animated: true)
        }
        let runtime = show(navigation)
        #expect(navigation.topViewController === pushed)
        #expect(pushed.view.window != nil && root.view.window == nil)
        #expect(!runtime.hasRunningTransitions && runtime.takeFailure() == nil)
        navigation.popViewController(animated: true)
        runtime.time.settle()
        #expect(root.view.window != nil && pushed.view.window == nil)
    }

    @Test(
        "A presentation in a callback",
        arguments: [
            Scripted.Call.didLoad, .willAppear, .isAppearing, .didAppear, .wl, .dl,
        ], [true, false]) func presentInCallback(call: Scripted.Call, animated: Bool)
    {
        let (root, modal) = (Scripted("A"), Scripted("M"))
        modal.modalPresentationStyle = .fullScreen
        root.script[call] = { controller in
            controller.script = [:]
            controller.present(modal, animated: animated)
        }
        let runtime = show(root)
        // R31: off window nothing is presented.
        let isOffWindow = call == .didLoad || call == .willAppear
        #expect((root.presentedViewController == nil) == isOffWindow)
        #expect((modal.viewIfLoaded?.window != nil) != isOffWindow)
        #expect(runtime.takeFailure() == nil && !runtime.hasRunningTransitions)
        root.dismiss(animated: true)
        runtime.time.settle()
        #expect(root.view.window != nil && root.presentedViewController == nil)
    }

    @Test(
        "A dismissal in a callback of the presented's", arguments: [Scripted.Call.didAppear, .willAppear, .dl],
        [
            true, false,
        ]) func dismissInCallback(call: Scripted.Call, animated: Bool)
    {
        let (root, modal) = (Scripted("A"), Scripted("M"))
        modal.modalPresentationStyle = .fullScreen
        let runtime = show(root)
        modal.script[call] = { controller in
            controller.script = [:]
            controller.dismiss(animated: animated)
        }
        root.present(modal, animated: true)
        runtime.time.settle()
        // R31: in flight it is refused.
        #expect((root.presentedViewController == nil) == (call == .didAppear))
        #expect((root.view.window != nil) == (call == .didAppear))
        #expect(runtime.warnings.filter { $0.contains("Unbalanced") } == [])
    }

    @Test("Dismissing and presenting in completions, many times over") func completions() {
        let root = Scripted("A")
        let runtime = show(root)
        var rounds = 0
        func round() {
            rounds += 1
            guard rounds <= 20 else { return }
            let modal = Scripted("M")
            modal.modalPresentationStyle = rounds.isMultiple(of: 2) ? .fullScreen : .pageSheet
            root.present(modal, animated: rounds.isMultiple(of: 3)) {
                modal.dismiss(animated: rounds.isMultiple(of: 4)) { round() }
            }
        }
        round()
        runtime.time.settle()
        #expect(rounds == 21)
        #expect(root.presentedViewController == nil && root.view.window != nil)
        #expect(runtime.warnings.isEmpty && runtime.takeFailure() == nil)
    }

    @Test("A presentation in the presenter's viewDidAppear during a dismissal") func presentDuringDismissal() {
        let (root, first, second) = (Scripted("A"), Scripted("M"), Scripted("N"))
        for modal in [first, second] { modal.modalPresentationStyle = .fullScreen }
        let runtime = show(root)
        root.present(first, animated: false)
        root.script[.didAppear] = { controller in
            controller.script = [:]
            controller.present(second, animated: false)
        }
        root.dismiss(animated: true)
        runtime.time.settle()
        #expect(root.presentedViewController === second)
        #expect(second.view.window != nil && first.view.window == nil)
        #expect(first.presentingViewController == nil)
    }

    @Test("Changing the stack during a transition") func stackDuringTransition() {
        let all = ["A", "B", "C", "D"].map { Scripted($0) }
        let navigation = UINavigationController(rootViewController: all[0])
        let runtime = show(navigation)
        navigation.pushViewController(all[1], animated: true)
        runtime.time.advance(by: 0.1)
        navigation.popViewController(animated: true)
        navigation.setViewControllers([all[2], all[3]], animated: true)
        runtime.time.advance(by: 0.1)
        navigation.popToRootViewController(animated: false)
        runtime.time.settle()
        #expect(navigation.viewControllers == [all[2]])
        #expect(all[2].view.window != nil)
        for gone in [all[0], all[1], all[3]] {
            #expect(gone.parent == nil && gone.viewIfLoaded?.window == nil)
        }
        #expect(runtime.warnings.isEmpty)
    }

    @Test("An empty stack shows nothing, and a push into it shows again") func emptyStack() {
        let (first, second) = (Scripted("A"), Scripted("B"))
        let navigation = UINavigationController(rootViewController: first)
        let runtime = show(navigation)
        navigation.viewControllers = []
        runtime.time.settle()
        #expect(first.view.window == nil && navigation.topViewController == nil)
        navigation.pushViewController(second, animated: true)
        runtime.time.settle()
        #expect(second.view.window != nil)
        #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test(
        "Another root in the callbacks of the first",
        arguments: [
            Scripted.Call.didLoad, .willAppear, .isAppearing, .didAppear,
        ]) func rootInCallback(call: Scripted.Call)
    {
        let (first, second) = (Scripted("A"), Scripted("B"))
        first.script[call] = { controller in
            controller.script = [:]
            UIApplication.shared.keyWindow?.rootViewController = second
        }
        let runtime = show(first)
        #expect(runtime.application.keyWindow?.rootViewController === second)
        #expect(second.view.window != nil && first.view.window == nil)
    }

    @Test("Another root while things are presented and pushed") func rootDuringTransitions() {
        let (root, modal) = (Scripted("A"), Scripted("M"))
        let navigation = UINavigationController(rootViewController: root)
        let runtime = show(navigation)
        modal.modalPresentationStyle = .fullScreen
        navigation.pushViewController(Scripted("B"), animated: true)
        runtime.time.advance(by: 0.1)
        navigation.present(modal, animated: true)
        runtime.time.advance(by: 0.1)
        let next = Scripted("C")
        runtime.application.keyWindow?.rootViewController = next
        runtime.time.settle()
        #expect(next.view.window != nil && modal.viewIfLoaded?.window == nil && navigation.view.window == nil)
    }

    @Test("Views that change their superview while it lays out or while they move") func viewsOnTheMove() {
        final class Shuffler: UIView {
            var work: (() -> Void)?
            override func layoutSubviews() {
                super.layoutSubviews()
                work?()
            }
            override func willMove(toWindow newWindow: UIWindow?) {
                if newWindow != nil { work?() }
            }
        }
        let runtime = show(Scripted("A"))
        guard let window = runtime.application.keyWindow else { return }
        let outer = Shuffler(frame: window.bounds)
        let inner = (0..<10).map { _ in UIView(frame: .zero) }
        for view in inner { outer.addSubview(view) }
        outer.work = {
            for view in inner.prefix(5) { view.removeFromSuperview() }
            outer.insertSubview(inner[9], at: 0)
        }
        window.addSubview(outer)
        runtime.time.settle()
        #expect(outer.subviews.count == 5 && outer.subviews.first === inner[9])
        outer.work = { outer.removeFromSuperview() }
        outer.setNeedsLayout()
        runtime.time.settle()
        #expect(outer.superview == nil)
    }

    @Test("A layout that asks for itself for ever ends, and is reported as not coming to rest") func endlessLayout() {
        final class Restless: UIView {
            override func layoutSubviews() { setNeedsLayout() }
        }
        let runtime = show(Scripted("A"))
        runtime.application.keyWindow?.addSubview(Restless(frame: .zero))
        #expect(!runtime.time.settle())
        #expect(runtime.time.pendingCount == 1)
    }

    @Test("Unwinding twice, the second time while the first is on its way") func unwindTwice() throws {
        let harness = try Harness(.scene("V1"), .scene("V3", SceneText.unwind("V3")))
        let (root, source): (V1, V3) = (try harness.make("V1"), try harness.make("V3"))
        harness.launch(root)
        harness.present(source, from: root)
        source.performSegue(withIdentifier: "unwind", sender: nil)
        source.performSegue(withIdentifier: "unwind", sender: nil)
        harness.runtime.time.settle()
        #expect(root.presentedViewController == nil)
        #expect(harness.warnings.count == 1)
        #expect(harness.warnings.first?.contains("while a presentation or dismiss is in progress!") == true)
        source.performSegue(withIdentifier: "unwind", sender: nil)
        harness.runtime.time.settle()
        #expect(harness.runtime.takeFailure() == nil)
    }

    @Test("A segue performed in another's prepare; one that performs itself there ends in a failure")
    func nestedSegues()
        throws
    {
        let harness = try Harness(
            .scene(
                "Nesting", SceneText.segue("presentation", "one", to: "V1") + SceneText.segue("show", "two", to: "V2")),
            .scene("V1"), .scene("V2"))
        ClassRegistry.shared.register(ClassRegistration(Nesting.self, name: "Tests.Nesting").erased)
        let source: Nesting = try harness.make("Nesting")
        harness.launch(source)
        source.inner = "two"
        source.performSegue(withIdentifier: "one", sender: nil)
        harness.runtime.time.settle()
        #expect(source.presentedViewController is V2)
        #expect(harness.warnings.last?.contains("Attempt to present") == true)
        source.inner = "one"
        source.isEndless = true
        source.performSegue(withIdentifier: "one", sender: nil)
        #expect(harness.runtime.takeFailure()?.reason == "Segues perform each other without end.")
    }

    private final class Nesting: UIViewController {
        var inner: String?
        var isEndless = false
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard let name = inner else { return }
            if !isEndless { inner = nil }
            performSegue(withIdentifier: name, sender: nil)
        }
    }
}
