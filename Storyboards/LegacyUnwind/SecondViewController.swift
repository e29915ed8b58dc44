import UIKit

/// The scene that slides in from below: a swipe down, or the button, goes back.
class SecondViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!

    @IBAction private func goBack(_ sender: Any) {
        performSegue(withIdentifier: "backFromSegue", sender: sender)
    }
}
