public import HeadlessCoreGraphics

/// What happens when a layer's property changes, or the layer comes into view.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
    /// Does it; an animation adds itself to the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Nothing: a null ends the search for an action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The key under which transitions run.
public let kCATransition = "transition"
/// The key of the action when a layer comes into view.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action when a layer goes out of view.
public let kCAOnOrderOut = "onOrderOut"
