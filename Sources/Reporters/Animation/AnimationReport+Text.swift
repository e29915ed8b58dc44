import AnimationCore

extension AnimationReport {
    /// The animations for people: what each is, then a table with a line for each time.
    public func text() -> String {
        var lines: [String] = []
        var columns: [String] = []
        for (index, animation) in animations.enumerated() {
            // A name that would make its column wider than any number goes by its number.
            let isShort = DisplayWidth.of(animation.name) <= 16
            let heading = isShort ? "" : "#\(index + 1) "
            lines.append("\(heading)\(animation.name.printableLine): \(description(of: animation))")
            columns += isShort ? animation.columns : animation.columns(named: "#\(index + 1)")
        }
        var table = TextTable(columns: Array(repeating: .right, count: columns.count + 1))
        table.add(["time"] + columns)
        let rows = (0...samples).map { index in
            let time = time(index)
            return (time, animations.flatMap { $0.numbers(at: time) })
        }
        let largest = rows.flatMap(\.1).map(\.magnitude).max() ?? 0
        let decimals = largest < 100 ? 4 : 2
        for (time, numbers) in rows {
            table.add(
                [TranscriptNumber.text(time, decimals: timeDecimals)]
                    + numbers.map { TranscriptNumber.text($0, decimals: decimals) })
        }
        return (lines + [""] + table.lines).map { $0 + "\n" }.joined()
    }

    /// As many places as tell the times apart and show them whole, if six are enough for that.
    private var timeDecimals: Int {
        let step = length / Double(samples)
        var unit = 1000.0
        for decimals in 3..<6 {
            let scaled = step * unit
            if scaled >= 1 && (scaled - scaled.rounded()).magnitude < 1e-6 { return decimals }
            unit *= 10
        }
        return step >= 0.01 ? 4 : 6
    }

    private func description(of animation: Animation) -> String {
        let track = animation.track
        let facts = MotionFacts(motion: track.motion)
        var parts: [String] = []
        if let keyframes = track.keyframes {
            parts.append("keyframes, \(keyframes.mode.rawValue)")
            if track.motion != .linear { parts.append(facts.shownDefinition) }
        } else {
            parts.append(facts.shownDefinition)
            if let summary = facts.summary { parts.append(summary) }
        }
        let timing = track.timing
        parts.append("\(TranscriptNumber.text(timing.passDuration)) s")
        if timing.begin != 0 { parts.append("after \(TranscriptNumber.text(timing.begin)) s") }
        if timing.repeatCount == .infinity {
            parts.append("for ever")
        } else if timing.repeatCount > 0 && timing.repeatCount != 1 {
            parts.append("\(TranscriptNumber.text(timing.repeatCount)) times")
        }
        if timing.autoreverses { parts.append("there and back") }
        return parts.joined(separator: ", ")
    }
}
