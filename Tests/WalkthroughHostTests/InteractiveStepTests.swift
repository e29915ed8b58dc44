import HeadlessUIKit
import Testing
import Walkthrough

/// The steps that drive transitions: `interactive`, pans, `dismiss: swipe`.
@MainActor
@Suite struct InteractiveStepTests {
    /// Dismisses by hand.
    private final class Supplier: NSObject, UIViewControllerTransitioningDelegate {
        let interactor: any UIViewControllerInteractiveTransitioning
        let animator: any UIViewControllerAnimatedTransitioning

        init(
            _ interactor: any UIViewControllerInteractiveTransitioning,
            _ animator: any UIViewControllerAnimatedTransitioning = Fade()
        ) { (self.interactor, self.animator) = (interactor, animator) }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }

    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let context = transitionContext
            UIView.animate(
                withDuration: 0.4, animations: { context.view(forKey: .from)?.alpha = 0 },
                completion: { _ in
                    context.view(forKey: .from)?.alpha = 1
                    context.completeTransition(!context.transitionWasCancelled)
                })
        }
    }

    private final class OwnInteractor: NSObject, UIViewControllerInteractiveTransitioning {
        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    }

    /// Walks to the second controller, which the supplier's objects dismiss.
    private func walkBack(_ supplier: Supplier, _ steps: String) throws -> Transcript {
        let target = Arm { $0.transitioningDelegate = supplier }
        return try walk(
            """
              - launch
              - present: {identifier: Second, animated: false}
              - call: {selector: "arm", on: SecondViewController}

            """ + steps,
            register: {
                registerDemo()
                ClassRegistry.shared.register(
                    ClassRegistration(SecondViewController.self, name: "CustomSegueDemo.SecondViewController")
                        .action("arm") { controller, _ in target.call(controller) }.erased)
            })
    }

    private final class Arm {
        let call: (UIViewController) -> Void
        init(_ call: @escaping (UIViewController) -> Void) { self.call = call }
    }

    @Test func anInteractiveStepDrivesTheTransitionInFlight() throws {
        let transcript = try walkBack(
            Supplier(UIPercentDrivenInteractiveTransition()),
            """
              - dismiss: {settle: false}
              - interactive: {progress: [0.2, 0.5], every: 0.1, end: cancel, settle: false}
              - advance: 0.1
              - expect: {animating: true, view: {of: SecondViewController, alpha: 0.75}}
              - settle
              - expect:
                  top: SecondViewController
                  events: [SecondViewController.viewWillDisappear(true), cancel(), SecondViewController.viewDidAppear(true)]
                  view: {of: SecondViewController, alpha: 1}
              - dismiss: {settle: false}
              - interactive: {progress: [0.5]}
              - expect: {top: FirstViewController, presenting: []}
            """)
        #expect(transcript.problems.isEmpty)
    }

    @Test func whatCannotBeDrivenIsAProblem() throws {
        let interactive = "  - dismiss: {settle: false}\n  - interactive: {progress: [0.5]}"
        let stock = try walk("  - launch\n  - present: {identifier: Second, animated: false}\n" + interactive)
        #expect(
            stock.problems.count == 1 && stock.problems[0].contains("its delegate supplies no interaction controller"))
        let own = try walkBack(Supplier(OwnInteractor()), interactive)
        #expect(own.problems.count == 1 && own.problems[0].contains("OwnInteractor, which is no UIPercentDriven"))
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        let started = try walkBack(Supplier(driver), interactive)
        #expect(started.problems.count == 1 && started.problems[0].contains("cannot be taken hold of"))
    }

    @Test func aTransitionThatNobodyLetsGoIsToldOf() throws {
        let transcript = try walkBack(Supplier(UIPercentDrivenInteractiveTransition()), "  - dismiss")
        #expect(
            transcript.events(ofStep: 3).contains(
                "the transition from SecondViewController to FirstViewController is still interactive: nobody has called "
                    + "finish() or cancel()."))
    }

    @Test func aSwipeDismissesASheet() throws {
        let transcript = try walk(
            """
              - launch
              - call: showSheet
              - dismiss: swipe
              - expect: {top: FirstViewController, events: [swipe on the sheet, SecondViewController.viewDidDisappear(true)]}
              - expect: {noEvents: "SecondViewController.dismiss(animated: true)"}
            """,
            register: {
                registerDemo()
                ClassRegistry.shared.register(
                    ClassRegistration(FirstViewController.self, name: "CustomSegueDemo.FirstViewController")
                        .action("showSheet") { controller, _ in
                            let sheet = UIStoryboard(name: "Main", bundle: nil)
                                .instantiateViewController(withIdentifier: "Second")
                            sheet.modalPresentationStyle = .pageSheet
                            controller.present(sheet, animated: true)
                        }.erased)
            })
        #expect(transcript.problems.isEmpty)
    }

    @Test func aPanThatNobodyFollowsIsToldOf() throws {
        let transcript = try walk("  - launch\n  - gesture: {kind: pan, path: [[100, 300, 0], [200, 300, 0.2]]}")
        #expect(transcript.problems.isEmpty)
        #expect(
            transcript.events(ofStep: 1).contains("no recogniser followed the pan from 100.0, 300.0 to 200.0, 300.0."))
        #expect(transcript.entries[1].result.end == 0.2)
    }
}
