import UIKit

class SalesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sales"
    }
}
