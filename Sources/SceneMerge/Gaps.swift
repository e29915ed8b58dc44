import XMLTree

/// What stands before each child of a part in the three files: white space, and comments, which belong to what follows.
struct Gaps {
    /// Stands for the end tag, before which there may be a comment too.
    static let end = -1

    private let pairing: Pairing
    /// By version and child.
    private var leads: [[Int: ArraySlice<UInt8>]] = [[:], [:], [:]]
    /// Those that are not blank, without the white space around them.
    private var comments: [[Int: ArraySlice<UInt8>]] = [[:], [:], [:]]

    init(_ part: Int, _ pairing: Pairing) {
        self.pairing = pairing
        for version in Version.allCases {
            guard let element = pairing.element(part, version) else { continue }
            let bytes = pairing.versions[version.rawValue].bytes
            var start = element.startTagRange.end
            for child in element.children {
                if let member = pairing.part(of: child, version) {
                    add(bytes[start..<child.range.start], member, version)
                }
                start = child.range.end
            }
            add(bytes[start..<max(start, element.contentRange.end)], Self.end, version)
        }
    }

    private mutating func add(_ lead: ArraySlice<UInt8>, _ member: Int, _ version: Version) {
        leads[version.rawValue][member] = lead
        guard let first = lead.firstIndex(where: { !isSpace($0) }), let last = lead.lastIndex(where: { !isSpace($0) })
        else { return }
        comments[version.rawValue][member] = lead[first...last]
    }

    /// What stands before the child in a file; `nil` where it does not stand there.
    func lead(_ child: Int, _ version: Version) -> ArraySlice<UInt8>? { leads[version.rawValue][child] }

    /// The comment before the child in the result, and whether it is the one of `version`.
    func comment(_ child: Int, _ version: Version) -> (
        comment: (text: ArraySlice<UInt8>, version: Version)?, isOwn: Bool
    ) {
        let texts = comments.map { $0[child] }
        let isInOurs = leads[1][child] != nil
        let isInTheirs = leads[2][child] != nil
        let isTheirs = !isInOurs || (isInTheirs && texts[1] == texts[0] && texts[2] != texts[1])
        let chosen = isTheirs ? Version.theirs : .ours
        let text = texts[chosen.rawValue]
        return (text.map { ($0, chosen) }, text == texts[version.rawValue])
    }
}
