import TrailKit
import UIKit

/// The route of a trail, drawn as a line.
final class RouteMapController: UIViewController {
    @IBOutlet private var routeView: RouteView!
    @IBOutlet private var scaleBar: ScaleBar!
    @IBOutlet private var modeControl: UISegmentedControl!

    var trail: Trail? {
        didSet { if isViewLoaded { showTrail() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showTrail()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        showTrail()
    }

    private func showTrail() {
        guard let trail else { return }
        let sketch = RouteSketch(trail, in: routeView.bounds.size)
        routeView.points = modeControl.selectedSegmentIndex == 0 ? sketch.points : sketch.profile
        scaleBar.metres = trail.length
    }

    @IBAction func changeMode(_ sender: UISegmentedControl) { showTrail() }

    @IBAction func pinch(_ sender: UIPinchGestureRecognizer) {
        routeView.transform = routeView.transform.scaledBy(x: sender.scale, y: sender.scale)
        sender.scale = 1
    }
}
