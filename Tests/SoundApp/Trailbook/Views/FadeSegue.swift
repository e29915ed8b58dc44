import UIKit

/// Shows the next scene by fading it in.
final class FadeSegue: UIStoryboardSegue {
    override func perform() {
        let transition = CATransition()
        transition.type = .fade
        transition.duration = 0.3
        source.navigationController?.view.layer.add(transition, forKey: "fade")
        source.navigationController?.pushViewController(destination, animated: false)
    }
}
