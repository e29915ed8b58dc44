/// The way from one controller to another that a storyboard draws.
///
/// Subclasses override ``perform()`` to move the views themselves:
///
/// ```swift
/// class FadeSegue: UIStoryboardSegue {
///     override func perform() {
///         source.present(destination, animated: false)
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The segue's name in the storyboard.
    public let identifier: String?
    /// The controller that the segue leaves.
    public let source: UIViewController
    /// The controller that the segue leads to; the very object that is shown (R23).
    public let destination: UIViewController

    /// What the segue's kind does; `super.perform()` in a subclass runs it (R23, R46).
    var performHandler: (() -> Void)?

    /// A segue; subclasses override this to prepare themselves.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// A segue that runs a closure.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Makes the visible change.
    open func perform() { performHandler?() }
}

/// What an unwind's search is told of where it began.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the unwind leaves.
    public let source: UIViewController
    /// The method that the destination must have.
    public let unwindAction: Selector
    /// What triggered the unwind.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
