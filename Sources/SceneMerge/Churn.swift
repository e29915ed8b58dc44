import InterfaceBuilder
import SceneDiff
import XMLTree

/// What Interface Builder writes by itself, and which of two such values the result has.
struct Churn {
    /// The side that a newer Interface Builder saved; `nil` where both have the same.
    private let newer: Version?
    private let usesConstraints: Bool

    init(_ pairing: Pairing) {
        let roots = pairing.versions.map(\.tree.root)
        usesConstraints = roots[1...].contains { $0.attribute("useAutolayout") == "YES" }
        let (ours, theirs) = (roots[1].attribute("toolsVersion") ?? "", roots[2].attribute("toolsVersion") ?? "")
        newer = isEarlier(ours, theirs) ? .theirs : isEarlier(theirs, ours) ? .ours : nil
    }

    /// Which of two values counts: that of the newer tool, or the larger one, whichever side is which.
    func pick(_ ours: String, _ theirs: String) -> Version {
        newer ?? (isEarlier(ours, theirs) ? .theirs : .ours)
    }

    /// Which of two versions of a tool or plug-in counts.
    func newer(_ ours: String?, _ theirs: String?) -> Version {
        guard let ours else { return .theirs }
        guard let theirs else { return .ours }
        return isEarlier(ours, theirs) ? .theirs : .ours
    }

    // MARK: Elements and attributes

    /// Whether the element is one that Interface Builder keeps for itself, or is in one.
    func isChurn(_ element: XMLElement) -> Bool {
        if isEditorPart(element) { return true }
        var isInDependencies = false
        for around in element.ancestors {
            if isEditorPart(around) { return true }
            if around.name == "dependencies" { isInDependencies = true }
        }
        return isInDependencies && element.name != "deployment"
    }

    private func isEditorPart(_ element: XMLElement) -> Bool {
        if Self.parts.contains(element.name) { return true }
        return element.attributeNode("key").map { key in
            key.hasValue("canvasLocation") || key.hasValue("screenRect") || key.value.hasPrefix("simulated")
                || key.value.hasPrefix("freeformSimulated")
        } ?? false
    }

    private static let parts: Set<String> = [
        "resources", "device", "classes", "designables", "simulatedMetricsContainer", "inferredMetricsTieBreakers",
    ]

    /// Whether an attribute says nothing about the app.
    func isChurn(attribute name: String, of element: XMLElement) -> Bool {
        if element.parent == nil { return Self.toolAttributes.contains(name) }
        return Self.editorAttributes.contains(name)
    }

    private static let toolAttributes: Set<String> = [
        "toolsVersion", "systemVersion", "version", "propertyAccessControl", "variant", "colorMatched",
    ]
    private static let editorAttributes: Set<String> = ["misplaced", "ambiguous"]

    // MARK: Numbers

    /// Whether two colours are one, rounded in two ways, or two values the same numbers.
    func isClose(_ old: XMLElement, _ new: XMLElement) -> Bool {
        // Newer Xcodes write beside a colour's name what older systems show.
        if old.name == "color", new.name == "color", old.attribute("key") == new.attribute("key"),
            let color = old.attribute("systemColor"), color == new.attribute("systemColor")
        {
            return true
        }
        guard old.name == new.name, old.attributes.count == new.attributes.count else { return false }
        guard old.children.first(where: { _ in true }) == nil, new.children.first(where: { _ in true }) == nil else {
            return false
        }
        // Less than half a step of eight bits.
        let tolerance = old.name == "color" ? 0.001 : 0
        let isClose = new.attributes.allSatisfy { attribute in
            guard let before = old.attribute(attribute.name) else { return false }
            let after = attribute.value
            if before == after { return true }
            guard let one = InterfaceNumber.value(of: before), let other = InterfaceNumber.value(of: after) else {
                return false
            }
            return abs(one - other) <= tolerance
        }
        return isClose && old.text == new.text
    }

    /// Whether a frame is half a point away from what it was, or decided by something else each time it is shown.
    func isSmallStep(_ old: String?, _ new: String?, in rect: XMLElement) -> Bool {
        if isHalfPoint(old, new) { return true }
        return rect.attributeNode("key")?.hasValue("frame") == true && rect.parent.map(isPlaced) == true
    }

    private func isPlaced(_ view: XMLElement) -> Bool {
        FramePlacement.isDecidedElsewhere(view, usesConstraints: usesConstraints)
    }

    func isHalfPoint(_ old: String?, _ new: String?) -> Bool {
        guard let old, let new, let before = InterfaceNumber.value(of: old), let after = InterfaceNumber.value(of: new)
        else { return false }
        return abs(before - after) <= 0.5
    }
}

/// Whether `one` comes before `other`: numbers in them by their size, the rest byte by byte.
func isEarlier(_ one: String, _ other: String) -> Bool {
    let (left, right) = (runs(one), runs(other))
    for (mine, theirs) in zip(left, right) where mine != theirs {
        if let mine = Int(mine), let theirs = Int(theirs), mine != theirs { return mine < theirs }
        return mine.utf8.lexicographicallyPrecedes(theirs.utf8)
    }
    return left.count < right.count
}

private func runs(_ text: String) -> [Substring] {
    var runs: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
        let isDigit = text[start].isWholeNumber
        let end = text[start...].firstIndex { $0.isWholeNumber != isDigit } ?? text.endIndex
        runs.append(text[start..<end])
        start = end
    }
    return runs
}
