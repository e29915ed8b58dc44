/// Lines in columns, two spaces between them.
struct TextTable {
    /// On which side of its column a cell stands.
    enum Alignment { case left, right }

    private let columns: [Alignment]
    private var rows: [[String]] = []

    init(columns: [Alignment]) { self.columns = columns }

    /// Adds a row with a cell for each column.
    mutating func add(_ cells: [String]) { rows.append(cells.map(\.printableLine)) }

    var lines: [String] {
        let widths = columns.indices.map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (column, cell) in row.enumerated() {
                let padding = String(repeating: " ", count: widths[column] - DisplayWidth.of(cell))
                let isLast = column == row.count - 1
                line += columns[column] == .right ? padding + cell : cell + (isLast ? "" : padding)
                if !isLast { line += "  " }
            }
            return line
        }
    }
}
