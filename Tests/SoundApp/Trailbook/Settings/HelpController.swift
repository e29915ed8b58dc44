import UIKit

/// Help texts; its view is in a xib.
final class HelpController: UIViewController {
    @IBOutlet private var helpLabel: UILabel!
    @IBOutlet private var pageControl: UIPageControl!

    private let pages = [
        "Tap + to add a trail.", "Tap the stars to rate a trail.", "Pull the list down to refresh it.",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        pageControl.numberOfPages = pages.count
        showPage()
    }

    private func showPage() {
        helpLabel.text = pages[pageControl.currentPage]
    }

    @IBAction func turnPage(_ sender: UIPageControl) { showPage() }

    @IBAction func closeHelp(_ sender: Any) { dismiss(animated: true) }
}

/// A panel with a rating and its explanation; loaded from its xib.
final class RatingPanel: UIView {
    @IBOutlet private var control: RatingControl!
    @IBOutlet private var explanation: UILabel!

    static func load() -> RatingPanel {
        let objects = UINib(nibName: "RatingPanel", bundle: nil).instantiate(withOwner: nil, options: nil)
        return objects[0] as! RatingPanel
    }

    @IBAction func ratingChanged(_ sender: RatingControl) {
        explanation.text = sender.rating == 0 ? "Not rated" : "\(sender.rating) of 5"
    }
}
