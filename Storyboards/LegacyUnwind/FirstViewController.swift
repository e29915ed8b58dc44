import UIKit

/// The scene that the app starts with. It makes its unwind segue in the way of iOS 6 to 8: by an override.
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

    /// Asked by iOS 8 and earlier, and only where this controller is in no container.
    override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        if identifier == "backFromSegue" {
            return FirstCustomSegueUnwind(
                identifier: identifier, source: fromViewController, destination: toViewController)
        }
        return super.segueForUnwinding(to: toViewController, from: fromViewController, identifier: identifier)
    }
}
