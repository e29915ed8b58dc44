import Foundation
import Testing

@testable import SegueCLI

private let machine = SystemBuildEnvironment(
    variables: ProcessInfo.processInfo.environment, executable: ExecutablePath.current)

/// What apps write, in both language modes, against the headless modules.
///
/// Apps are compiled in Swift 5 mode. Code that was written for Swift 6 has to compile too, and the modules' isolation
/// has to be that of UIKit: the compiler of the Swift 6 tests puts the other number in.
@Suite(.enabled(if: machine.tools.compiler != nil, "needs a Swift compiler on the PATH"))
struct LanguageModeTests {
    @Test(arguments: ["5", "6"]) func typicalCodeCompiles(_ mode: String) throws {
        let project = try AppProject(["App/List.swift": Self.list, "App/Motion.swift": Self.motion])
        let build = try project.build(compiler(in: mode, project))
        #expect(build.leftOut == [])
        #expect(build.diagnostics.map(\.message) == [])
        #expect(build.library != nil)
    }

    /// Swift 5 lets it: UIKit's isolation is told to code of no actor by a warning only.
    @Test func codeOfNoActorCompilesInSwift5Only() throws {
        let project = try AppProject(["App/Helper.swift": Self.helper])
        let build = try project.build(compiler(in: "5", project))
        #expect(build.leftOut == [] && build.diagnostics.map(\.message) == [] && build.library != nil)
        let other = try AppProject(["App/Helper.swift": Self.helper])
        let strict = try other.build(compiler(in: "6", other))
        #expect(strict.leftOut == ["\(other.path)/App/Helper.swift"])
    }

    /// The machine's compiler, told another language mode.
    private func compiler(in mode: String, _ project: AppProject) throws -> [String: String] {
        let path = "\(project.path)/swiftc"
        let real = try #require(machine.tools.compiler)
        try project.set(
            "swiftc",
            """
            #!/bin/sh
            last=
            for argument; do
                shift
                [ "$last" = -swift-version ] && argument=\(mode)
                last=$argument
                set -- "$@" "$argument"
            done
            exec '\(real)' "$@"

            """)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return ["SEGUE_SWIFTC": path]
    }

    private static let list = """
        import UIKit

        @MainActor protocol PickerDelegate: AnyObject {
            func picker(_ picker: PickerViewController, didPick index: Int)
        }

        class ListViewController: UIViewController {
            @IBOutlet private weak var titleLabel: UILabel!
            @IBOutlet var buttons: [UIButton]!
            private var link: CADisplayLink?
            private var picked: Int? { didSet { titleLabel?.text = picked.map { "\\($0)" } } }
            private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
            private let model = ListModel()

            override func viewDidLoad() {
                super.viewDidLoad()
                pan.delegate = self
                view.addGestureRecognizer(pan)
                view.backgroundColor = Theme.background
                titleLabel.font = Theme.font
                navigationController?.delegate = self
                buttons.forEach { $0.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside) }
                model.onChange = { [weak self] text in self?.titleLabel.text = text }
                link = CADisplayLink(target: self, selector: #selector(step))
                link?.add(to: .main, forMode: .common)
            }

            @objc private func step(_ link: CADisplayLink) {
                titleLabel.alpha = CGFloat(link.targetTimestamp - link.timestamp)
                if titleLabel.alpha > 1 { link.invalidate() }
            }

            @objc func panned(_ gesture: UIPanGestureRecognizer) {
                switch gesture.state {
                case .began: titleLabel.alpha = 0.5
                case .changed: titleLabel.center.x += gesture.translation(in: view).x
                default: break
                }
            }

            @IBAction func tapped(_ sender: UIButton) {
                Task {
                    let finished = await UIView.animate(withDuration: 0.3) { self.titleLabel.alpha = 0 }
                    await load()
                    if finished { performSegue(withIdentifier: "Pick", sender: sender) }
                }
                Task { @MainActor [weak self] in
                    await UIView.animate(withDuration: 0.2, delay: 0.1, options: [.curveEaseOut]) {
                        self?.view.alpha = 1
                    }
                }
                DispatchQueue.main.async { self.titleLabel.isHidden = false }
                DispatchQueue.main.async { [weak self] in self?.view.setNeedsLayout() }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.titleLabel.isHidden = true }
            }

            private func load() async { titleLabel.text = await Loader().text(for: 3) }

            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                super.prepare(for: segue, sender: sender)
                guard let picker = segue.destination as? PickerViewController else { return }
                picker.delegate = self
                picker.transitioningDelegate = self
            }

            @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
                picked = (segue.source as? PickerViewController)?.index
            }
        }

        extension ListViewController: PickerDelegate {
            func picker(_ picker: PickerViewController, didPick index: Int) {
                picked = index
                picker.dismiss(animated: true) { [weak self] in self?.titleLabel.alpha = 1 }
            }
        }

        extension ListViewController: UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { picked == nil }
        }

        extension ListViewController: UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) { link?.isPaused = viewController !== self }
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator() }
        }

        final class PickerViewController: UIViewController {
            weak var delegate: PickerDelegate?
            private(set) var index = 0
            init(index: Int) {
                self.index = index
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            @IBAction func pick(_ sender: Any) { delegate?.picker(self, didPick: index) }
        }

        @MainActor final class ListModel {
            var onChange: ((String) -> Void)?
            func load() { Task { onChange?(await Loader().text(for: 1)) } }
        }

        actor Loader { func text(for index: Int) async -> String { "item \\(index)" } }

        enum Theme {
            static let background = UIColor(red: 0.9, green: 0.9, blue: 1, alpha: 1)
            static let font = UIFont.systemFont(ofSize: 12)
            static let insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }

        extension UIColor { static let brand = UIColor.red.withAlphaComponent(0.5) }
        """

    private static let motion = """
        import UIKit

        class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
            private let duration: TimeInterval = 0.25
            func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
                duration
            }
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
                context.containerView.addSubview(to)
                to.alpha = 0
                UIView.animate(withDuration: duration, animations: { to.alpha = 1 }) { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }

        class SwipeInteractor: UIPercentDrivenInteractiveTransition {
            weak var controller: UIViewController?
            var isActive = false
            @objc func pan(_ gesture: UIPanGestureRecognizer) {
                switch gesture.state {
                case .began:
                    isActive = true
                    controller?.dismiss(animated: true)
                case .changed: update(gesture.translation(in: gesture.view).x / 100)
                case .ended: percentComplete > 0.5 ? finish() : cancel()
                default: cancel()
                }
            }
        }

        class FadeSegue: UIStoryboardSegue {
            override func perform() {
                let (source, destination) = (self.source, self.destination)
                UIView.transition(with: source.view, duration: 0.3, options: .transitionCrossDissolve) {
                    source.view.addSubview(destination.view)
                } completion: { _ in source.present(destination, animated: false) }
            }
        }

        class Badge: UIView, CAAnimationDelegate {
            @IBInspectable var radius: CGFloat = 4 { didSet { layer.cornerRadius = radius } }
            private let shape = CAShapeLayer()
            private var animator: UIViewPropertyAnimator?
            override init(frame: CGRect) {
                super.init(frame: frame)
                layer.addSublayer(shape)
            }
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                layer.addSublayer(shape)
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                shape.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).cgPath
                shape.fillColor = UIColor.brand.cgColor
            }
            func pulse() {
                let animation = CABasicAnimation(keyPath: "transform.scale")
                animation.fromValue = 1
                animation.toValue = 1.2
                animation.duration = 0.2
                animation.autoreverses = true
                animation.delegate = self
                layer.add(animation, forKey: "pulse")
                CATransaction.begin()
                CATransaction.setCompletionBlock { [weak self] in self?.isHidden = false }
                CATransaction.commit()
                animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.7) { self.transform = .identity }
                animator?.addCompletion { [weak self] position in if position == .end { self?.alpha = 1 } }
                animator?.startAnimation()
            }
            nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                Task { @MainActor in self.alpha = flag ? 1 : 0.5 }
            }
        }

        struct Spot {
            var frame: CGRect
            func turned(by angle: CGFloat) -> CGRect { frame.applying(CGAffineTransform(rotationAngle: angle)) }
            var depth: CATransform3D { CATransform3DMakeTranslation(0, 0, frame.width) }
        }
        """

    private static let helper = """
        import UIKit

        class Helper {
            var completion: ((Bool) -> Void)?
            static let shared = Helper()
            func shake(_ view: UIView) {
                let animation = CAKeyframeAnimation(keyPath: "position.x")
                animation.values = [0, 10, -10, 0]
                animation.isAdditive = true
                view.layer.add(animation, forKey: nil)
                UIView.animate(withDuration: 0.1, animations: { view.alpha = 0.5 }, completion: completion)
            }
            func show(_ controller: UIViewController, from other: UIViewController) {
                other.present(controller, animated: true) { self.completion?(true) }
            }
        }
        """
}
