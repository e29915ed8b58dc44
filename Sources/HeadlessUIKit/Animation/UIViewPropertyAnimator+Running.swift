internal import AnimationCore

extension UIViewPropertyAnimator {
    private var now: Double { RuntimeClock.current.now }
    private var target: Double { reversed ? 0 : 1 }

    // MARK: What is animated

    public func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state != .stopped else { return refuse("addAnimations", "while it is stopped") }
        let delay = min(max(Double(delayFactor), 0), 1)
        guard state == .active else { return pending.append((animation, delay)) }
        let part = course?.part(at: now) ?? rest.part
        let added = collect(animation, begin: part + delay * (1 - part))
        guard let course else { return }
        for move in added { run(move, course) }
    }

    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func collect(_ changes: () -> Void, begin: Double) -> [AnimatorMove] {
        guard AnimationScope.isEnabled else {
            AnimationScope.outside(changes)
            return []
        }
        let scope = AnimatorScope(timing, begin: begin, options: []) { [weak self] id in
            // Another animation has taken the property over.
            self?.moves.removeAll { $0.id == id }
        }
        scope.collect(changes)
        moves += scope.moves
        return scope.moves
    }

    private func activate() {
        state = .active
        rest = .time(1 - target)
        let changes = pending
        pending = []
        for (change, delay) in changes {
            for move in collect(change, begin: delay) where reversed {
                move.fraction = 1
                move.freeze()
            }
        }
    }

    // MARK: Going and holding

    public func startAnimation() { startAnimation(afterDelay: 0) }

    public func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else { return refuse("startAnimation", "while it is stopped") }
        if isRunning {
            guard let course, course.begin > now else { return }
            // It waits for its delay: from now on it does not, or for the new one.
            hold(linearly: false)
        }
        if state == .inactive { activate() }
        self.delay = max(0, delay)
        resume(nil, durationFactor: 0, delay: self.delay)
    }

    public func pauseAnimation() {
        guard state != .stopped else { return refuse("pauseAnimation", "while it is stopped") }
        guard isInterruptible else { return refuse("pauseAnimation", "that is not interruptible") }
        if state == .inactive { activate() }
        hold(linearly: scrubsLinearly)
    }

    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return refuse("continueAnimation", "that is not paused") }
        guard isInterruptible else { return refuse("continueAnimation", "that is not interruptible") }
        resume(parameters, durationFactor: Double(durationFactor), delay: 0)
    }

    private func resume(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double, delay: Double) {
        let begin = now + delay
        var length = durationFactor > 0 ? durationFactor * timing.duration : nil
        let next: AnimatorCourse
        if parameters == nil, let part = ownPart {
            let rest = (target - part).magnitude * timing.duration
            let speed = rest / (length ?? rest) > 0 ? rest / (length ?? rest) : 1
            let done = (reversed ? 1 - part : part) * timing.duration
            next = AnimatorCourse(
                begin: begin, end: begin + (rest > 0 ? length ?? rest : 0), from: part, to: target,
                origin: begin - done / speed, speed: reversed ? -speed : speed)
        } else {
            let timing = parameters.map { AnimatorTiming($0, duration: duration) } ?? timing
            length = length ?? (target - rest.part).magnitude * duration
            let fresh = timing.lasting(length ?? 0)
            next = AnimatorCourse(
                begin: begin, end: begin + fresh.duration, from: rest.part, to: target, fresh: fresh)
        }
        for move in moves { run(move, next) }
        follow(next)
    }

    private func run(_ move: AnimatorMove, _ course: AnimatorCourse) {
        if let fresh = course.fresh {
            let left = course.end - max(now, course.begin)
            return move.run(to: target, fresh.lasting(left), begin: max(now, course.begin))
        }
        // A move that was scrubbed away from its own way goes on from where it is.
        let isOnItsWay = (move.fraction(at: course.from, timing) - move.fraction).magnitude < 1e-6
        if isOnItsWay || course.begin < now {
            move.run(timing, from: course.origin, speed: course.speed)
        } else {
            move.run(to: target, timing.lasting(course.end - course.begin), begin: course.begin)
        }
    }

    /// The part of its own time at which it rests; nil where its curve does not lead through that place.
    private var ownPart: Double? {
        switch rest {
        case .time(let part): part
        case .distance(let part) where part == 0 || part == 1: part
        case .distance(let part): timing.bezier?.time(at: part)
        }
    }

    private func follow(_ next: AnimatorCourse) {
        course = next
        isRunning = true
        if !hasAnnounced {
            hasAnnounced = true
            var views = ViewList()
            for move in moves { views.add(move.layer) }
            if !moves.isEmpty {
                if touched == nil { takeTouches(views.views) }
                AnimationStart(begin: next.begin, duration: next.end - next.begin, views: views.views)
                    .announce("animation")
            }
        }
        // Where nothing moves nothing is waited for.
        let end = AnimationScope.isEnabled || !moves.isEmpty ? next.end : now
        let clock = RuntimeClock.current
        arrival = (clock, clock.schedule(at: end) { [self] in arrive() })
    }

    /// Stops the clock for the animation, which stays where it is seen.
    private func hold(linearly: Bool) {
        guard let course else { return }
        let part = course.part(at: now)
        for move in moves {
            move.fraction = move.seenFraction(at: now, part: part, timing)
            move.freeze()
        }
        rest = linearly ? .distance(course.distance(at: now, timing)) : .time(part)
        forgetCourse()
    }

    private func forgetCourse() {
        course = nil
        isRunning = false
        // An animator that is held keeps nobody waiting.
        if let arrival { arrival.clock.cancel(arrival.token) }
        arrival = nil
    }

    // MARK: Scrubbing and reversing

    public var fractionComplete: CGFloat {
        get {
            let part = course?.part(at: now) ?? rest.part
            return CGFloat(reversed ? 1 - part : part)
        }
        set {
            guard state != .stopped else { return refuse("fractionComplete", "while it is stopped") }
            guard isInterruptible || state == .inactive else {
                return refuse("fractionComplete", "that is not interruptible")
            }
            if state == .inactive { activate() }
            hold(linearly: scrubsLinearly)
            let fraction = min(max(Double(newValue), 0), 1)
            let part = reversed ? 1 - fraction : fraction
            rest = scrubsLinearly ? .distance(part) : .time(part)
            for move in moves {
                move.fraction = scrubsLinearly ? move.linearFraction(at: part) : move.fraction(at: part, timing)
                move.freeze()
            }
            if !moves.isEmpty { UIKitRuntime.current.noteVisibleChange() }
        }
    }

    public var isReversed: Bool {
        get { reversed }
        set {
            guard reversed != newValue else { return }
            guard let course, state == .active else {
                reversed = newValue
                return
            }
            let isFresh = course.fresh != nil
            hold(linearly: isFresh)
            reversed = newValue
            if isFresh {
                // A way that began anew has no curve to go back on.
                resume(timingParameters, durationFactor: 0, delay: 0)
            } else {
                resume(nil, durationFactor: 0, delay: 0)
            }
        }
    }

    // MARK: The end

    private func arrive() {
        forgetCourse()
        rest = .time(target)
        if pausesOnCompletion {
            for move in moves {
                move.fraction = target
                move.freeze()
            }
            return
        }
        let ends = AnimatorEnds.of(moves, seenAt: now)
        for move in moves { move.remove() }
        if reversed { for end in ends { end.set(end.old, insteadOf: end.new) } }
        finish(at: reversed ? .start : .end)
    }

    public func stopAnimation(_ withoutFinishing: Bool) {
        guard state != .inactive else { return }
        guard isInterruptible else { return refuse("stopAnimation", "that is not interruptible") }
        if state == .active {
            hold(linearly: scrubsLinearly)
            stopped = AnimatorEnds.of(moves, seenAt: now)
            for move in moves { move.remove() }
            moves = []
            for end in stopped { end.set(end.left, insteadOf: end.new) }
        }
        state = .stopped
        giveTouchesBack()
        guard withoutFinishing else { return }
        completions = []
        finish(at: .current)
    }

    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return refuse("finishAnimation", "that is not stopped") }
        for end in stopped {
            switch finalPosition {
            case .start: end.set(end.old, insteadOf: end.left)
            case .end: end.set(end.new, insteadOf: end.left)
            case .current: break
            }
        }
        finish(at: finalPosition)
    }

    private func takeTouches(_ views: [UIView]) {
        let how = (views, !isUserInteractionEnabled, isUserInteractionEnabled && !isManualHitTestingEnabled)
        touched = how
        for view in views {
            if how.1 { view.touchBlocks += 1 }
            if how.2 { view.touchesWhereSeen += 1 }
        }
    }

    private func giveTouchesBack() {
        guard let how = touched else { return }
        touched = nil
        for view in how.views {
            if how.areBlocked { view.touchBlocks -= 1 }
            if how.whereSeen { view.touchesWhereSeen -= 1 }
        }
    }

    private func finish(at position: UIViewAnimatingPosition) {
        forgetCourse()
        giveTouchesBack()
        moves = []
        stopped = []
        hasAnnounced = false
        state = .inactive
        rest = .time(0)
        let calls = completions
        completions = []
        for call in calls { call(position) }
    }

    // MARK: Refusals

    private func refuse(_ call: String, _ why: String) {
        UIKitRuntime.current.raise(
            .inconsistency(
                "\(call) cannot be used on a property animator \(why).",
                advice: "Its state is \(state)\(isRunning ? ", running" : "")."))
    }

    func refuseChange(of property: String) {
        UIKitRuntime.current.raise(
            .inconsistency("\(property) of a property animator can be changed only while it is inactive."))
    }
}

extension UIView.AnimationOptions {
    /// The curve that the two curve bits name.
    var namedCurve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
}
