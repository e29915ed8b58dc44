import HeadlessUIKit
import Testing

/// Navigation and tab bar controllers: R9, R27 to R32, T5, T7, T8.
@MainActor
@Suite struct ContainerRuleTests {
    private let log = CallLog()

    private func controllers(_ names: String...) -> [Scripted] { names.map { Scripted($0, log) } }

    @Test("T5: the same top is no transition; removed and added controllers hear of their moves only") func sameTop() {
        let all = controllers("A", "B", "C", "D")
        let navigation = UINavigationController()
        navigation.viewControllers = [all[0], all[1]]
        let runtime = show(navigation)
        _ = log.take()
        navigation.setViewControllers([all[2], all[3], all[1]], animated: true)
        #expect(navigation.viewControllers == [all[2], all[3], all[1]])
        runtime.time.settle()
        #expect(
            log.take() == [
                "A.willMove(nil)", "C.willMove(N)", "D.willMove(N)", "C.didMove(N)", "D.didMove(N)", "A.didMove(nil)",
            ])
        #expect(runtime.time.now == 0)
    }

    @Test(
        "T5: a top from the old stack comes back by a pop, a new one by a push",
        arguments: [(["A"], "pop"), (["A", "D"], "push"), (["C", "A"], "pop")])
    func style(names: [String], operation: String) throws {
        let all = Dictionary(uniqueKeysWithValues: controllers("A", "B", "C", "D").map { ($0.name, $0) })
        let navigation = UINavigationController()
        navigation.viewControllers = ["A", "B", "C"].compactMap { all[$0] }
        let delegate = NavigationDelegate()
        navigation.delegate = delegate
        let runtime = show(navigation)
        _ = log.take()
        navigation.setViewControllers(names.compactMap { all[$0] }, animated: true)
        runtime.time.settle()
        #expect(delegate.calls.first == "animator \(operation) C \(names.last ?? "")")
        let top = try #require(names.last)
        let appearance = log.take().filter { $0.contains("ppear") }
        #expect(
            appearance == [
                "C.willDisappear(1)", "\(top).willAppear(1)", "\(top).isAppearing(1)", "C.didDisappear(1)",
                "\(top).didAppear(1)",
            ])
    }

    @Test("T8, T9: of a full-screen presentation the container and its top hear both", arguments: [false, true])
    func presentingContainer(isTab: Bool) {
        let all = controllers("A", "B", "M")
        let container: UIViewController
        if isTab {
            let tabs = UITabBarController()
            tabs.viewControllers = [all[0], all[1]]
            container = tabs
        } else {
            container = UINavigationController(rootViewController: all[0])
        }
        let runtime = show(container)
        _ = log.take()
        all[2].modalPresentationStyle = .fullScreen
        let start = runtime.events.count
        all[0].present(all[2], animated: true)
        runtime.time.settle()
        #expect(
            log.take() == [
                "A.willDisappear(1)", "M.willAppear(1)", "M.isAppearing(1)", "M.didAppear(1)", "A.didDisappear(1)",
            ])
        let name = isTab ? "UITabBarController" : "UINavigationController"
        let own = runtime.events[start...].map(\.text).filter { $0.hasPrefix(name + ".view") && !$0.contains("Layout") }
        #expect(own == ["\(name).viewWillDisappear(true)", "\(name).viewDidDisappear(true)"])
        all[2].dismiss(animated: true)
        runtime.time.settle()
        #expect(
            log.take() == [
                "M.willDisappear(1)", "A.willAppear(1)", "A.isAppearing(1)", "A.didAppear(1)", "M.didDisappear(1)",
            ])
        #expect(all[0].view.window != nil)
    }

    @Test("R9: children of a container hear that they moved, and load nothing") func construction() {
        let all = controllers("A", "B")
        let tabs = UITabBarController()
        tabs.viewControllers = all
        #expect(log.take(without: []) == ["A.willMove(N)", "B.willMove(N)", "A.didMove(N)", "B.didMove(N)"])
        let navigation = UINavigationController(rootViewController: Scripted("C", log))
        #expect(log.take(without: []) == ["C.willMove(N)", "C.didMove(N)"])
        #expect(navigation.topViewController?.isViewLoaded == false)
    }

    @Test("R29: off window only the stack changes, and nothing loads") func offWindow() {
        let all = controllers("A", "B")
        let runtime = show(Scripted("root"))
        let navigation = UINavigationController(rootViewController: all[0])
        navigation.pushViewController(all[1], animated: true)
        runtime.time.settle()
        #expect(navigation.topViewController === all[1])
        #expect(!all[0].isViewLoaded && !all[1].isViewLoaded)
        #expect(log.take(without: []).last == "B.didMove(N)")
    }

    // MARK: show and showDetail

    enum Setting: String, CaseIterable { case plain, navigation, tab, navigationInTab }

    @Test(
        "R28: what show and showDetail do, and who presents",
        arguments: Setting.allCases, [true, false])
    func showing(in setting: Setting, asDetail: Bool) {
        let (content, shown) = (Scripted("A"), Scripted("B"))
        let navigation = UINavigationController()
        let tabs = UITabBarController()
        let root: UIViewController
        switch setting {
        case .plain: root = content
        case .navigation:
            navigation.viewControllers = [content]
            root = navigation
        case .tab:
            tabs.viewControllers = [content]
            root = tabs
        case .navigationInTab:
            navigation.viewControllers = [content]
            tabs.viewControllers = [navigation]
            root = tabs
        }
        let runtime = show(root)
        if asDetail { content.showDetailViewController(shown, sender: nil) } else { content.show(shown, sender: nil) }
        runtime.time.settle()
        let pushes = !asDetail && (setting == .navigation || setting == .navigationInTab)
        #expect((navigation.topViewController === shown) == pushes)
        #expect((shown.presentingViewController === root) != pushes)
        #expect(runtime.takeFailure() == nil)
    }

    @Test("R28: containers asked themselves; a navigation controller is presented, never pushed") func containers() {
        let (navigation, content) = (UINavigationController(), Scripted("A"))
        navigation.viewControllers = [content]
        let runtime = show(navigation)
        let pushed = Scripted("B")
        navigation.show(pushed, sender: nil)
        #expect(navigation.topViewController === pushed)
        runtime.time.settle()
        let inner = UINavigationController(rootViewController: Scripted("C"))
        pushed.show(inner, sender: nil)
        runtime.time.settle()
        #expect(inner.presentingViewController === navigation)
        navigation.dismiss(animated: false)
        let detail = Scripted("D")
        navigation.showDetailViewController(detail, sender: nil)
        runtime.time.settle()
        #expect(detail.presentingViewController === navigation)
        let tabs = UITabBarController()
        tabs.viewControllers = [Scripted("E")]
        let other = show(tabs)
        let shown = Scripted("F")
        tabs.show(shown, sender: nil)
        other.time.settle()
        #expect(shown.presentingViewController === tabs)
    }

    private final class Shower: Scripted {
        var shown: [UIViewController] = []
        var opts = true
        override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            opts && super.canPerformAction(action, withSender: sender)
        }
    }

    @Test("R27: the nearest ancestor whose class shows is asked, unless it opts out") func ownContainer() {
        let (outer, inner, content) = (Shower("P"), Shower("Q"), Scripted("A"))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.addChild(content)
        inner.view.addSubview(content.view)
        let runtime = show(outer)
        let shown = Scripted("B")
        content.show(shown, sender: nil)
        #expect(inner.shown == [shown] && outer.shown.isEmpty)
        inner.opts = false
        content.show(shown, sender: nil)
        #expect(outer.shown == [shown])
        outer.opts = false
        content.show(shown, sender: nil)
        runtime.time.settle()
        #expect(shown.presentingViewController === outer)
        #expect(runtime.events.count { $0.text == "A.show(Scripted)" || $0.text == "Scripted.show(Scripted)" } == 3)
    }

    // MARK: Changes on the way

    @Test("R32: a stack with the same controller twice raises, and stays as it was") func distinct() {
        let all = controllers("A", "B")
        let navigation = UINavigationController(rootViewController: all[0])
        let runtime = show(navigation)
        navigation.setViewControllers([all[1], all[1]], animated: false)
        #expect(runtime.takeFailure()?.reason.hasPrefix("All view controllers in a navigation controller") == true)
        #expect(navigation.viewControllers == [all[0]])
    }

    @Test func aPushDuringAPushFollowsIt() {
        let all = controllers("A", "B", "C")
        let navigation = UINavigationController(rootViewController: all[0])
        let runtime = show(navigation)
        _ = log.take()
        navigation.pushViewController(all[1], animated: true)
        runtime.time.advance(by: 0.25)
        navigation.pushViewController(all[2], animated: true)
        runtime.time.settle()
        #expect(
            log.take().filter { !$0.contains("isAppearing") } == [
                "B.willMove(N)", "A.willDisappear(1)", "B.willAppear(1)", "C.willMove(N)", "A.didDisappear(1)",
                "B.didAppear(1)", "B.didMove(N)", "B.willDisappear(1)", "C.willAppear(1)", "B.didDisappear(1)",
                "C.didAppear(1)", "C.didMove(N)",
            ])
        #expect(all[2].view.window != nil && all[1].view.window == nil)
        #expect(runtime.warnings.isEmpty)
    }

    @Test func aPushAndAPopOfOneTurnAreNoTransition() {
        let all = controllers("A", "B")
        let navigation = UINavigationController(rootViewController: all[0])
        let runtime = show(navigation)
        _ = log.take()
        navigation.pushViewController(all[1], animated: true)
        navigation.popViewController(animated: true)
        runtime.time.settle()
        #expect(log.take() == ["B.willMove(N)", "B.willMove(nil)", "B.didMove(nil)"])
        #expect(all[1].parent == nil)
        #expect(!all[1].isViewLoaded)
    }

    @Test("T7: tabs chosen one after the other in one turn leave everyone where they belong") func quickTabs() {
        let all = controllers("A", "B")
        let tabs = UITabBarController()
        tabs.viewControllers = all
        let runtime = show(tabs)
        _ = log.take()
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        runtime.time.settle()
        #expect(
            log.take() == [
                "B.willAppear(0)", "A.willDisappear(0)", "A.willAppear(0)", "B.willDisappear(0)", "A.isAppearing(0)",
                "B.didDisappear(0)", "A.didAppear(0)",
            ])
        #expect(all[0].view.window != nil && all[1].view.window == nil)
        #expect(runtime.warnings.isEmpty)
    }

    @Test("T7: a person's tap asks and tells the delegate") func taps() {
        let all = controllers("A", "B")
        let tabs = UITabBarController()
        tabs.viewControllers = all
        let delegate = TabDelegate()
        tabs.delegate = delegate
        let runtime = show(tabs)
        tabs.selectedIndex = 1
        #expect(delegate.calls == ["animator A B"])
        delegate.calls = []
        delegate.allows = false
        tabs.tapTab(at: 0)
        #expect(tabs.selectedIndex == 1 && delegate.calls == ["shouldSelect A"])
        delegate.allows = true
        runtime.time.settle()
        delegate.calls = []
        tabs.tapTab(at: 0)
        #expect(delegate.calls == ["shouldSelect A", "animator B A", "didSelect A"])
    }

    @Test("T7, R73: with an animator the flags are 1, and the views move in the container") func animatedTabs() {
        let all = controllers("A", "B")
        let tabs = UITabBarController()
        tabs.viewControllers = all
        let delegate = TabDelegate()
        delegate.animator = RecordingAnimator()
        tabs.delegate = delegate
        let runtime = show(tabs)
        _ = log.take()
        let start = runtime.time.now
        tabs.selectedIndex = 1
        runtime.time.settle()
        #expect(abs(runtime.time.now - start - 0.3) < 1e-9)
        #expect(
            log.take() == [
                "B.willAppear(1)", "A.willDisappear(1)", "B.isAppearing(1)", "A.didDisappear(1)", "B.didAppear(1)",
            ])
        #expect(delegate.animator?.fromWasInContainer == true && delegate.animator?.toWasInContainer == false)
        #expect(all[0].view.superview == nil && all[1].view.window != nil)
    }

    @Test func aSelectedTabThatIsTakenAwayDisappears() {
        let all = controllers("A", "B")
        let tabs = UITabBarController()
        tabs.viewControllers = all
        let runtime = show(tabs)
        _ = log.take()
        tabs.viewControllers = [all[1]]
        runtime.time.settle()
        #expect(log.take().filter { $0.hasPrefix("A.") }.contains("A.didDisappear(0)"))
        #expect(all[1].view.window != nil && all[0].view.window == nil && all[0].parent == nil)
        tabs.selectedViewController = all[0]
        #expect(runtime.takeFailure() != nil)
        tabs.viewControllers = []
        runtime.time.settle()
        #expect(all[1].view.window == nil)
    }
}
