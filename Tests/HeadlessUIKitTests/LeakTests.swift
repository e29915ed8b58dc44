import HeadlessUIKit
import Testing

/// Nothing outlives its flow: controllers, views and segues end once nobody shows them.
@MainActor
@Suite struct LeakTests {
    /// What a closure made, held weakly.
    @MainActor private final class Witness {
        private var controllers: [() -> UIViewController?] = []

        func watch<Controller: UIViewController>(_ controller: Controller) -> Controller {
            controllers.append { [weak controller] in controller }
            return controller
        }

        var living: [String] { controllers.compactMap { $0() }.map(\.runtimeName) }
        var count: Int { controllers.count }
    }

    /// Runs a flow in a closure of its own, and expects that nothing of it is left.
    private func expectNoLeak(_ root: UIViewController, _ flow: (UIKitRuntime, Witness) throws -> Void) rethrows {
        let runtime = show(root)
        let witness = Witness()
        try flow(runtime, witness)
        runtime.time.settle()
        #expect(witness.count > 0)
        #expect(witness.living == [])
        #expect(runtime.takeFailure() == nil)
    }

    @Test(arguments: [true, false], [UIModalPresentationStyle.fullScreen, .pageSheet, .custom])
    func presentation(animated: Bool, style: UIModalPresentationStyle) {
        let root = Scripted("A")
        expectNoLeak(root) { runtime, witness in
            let modal = witness.watch(Scripted("M"))
            modal.modalPresentationStyle = style
            root.present(modal, animated: animated) { _ = modal.view }
            runtime.time.settle()
            modal.dismiss(animated: animated) { _ = modal.view }
        }
    }

    @Test func chainOfPresentations() {
        let root = Scripted("A")
        expectNoLeak(root) { runtime, witness in
            var top: UIViewController = root
            for _ in 0..<5 {
                let next = witness.watch(Scripted("M"))
                top.present(next, animated: false)
                top = next
            }
            runtime.time.settle()
            root.dismiss(animated: true)
        }
    }

    @Test(arguments: [true, false]) func navigation(animated: Bool) {
        let navigation = UINavigationController(rootViewController: Scripted("A"))
        expectNoLeak(navigation) { runtime, witness in
            for _ in 0..<5 {
                navigation.pushViewController(witness.watch(Scripted("B")), animated: animated)
                runtime.time.settle()
            }
            navigation.popViewController(animated: animated)
            runtime.time.settle()
            navigation.popToRootViewController(animated: animated)
            runtime.time.settle()
            navigation.setViewControllers([witness.watch(Scripted("C")), Scripted("D")], animated: animated)
            runtime.time.settle()
            navigation.setViewControllers([Scripted("E")], animated: animated)
        }
    }

    @Test func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [Scripted("A")]
        expectNoLeak(tabs) { runtime, witness in
            tabs.viewControllers = [
                witness.watch(Scripted("B")),
                witness.watch(UINavigationController(rootViewController: witness.watch(Scripted("C")))),
            ]
            tabs.selectedIndex = 1
            runtime.time.settle()
            tabs.viewControllers = [Scripted("D")]
        }
    }

    @Test func windowsRoot() {
        expectNoLeak(Scripted("A")) { runtime, witness in
            let root = witness.watch(Scripted("B"))
            let navigation = witness.watch(UINavigationController(rootViewController: root))
            runtime.application.keyWindow?.rootViewController = navigation
            let modal = witness.watch(Scripted("M"))
            modal.modalPresentationStyle = .fullScreen
            root.present(modal, animated: false)
            runtime.time.settle()
            runtime.application.keyWindow?.rootViewController = Scripted("C")
        }
    }

    @Test func childrenAndTheirTransition() {
        let root = Scripted("A")
        expectNoLeak(root) { runtime, witness in
            let (first, second) = (witness.watch(Scripted("B")), witness.watch(Scripted("C")))
            for child in [first, second] { root.addChild(child) }
            root.view.addSubview(first.view)
            root.transition(from: first, to: second, duration: 0.2, animations: { second.view.alpha = 0.5 })
            runtime.time.settle()
            second.view.removeFromSuperview()
            for child in [first, second] {
                child.willMove(toParent: nil)
                child.removeFromParent()
            }
        }
    }

    @Test func controllersWithAnimationsAndCoordinators() {
        let navigation = UINavigationController(rootViewController: Scripted("A"))
        expectNoLeak(navigation) { runtime, witness in
            let pushed = witness.watch(Scripted("B"))
            pushed.script[.willAppear] = { controller in
                controller.transitionCoordinator?.animate(
                    alongsideTransition: { _ in controller.view.alpha = 0.5 }, completion: { _ in _ = controller.view })
                UIView.animate(
                    withDuration: 1, delay: 0, options: [.repeat, .autoreverse],
                    animations: { controller.view.backgroundColor = .red })
            }
            navigation.pushViewController(pushed, animated: true)
            runtime.time.settle()
            navigation.popViewController(animated: true)
            runtime.time.settle()
            pushed.script = [:]
        }
    }

    @Test func scenesOfAStoryboard() throws {
        var parent = SceneText.scene("V1")
        parent.view = """
            <view key="view" id="view"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <containerView id="holder"><rect key="frame" x="0" y="0" width="100" height="50"/>
            <connections>\(SceneText.segue("embed", "child", to: "V2"))</connections></containerView>
            <button id="button"><connections>\(SceneText.segue("presentation", "go", to: "V3"))
            <outletCollection property="gestureRecognizers" destination="tap" id="oc1"/>
            </connections></button></subviews></view>
            """
        parent.objects = """
            <tapGestureRecognizer id="tap"><connections>\(SceneText.segue("show", "tapped", to: "V3"))</connections>
            </tapGestureRecognizer>
            """
        let harness = try Harness(parent, .scene("V2"), .scene("V3", SceneText.unwind("V3")))
        let witness = Witness()
        let window = UIWindow(frame: UIScreen.main.bounds)
        try {
            let root: V1 = witness.watch(try harness.make("V1"))
            window.rootViewController = root
            window.makeKeyAndVisible()
            for child in root.children { _ = witness.watch(child) }
            root.performSegue(withIdentifier: "go", sender: nil)
            harness.runtime.time.settle()
            let modal = witness.watch(try #require(root.presentedViewController))
            modal.performSegue(withIdentifier: "unwind", sender: nil)
            harness.runtime.time.settle()
            #expect(root.presentedViewController == nil)
        }()
        window.rootViewController = nil
        harness.runtime.time.settle()
        #expect(witness.count == 3)
        #expect(witness.living == [])
    }

    @Test("R23: a presentation's segue lives as long as what it presented, others end at once") func segues() throws {
        final class Fleeting: UIStoryboardSegue {}
        let harness = try Harness(
            .scene(
                "V1",
                SceneText.segue(
                    "presentation", "go", to: "V2", attributes: "customClass=\"Fleeting\" customModule=\"Tests\"")
                    + SceneText.segue(
                        "custom", "idle", to: "V2", attributes: "customClass=\"Fleeting\" customModule=\"Tests\"")),
            .scene("V2"))
        weak var last: UIStoryboardSegue?
        ClassRegistry.shared.register(
            ClassRegistration(Fleeting.self, name: "Tests.Fleeting").segue {
                let made = Fleeting(identifier: $0, source: $1, destination: $2)
                last = made
                return made
            }.erased)
        let root: V1 = try harness.make("V1")
        harness.launch(root)
        root.performSegue(withIdentifier: "idle", sender: nil)
        #expect(last == nil)
        root.performSegue(withIdentifier: "go", sender: nil)
        harness.runtime.time.settle()
        #expect(last != nil)
        root.dismiss(animated: true)
        harness.runtime.time.settle()
        #expect(last == nil)
    }
}

/// Controllers and views whose end looks at what is ending around them: no access overlaps another.
@MainActor
@Suite struct EndTests {
    @Test func whoeverListensToEventsMayLookAtEverythingAsControllersEnd() {
        let navigation = UINavigationController(rootViewController: Scripted("A"))
        let runtime = show(navigation)
        var looks = 0
        func look(_ controller: UIViewController) {
            looks += 1
            _ = (controller.viewIfLoaded, controller.presentedViewController, controller.presentingViewController)
            for view in controller.viewIfLoaded?.subviews ?? [] { _ = view.superview }
            controller.children.forEach(look)
            controller.ownPresented.map(look)
        }
        runtime.onEvent = { event in
            guard event.text.hasSuffix(".deinit") else { return }
            runtime.application.windows.compactMap(\.rootViewController).forEach(look)
        }
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
            for animated in [true, false] {
                {
                    let modal = Scripted("M")
                    modal.modalPresentationStyle = style
                    navigation.present(modal, animated: animated)
                    runtime.time.settle()
                    navigation.pushViewController(Scripted("B"), animated: animated)
                }()
                navigation.dismiss(animated: animated)
                runtime.time.settle()
                navigation.popViewController(animated: animated)
                runtime.time.settle()
                navigation.viewControllers = [Scripted("C")]
                runtime.time.settle()
                navigation.topViewController?.view = UIView(frame: .zero)
            }
        }
        runtime.application.keyWindow?.rootViewController = Scripted("D")
        runtime.time.settle()
        #expect(looks > 10)
    }
}
