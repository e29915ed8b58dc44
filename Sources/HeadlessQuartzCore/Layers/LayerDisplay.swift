internal import AnimationCore

extension CALayer {
    /// A value was set or animated for a key on whose value the contents depend.
    func displayChanged(for property: LayerProperty) {
        if type(of: self).needsDisplay(forKey: property.key) { setNeedsDisplay() }
    }

    /// Has the layer displayed at the end of the turn, as the commit of a transaction does.
    func scheduleDisplay() {
        needsDisplayPass = true
        guard presented == nil, !isDisplayScheduled, isOnDisplay else { return }
        isDisplayScheduled = true
        RuntimeClock.current.schedule(after: 0) { [weak self] in
            self?.isDisplayScheduled = false
            self?.displayIfNeeded()
        }
    }

    private var isOnDisplay: Bool {
        var layer = self
        while let next = layer.parentLayer { layer = next }
        return layer.isDisplayRoot
    }

    /// Displays the layer with each frame of an animation on whose keys its contents depend, until that ends.
    ///
    /// `display()` is called on the layer itself and reads its `presentation()`. An animation without an end is
    /// displayed at its start only: nothing would ever come to rest.
    func displayWith(_ entry: LayerAnimationEntry) {
        let keys = Set(running.filter { $0.owner == entry.id }.map(\.property.key))
        guard keys.contains(where: { type(of: self).needsDisplay(forKey: $0) }) else { return }
        setNeedsDisplay()
        if entry.end.isFinite { displayNextFrame(of: entry) }
    }

    private func displayNextFrame(of entry: LayerAnimationEntry) {
        let clock = RuntimeClock.current
        let frame = ((clock.now * Self.frameRate + 1e-6).rounded(.down) + 1) / Self.frameRate
        _ = clock.schedule(at: frame) { [weak self] in
            guard let self, !entry.isOver, self.absoluteSpeed != 0 else { return }
            self.needsDisplayPass = true
            self.displayIfNeeded()
            self.displayNextFrame(of: entry)
        }
    }

    private static let frameRate = 60.0
}
