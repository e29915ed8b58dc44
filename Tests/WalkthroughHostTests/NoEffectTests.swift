import HeadlessUIKit
import Testing
import Walkthrough

/// A step that came to nothing fails: a transition that never completes, a segue that shows nothing, a clock that never
/// comes to rest, a screen without a view.
@MainActor
@Suite struct NoEffectTests {
    private static let storyboard = SceneWalk.storyboard(
        SceneWalk.scene(
            "home", className: "Home",
            connections: SceneWalk.segue(
                "custom", to: "next", attributes: "customClass=\"Idle\" customModule=\"App\"")),
        SceneWalk.scene("next"))

    /// Runs one call, which does `body` in a controller that is launched.
    private func call(
        _ head: String = "", then steps: String = "", _ body: @escaping @MainActor (Home) -> Void
    ) throws -> Transcript {
        try SceneWalk.run("launch\ncall: act\n\(steps)", Self.storyboard, head: head) {
            $0.register(
                ClassRegistration(Home.self, name: "App.Home").action("act") { object, _ in body(object) }.erased)
        }
    }

    private static func endless(_ home: Home) {
        func again() { RuntimeClock.current.schedule(after: 1) { again() } }
        again()
    }

    private static func present(_ animator: Animator, from home: Home) {
        let presented = UIViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = animator
        Animator.kept = animator
        home.present(presented, animated: true)
    }

    @Test("R79: a transition that never completes fails its step") func neverCompleted() throws {
        let transcript = try call { Self.present(Animator(.forgets), from: $0) }
        #expect(transcript.problem(ofStep: 1)?.message.contains("never completed") == true)
        #expect(!transcript.isPassed)
    }

    @Test("R24: a perform() that shows nothing fails its step") func showsNothing() throws {
        func walk(_ head: String, _ more: String = "") throws -> Transcript {
            try SceneWalk.run("launch\nperformSegue: go\n\(more)", Self.storyboard, head: head) {
                Home.register(in: $0)
                $0.register(
                    ClassRegistration(Idle.self, name: "App.Idle")
                        .segue { Idle(identifier: $0, source: $1, destination: $2) }.erased)
            }
        }
        let failed = try walk("")
        #expect(failed.problem(ofStep: 1)?.message.contains("Idle.perform() showed nothing") == true)
        #expect(failed.problem(ofStep: 1)?.position?.line == 5)
        let allowed = try walk("warnings: allow")
        #expect(allowed.isPassed)
        #expect(allowed.warnings(ofStep: 1).count == 1)
        // An expected warning is accepted, one with another text is not.
        #expect(try walk("", "expect: {warning: showed nothing}").isPassed)
        #expect(try !walk("", "expect: {warning: something else}").isPassed)
    }

    @Test("a clock that never settles fails its step, and ends") func neverSettles() throws {
        let transcript = try call { Self.endless($0) }
        #expect(transcript.problem(ofStep: 1)?.message.contains("something still waits") == true)
        let allowed = try call("warnings: allow") { Self.endless($0) }
        #expect(allowed.isPassed)
    }

    @Test("what calls itself again and again at one moment, or nearly, never comes to rest", arguments: [0, 1e-9])
    func busyClock(delay: Double) throws {
        let transcript = try call { _ in
            @MainActor func again() { RuntimeClock.current.schedule(after: delay) { again() } }
            again()
        }
        #expect(transcript.problem(ofStep: 1)?.message.contains("does not come to rest") == true)
    }

    @Test("what is due once and far away, or never, leaves the app at rest", arguments: [120, 1e300, .infinity])
    func distantCalls(delay: Double) throws {
        let transcript = try call(then: "settle") { _ in RuntimeClock.current.schedule(after: delay) {} }
        #expect(transcript.isPassed)
        #expect(transcript.warnings(ofStep: 1).count == 1 && transcript.warnings(ofStep: 2).isEmpty)
    }

    @Test("an animation without an end is in flight, and no step waits for it") func endlessAnimation() throws {
        let transcript = try call(then: "expect: {animating: true}") { home in
            UIView.animate(withDuration: .infinity) { home.view.alpha = 0.5 }
        }
        #expect(transcript.isPassed)
    }

    @Test("a sampled animation without an end is sampled as long as a step waits") func endlessSamples() throws {
        let transcript = try SceneWalk.run(
            "launch\nsample: {fps: 60}\ncall: act", Self.storyboard
        ) {
            $0.register(
                ClassRegistration(Home.self, name: "App.Home").action("act") { home, _ in
                    UIView.animate(withDuration: .infinity) { home.view.alpha = 0.5 }
                }.erased)
        }
        #expect(transcript.isPassed)
        #expect(transcript.entries[2].result.samples.count == 3601)
        #expect(transcript.warnings(ofStep: 2).contains { $0.contains("can be sampled") })
    }

    @Test("R76: a presenter's view that an animator takes along leaves a black screen, and the step says how")
    func blackScreen() throws {
        let transcript = try call(then: "dismiss") { Self.present(Animator(.takesPresenter), from: $0) }
        #expect(transcript.problem(ofStep: 1) == nil)
        let message = try #require(transcript.problem(ofStep: 2)?.message)
        #expect(message.hasPrefix("the screen is black: the view of Home, UIView home-view, is in no window."))
        #expect(message.contains("Animator.animateTransition put it into the container of the dismissal"))
    }

    @Test("a presented view that its animator does not add is missed at once") func notAdded() throws {
        let transcript = try call { Self.present(Animator(.addsNothing), from: $0) }
        let message = try #require(transcript.problem(ofStep: 1)?.message)
        #expect(message.contains("is on top and cannot be seen"))
        #expect(message.contains("did not add it to the container"))
    }

    @Test("top is not met by a controller whose view is in no window") func topInNoWindow() throws {
        let transcript = try call("warnings: allow", then: "dismiss\nexpect: {top: Home}") {
            Self.present(Animator(.takesPresenter), from: $0)
        }
        #expect(transcript.problem(ofStep: 3)?.message.contains("its view is in no window") == true)
        #expect(transcript.warnings(ofStep: 2).count == 1)
    }

    @Test("R75: completeTransition(true) after a cancellation completes, with a warning") func completesCancelled()
        throws
    {
        let transcript = try call(then: "interactive: {progress: [0.5], end: cancel}\nexpect: {presenting: []}") { _ in
        }
        #expect(transcript.problem(ofStep: 2) != nil)
        let driven = try SceneWalk.run(
            "launch\n{call: act, settle: false}\ninteractive: {progress: [0.5], end: cancel}", Self.storyboard
        ) {
            $0.register(
                ClassRegistration(Home.self, name: "App.Home").action("act") { object, _ in
                    let animator = Animator(.alwaysTrue)
                    animator.driver = UIPercentDrivenInteractiveTransition()
                    Self.present(animator, from: object)
                }.erased)
        }
        let warnings = driven.entries.flatMap(\.warnings).map(\.text)
        #expect(warnings.contains { $0.contains("was cancelled, and completeTransition(true) was called") })
    }

    @Test("a tap that nothing listens to fails") func tapWithoutEffect() throws {
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene(
                "home", views: SceneWalk.view("button", "button", inside: "<state key=\"normal\" title=\"Go\"/>")))
        let transcript = try SceneWalk.run("launch\ntap: Go", storyboard)
        #expect(transcript.problem(ofStep: 1)?.message.contains("the tap has no effect") == true)
        #expect(try SceneWalk.run("launch\ntap: Go", storyboard, head: "warnings: allow").isPassed)
    }

    @Test("a failure counts as expected only where the text is in it") func failureTexts() throws {
        let other = try SceneWalk.run(
            "launch\nperformSegue: missing\nexpect: {failure: out of memory}\nsettle", Self.storyboard
        ) { Home.register(in: $0) }
        #expect(other.entries[1].result.isExpected == false)
        #expect(other.problem(ofStep: 2)?.message.contains("it failed with") == true)
        #expect(other.entries[3].result.outcome == .notRun)
        #expect(!other.isPassed)
        let same = try SceneWalk.run(
            "launch\nperformSegue: missing\nexpect: {failure: has no segue}\nsettle", Self.storyboard
        ) { Home.register(in: $0) }
        #expect(same.isPassed)
    }
}

/// A segue class that shows nothing.
private final class Idle: UIStoryboardSegue {
    override func perform() {}
}

/// An animator with a mistake.
private final class Animator: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    enum Mistake { case forgets, takesPresenter, addsNothing, alwaysTrue }

    /// Transitioning delegates are held weakly.
    static var kept: Animator?
    private let mistake: Mistake
    var driver: UIPercentDrivenInteractiveTransition?
    private var isPresenting = true

    init(_ mistake: Mistake) { self.mistake = mistake }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        isPresenting = false
        return self
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if mistake == .forgets { return }
        guard let to = context.viewController(forKey: .to), let view = to.view else { return }
        if isPresenting ? mistake != .addsNothing : mistake == .takesPresenter {
            context.containerView.addSubview(view)
        }
        let mover = UIView()
        context.containerView.addSubview(mover)
        UIView.animate(
            withDuration: 0.3, animations: { mover.alpha = 0 },
            completion: { [mistake] _ in
                context.completeTransition(mistake == .alwaysTrue || !context.transitionWasCancelled)
            })
    }
}
