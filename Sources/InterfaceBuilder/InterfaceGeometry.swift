import Geometry
import XMLTree

extension Point {
    /// Reads `<point x="" y=""/>`.
    init?(_ element: XMLElement) {
        guard let x = element.number("x"), let y = element.number("y") else { return nil }
        self.init(x: x, y: y)
    }
}

extension Size {
    /// Reads `<size width="" height=""/>`.
    init?(_ element: XMLElement) {
        guard let width = element.number("width"), let height = element.number("height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension Rect {
    /// Reads `<rect x="" y="" width="" height=""/>`.
    init?(_ element: XMLElement) {
        guard let origin = Point(element), let size = Size(element) else { return nil }
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }
}

extension Insets {
    /// Reads `<edgeInsets top="" left="" bottom="" right=""/>`; `<inset>` has `minX`, `minY`, `maxX`, `maxY` instead.
    init?(_ element: XMLElement) {
        guard let top = element.number("top") ?? element.number("minY"),
            let left = element.number("left") ?? element.number("minX"),
            let bottom = element.number("bottom") ?? element.number("maxY"),
            let right = element.number("right") ?? element.number("maxX")
        else { return nil }
        self.init(top: top, left: left, bottom: bottom, right: right)
    }
}
