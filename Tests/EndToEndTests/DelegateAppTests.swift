import Foundation
import Testing

/// What an app's delegates are asked, where classes share a delegate's methods.
@Suite(.enabled(if: Tool.isBuilt, "the executables are not built")) struct DelegateAppTests {
    @Test func aSubclassAnswersWhatItsConformingSuperclassLeavesOut() throws {
        let scratch = try Scratch.copy(of: "CustomSegue")
        try scratch.write(
            """
            import UIKit

            @objc protocol Closing { @objc optional func didClose(_ name: String) }
            class Base: UIViewController, CAAnimationDelegate, Closing {}
            """, to: "Base.swift")
        try scratch.replace(
            "class FirstViewController: UIViewController {",
            with: """
                extension FirstViewController {
                    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                        let closing: Closing = self
                        closing.didClose?(flag ? "stopped" : "taken away")
                    }
                }

                class FirstViewController: Base {
                    @objc func run() {
                        let animation = CABasicAnimation(keyPath: "opacity")
                        animation.fromValue = 0
                        animation.duration = 0.5
                        animation.delegate = self
                        view.layer.add(animation, forKey: nil)
                    }
                    func didClose(_ name: String) { titleLabel.text = name }
                """, in: "FirstViewController.swift")
        try scratch.write(
            """
            storyboard: .
            sources: .
            steps:
              - launch
              - call: run
              - expect: {view: {of: titleLabel, text: stopped}}
            """, to: "walkthrough.yml")
        let run = try Tool.run(["walk", scratch.folder.path])
        #expect(run.status == 0 && !run.errors.contains("left out"), "\(run.output)\(run.errors)")
    }
}
