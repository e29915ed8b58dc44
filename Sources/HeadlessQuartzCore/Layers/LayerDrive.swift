package import AnimationCore

/// A layer's own time while a finger moves it: it stands at a fraction of a duration until it is let go, then covers
/// the rest, or goes back, by a curve. After that it runs on as before.
///
/// Times are the layer's parent's; what they give is the layer's.
struct LayerDrive {
    /// The layer's time at the start.
    let begin: Double
    var progress: PercentDrivenProgress

    /// The layer's time at a time of its parent's.
    func local(at parent: Double) -> Double {
        let moved = begin + progress.duration * progress.progress(at: parent)
        guard let ending = progress.ending, parent > ending.end else { return moved }
        return moved + parent - ending.end
    }

    /// The parent's time at a time of the layer's; nil for what is not reached before the finger lets go.
    func parent(at local: Double) -> Double? {
        guard let ending = progress.ending else { return nil }
        let rest = ending.isCancelled ? local - begin : local - begin - progress.duration
        if ending.isCancelled || rest >= 0 { return ending.end + max(0, rest) }
        var (low, high) = (ending.time, ending.end)
        if self.local(at: low) >= local { return low }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if self.local(at: middle) < local { low = middle } else { high = middle }
        }
        return high
    }
}

extension CALayer {
    /// Stops the layer's time where it is, for a finger to move it through so many seconds.
    package func beginDrive(duration: Double) {
        let now = localTime(at: CACurrentMediaTime())
        setDrive(LayerDrive(begin: now, progress: PercentDrivenProgress(duration: duration)))
    }

    /// Puts the layer's time at a fraction of the driven duration.
    package func drive(to fraction: Double) {
        guard var drive else { return }
        drive.progress.update(fraction, at: parentTime)
        setDrive(drive)
    }

    /// Lets the layer's time go: on to the end of the driven duration, or back to its start.
    ///
    /// - Parameters:
    ///   - speed: what the time for the rest is divided by.
    ///   - motion: how the rest is covered.
    /// - Returns: when that is done, in seconds of the virtual clock.
    @discardableResult
    package func letGo(cancelled: Bool, speed: Double, motion: Motion) -> Double {
        guard var drive else { return CACurrentMediaTime() }
        drive.progress.completionSpeed = speed
        drive.progress.completionMotion = motion
        if cancelled { drive.progress.cancel(at: parentTime) } else { drive.progress.finish(at: parentTime) }
        setDrive(drive)
        let end = drive.progress.ending?.end ?? parentTime
        return parentLayer.flatMap { $0.absoluteTime(at: end) } ?? end
    }

    /// Ends the drive. Time runs on from where it is as long as animations of the layer and those below still need it.
    package func endDrive() {
        if !isAnimatedWithin { setDrive(nil) }
    }

    private func setDrive(_ drive: LayerDrive?) {
        self.drive = drive
        clockChanged()
    }

    private var parentTime: Double {
        let now = CACurrentMediaTime()
        let parent = parentLayer?.localTime(at: now) ?? now
        return clock.local(at: parent)
    }

    private var isAnimatedWithin: Bool {
        animations.contains { !$0.isOver } || ownSublayers.contains(where: \.isAnimatedWithin)
    }
}
