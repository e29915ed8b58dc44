import TrailKit
import UIKit

/// The app's settings.
final class SettingsController: UITableViewController {
    @IBOutlet private var unitsControl: UISegmentedControl!
    @IBOutlet private var unitsCell: UITableViewCell!
    @IBOutlet private var versionLabel: UILabel!

    private static let unitsKey = "units"

    override func viewDidLoad() {
        super.viewDidLoad()
        let written = UserDefaults.standard.string(forKey: Self.unitsKey) ?? ""
        let units = TrailFormatter.Units(rawValue: written) ?? .metric
        unitsControl.selectedSegmentIndex = TrailFormatter.Units.allCases.firstIndex(of: units) ?? 0
        versionLabel.text = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    }

    @IBAction func changeUnits(_ sender: UISegmentedControl) {
        let units = TrailFormatter.Units.allCases[sender.selectedSegmentIndex]
        UserDefaults.standard.set(units.rawValue, forKey: Self.unitsKey)
    }

    @IBAction func backToSettings(_ segue: UIStoryboardSegue) {
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section == 1 {
            performSegue(withIdentifier: SegueName.showProfile.rawValue, sender: self)
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard segue.identifier == "showProfile", let profile = segue.destination as? ProfileController else { return }
        profile.isStandingAlone = false
    }
}
