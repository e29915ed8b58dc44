import UIKit

/// What the controllers of the app have in common.
class BaseController: UIViewController {
    @IBOutlet weak var messageLabel: UILabel?
    @IBOutlet var dimmedViews: [UIView]!

    private var isDimmed = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    /// Shows what there is to show; subclasses do it.
    func refresh() {}

    func show(message: String?) {
        messageLabel?.text = message
        messageLabel?.isHidden = message == nil
    }

    func dim(_ isDimmed: Bool) {
        guard isDimmed != self.isDimmed else { return }
        self.isDimmed = isDimmed
        UIView.animate(withDuration: 0.2) {
            for view in self.dimmedViews ?? [] { view.alpha = isDimmed ? 0.4 : 1 }
        }
    }

    @IBAction func closeKeyboard(_ sender: Any) {
        view.endEditing(true)
    }

    func report(_ error: Error) {
        let alert = UIAlertController(
            title: "This did not work", message: String(describing: error), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
