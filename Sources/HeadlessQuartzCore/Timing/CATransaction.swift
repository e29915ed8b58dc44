public import HeadlessCoreGraphics

/// The key of a transaction's duration, an `NSNumber` of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether actions are off, an `NSNumber`.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"

/// Changes to layers that belong together: how long and by which curve they animate, and what is called when all their
/// animations are done.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setAnimationDuration(1)
/// CATransaction.setCompletionBlock { done = true }
/// layer.opacity = 0
/// CATransaction.commit()
/// ```
/// Transactions nest; an inner one has the outer one's values unless it sets its own. What is set outside of any counts
/// for the implicit transaction, which ends with the event that is being handled.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private static var stack: TransactionStack { RuntimeClock.current.transactions }

    /// Begins a transaction inside the one that is open.
    open class func begin() { stack.begin() }

    /// Ends the innermost transaction that was begun; without one nothing happens.
    open class func commit() { stack.commit() }

    /// Ends the implicit transaction now.
    open class func flush() { stack.flush() }

    /// Has no effect: everything runs on one thread.
    open class func lock() {}
    /// Has no effect: everything runs on one thread.
    open class func unlock() {}

    /// How long animations take that do not say so themselves, in seconds; 0.25 unless set.
    open class func animationDuration() -> CFTimeInterval {
        (stack.value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue ?? 0.25
    }

    /// Says how long animations take that do not say so themselves, in seconds.
    open class func setAnimationDuration(_ duration: CFTimeInterval) {
        setValue(NSNumber(value: duration), forKey: kCATransactionAnimationDuration)
    }

    /// The curve of animations that do not name one; nil unless set.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        stack.value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }

    /// Says the curve of animations that do not name one.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    /// Whether changes make no implicit animations.
    open class func disableActions() -> Bool {
        stack.isEmpty ? false : (stack.value(forKey: kCATransactionDisableActions) as? NSNumber)?.boolValue ?? false
    }

    /// Says whether changes make no implicit animations.
    open class func setDisableActions(_ flag: Bool) {
        setValue(NSNumber(value: flag), forKey: kCATransactionDisableActions)
    }

    /// What is called when the animations are done.
    open class func completionBlock() -> (() -> Void)? { stack.innermost?.group?.block }

    /// Says what is called when all animations that are added from now on, until the transaction ends, are done or
    /// taken away; at once at its end where there are none.
    open class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }

    /// A value of the innermost transaction that has it.
    open class func value(forKey key: String) -> Any? {
        key == kCATransactionCompletionBlock ? completionBlock() : stack.value(forKey: key)
    }

    /// Sets a value of the innermost transaction.
    open class func setValue(_ value: Any?, forKey key: String) {
        if key == kCATransactionCompletionBlock {
            setCompletionBlock(value as? () -> Void)
        } else {
            // Literals of code that speaks to Objective-C are numbers there.
            let number = (value as? Bool).map { NSNumber(value: $0) } ?? (value as? Double).map { NSNumber(value: $0) }
            stack.innermostOrImplicit.values[key] = number ?? value
        }
    }
}
