import UIKit

/// The scene that the app starts with: a swipe up, or the button, shows the second one.
class FirstViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(showSecond(_:)))
        swipe.direction = .up
        view.addGestureRecognizer(swipe)
    }

    @IBAction func showSecond(_ sender: Any) {
        performSegue(withIdentifier: "FirstCustomSegue", sender: sender)
    }

    /// Where the unwind segue `backFromSegue` ends.
    @IBAction func backFromSegueAction(_ segue: UIStoryboardSegue) {
        titleLabel.text = "Back from \(segue.identifier ?? "")"
    }
}
