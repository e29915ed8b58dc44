import Foundation
import TestSupport
import Testing

/// An app's `await` on the virtual clock.
@Suite(.enabled(if: Tool.isBuilt, "the executables are not built")) struct AsyncAppTests {
    @Test func codeThatWaitsForAnimationsGoesOnAtTheirEnds() throws {
        let scratch = try Scratch.copy(of: "CustomSegue")
        try scratch.replace(
            "override func viewDidLoad() {",
            with: """
                @objc func run() {
                    // Something slower goes on meanwhile.
                    UIView.animate(withDuration: 5) { self.titleLabel.alpha = 0.5 }
                    Task {
                        let first = await UIView.animate(withDuration: 0.3) { self.view.alpha = 0.5 }
                        await UIView.animate(withDuration: 0.2) { self.view.alpha = 1 }
                        Task { await self.last(first) }
                    }
                }
                private func last(_ finished: Bool) async {
                    await UIView.animate(withDuration: 0.1) { self.view.alpha = finished ? 0.25 : 0.75 }
                    titleLabel.text = "Done"
                }
                override func viewDidLoad() {
                """, in: "FirstViewController.swift")
        try scratch.write(
            """
            storyboard: .
            sources: .
            steps:
              - launch
              - call: {selector: run, settle: false}
              - advance: 0.59
              - expect: {view: {of: titleLabel, text: First}}
              - advance: 0.02
              - expect: {view: [{of: titleLabel, text: Done}, {of: FirstViewController, alpha: 0.25}]}
              - settle
            """, to: "walkthrough.yml")
        let run = try Tool.run(["walk", scratch.folder.path, "--trace"])
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        for line in [
            "0.000  animation of FirstViewController.view for 0.3 s begins",
            "0.300  animation of FirstViewController.view for 0.2 s begins",
            "0.500  animation of FirstViewController.view for 0.1 s begins",
        ] {
            #expect(run.output.contains(line), "\(line)\n\(run.output)")
        }
    }

    @Test func everyFormEndsWithWhatItWaitsFor() throws {
        let scratch = try Scratch.copy(of: "CustomSegue")
        try scratch.replace(
            "override func viewDidLoad() {",
            with: """
                @objc func run() {
                    Task {
                        let first = await UIView.animate(withDuration: 0.3, delay: 0.1) { self.view.alpha = 0.5 }
                        let second = await UIView.animate(
                            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
                        ) { self.view.alpha = 1 }
                        await UIView.animateKeyframes(withDuration: 0.2, delay: 0) {
                            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.alpha = 0 }
                        }
                        await UIView.transition(with: self.view, duration: 0.5, options: .transitionCrossDissolve) {
                            self.view.tag = 3
                        }
                        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { self.view.alpha = 1 }
                        animator.startAnimation()
                        let position = await animator.addCompletion()
                        await self.present(UIViewController(), animated: true)
                        await self.dismiss(animated: true)
                        self.titleLabel.text = "\\(first) \\(second) \\(position == .end)"
                    }
                }
                override func viewDidLoad() {
                """, in: "FirstViewController.swift")
        try scratch.write(
            """
            storyboard: .
            sources: .
            steps:
              - launch
              - call: run
              - expect: {view: {of: titleLabel, text: true true true}, presenting: []}
            """, to: "walkthrough.yml")
        let run = try Tool.run(["walk", scratch.folder.path])
        #expect(run.status == 0 && run.output.contains("0 → 3 s"), "\(run.output)\(run.errors)")
    }

    /// Each step ends only when what it put on the main queue has run, and what that put there, in its order.
    @Test func jobsOfTheMainQueueRunBeforeTheStepEnds() throws {
        let scratch = try Scratch.copy(of: "CustomSegue")
        try scratch.replace(
            "override func viewDidLoad() {",
            with: """
                private var text = ""
                private func add(_ letter: String) {
                    text += letter
                    titleLabel.text = text
                }
                @objc func queue() {
                    text = ""
                    DispatchQueue.main.async {
                        self.add("b")
                        DispatchQueue.main.async {
                            self.add("d")
                            Task {
                                self.add("e")
                                await Task.yield()
                                self.add("f")
                            }
                        }
                    }
                    DispatchQueue.main.async { self.add("c") }
                    add("a")
                }
                override func viewDidLoad() {
                """, in: "FirstViewController.swift")
        let round = """
              - call: queue
              - expect: {view: {of: titleLabel, text: abcdef}}

            """
        try scratch.write(
            "storyboard: .\nsources: .\nsteps:\n  - launch\n" + String(repeating: round, count: 50),
            to: "walkthrough.yml")
        let run = try Tool.run(["walk", scratch.folder.path])
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test func codeOfNoActorMayUseUIKitAsItMayInSwift5() throws {
        let scratch = try Scratch.copy(of: "CustomSegue")
        try scratch.write(
            """
            import UIKit

            class Router {
                let window = UIWindow(frame: UIScreen.main.bounds)
                func go(_ view: UIView, _ controller: UIViewController) {
                    view.alpha = 0
                    view.layer.addSublayer(CAShapeLayer())
                    controller.present(UIViewController(), animated: true)
                    UIView.animate(withDuration: 0.2) { view.alpha = 1 }
                    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }.startAnimation()
                    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: nil))
                    UIPercentDrivenInteractiveTransition().finish()
                    UIApplication.shared.windows.first?.rootViewController = controller
                }
            }

            struct Theme {
                static func apply(to button: UIButton) { button.setTitle("Themed", for: .normal) }
            }

            class Recognizing: NSObject, UIGestureRecognizerDelegate {
                func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.view != nil }
            }
            """, to: "Router.swift")
        let run = try Tool.run(["walk", scratch.folder.path])
        #expect(run.status == 0 && !run.errors.contains("left out"), "\(run.output)\(run.errors)")
    }
}
