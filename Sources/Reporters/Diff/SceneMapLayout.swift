import Geometry
import InterfaceBuilder
import SceneDiff

/// Places for the scenes of two maps on one grid, so that a scene of both versions is at the same place in both drawings.
///
/// Columns and rows follow Interface Builder's canvas: scenes that are closer than a screen is wide share one. Where
/// that leaves mostly holes they keep their order only. Scenes that are on no canvas come below. Time is that of sorting.
struct SceneMapLayout {
    struct Cell: Hashable {
        var column: Int
        var row: Int
    }

    private(set) var cells: [ScenePlace: Cell] = [:]

    /// - Parameter sparseness: A grid that has more cells than this for each scene has too many holes.
    init(old: SceneMap?, new: SceneMap?, sparseness: Int) {
        var placed: [(place: ScenePlace, point: Point)] = []
        var free: [ScenePlace] = []
        var seen: Set<ScenePlace> = []
        for scene in (new?.scenes ?? []) + (old?.scenes ?? []) where seen.insert(scene.place).inserted {
            if let point = scene.canvasLocation, point.x.isFinite, point.y.isFinite {
                placed.append((scene.place, point))
            } else {
                free.append(scene.place)
            }
        }
        let columns = Self.clusters(placed.map(\.point.x))
        let rows = Self.clusters(placed.map(\.point.y))
        var order = placed.indices.sorted {
            (columns[$0], rows[$0], placed[$0].point.y, placed[$0].point.x, $0)
                < (columns[$1], rows[$1], placed[$1].point.y, placed[$1].point.x, $1)
        }
        var last = Cell(column: -1, row: -1)
        let grid = ((columns.max() ?? 0) + 1, (rows.max() ?? 0) + 1)
        if grid.0 > sparseness * placed.count / grid.1 {
            // Few scenes that are far apart: in the same order, column by column, without the holes.
            let height = placed.count / max(Int(Double(placed.count * 3 / 4).squareRoot()), 1)
            for (number, index) in order.enumerated() {
                cells[placed[index].place] = Cell(column: number / max(height, 1), row: number % max(height, 1))
            }
            order = []
        }
        for index in order {
            // Where two are at one place, the second one goes below.
            let lowest = last.column == columns[index] ? last.row + 1 : 0
            last = Cell(column: columns[index], row: max(rows[index], lowest))
            cells[placed[index].place] = last
        }
        let below = (cells.values.map(\.row).max() ?? -1) + 1
        let width = max(
            (cells.values.map(\.column).max() ?? -1) + 1, Int(clamping: Double(free.count).squareRoot().rounded(.up)), 1
        )
        for (number, place) in free.enumerated() {
            cells[place] = Cell(column: number % width, row: below + number / width)
        }
    }

    /// Closer than this, scenes would cover each other on the canvas.
    private static let nearness = 350.0

    /// The number of the group that each value is in; groups are numbered from the smallest value on.
    private static func clusters(_ values: [Double]) -> [Int] {
        var result = Array(repeating: 0, count: values.count)
        var (start, number) = (0.0, -1)
        for index in values.indices.sorted(by: { values[$0] < values[$1] }) {
            if number < 0 || values[index] - start > nearness { (start, number) = (values[index], number + 1) }
            result[index] = number
        }
        return result
    }
}
