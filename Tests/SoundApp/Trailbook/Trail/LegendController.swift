import UIKit

/// What the colours on the map mean.
final class LegendController: UIViewController {
    @IBOutlet private var entries: [LegendEntry]!

    override func viewDidLoad() {
        super.viewDidLoad()
        for entry in entries { entry.isAccessibilityElement = true }
        preferredContentSize = CGSize(width: 240, height: 44 * max(entries.count, 1))
    }

    @IBAction func close(_ sender: Any) {
        dismiss(animated: true)
    }
}
