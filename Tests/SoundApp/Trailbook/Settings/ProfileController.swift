import TrailKit
import UIKit

/// Who walks: a name and a picture.
final class ProfileController: BaseController, UITextFieldDelegate {
    @IBOutlet private var nameField: UITextField!
    @IBOutlet private var pictureView: RoundImageView!
    @IBOutlet private var panelBox: UIView!

    /// Whether nothing is below it in the stack.
    var isStandingAlone = false

    override func viewDidLoad() {
        super.viewDidLoad()
        let panel = RatingPanel.load()
        panel.frame = panelBox.bounds
        panelBox.addSubview(panel)
        if isStandingAlone {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .done, target: self, action: #selector(finish))
        }
    }

    override func refresh() {
        super.refresh()
        nameField.text = UserDefaults.standard.string(forKey: "name")
        pictureView.image = UIImage(systemName: "person")
    }

    @objc private func finish() { dismiss(animated: true) }

    @IBAction func rename(_ sender: UITextField) {
        UserDefaults.standard.set(sender.text, forKey: "name")
    }

    @IBAction func removePicture(_ sender: Any) {
        pictureView.image = nil
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

/// The last page of the settings.
final class AboutController: UIViewController {
    @IBOutlet private var licenceView: UITextView!

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let url = Bundle.main.url(forResource: "Licences", withExtension: "txt"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { return }
        licenceView.text = text
    }
}
