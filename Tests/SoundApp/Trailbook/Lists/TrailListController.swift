import TrailKit
import UIKit

final class TrailListController: UITableViewController {
    @IBOutlet private var countLabel: UILabel!
    @IBOutlet private weak var addButton: UIBarButtonItem!
    @IBOutlet private var orderControl: UISegmentedControl!

    private enum Section: Int, CaseIterable {
        case weather, trails
    }

    private let formatter = TrailFormatter()
    private let almanac = WeatherAlmanac()
    private var filter = TrailFilter()
    private var trails: [Trail] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "WeatherCell", bundle: nil), forCellReuseIdentifier: CellName.weather)
        tableView.rowHeight = UITableView.automaticDimension
        NotificationCenter.default.addObserver(
            self, selector: #selector(storeDidChange), name: TrailStore.didChange, object: nil)
        addHeader()
        reload()
    }

    private func addHeader() {
        let objects = Bundle.main.loadNibNamed("TrailHeader", owner: self, options: nil)
        tableView.tableHeaderView = objects?.first as? UIView
    }

    @objc private func storeDidChange() { reload() }

    private func reload() {
        trails = filter.apply(to: store.trails)
        countLabel?.text = trails.count == 1 ? "1 trail" : "\(trails.count) trails"
        tableView.reloadData()
    }

    // MARK: Actions

    @IBAction func changeOrder(_ sender: UISegmentedControl) {
        let orders = TrailFilter.Order.allCases
        filter.order = orders[min(max(sender.selectedSegmentIndex, 0), orders.count - 1)]
        reload()
    }

    @IBAction func refreshList(_ sender: UIRefreshControl) {
        reload()
        sender.endRefreshing()
    }

    @IBAction func backToTrails(_ segue: UIStoryboardSegue) {
        reload()
    }

    @IBAction func saveTrail(_ segue: UIStoryboardSegue) {
        guard let form = segue.source as? TrailFormController else { return }
        try? store.add(form.trail)
        reload()
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section) {
        case .weather: store.regions.count
        case .trails: trails.count
        case nil: 0
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == Section.weather.rawValue {
            let weather = tableView.dequeueReusableCell(withIdentifier: CellName.weather, for: indexPath)
            if let weather = weather as? WeatherCell {
                weather.show(almanac.weather(in: store.regions[indexPath.row], day: 0))
            }
            return weather
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: CellName.trail, for: indexPath) as! TrailCell
        cell.show(trails[indexPath.row], formatter)
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard style == .delete, indexPath.section == Section.trails.rawValue else { return }
        let trail = trails.remove(at: indexPath.row)
        try? store.remove(trail.id)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == Section.weather.rawValue ? "Weather" : "Trails"
    }

    // MARK: Segues

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let identifier = segue.identifier, let name = SegueName(rawValue: identifier) else { return }
        switch name {
        case .showTrail:
            guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return }
            let detail = segue.destination as! TrailDetailController
            detail.trail = trails[path.row]
        case .addTrail:
            let navigation = segue.destination as! UINavigationController
            let form = navigation.viewControllers[0] as! TrailFormController
            form.regions = store.regions
        default:
            break
        }
    }
}

extension TrailListController: UISearchResultsUpdating {
    func updateSearchResults(for search: UISearchController) {
        filter.text = search.searchBar.text ?? ""
        reload()
    }
}

extension TrailListController {
    @IBAction func showHelp(_ sender: Any) {
        present(HelpController(nibName: "HelpController", bundle: nil), animated: true)
    }

    @IBAction func clearSearch() {
        filter.text = ""
        reload()
    }
}
