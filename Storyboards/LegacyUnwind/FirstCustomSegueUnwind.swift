import UIKit

/// The way back: both views move down by a screen, and the source is dismissed when they have.
class FirstCustomSegueUnwind: UIStoryboardSegue {
    override func perform() {
        guard let leaving = source.view, let returning = destination.view else { return }
        let screen = UIScreen.main.bounds
        returning.frame = screen.offsetBy(dx: 0, dy: -screen.height)
        leaving.window?.insertSubview(returning, aboveSubview: leaving)

        UIView.animate(
            withDuration: 0.4,
            animations: {
                leaving.frame = leaving.frame.offsetBy(dx: 0, dy: screen.height)
                returning.frame = returning.frame.offsetBy(dx: 0, dy: screen.height)
            },
            completion: { _ in
                self.source.dismiss(animated: false)
            })
    }
}
