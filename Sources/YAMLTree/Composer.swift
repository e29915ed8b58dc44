import SourceText

/// Builds the tree from events and keeps it within the limits.
struct Composer {
    private let file: SourceFile
    private let limits: YAMLTree.Limits
    private let reader: EventReader
    /// Anchored nodes, each with what it and the nodes below it add to the file's weight.
    private var anchors: [String: (node: YAMLNode, weight: Weight)] = [:]
    /// Anchors of collections that are still being read.
    private var openAnchors: [String] = []
    private var weight = Weight()
    private(set) var problems: [Diagnostic] = []

    /// How much a tree is when everything behind its aliases is written out.
    private struct Weight {
        var nodes = 0
        var bytes = 0
    }

    init(file: SourceFile, limits: YAMLTree.Limits) throws(Diagnostic) {
        self.file = file
        self.limits = limits
        let start = Array(file.bytes.prefix(4))
        if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE]) || start.contains(0) {
            let what = start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE]) ? "UTF-16" : "not text"
            throw Diagnostic(
                .error, "unreadable-yaml", "the file is \(what)", path: file.path, position: file.position(at: 0),
                fixHint: "save it as UTF-8")
        }
        guard file.bytes.count <= limits.size else {
            throw Diagnostic(
                .error, "yaml-limit", "the file has \(file.bytes.count) bytes, more than the \(limits.size) allowed",
                path: file.path)
        }
        reader = try EventReader(file: file)
    }

    mutating func document() throws(Diagnostic) -> YAMLNode? {
        var root: YAMLNode?
        var documents = 0
        while true {
            let event = try reader.next()
            switch event.payload {
            case .streamStart, .documentEnd: continue
            case .streamEnd: return root
            case .documentStart:
                documents += 1
                guard documents == 1 else {
                    throw unreadable(file, "the file holds a second document", at: event.range.start)
                }
            default: root = try node(event, depth: 0)
            }
        }
    }

    private mutating func node(_ event: EventReader.Event, depth: Int) throws(Diagnostic) -> YAMLNode {
        let before = weight
        switch event.payload {
        case .alias(let name):
            return try resolve(alias: name, at: event.range)
        case .scalar(let scalar, let anchor):
            try check(tag: scalar.tag, allowed: ["str", "int", "float", "bool", "null"], at: event.range)
            try add(Weight(nodes: 1, bytes: scalar.text.utf8.count), at: event.range)
            return finish(.scalar(scalar), extent(of: scalar, event.range), anchor: anchor, before: before)
        case .sequenceStart(let anchor, let tag):
            try check(tag: tag, allowed: ["seq"], at: event.range)
            try check(depth: depth, at: event.range)
            try add(Weight(nodes: 1), at: event.range)
            if let anchor { openAnchors.append(anchor) }
            let (elements, end) = try sequence(depth: depth)
            if anchor != nil { openAnchors.removeLast() }
            let range = extent(from: event.range, to: end, lastChild: elements.last)
            return finish(.sequence(elements), range, anchor: anchor, before: before)
        case .mappingStart(let anchor, let tag):
            try check(tag: tag, allowed: ["map"], at: event.range)
            try check(depth: depth, at: event.range)
            try add(Weight(nodes: 1), at: event.range)
            if let anchor { openAnchors.append(anchor) }
            let (entries, end) = try mapping(depth: depth)
            if anchor != nil { openAnchors.removeLast() }
            let range = extent(from: event.range, to: end, lastChild: entries.last?.value)
            return finish(.mapping(entries), range, anchor: anchor, before: before)
        default:
            preconditionFailure("libyaml balances its events")
        }
    }

    private mutating func sequence(depth: Int) throws(Diagnostic) -> (elements: [YAMLNode], end: SourceRange) {
        var elements: [YAMLNode] = []
        while true {
            let event = try reader.next()
            if case .sequenceEnd = event.payload { return (elements, event.range) }
            elements.append(try node(event, depth: depth + 1))
        }
    }

    private mutating func mapping(depth: Int) throws(Diagnostic) -> (entries: [YAMLNode.Entry], end: SourceRange) {
        var entries: [YAMLNode.Entry] = []
        var positions: [String: SourcePosition] = [:]
        while true {
            let event = try reader.next()
            if case .mappingEnd = event.payload { return (entries, event.range) }
            let key = try node(event, depth: depth + 1)
            guard case .scalar(let scalar) = key.content else {
                throw unreadable(file, "a key must be text, not \(key.kind.description)", at: key.range.start)
            }
            let value = try node(try reader.next(), depth: depth + 1)
            if let first = positions[scalar.text] {
                var problem = key.diagnostic("duplicate-key", "the key \"\(scalar.text)\" is here a second time")
                problem.notes = [Diagnostic.Note("the first is here", position: first)]
                problems.append(problem)
            } else {
                positions[scalar.text] = key.position
                entries.append(YAMLNode.Entry(key: key, value: value))
            }
        }
    }

    private mutating func finish(
        _ content: YAMLNode.Content, _ range: SourceRange, anchor: String?, before: Weight
    ) -> YAMLNode {
        let node = YAMLNode(
            content: content, range: range, position: file.position(at: range.start), end: file.position(at: range.end))
        if let anchor {
            let added = Weight(nodes: weight.nodes - before.nodes, bytes: weight.bytes - before.bytes)
            anchors[anchor] = (node, added)
        }
        return node
    }

    /// A block collection ends with its last value, though libyaml closes it only where the next thing begins.
    private func extent(from start: SourceRange, to end: SourceRange, lastChild: YAMLNode?) -> SourceRange {
        let last = end.isEmpty ? lastChild?.range.end ?? start.end : end.end
        // The last child of a collection may be an alias, whose node stands before it.
        return SourceRange(start: start.start, end: max(start.start, last))
    }

    /// A block scalar ends with its last line that is not blank.
    private func extent(of scalar: YAMLNode.Scalar, _ range: SourceRange) -> SourceRange {
        guard scalar.style == .literal || scalar.style == .folded else { return range }
        let blanks = file.bytes[range.start..<range.end].reversed().prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return SourceRange(start: range.start, end: range.end - blanks.count)
    }

    private mutating func resolve(alias name: String, at range: SourceRange) throws(Diagnostic) -> YAMLNode {
        if let (node, weight) = anchors[name], !openAnchors.contains(name) {
            try add(weight, at: range)
            return node
        }
        let reason =
            openAnchors.contains(name)
            ? "the alias \"\(name)\" stands inside what it names" : "no anchor \"\(name)\" comes before this alias"
        throw unreadable(file, reason, at: range.start)
    }

    private mutating func add(_ more: Weight, at range: SourceRange) throws(Diagnostic) {
        weight.nodes += more.nodes
        weight.bytes += more.bytes
        guard weight.nodes <= limits.nodes else {
            throw Diagnostic(
                .error, "yaml-limit", "more than \(limits.nodes) values, those behind aliases included", in: file,
                at: range)
        }
        // Without aliases a text is at most half as long again as its source.
        guard weight.bytes <= 2 * limits.size else {
            throw Diagnostic(
                .error, "yaml-limit", "more than \(2 * limits.size) bytes of text, those behind aliases included",
                in: file, at: range)
        }
    }

    private func check(depth: Int, at range: SourceRange) throws(Diagnostic) {
        guard depth < limits.depth else {
            throw Diagnostic(.error, "yaml-limit", "nested more than \(limits.depth) levels deep", in: file, at: range)
        }
    }

    private func check(tag: String?, allowed: [String], at range: SourceRange) throws(Diagnostic) {
        guard let tag, tag != "!" else { return }
        guard allowed.contains(where: { tag == YAMLNode.Scalar.tagPrefix + $0 }) else {
            throw unreadable(file, "the tag \"\(tag)\" has no meaning here", at: range.start)
        }
    }
}
