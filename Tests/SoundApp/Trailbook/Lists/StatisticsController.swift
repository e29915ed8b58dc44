import TrailKit
import UIKit

/// Numbers about all walks: a table of years, and a wheel to choose a difficulty.
final class StatisticsController: BaseController {
    @IBOutlet private var yearTable: UITableView!
    @IBOutlet private var difficultyPicker: UIPickerView!
    @IBOutlet private var totalLabel: UILabel!
    @IBOutlet private var shareBar: UIProgressView!

    private let formatter = TrailFormatter()
    private var statistics = TrailStatistics([])

    override func refresh() {
        super.refresh()
        statistics = TrailStatistics(store.trails)
        totalLabel.text = formatter.length(statistics.length) + ", " + formatter.height(statistics.ascent)
        show(message: statistics.count == 0 ? "You have not walked a trail yet." : nil)
        dim(statistics.count == 0)
        yearTable.reloadData()
        showShare(of: difficultyPicker.selectedRow(inComponent: 0))
    }

    private func showShare(of row: Int) {
        guard let difficulty = Trail.Difficulty(rawValue: row) else { return }
        shareBar.setProgress(Float(statistics.share(of: difficulty)), animated: true)
    }

    @IBAction func exportStatistics(_ sender: UIButton) {
        let lines = statistics.years.map { "\($0): \(statistics.byYear[$0] ?? 0)" }
        let sheet = UIActivityViewController(
            activityItems: [lines.joined(separator: "\n")], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = sender
        present(sheet, animated: true)
    }
}

extension StatisticsController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { statistics.years.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: CellName.year, for: indexPath)
        let year = statistics.years[indexPath.row]
        cell.textLabel?.text = "\(year)"
        cell.detailTextLabel?.text = "\(statistics.byYear[year] ?? 0)"
        return cell
    }
}

extension StatisticsController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        Trail.Difficulty.allCases.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        Trail.Difficulty(rawValue: row)?.name
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        showShare(of: row)
    }
}
