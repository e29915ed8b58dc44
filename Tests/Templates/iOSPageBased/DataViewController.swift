import UIKit

class DataViewController: UIViewController {
    @IBOutlet weak var dataLabel: UILabel!
    var dataObject = ""

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        dataLabel.text = dataObject
    }
}
