import HeadlessUIKit
import Testing

/// Appearance and containment: R15, R16, R61 to R64, R85 and the recorded trace A1.
@MainActor
@Suite struct AppearanceRuleTests {
    /// The container of A1: it forwards appearance by hand, and goes from child to child by a transition of views.
    private final class Swapper: Scripted {
        var child: Scripted?

        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            child?.beginAppearanceTransition(true, animated: animated)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            child?.endAppearanceTransition()
        }

        func begin(with new: Scripted) {
            child = new
            addChild(new)
            view.addSubview(new.view)
            new.didMove(toParent: self)
        }

        func swap(to new: Scripted) {
            guard let old = child else { return }
            child = new
            addChild(new)
            old.willMove(toParent: nil)
            old.beginAppearanceTransition(false, animated: true)
            new.beginAppearanceTransition(true, animated: true)
            UIView.transition(from: old.view, to: new.view, duration: 0.4, options: .transitionFlipFromLeft) { _ in
                new.endAppearanceTransition()
                old.endAppearanceTransition()
                new.didMove(toParent: self)
                old.removeFromParent()
            }
        }
    }

    @Test("A1: a hand-made container that forwards by hand") func handMade() {
        let log = CallLog()
        let (parent, first, second) = (Swapper("P"), Scripted("C1", log), Scripted("C2", log))
        parent.script[.didLoad] = { _ in parent.begin(with: first) }
        show(parent, ios: 12)
        #expect(
            log.take(without: ["didLoad"]) == [
                "C1.willMove(P)", "C1.didMove(P)", "C1.willAppear(0)", "C1.updateConstraints", "C1.wl", "C1.dl",
                "C1.didAppear(0)",
            ])
        parent.swap(to: second)
        RuntimeClock.current.settle()
        #expect(
            log.take(without: ["didLoad"]) == [
                "C2.willMove(P)", "C1.willMove(nil)", "C1.willDisappear(1)", "C2.willAppear(1)",
                "C2.updateConstraints", "C2.wl", "C2.dl", "C2.didAppear(1)", "C1.didDisappear(1)", "C2.didMove(P)",
                "C1.didMove(nil)",
            ])
        #expect(first.parent == nil && first.view.superview == nil)
    }

    @Test("R61: forwarded by hand, viewIsAppearing comes once, before the layout") func isAppearingByHand() {
        let log = CallLog()
        let (parent, first) = (Swapper("P"), Scripted("C1", log))
        parent.script[.didLoad] = { _ in parent.begin(with: first) }
        show(parent)
        let calls = log.take(without: ["didLoad", "updateConstraints", "willMove", "didMove"])
        #expect(calls == ["C1.willAppear(0)", "C1.isAppearing(0)", "C1.wl", "C1.dl", "C1.didAppear(0)"])
    }

    @Test("A1, R32: transition(from:to:) between a container's own children") func childTransition() {
        let log = CallLog()
        let (parent, first, second) = (Scripted("P"), Scripted("C1", log), Scripted("C2", log))
        let runtime = show(parent)
        parent.addChild(first)
        parent.view.addSubview(first.view)
        first.didMove(toParent: parent)
        _ = log.take()
        parent.transition(from: first, to: second, duration: 0.4, animations: nil)
        #expect(runtime.takeFailure()?.reason.contains("must have a common parent view controller") == true)
        parent.addChild(second)
        first.willMove(toParent: nil)
        var ends: [Bool] = []
        parent.transition(
            from: first, to: second, duration: 0.4, options: .transitionCrossDissolve,
            animations: { second.view.alpha = 0.5 }
        ) { finished in
            ends.append(finished)
            second.didMove(toParent: parent)
            first.removeFromParent()
        }
        let start = runtime.time.now
        runtime.time.settle()
        #expect(abs(runtime.time.now - start - 0.4) < 1e-9)
        #expect(ends == [true])
        #expect(
            log.take() == [
                "C2.willMove(P)", "C1.willMove(nil)", "C1.willDisappear(1)", "C2.willAppear(1)", "C2.isAppearing(1)",
                "C2.didAppear(1)", "C1.didDisappear(1)", "C2.didMove(P)", "C1.didMove(nil)",
            ])
        #expect(first.view.superview == nil && second.view.superview === parent.view)
        #expect(runtime.warnings.isEmpty && runtime.takeFailure() == nil)
        let navigation = UINavigationController(rootViewController: Scripted("A"))
        navigation.transition(from: first, to: second, duration: 0, animations: nil)
        #expect(runtime.takeFailure() != nil)
    }

    @Test("R63: will goes from parent to child, did from child to parent; begin and end recurse") func nested() {
        let log = CallLog()
        let (parent, child, inner) = (Scripted("P", log), Scripted("C", log), Scripted("D", log))
        child.addChild(inner)
        child.view.addSubview(inner.view)
        parent.forwards = false
        parent.addChild(child)
        parent.view.addSubview(child.view)
        _ = log.take()
        show(parent)
        #expect(log.take() == ["P.willAppear(0)", "P.isAppearing(0)", "P.didAppear(0)"])
        child.beginAppearanceTransition(true, animated: true)
        #expect(log.take() == ["C.willAppear(1)", "D.willAppear(1)"])
        child.endAppearanceTransition()
        #expect(log.take() == ["C.isAppearing(1)", "D.isAppearing(1)", "D.didAppear(1)", "C.didAppear(1)"])
    }

    @Test("R31: begin and end that do not fit each other are reported") func unbalanced() {
        let controller = Scripted("A")
        let runtime = show(controller)
        controller.endAppearanceTransition()
        #expect(runtime.warnings.count == 1)
        #expect(runtime.warnings.last?.contains("Unbalanced calls to begin/end appearance transitions for <") == true)
    }

    @Test("R64: the flags hold inside the corresponding callbacks only") func flags() {
        var seen: [String] = []
        func watch(_ controller: Scripted) {
            for call in [Scripted.Call.willAppear, .didAppear, .willDisappear, .didDisappear] {
                controller.script[call] = { controller in
                    let flags = [
                        ("presented", controller.isBeingPresented), ("dismissed", controller.isBeingDismissed),
                        ("to", controller.isMovingToParent), ("from", controller.isMovingFromParent),
                    ]
                    seen.append("\(controller.name).\(call): " + flags.filter(\.1).map(\.0).joined(separator: " "))
                }
            }
        }
        let (root, pushed, modal) = (Scripted("A"), Scripted("B"), Scripted("M"))
        let navigation = UINavigationController(rootViewController: root)
        let runtime = show(navigation)
        for controller in [root, pushed, modal] { watch(controller) }
        func changes(_ body: () -> Void) -> [String] {
            seen = []
            body()
            runtime.time.settle()
            for controller in [root, pushed, modal] {
                #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
                #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
            }
            return seen
        }
        #expect(
            changes { navigation.pushViewController(pushed, animated: true) } == [
                "A.willDisappear: ", "B.willAppear: to", "A.didDisappear: ", "B.didAppear: to",
            ])
        modal.modalPresentationStyle = .fullScreen
        #expect(
            changes { pushed.present(modal, animated: true) } == [
                "B.willDisappear: ", "M.willAppear: presented", "M.didAppear: presented", "B.didDisappear: ",
            ])
        #expect(
            changes { pushed.dismiss(animated: true) } == [
                "M.willDisappear: dismissed", "B.willAppear: ", "B.didAppear: ", "M.didDisappear: dismissed",
            ])
        #expect(
            changes { navigation.popViewController(animated: true) } == [
                "B.willDisappear: from", "A.willAppear: ", "B.didDisappear: from", "A.didAppear: ",
            ])
    }

    @Test("R15: addChild takes the child from its parent before; in willMove the parent is the new one") func moves() {
        let log = CallLog()
        let (old, new, child) = (Scripted("P", log), Scripted("Q", log), Scripted("C", log))
        show(old)
        var parentInCall: UIViewController?
        child.script[.willMove] = { parentInCall = $0.parent }
        old.addChild(child)
        #expect(parentInCall === old)
        new.addChild(child)
        #expect(parentInCall === new)
        #expect(old.children.isEmpty && new.children == [child])
    }

    @Test("R15: a child's view under another controller's view raises, and stays where it is") func wrongPlace() {
        let (parent, child, other) = (Scripted("P"), Scripted("C"), Scripted("Q"))
        let runtime = show(parent)
        parent.addChild(child)
        other.view.addSubview(child.view)
        #expect(runtime.takeFailure()?.name == "UIViewControllerHierarchyInconsistencyException")
        #expect(child.view.superview == nil)
        parent.view.addSubview(child.view)
        #expect(runtime.takeFailure() == nil)
    }

    @Test("R32, R15: a controller in itself raises") func circle() {
        let (outer, inner) = (Scripted("P"), Scripted("C"))
        let runtime = show(outer)
        outer.addChild(inner)
        inner.addChild(outer)
        #expect(runtime.takeFailure()?.name == "UIViewControllerHierarchyInconsistencyException")
        outer.addChild(outer)
        #expect(runtime.takeFailure() != nil)
    }
}
