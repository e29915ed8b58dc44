internal import AnimationCore
internal import HeadlessCoreGraphics

/// A change that is about to be made, with what happens then.
struct PendingChange {
    let property: LayerProperty
    let action: any CAAction
    /// Whether the action is an animation that starts from what was seen before.
    let isOpen: Bool
    /// What was seen before; nil where there was no value.
    let seen: AnimatableValue?
}

extension CALayer {
    /// What turns a change of a view's layer into an animation: a view's animation block sets it while it runs.
    package static var animator: (any LayerAnimator)? {
        get { LayerRuntime.inForce.animator }
        set { LayerRuntime.inForce.animator = newValue }
    }

    /// Rises with each change of a layer that may change what is seen later.
    static var changeCount: Int { LayerRuntime.inForce.changeCount }

    /// Notes such a change.
    static func noteChange() { LayerRuntime.inForce.changeCount += 1 }

    /// Finds the action of a change before it is made: its animation starts from what is seen until then.
    final func willChange(_ property: LayerProperty) {
        guard presented == nil, parentLayer != nil || isDisplayRoot else { return }
        // A view's animation block sees to the properties that views have; keys of a subclass have actions there, too.
        let isInBlock = CALayer.animator != nil && delegate != nil
        if isInBlock, !property.isCustom { return }
        guard isInBlock || isCommitted, !CATransaction.disableActions() else { return }
        guard let action = action(forKey: property.key) else { return }
        let isOpen = (action as? CABasicAnimation)?.hasNoValues == true
        let seen = isOpen ? value(of: property, local: localTime(at: CACurrentMediaTime())) : nil
        pendingChanges.append(PendingChange(property: property, action: action, isOpen: isOpen, seen: seen))
    }

    /// Runs the action of a change that was made.
    final func didChange(_ property: LayerProperty, from old: @autoclosure () -> AnimatableValue?) {
        CALayer.noteChange()
        if let change = pendingChanges.last, change.property == property {
            pendingChanges.removeLast()
            var action = change.action
            // A key that had no value had nothing of its kind.
            if change.isOpen, let seen = change.seen ?? animatable(of: property)?.zero,
                let animation = (action as? CABasicAnimation)?.duplicate() as? CABasicAnimation
            {
                animation.fromValue = seen.boxed
                action = animation
            }
            action.run(forKey: property.key, object: self, arguments: nil)
        } else if let animator = CALayer.animator, presented == nil, delegate != nil,
            let old = old(), let new = animatable(of: property)
        {
            if old != new { animator.layer(self, changed: property, from: old, to: new) }
        }
    }
}
