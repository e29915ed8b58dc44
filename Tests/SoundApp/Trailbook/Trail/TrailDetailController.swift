import TrailKit
import UIKit

/// One trail: its numbers, its map, and ways to its notes and photos.
final class TrailDetailController: BaseController {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var lengthLabel: UILabel!
    @IBOutlet private var ascentLabel: UILabel!
    @IBOutlet private var photoView: UIImageView!
    @IBOutlet private var ratingControl: RatingControl!
    @IBOutlet private var mapBox: UIView!
    @IBOutlet private var factLabels: [UILabel]!
    @IBOutlet private var zoomRecognizer: UITapGestureRecognizer!
    @IBOutlet private var boxHeight: NSLayoutConstraint!

    var trail: Trail? {
        didSet { if isViewLoaded { refresh() } }
    }

    private let formatter = TrailFormatter()
    private weak var map: RouteMapController?

    override func viewDidLoad() {
        super.viewDidLoad()
        zoomRecognizer.numberOfTapsRequired = 2
        photoView.isUserInteractionEnabled = true
    }

    override func refresh() {
        super.refresh()
        guard let trail else {
            show(message: "Choose a trail.")
            return
        }
        show(message: nil)
        titleLabel.text = trail.title
        lengthLabel.text = formatter.length(trail.length)
        ascentLabel.text = formatter.height(trail.ascent)
        photoView.image = trail.photos.first.flatMap { UIImage(named: $0) }
        ratingControl.rating = trail.rating
        map?.trail = trail
        for label in factLabels { label.isHidden = trail.points.isEmpty }
    }

    // MARK: Actions

    @IBAction func rate(_ sender: RatingControl) {
        guard var trail else { return }
        trail.rating = sender.rating
        save(trail)
    }

    @IBAction func zoomPhoto(_ sender: UITapGestureRecognizer) {
        guard sender.state == .ended else { return }
        let isLarge = boxHeight.constant > 200
        boxHeight.constant = isLarge ? 180 : 320
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }

    @IBAction func markWalked(_ sender: UIButton) {
        guard var trail else { return }
        trail.walkedOn = Date()
        save(trail)
        sender.isEnabled = false
    }

    @IBAction func openNotes(_ sender: Any) {
        performSegue(.showNotes, sender: sender)
    }

    @IBAction func openPhotos(_ sender: Any) {
        performSegue(withIdentifier: "showPhotos", sender: sender)
    }

    private func save(_ trail: Trail) {
        do {
            try store.update(trail)
            self.trail = trail
        } catch {
            report(error)
        }
    }

    // MARK: Segues

    @IBSegueAction func makeNotes(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> NotesController? {
        guard let trail else { return nil }
        return NotesController(coder: coder, trail: trail)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        if identifier == "showPhotos" { return trail?.photos.isEmpty == false }
        return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if segue.identifier == SegueName.embedMap.rawValue {
            map = segue.destination as? RouteMapController
            map?.trail = trail
        } else if segue.identifier == "showPhotos" {
            (segue.destination as? PhotoGridController)?.trail = trail
        } else if segue.identifier == "showLegend" {
            let legend = segue.destination as? LegendController
            legend?.popoverPresentationController?.delegate = self
        }
    }
}

extension TrailDetailController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
