internal import HeadlessCoreGraphics

extension CALayer {
    /// The layers in this one, rearmost first; `nil` where there are none.
    public var sublayers: [CALayer]? {
        get {
            if let presented {
                let shown = presented.model.ownSublayers.compactMap { $0.presentation(at: presented.time) }
                return shown.isEmpty ? nil : shown
            }
            return ownSublayers.isEmpty ? nil : ownSublayers
        }
        set {
            for layer in ownSublayers { layer.leave() }
            ownSublayers = newValue ?? []
            for layer in ownSublayers { layer.enter(self) }
        }
    }

    /// Takes the layer out of its superlayer, and ends what runs in it.
    func leaveTree() {
        guard parentLayer != nil else { return }
        let wasShown = isInDisplay
        detach()
        if wasShown { endAnimationsBelow() }
    }

    func place(_ layer: CALayer, at index: ([CALayer]) -> Int) {
        // A layer that is moved keeps its animations.
        layer.detach()
        ownSublayers.insert(layer, at: index(ownSublayers))
        layer.enter(self)
    }

    private func detach() {
        guard let parentLayer else { return }
        if parentLayer.ownSublayers.last === self {
            parentLayer.ownSublayers.removeLast()
        } else if let index = parentLayer.ownSublayers.firstIndex(where: { $0 === self }) {
            parentLayer.ownSublayers.remove(at: index)
        }
        leave()
    }

    private func leave() {
        let changesTime = parentLayer?.isInOwnTime == true
        parentLayer = nil
        CALayer.noteChange()
        if changesTime { rescheduleEnds() }
    }

    private func enter(_ layer: CALayer) {
        parentLayer = layer
        CALayer.noteChange()
        attachedInEvent = RuntimeClock.current.eventNumber
        if layer.isInOwnTime { rescheduleEnds() }
    }

    /// Views end their own layers' animations themselves.
    private func endAnimationsBelow() {
        if delegate == nil { removeAllAnimations() }
        for layer in ownSublayers { layer.endAnimationsBelow() }
    }

    /// Whether the layer is in a window.
    var isInDisplay: Bool {
        var layer = self
        while let next = layer.parentLayer { layer = next }
        return layer.isDisplayRoot
    }

    /// Whether the layer has been in a window since before the present event: only then its changes animate.
    var isCommitted: Bool {
        let event = RuntimeClock.current.eventNumber
        var layer = self
        while let next = layer.parentLayer {
            if layer.attachedInEvent == event { return false }
            layer = next
        }
        return layer.isDisplayRoot
    }
}
