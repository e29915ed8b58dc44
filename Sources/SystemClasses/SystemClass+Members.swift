extension SystemClass {
    /// Whether its objects have a property of that name which can be set by key (R6).
    ///
    /// A name counts for the class that declares it and for its subclasses: `tableView` is set on a table view
    /// controller, not on every controller.
    public func takes(key: String) -> Bool {
        let table = ClassTable.standard
        if lineage.contains(where: { table.takesAnyKey[$0.number] }) { return true }
        if MemberTable.keys.has(key, of: self) { return true }
        // `isHidden` is Swift's name of `hidden`.
        guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return false }
        return MemberTable.keys.has(first.lowercased() + key.dropFirst(3), of: self)
    }

    /// Whether its objects respond to that selector, as far as interface files send it.
    public func responds(to selector: String) -> Bool { MemberTable.selectors.has(selector, of: self) }
}

/// Names with the classes that declare them.
struct MemberTable: Sendable {
    /// What can be set by key.
    static let keys = MemberTable("keys")
    /// What can be sent.
    static let selectors = MemberTable("selectors")

    private var owners: [String: [Int]] = [:]

    private init(_ kind: String) {
        for topic in ClassTable.topics {
            var owner: Int?
            for line in TableText.lines(of: topic.text) {
                if !line.isDetail { owner = ClassTable.standard.numbers[String(line.words[0].dropLast())] }
                guard line.isDetail, line.words[0] == kind, let owner else { continue }
                for name in line.words.dropFirst() { owners[name, default: []].append(owner) }
            }
        }
    }

    func has(_ name: String, of owner: SystemClass) -> Bool {
        guard let owners = owners[name] else { return false }
        let lineage = ClassTable.standard.lineage(of: owner.number)
        return owners.contains(where: lineage.contains)
    }
}
