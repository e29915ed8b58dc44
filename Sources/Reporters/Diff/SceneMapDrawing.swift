import Geometry
import SceneDiff
import SourceText

/// A map of scenes as SVG inside of a page, whose style sheet gives it its colours.
///
/// Marks are signs and forms of lines as well as colours. Each box and each arrow has a text for screen readers.
struct SceneMapDrawing {
    private static let (width, height) = (194.0, 46.0)
    private static let (columnStep, rowStep) = (310.0, 100.0)
    /// More segues that lead to no scene are only counted below a box.
    private static let mostNotes = 2

    private let map: SceneMap
    private let centers: [Point]
    private let anchors: [ScenePlace: String]
    private let summaries: [ScenePlace: String]
    private var bounds: Bounds

    private struct Bounds {
        var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)

        mutating func include(_ point: Point, x: Double, y: Double) {
            left = min(left, point.x - x)
            right = max(right, point.x + x)
            top = min(top, point.y - y)
            bottom = max(bottom, point.y + y)
        }
    }

    /// - Parameters:
    ///   - anchors: The ids of the lists of changes, by scene.
    ///   - summaries: What happened in each scene.
    init(_ map: SceneMap, layout: SceneMapLayout, anchors: [ScenePlace: String], summaries: [ScenePlace: String]) {
        self.map = map
        self.anchors = anchors
        self.summaries = summaries
        centers = map.scenes.map { scene in
            let cell = layout.cells[scene.place] ?? .init(column: 0, row: 0)
            return Point(x: Double(cell.column) * Self.columnStep, y: Double(cell.row) * Self.rowStep)
        }
        bounds = Bounds()
        // The space of all cells, so that both drawings have one size.
        for cell in layout.cells.values {
            let point = Point(x: Double(cell.column) * Self.columnStep, y: Double(cell.row) * Self.rowStep)
            bounds.include(point, x: Self.width / 2 + 44, y: Self.height / 2 + 34)
        }
    }

    /// The drawing; `label` says what it shows.
    mutating func svg(label: String) -> String {
        let arrows = self.arrows()
        let boxes = map.scenes.indices.map(box).joined()
        let (x, y) = (Self.number(bounds.left), Self.number(bounds.top))
        let (width, height) = (Self.number(bounds.right - bounds.left), Self.number(bounds.bottom - bounds.top))
        let smallest = Self.number((bounds.right - bounds.left) * 0.6)
        return """
            <svg role="group" aria-label="\(Markup.escaped(label, attribute: true))" viewBox="\(x) \(y) \(width) \(height)" \
            width="\(width)" style="min-width:\(smallest)px">
            \(arrows.same)\(boxes)\(arrows.marked)</svg>

            """
    }

    // MARK: Scenes

    private func box(_ index: Int) -> String {
        let (scene, center) = (map.scenes[index], centers[index])
        let (left, top) = (center.x - Self.width / 2, center.y - Self.height / 2)
        let name = scene.name.printableLine
        var description = [name, scene.controller ?? "no controller"]
        if scene.isInitial { description.append("initial") }
        if scene.mark != nil, let summary = summaries[scene.place] { description.append(summary) }
        let title = Markup.escaped(description.joined(separator: ", "), attribute: true)
        let kind = (scene.controller ?? "no controller").printableLine
        var text = "<rect x=\"\(Self.number(left))\" y=\"\(Self.number(top))\" width=\"\(Self.number(Self.width))\" "
        text += "height=\"\(Self.number(Self.height))\" rx=\"7\"/>"
        text += Self.text(DisplayWidth.fit(name, columns: 22), left + 10, center.y - 3, "name")
        text += Self.text(DisplayWidth.fit(kind, columns: 27), left + 10, center.y + 14, "kind")
        if scene.isInitial {
            text += "<path class=\"start\" d=\"M\(Self.number(left - 20)) \(Self.number(center.y - 8))l14 8l-14 8z\"/>"
        }
        if let mark = scene.mark {
            let right = left + Self.width
            text += "<circle cx=\"\(Self.number(right - 2))\" cy=\"\(Self.number(top + 2))\" r=\"9\"/>"
            text += Self.text(Self.sign(mark), right - 2, top + 6.5, "sign")
        }
        text = "<title>\(title)</title>\(text)"
        let style = "scene\(scene.mark.map { " \($0.rawValue)" } ?? "")"
        if scene.mark != nil, let anchor = anchors[scene.place] {
            return "<a href=\"#\(anchor)\" class=\"\(style)\" aria-label=\"\(title)\">\(text)</a>\n"
        }
        return "<g class=\"\(style)\" role=\"img\" aria-label=\"\(title)\">\(text)</g>\n"
    }

    // MARK: Segues

    /// Two scenes, in the direction of their segues.
    private struct Ends: Hashable {
        let source: Int
        let target: Int
    }

    /// Those without a mark, which are drawn under the boxes, and the others, above them.
    private mutating func arrows() -> (same: String, marked: String) {
        var same: [Ends: [SceneMap.Arrow]] = [:]
        var order: [Ends] = []
        var drawn: [Ends: Int] = [:]
        var notes: [Int: [SceneMap.Arrow]] = [:]
        var result = (same: "", marked: "")
        for arrow in map.arrows {
            guard let target = arrow.target else {
                if arrow.mark != nil { notes[arrow.source, default: []].append(arrow) }
                continue
            }
            let ends = Ends(source: arrow.source, target: target)
            if arrow.mark == nil {
                if same[ends] == nil { order.append(ends) }
                same[ends, default: []].append(arrow)
            } else {
                drawn[ends, default: 0] += 1
                result.marked += line([arrow], ends, number: (drawn[ends] ?? 1) - 1)
            }
        }
        // Segues that are the same share a line.
        for ends in order { result.same += line(same[ends] ?? [], ends, number: drawn[ends] ?? 0) }
        for (source, arrows) in notes.sorted(by: { $0.key < $1.key }) { result.marked += note(arrows, source) }
        return result
    }

    private mutating func line(_ arrows: [SceneMap.Arrow], _ ends: Ends, number: Int) -> String {
        guard let first = arrows.first else { return "" }
        let names = arrows.map { Self.label($0) }
        let (source, target) = (map.scenes[ends.source].name, map.scenes[ends.target].name)
        let state = first.mark.map { ", \($0.rawValue)" } ?? ""
        let title = Markup.escaped(
            "\(names.joined(separator: ", ")) from \(source) to \(target)\(state)".printableLine, attribute: true)
        let style = "arrow\(first.isContainment ? " inside" : "")\(first.mark.map { " \($0.rawValue)" } ?? "")"
        var text = "<g class=\"\(style)\" role=\"img\" aria-label=\"\(title)\"><title>\(title)</title>"
        let (path, middle, head) = course(ends, number: number)
        text += "<path class=\"line\" d=\"\(path)\"/><path class=\"head\" d=\"\(head)\"/>"
        if let mark = first.mark {
            // The kind above the line and the identifier below it; between neighbours there is little room.
            let (from, to) = (centers[ends.source], centers[ends.target])
            let columns = abs(to.x - from.x) <= Self.columnStep * 1.1 && to.y == from.y ? 16 : 24
            let kind = DisplayWidth.fit("\(Self.sign(mark)) \(first.kind.printableLine)", columns: columns)
            let identifier = DisplayWidth.fit((first.identifier ?? "").printableLine, columns: columns)
            let widest = Double(max(DisplayWidth.of(kind), DisplayWidth.of(identifier)))
            if abs(to.y - from.y) > abs(to.x - from.x) {
                // Next to a line that is steep, instead.
                bounds.include(middle, x: widest * 7.2 + 10, y: 20)
                text += Self.text(kind, middle.x + 8, middle.y - 1, "label side")
                if !identifier.isEmpty { text += Self.text(identifier, middle.x + 8, middle.y + 13, "label side") }
            } else {
                bounds.include(middle, x: widest * 3.6, y: 20)
                text += Self.text(kind, middle.x, middle.y - 5, "label")
                if !identifier.isEmpty { text += Self.text(identifier, middle.x, middle.y + 14, "label") }
            }
        }
        return text + "</g>\n"
    }

    /// A curve between the borders of two boxes, the point in its middle, and its head.
    private mutating func course(_ ends: Ends, number: Int) -> (path: String, middle: Point, head: String) {
        let (start, end) = (centers[ends.source], centers[ends.target])
        if ends.source == ends.target {
            let x = start.x + Self.width / 2
            let reach = 34 + 12 * Double(number)
            let (top, bottom) = (start.y - 8, start.y + 12)
            let path =
                "M\(Self.number(x)) \(Self.number(top))c\(Self.number(reach)) -14 \(Self.number(reach)) 34 6 20"
            let middle = Point(x: x + reach * 0.75, y: start.y + 2)
            bounds.include(middle, x: 4, y: 10)
            return (path, middle, Self.head(at: Point(x: x + 2, y: bottom), from: Point(x: x + 20, y: bottom + 2)))
        }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let distance = max((dx * dx + dy * dy).squareRoot(), 1)
        // A bow keeps both directions apart, and a long one off the boxes in between.
        let isNear = abs(dx) <= Self.columnStep * 1.1 && abs(dy) <= Self.rowStep * 1.1
        let bow = (isNear ? 12 : 12 + distance * 0.1) + 40 * Double(number)
        let control = Point(
            x: (start.x + end.x) / 2 + dy / distance * bow, y: (start.y + end.y) / 2 - dx / distance * bow)
        let (from, to) = (Self.border(of: start, toward: control), Self.border(of: end, toward: control))
        let middle = Point(
            x: from.x / 4 + control.x / 2 + to.x / 4, y: from.y / 4 + control.y / 2 + to.y / 4)
        bounds.include(middle, x: 8, y: 8)
        return ("M\(Self.pair(from))Q\(Self.pair(control)) \(Self.pair(to))", middle, Self.head(at: to, from: control))
    }

    /// Where the line from a box's centre to `target` leaves the box.
    private static func border(of center: Point, toward target: Point) -> Point {
        let (dx, dy) = (target.x - center.x, target.y - center.y)
        let (halfWidth, halfHeight) = (width / 2 + 3, height / 2 + 3)
        let scale = min(
            dx == 0 ? Double.infinity : halfWidth / abs(dx), dy == 0 ? Double.infinity : halfHeight / abs(dy))
        guard scale.isFinite else { return center }
        return Point(x: center.x + dx * scale, y: center.y + dy * scale)
    }

    private static func head(at tip: Point, from: Point) -> String {
        let (dx, dy) = (tip.x - from.x, tip.y - from.y)
        let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
        let (x, y) = (dx / length, dy / length)
        let left = Point(x: tip.x - x * 9 - y * 4.5, y: tip.y - y * 9 + x * 4.5)
        let right = Point(x: tip.x - x * 9 + y * 4.5, y: tip.y - y * 9 - x * 4.5)
        return "M\(pair(tip))L\(pair(left))L\(pair(right))z"
    }

    /// Marked segues that lead to an exit or to nothing, as lines below the box of their scene.
    private func note(_ arrows: [SceneMap.Arrow], _ source: Int) -> String {
        let center = centers[source]
        var text = ""
        for (number, arrow) in arrows.prefix(Self.mostNotes).enumerated() {
            let mark = arrow.mark ?? .changed
            let name = "\(Self.label(arrow)) → \(arrow.targetName.printableLine)"
            let title = Markup.escaped(
                "\(name) from \(map.scenes[source].name.printableLine), \(mark.rawValue)", attribute: true)
            let label = DisplayWidth.fit("\(Self.sign(mark)) \(name)", columns: 34)
            let y = center.y + Self.height / 2 + 14 + 14 * Double(number)
            text += "<g class=\"arrow \(mark.rawValue)\" role=\"img\" aria-label=\"\(title)\"><title>\(title)</title>"
            text += Self.text(label, center.x, y, "label") + "</g>\n"
        }
        if arrows.count > Self.mostNotes {
            let y = center.y + Self.height / 2 + 14 + 14 * Double(Self.mostNotes)
            text += Self.text("and \(arrows.count - Self.mostNotes) more", center.x, y, "label")
        }
        return text
    }

    // MARK: Text

    private static func label(_ arrow: SceneMap.Arrow) -> String {
        (arrow.kind + (arrow.identifier.map { " \"\($0)\"" } ?? "")).printableLine
    }

    static func sign(_ mark: Change.Kind) -> String {
        switch mark {
        case .added: "+"
        case .removed: "−"
        case .changed, .moved: "~"
        }
    }

    private static func text(_ text: String, _ x: Double, _ y: Double, _ style: String) -> String {
        "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\">\(Markup.escaped(text))</text>"
    }

    private static func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

    /// A coordinate to a tenth.
    private static func number(_ value: Double) -> String {
        // A document may place a scene anywhere; no picture reaches so far.
        let tenths = Int(clamping: (min(max(value, -1e9), 1e9) * 10).rounded())
        let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
        return "\(tenths < 0 ? "-" : "")\(whole)\(rest == 0 ? "" : ".\(rest)")"
    }
}
