extension XMLElement {
    /// The nearest element around this one that is called `name`.
    public func nearestAncestor(named name: String) -> XMLElement? {
        guard let name = storage.names.identifier(of: name) else { return nil }
        return nearestAncestor { storage.nodes[$0].name == name }
    }

    /// The nearest element around this one that has an attribute `name`, those called one of `others` left out.
    public func nearestAncestor(having name: String, notNamed others: [String]) -> XMLElement? {
        guard let name = storage.names.identifier(of: name) else { return nil }
        let others = others.compactMap { storage.names.identifier(of: $0) }
        return nearestAncestor { index in
            let node = storage.nodes[index]
            let end =
                index + 1 < storage.nodes.count
                ? Int(storage.nodes[index + 1].firstAttribute) : storage.attributes.count
            return (Int(node.firstAttribute)..<end).contains { storage.attributes[$0].name == name }
                && !others.contains(node.name)
        }
    }

    /// Climbs by indices: a way up may be a thousand elements long, and there is one for each finding.
    private func nearestAncestor(_ isWanted: (Int) -> Bool) -> XMLElement? {
        var parent = record.parent
        while parent != NodeRecord.none {
            if isWanted(Int(parent)) { return XMLElement(storage: storage, index: Int(parent)) }
            parent = storage.nodes[Int(parent)].parent
        }
        return nil
    }
}
