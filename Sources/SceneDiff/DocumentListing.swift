import InterfaceBuilder
import XMLTree

/// A document as plain lines, one thing or one property a line, without what Interface Builder writes by itself: what a
/// line-by-line comparison, such as git's, can work on.
///
/// ```
/// scene FirstViewController (s1)
///   viewController FirstViewController (a1)
///     title: Welcome
///     show segue "next" → SecondViewController (x7)
/// ```
public struct DocumentListing: Sendable {
    /// A line and how deep it stands.
    public struct Line: Sendable, Hashable {
        public let depth: Int
        public let text: String
    }

    public private(set) var lines: [Line] = []

    /// Lists `document`. An archive of Xcode 3 is listed by its first line only.
    public init(_ document: InterfaceDocument) {
        guard document.kind != .legacyArchive else {
            lines = [Line(depth: 0, text: "archive of Xcode 3, \(document.source.bytes.count) bytes")]
            return
        }
        let outline = Outline(document)
        let maker = ListingMaker(
            outline: outline, names: ItemNames(outline), churn: ChurnRules(old: outline, new: outline))
        lines = maker.lines()
    }

    /// The lines with two spaces for each step in, each ending in a line break.
    public var text: String {
        lines.map { String(repeating: "  ", count: $0.depth) + $0.text + "\n" }.joined()
    }
}

private struct ListingMaker {
    let outline: Outline
    let names: ItemNames
    let churn: ChurnRules

    func lines() -> [DocumentListing.Line] {
        var lines: [DocumentListing.Line] = []
        // Each with the depth at which it stands, the next one last.
        var waiting = [(index: 0, depth: 0)]
        while let (index, depth) = waiting.popLast() {
            lines.append(.init(depth: depth, text: heading(index)))
            lines += properties(index).map { .init(depth: depth + 1, text: $0) }
            waiting += children(index).reversed().map { ($0, depth + 1) }
        }
        return lines
    }

    private func heading(_ index: Int) -> String {
        let item = outline.items[index]
        let name = names.name(index, .whole)
        let id = item.element.attribute("id") ?? item.element.attribute("sceneID")
        let isList = item.role.isEmpty || Self.plainRoles.contains(item.role)
        let text = isList ? name : "\(item.role): \(name)"
        // Connections are told by their ends; their ids are new each time they are made.
        guard let id, ![.segue, .outlet, .action, .constraint].contains(item.category), !name.hasSuffix("(\(id))")
        else {
            return text
        }
        return "\(text) (\(id))"
    }

    private static let plainRoles: Set<String> = ["scenes", "objects", "subviews", "connections", "constraints"]

    private func properties(_ index: Int) -> [String] {
        let item = outline.items[index]
        return PropertyReader.properties(of: item.element).compactMap { property in
            guard !churn.isChurn(property, nil, old: index, new: index), !item.category.namesProperty(property.name)
            else { return nil }
            let value =
                switch property.kind {
                case .reference: outline.item(id: property.value).map { names.name($0) } ?? property.value
                case .rect: property.name == "frame" ? fixedParts(property.value, index) : rounded(property.value)
                case .color: rounded(property.value, digits: 3)
                case .text, .presence: property.value
                }
            return "\(property.name): \(value.split(whereSeparator: \.isNewline).joined(separator: "⏎"))"
        }.sorted()
    }

    /// Whole points: the halves and thirds come from the device on the canvas. Colours are rounded when they are saved.
    private func rounded(_ value: String, digits: Int = 0) -> String {
        let scale = digits == 0 ? 1.0 : 1_000
        return value.split(separator: " ").map { part in
            guard let number = InterfaceNumber.value(of: String(part)) else { return String(part) }
            let steps = (number * scale).rounded(.toNearestOrEven)
            return digits == 0 ? Int(exactly: steps).map { "\($0)" } ?? String(part) : "\(steps / scale)"
        }.joined(separator: " ")
    }

    /// What the autoresizing mask keeps of a frame: margins and sizes that do not depend on the superview's size, and so
    /// on the device on the canvas.
    private func fixedParts(_ value: String, _ index: Int) -> String {
        let numbers = value.split(separator: " ").compactMap { InterfaceNumber.value(of: String($0)) }
        guard numbers.count == 4, let parent = outline.items[index].parent,
            let around = InterfaceObject(outline.items[parent].element).rect("frame")
        else { return rounded(value) }
        let mask = autoresizingMask(of: outline.items[index].element)
        let parts: [(flexible: String, name: String, value: Double)] = [
            ("flexibleMinX", "left", numbers[0]), ("widthSizable", "width", numbers[2]),
            ("flexibleMaxX", "right", around.width - numbers[0] - numbers[2]),
            ("flexibleMinY", "top", numbers[1]), ("heightSizable", "height", numbers[3]),
            ("flexibleMaxY", "bottom", around.height - numbers[1] - numbers[3]),
        ]
        return parts.filter { !mask.contains($0.flexible) }.map { "\($0.name) \(rounded("\($0.value)"))" }
            .joined(separator: " ")
    }

    /// What has an order comes in it; the rest by what it says.
    private func children(_ index: Int) -> [Int] {
        let children = outline.items[index].children.filter { !churn.isDerived(outline.items[$0]) }
        let free = children.filter { !isSteady(outline.items[$0]) }
        guard free.count > 1 else { return children }
        let headings = Dictionary(free.map { ($0, heading($0)) }) { first, _ in first }
        let sorted = free.sorted { (headings[$0] ?? "", $0) < (headings[$1] ?? "", $1) }
        return children.filter { isSteady(outline.items[$0]) } + sorted
    }

    private func isSteady(_ item: Outline.Item) -> Bool {
        ![.constraint, .segue, .outlet, .action].contains(item.category) || churn.orderCounts(in: item)
    }
}

/// How many things of each category a document has, the document itself left out.
public struct DocumentContents: Sendable {
    public let counts: [Category: Int]

    /// Counts what is in `document`.
    public init(_ document: InterfaceDocument) {
        guard document.kind != .legacyArchive else {
            counts = [:]
            return
        }
        var counts: [Category: Int] = [:]
        for item in Outline(document).items.dropFirst() { counts[item.category, default: 0] += 1 }
        self.counts = counts
    }
}
