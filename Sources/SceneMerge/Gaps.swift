import XMLTree

/// What stands before each child of a part in the three files: white space, and comments, which belong to what follows.
struct Gaps {
    private let part: Int
    private let plan: MergePlan
    /// By version and child.
    private var leads: [[Int: ArraySlice<UInt8>]] = [[:], [:], [:]]
    private var tails: [ArraySlice<UInt8>?] = [nil, nil, nil]

    init(_ part: Int, _ plan: MergePlan) {
        self.part = part
        self.plan = plan
        let pairing = plan.pairing
        for version in Version.allCases {
            guard let element = pairing.element(part, version) else { continue }
            let bytes = pairing.versions[version.rawValue].bytes
            var start = element.startTagRange.end
            for child in element.children {
                if let member = pairing.part(of: child, version) {
                    leads[version.rawValue][member] = bytes[start..<child.range.start]
                }
                start = child.range.end
            }
            tails[version.rawValue] = bytes[start..<max(start, element.contentRange.end)]
        }
    }

    /// What stands before the child in a file; `nil` where it does not stand there.
    func lead(_ child: Int, _ version: Version) -> ArraySlice<UInt8>? { leads[version.rawValue][child] }

    /// What stands before the end tag in a file; `nil` where the file does not have the part.
    func tail(_ version: Version) -> ArraySlice<UInt8>? { tails[version.rawValue] }

    typealias Comment = (text: ArraySlice<UInt8>, version: Version)

    /// The comment before the child in the result, and whether it is the one of `version`.
    func comment(_ child: Int, _ version: Version) -> (comment: Comment?, isOwn: Bool) {
        comment(.before(child), of: child, version)
    }

    /// The comment before the end tag in the result, and whether it is the one of `version`.
    func lastComment(_ version: Version) -> (comment: Comment?, isOwn: Bool) {
        comment(.endOf(part), of: part, version)
    }

    private func comment(
        _ place: Comments.Place, of holder: Int, _ version: Version
    ) -> (comment: Comment?, isOwn: Bool) {
        let members = plan.pairing.parts[holder]
        let chosen: Version =
            !members.isIn(.ours) ? .theirs : !members.isIn(.theirs) ? .ours : plan.comments.chosen(place)
        let text = plan.comments.text(place, chosen)
        return (text.map { ($0, chosen) }, plan.comments.isSame(place, chosen, version))
    }
}
