import HeadlessUIKit

// The custom segue sample's classes, registered by hand as a program that uses the host as a library would.

final class FirstViewController: UIViewController {
    var titleLabel: UILabel?

    override func viewDidLoad() {
        super.viewDidLoad()
        let swipe = UISwipeGestureRecognizer(target: self, action: "showSecond:")
        swipe.direction = .up
        view.addGestureRecognizer(swipe)
    }

    func showSecond(_ sender: Any) { performSegue(withIdentifier: "FirstCustomSegue", sender: sender) }

    func backFromSegueAction(_ segue: UIStoryboardSegue) { titleLabel?.text = "Back" }

    override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        guard identifier == "backFromSegue" else {
            return super.segueForUnwinding(to: toViewController, from: fromViewController, identifier: identifier)
        }
        return SlideDownSegue(identifier: identifier, source: fromViewController, destination: toViewController)
    }
}

final class SecondViewController: UIViewController {
    var titleLabel: UILabel?

    func goBack(_ sender: Any) { performSegue(withIdentifier: "backFromSegue", sender: sender) }
}

/// Moves both views by a screen, up or down.
class SlideSegue: UIStoryboardSegue {
    var direction: CGFloat { -1 }

    override func perform() {
        guard let leaving = source.view, let arriving = destination.view else { return }
        let height = UIScreen.main.bounds.height
        arriving.frame = UIScreen.main.bounds.offsetBy(dx: 0, dy: -direction * height)
        leaving.window?.insertSubview(arriving, aboveSubview: leaving)
        UIView.animate(
            withDuration: 0.4,
            animations: { [direction] in
                leaving.frame = leaving.frame.offsetBy(dx: 0, dy: direction * height)
                arriving.frame = arriving.frame.offsetBy(dx: 0, dy: direction * height)
            }, completion: { _ in self.finish() })
    }

    func finish() { source.present(destination, animated: false) }
}

final class SlideDownSegue: SlideSegue {
    override var direction: CGFloat { 1 }
    override func finish() { source.dismiss(animated: false) }
}

final class IdleSegue: UIStoryboardSegue {
    override func perform() {}
}

@MainActor
func registerDemo(module: String = "CustomSegueDemo", forward: String = "FirstCustomSegue", idle: Bool = false) {
    let registry = ClassRegistry.shared
    registry.removeAll()
    registry.register(
        ClassRegistration(FirstViewController.self, name: "\(module).FirstViewController")
            .outlet("titleLabel") { (object: FirstViewController, value) in object.titleLabel = try value.cast() }
            .action("showSecond:") { (object: FirstViewController, arguments) in
                object.showSecond(try arguments.argument(0))
            }
            .action("backFromSegueAction:") { (object: FirstViewController, arguments) in
                object.backFromSegueAction(try arguments.argument(0))
            }
            .erased)
    registry.register(
        ClassRegistration(SecondViewController.self, name: "\(module).SecondViewController")
            .outlet("titleLabel") { (object: SecondViewController, value) in object.titleLabel = try value.cast() }
            .action("goBack:") { (object: SecondViewController, arguments) in
                object.goBack(try arguments.argument(0))
            }
            .erased)
    let slide = ClassRegistration(SlideSegue.self, name: "\(module).\(forward)")
    registry.register(
        idle
            ? slide.segue { IdleSegue(identifier: $0, source: $1, destination: $2) }.erased
            : slide.segue { SlideSegue(identifier: $0, source: $1, destination: $2) }.erased)
    registry.register(
        ClassRegistration(SlideDownSegue.self, name: "\(module).FirstCustomSegueUnwind")
            .segue { SlideDownSegue(identifier: $0, source: $1, destination: $2) }.erased)
}
