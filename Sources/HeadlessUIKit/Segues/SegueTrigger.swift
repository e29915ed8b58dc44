package import InterfaceBuilder

/// The target of a control, bar item or gesture that a segue hangs on (R20).
@MainActor
package final class SegueTrigger {
    private weak var owner: UIViewController?
    private weak var sender: AnyObject?
    /// The segue.
    package let segue: Storyboard.Segue

    init(owner: UIViewController, sender: AnyObject, segue: Storyboard.Segue) {
        self.owner = owner
        self.sender = sender
        self.segue = segue
    }

    /// Performs the segue, after asking whether it may.
    package func fire() { owner?.perform(segue, sender: sender, asking: true) }
}
