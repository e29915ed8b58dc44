import UIKit

class ListViewController: UIViewController {
    /// How often the list came back into sight.
    private var visits = 0

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        visits += 1
    }
}
