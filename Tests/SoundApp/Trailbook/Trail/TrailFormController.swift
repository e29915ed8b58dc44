import TrailKit
import UIKit

/// A form for a new trail: a table with fixed rows.
final class TrailFormController: UITableViewController, UITextFieldDelegate {
    @IBOutlet private var titleField: UITextField!
    @IBOutlet private var regionField: UITextField!
    @IBOutlet private var difficultyControl: UISegmentedControl!
    @IBOutlet private var walkedSwitch: UISwitch!
    @IBOutlet private var dateCell: UITableViewCell!
    @IBOutlet private var datePicker: UIDatePicker!
    @IBOutlet private var saveButton: UIBarButtonItem!

    var regions: [String] = []

    /// The trail as the form has it.
    var trail: Trail {
        Trail(
            title: titleField.text ?? "", region: regionField.text ?? "",
            difficulty: Trail.Difficulty(rawValue: difficultyControl.selectedSegmentIndex) ?? .easy,
            walkedOn: walkedSwitch.isOn ? datePicker.date : nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        regionField.placeholder = regions.first
        checkForm()
    }

    private func checkForm() {
        let isComplete = ![titleField, regionField].contains { ($0?.text ?? "").isEmpty }
        saveButton.isEnabled = isComplete
        dateCell.isHidden = !walkedSwitch.isOn
    }

    @IBAction func editForm(_ sender: UIControl) { checkForm() }

    @IBAction func toggleWalked(_ sender: UISwitch) {
        checkForm()
        tableView.beginUpdates()
        tableView.endUpdates()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === titleField {
            regionField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard identifier == SegueName.saveTrail.rawValue else { return true }
        return !store.trails.contains { $0.title == titleField.text }
    }
}
