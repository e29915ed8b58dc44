import UIKit

/// Pushes the source off the top of the screen while the destination follows from below.
class FirstCustomSegue: UIStoryboardSegue {
    override func perform() {
        guard let leaving = source.view, let arriving = destination.view else { return }
        let screen = UIScreen.main.bounds
        arriving.frame = screen.offsetBy(dx: 0, dy: screen.height)
        leaving.window?.insertSubview(arriving, aboveSubview: leaving)

        UIView.animate(
            withDuration: 0.4,
            animations: {
                leaving.frame = leaving.frame.offsetBy(dx: 0, dy: -screen.height)
                arriving.frame = arriving.frame.offsetBy(dx: 0, dy: -screen.height)
            },
            completion: { _ in
                self.source.present(self.destination, animated: false)
            })
    }
}
