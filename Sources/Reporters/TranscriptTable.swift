import SourceText
import Walkthrough

/// Samples as a table: a line for each view at each moment.
enum TranscriptTable {
    private static let identity: [Double] = [1, 0, 0, 1, 0, 0]

    /// The table's lines; none when there are no samples.
    static func lines(_ samples: [Sample], style: TranscriptStyle) -> [String] {
        guard !samples.isEmpty else { return [] }
        let hasTransforms = samples.contains { $0.transform != identity }
        var columns = [
            column("fraction", samples, right: true) { $0.fraction.map { number($0) } ?? "" },
            column("time", samples, right: true) { number($0.time) },
            column("view", samples) { sample in
                (sample.role.map { "\(sample.view) (\($0))" } ?? sample.view).printableLine
            },
            column("frame", samples) { rectangle($0.frame) },
            column("alpha", samples, right: true) { number($0.alpha) },
        ]
        if hasTransforms {
            columns.append(column("transform", samples) { list($0.transform) })
        }
        for name in Set(samples.flatMap { $0.properties.map { Array($0.keys) } ?? [] }).sorted() {
            columns.append(column(name, samples) { $0.properties?[name].map(list) ?? "-" })
        }
        return (0...samples.count).map { row in
            let cells = columns.enumerated().map { index, column in
                index == columns.count - 1 && !column.right ? column.texts[row] : column.padded(row)
            }
            let line = cells.joined(separator: "  ")
            return row == 0 ? style.dim(line) : line
        }
    }

    private struct Column {
        let texts: [String]
        let width: Int
        let right: Bool

        func padded(_ row: Int) -> String {
            let padding = String(repeating: " ", count: width - texts[row].count)
            return right ? padding + texts[row] : texts[row] + padding
        }
    }

    private static func column(
        _ title: String, _ samples: [Sample], right: Bool = false, _ text: (Sample) -> String
    ) -> Column {
        let texts = [title] + samples.map(text)
        return Column(texts: texts, width: texts.map(\.count).max() ?? 0, right: right)
    }

    private static func number(_ value: Double) -> String { TranscriptNumber.text(value) }

    /// A number alone, or several in brackets.
    private static func list(_ values: [Double]) -> String {
        values.count == 1 ? number(values[0]) : "[" + values.map(number).joined(separator: " ") + "]"
    }

    /// `(x y; width height)`, as `recursiveDescription` has it.
    private static func rectangle(_ values: [Double]) -> String {
        guard values.count == 4 else { return values.map(number).joined(separator: " ") }
        return "(\(number(values[0])) \(number(values[1])); \(number(values[2])) \(number(values[3])))"
    }
}
