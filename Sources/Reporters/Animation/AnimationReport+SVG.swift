import AnimationCore
import SourceText

extension AnimationReport {
    /// A plot of all values over time, which every browser and most editors show. The same animations give the same
    /// bytes.
    ///
    /// - Parameter pixels: How many points are computed along the time axis.
    public func svg(pixels: Int = 480) -> String {
        let plot = AnimationPlot(self, pixels: pixels)
        return plot.text
    }
}

/// The drawing of an ``AnimationReport``.
private struct AnimationPlot {
    struct Line {
        let name: String
        let values: [Double]
        let jumps: Bool
    }

    private static let (left, top, width, height) = (64.0, 16.0, 560.0, 320.0)
    private static let colors = [
        "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#6a3d9a", "#333333",
    ]
    private static let dashes = ["", "6 3", "2 3"]

    private let lines: [Line]
    private let length: Double
    private let times: [Double]
    private let values: Scale

    init(_ report: AnimationReport, pixels: Int) {
        let (count, length) = (max(pixels, 2), report.length)
        times = (0...count).map { length * Double($0) / Double(count) }
        self.length = length
        lines = report.animations.flatMap { [times] animation in
            let samples = times.map { animation.numbers(at: $0) }
            return animation.columns.enumerated().map { column, name in
                Line(name: name, values: samples.map { $0[column] }, jumps: animation.jumps)
            }
        }
        let all = lines.flatMap(\.values).filter(\.isFinite)
        values = Scale(from: all.min() ?? 0, to: all.max() ?? 1, mostTicks: 8)
    }

    var text: String {
        let total = Self.top + Self.height + 48 + 18 * Double(lines.count)
        let size = "width=\"640\" height=\"\(Self.number(total))\" viewBox=\"0 0 640 \(Self.number(total))\""
        let names = Markup.escaped(lines.map(\.name).joined(separator: ", "))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \(size) font-family="sans-serif" font-size="12">
            <title>\(names)</title>
            <rect width="100%" height="100%" fill="#ffffff"/>
            \(grid)
            \(lines.indices.map(drawing).joined(separator: "\n"))
            </svg>

            """
    }

    private var grid: String {
        let bottom = Self.top + Self.height
        var parts: [String] = []
        for (value, label) in values.ticks {
            let y = Self.number(y(value))
            let color = value == 0 || value == 1 ? "#999999" : "#e5e5e5"
            parts.append(
                "<path d=\"M\(Self.number(Self.left)) \(y)h\(Self.number(Self.width))\" stroke=\"\(color)\"/>"
                    + "<text x=\"\(Self.number(Self.left - 8))\" y=\"\(y)\" dy=\"4\" text-anchor=\"end\">\(label)</text>"
            )
        }
        for (time, label) in Scale(from: 0, to: length, mostTicks: 8).ticks where time <= length * 1.000001 {
            let x = Self.number(x(time))
            parts.append(
                "<path d=\"M\(x) \(Self.number(Self.top))v\(Self.number(Self.height))\" stroke=\"#e5e5e5\"/>"
                    + "<text x=\"\(x)\" y=\"\(Self.number(bottom + 18))\" text-anchor=\"middle\">\(label) s</text>")
        }
        return parts.joined(separator: "\n")
    }

    private func drawing(_ index: Int) -> String {
        let line = lines[index]
        let color = Self.colors[index % Self.colors.count]
        let dash = Self.dashes[index / Self.colors.count % Self.dashes.count]
        let stroke = "stroke=\"\(color)\" stroke-width=\"2\"" + (dash.isEmpty ? "" : " stroke-dasharray=\"\(dash)\"")
        let row = Self.top + Self.height + 44 + 18 * Double(index)
        return "<path d=\"\(path(line))\" fill=\"none\" stroke-linejoin=\"round\" \(stroke)/>\n"
            + "<path d=\"M\(Self.number(Self.left)) \(Self.number(row - 4))h24\" \(stroke)/>"
            + "<text x=\"\(Self.number(Self.left + 32))\" y=\"\(Self.number(row))\">\(Markup.escaped(line.name))</text>"
    }

    private func path(_ line: Line) -> String {
        var path = ""
        var last = ""
        for (time, value) in zip(times, line.values) where value.isFinite {
            let (x, y) = (Self.number(x(time)), Self.number(y(value)))
            if path.isEmpty {
                path = "M\(x) \(y)"
            } else if line.jumps {
                path += y == last ? "" : "H\(x)V\(y)"
            } else {
                path += "L\(x) \(y)"
            }
            last = y
        }
        return path + (line.jumps ? "H\(Self.number(x(length)))" : "")
    }

    private func x(_ time: Double) -> Double { Self.left + Self.width * time / length }

    private func y(_ value: Double) -> Double {
        Self.top + Self.height * (values.high - value) / (values.high - values.low)
    }

    private static func number(_ value: Double) -> String {
        let text = TranscriptNumber.text(value, decimals: 2)
        return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
    }
}

/// A stretch of numbers whose ends and marks are round.
private struct Scale {
    let low: Double
    let high: Double
    private let step: Double
    private let decimals: Int
    /// More are never drawn, however odd the ends are.
    private static let mostMarks = 1_000

    init(from least: Double, to most: Double, mostTicks: Int) {
        // Ends so far apart that their distance has no number take marks all the same.
        let span = min(most > least ? most - least : max(most.magnitude, 1), .greatestFiniteMagnitude)
        // The smallest of 1, 2 and 5 times a power of ten that does not give too many marks.
        var (unit, places) = (1.0, 0)
        while unit > span { (unit, places) = (unit / 10, places + 1) }
        while unit * 10 <= span, unit * 10 < .infinity { (unit, places) = (unit * 10, places - 1) }
        (unit, places) = (unit / 10, places + 1)
        var chosen = (step: unit * 10, places: places - 1)
        for factor in [1.0, 2, 5] where span / (unit * factor) <= Double(mostTicks) {
            chosen = (unit * factor, places)
            break
        }
        step = chosen.step
        decimals = max(chosen.places, 0)
        low = (least / step + 1e-9).rounded(.down) * step
        let top = (most / step - 1e-9).rounded(.up) * step
        high = top > low ? top : low + step
    }

    var ticks: [(value: Double, label: String)] {
        let count = min(Int(clamping: ((high - low) / step).rounded()), Self.mostMarks)
        let first = (low / step).rounded()
        return (0...count).map { index in
            let value = (first + Double(index)) * step
            return (value, TranscriptNumber.text(value, decimals: decimals))
        }
    }
}
