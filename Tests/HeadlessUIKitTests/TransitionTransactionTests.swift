import HeadlessUIKit
import Testing

/// `CATransaction` around pushes, pops and presentations: the way that code waits for them.
@MainActor
@Suite struct TransitionTransactionTests {
    private let log = CallLog()

    /// Runs changes in a transaction, and notes when its completion block runs.
    private func transaction(_ changes: () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [log] in log.note(">>>.completion") }
        changes()
        CATransaction.commit()
    }

    @Test func aPushIsOverWhenTheBlockRuns() {
        let (root, pushed) = (Scripted("A", log), Scripted("B", log))
        let navigation = UINavigationController(rootViewController: root)
        let runtime = show(navigation)
        _ = log.take()
        transaction { navigation.pushViewController(pushed, animated: true) }
        runtime.time.advance(by: 0.49)
        #expect(!log.lines.contains(">>>.completion"))
        runtime.time.settle()
        #expect(log.take().suffix(3) == ["B.didAppear(1)", "B.didMove(N)", ">>>.completion"])
        #expect(runtime.time.now == 0.5)
        transaction { navigation.popViewController(animated: true) }
        runtime.time.settle()
        #expect(log.take().last == ">>>.completion" && runtime.time.now == 1)
        // Nothing to wait for.
        transaction { navigation.pushViewController(pushed, animated: false) }
        #expect(log.lines.contains(">>>.completion"))
    }

    @Test func twoChangesOfOneTurnAreOver() {
        let (root, pushed) = (Scripted("A"), Scripted("B"))
        let navigation = UINavigationController(rootViewController: root)
        let runtime = show(navigation)
        transaction {
            navigation.pushViewController(pushed, animated: true)
            navigation.popViewController(animated: true)
        }
        runtime.time.settle()
        #expect(log.take() == [">>>.completion"])
    }

    @Test func aCancelledPopIsOver() {
        let scene = InteractiveScene()
        CATransaction.begin()
        CATransaction.setCompletionBlock { scene.log.note(">>>.completion") }
        scene.navigation.popViewController(animated: true)
        CATransaction.commit()
        scene.runtime.time.turn()
        scene.driver?.update(0.5)
        scene.runtime.time.advance(by: 5)
        scene.driver?.cancel()
        scene.runtime.time.advance(by: 0.1)
        #expect(!scene.log.lines.contains(">>>.completion"))
        scene.runtime.time.settle()
        #expect(scene.log.take().last == ">>>.completion")
    }

    @Test func presentationsAndDismissalsAreOver() {
        let (root, modal) = (Scripted("A", log), Scripted("M", log))
        let runtime = show(root)
        _ = log.take()
        transaction { root.present(modal, animated: true) }
        runtime.time.settle()
        #expect(log.take().suffix(2) == ["M.didAppear(1)", ">>>.completion"] && runtime.time.now == 0.5)
        transaction { root.dismiss(animated: true) }
        runtime.time.settle()
        #expect(log.take().suffix(2) == ["M.didDisappear(1)", ">>>.completion"] && runtime.time.now == 1)
    }
}
