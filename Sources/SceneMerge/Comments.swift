import XMLTree

/// The comments of the three files, by the part that each stands before, and whose the result has.
struct Comments {
    /// What a comment stands before: a part, the end tag of a part, the root, or the end of the file.
    enum Place: Hashable {
        case before(Int)
        case endOf(Int)
        case start
        case end
    }

    typealias Text = ArraySlice<UInt8>

    private var texts: [[Place: Text]] = [[:], [:], [:]]
    /// Where the sides disagree: the one that counts.
    var decided: [Place: Version] = [:]

    init(_ pairing: Pairing) {
        for version in Version.allCases {
            for part in pairing.visited where pairing.isOpen[part] {
                guard let element = pairing.element(part, version) else { continue }
                let bytes = pairing.versions[version.rawValue].bytes
                var start = element.startTagRange.end
                for child in element.children {
                    if let member = pairing.part(of: child, version) {
                        add(bytes[start..<child.range.start], .before(member), version)
                    }
                    start = child.range.end
                }
                add(bytes[start..<max(start, element.contentRange.end)], .endOf(part), version)
            }
            let file = pairing.versions[version.rawValue]
            let root = file.tree.root.range
            // Before the root there is the declaration too, which is no comment.
            let prolog = file.bytes[..<root.start]
            if let comment = Self.firstComment(in: prolog) { add(prolog[comment...], .start, version) }
            add(file.bytes[root.end...], .end, version)
        }
    }

    private mutating func add(_ text: Text, _ place: Place, _ version: Version) {
        guard let first = text.firstIndex(where: { !isSpace($0) }), let last = text.lastIndex(where: { !isSpace($0) })
        else { return }
        texts[version.rawValue][place] = text[first...last]
    }

    private static func firstComment(in text: Text) -> Int? {
        let mark = Array("<!--".utf8)
        return text.indices.first { text[$0] == mark[0] && text[$0...].starts(with: mark) }
    }

    /// The comment there in one of the files, without the white space around it.
    func text(_ place: Place, _ version: Version) -> Text? { texts[version.rawValue][place] }

    /// The places with a comment in one of the sides, in no order.
    var places: Set<Place> { Set(texts[1].keys).union(texts[2].keys) }

    /// Whether two files say the same there; how lines end does not count.
    func isSame(_ place: Place, _ one: Version, _ other: Version) -> Bool {
        switch (text(place, one), text(place, other)) {
        case (nil, nil): true
        case (let one?, let other?): one == other || one.filter { $0 != 0x0D } == other.filter { $0 != 0x0D }
        default: false
        }
    }

    /// The file whose comment the result has, for something that both sides have.
    func chosen(_ place: Place) -> Version {
        if isSame(place, .ours, .theirs) || isSame(place, .base, .theirs) { return .ours }
        if isSame(place, .base, .ours) { return .theirs }
        return decided[place] ?? .ours
    }

    /// Whether both sides have something else there, each its own.
    func isContested(_ place: Place) -> Bool {
        !isSame(place, .ours, .theirs) && !isSame(place, .base, .theirs) && !isSame(place, .base, .ours)
    }
}

extension MergePlan {
    mutating func decideComments() {
        let contested = comments.places.filter(comments.isContested)
        guard !contested.isEmpty else { return }
        func decide(_ place: Comments.Place, _ part: Int, _ property: String) {
            guard contested.contains(place) else { return }
            let texts = Version.allCases.map { version in
                comments.text(place, version).map { String(decoding: $0, as: UTF8.self) }
            }
            // Interface Builder writes the name of the scene there.
            let isWritten = isRenamedScene(part)
            comments.decided[place] =
                isWritten
                ? churn.pick(texts[1] ?? "", texts[2] ?? "")
                : conflict(.changedTwice, part, property: property, texts: texts)
        }
        decide(.start, 0, "comment")
        for part in pairing.visited where isAlive[part] {
            let members = pairing.parts[part]
            guard members.isIn(.ours), members.isIn(.theirs) else { continue }
            decide(.before(part), part, "comment")
            decide(.endOf(part), part, "comment at the end")
        }
        decide(.end, 0, "comment behind it")
    }

    /// Whether a side changed what Interface Builder calls a scene by.
    private func isRenamedScene(_ part: Int) -> Bool {
        guard pairing.anyElement(part).name == "scene" else { return false }
        func names(_ version: Version) -> [String?]? {
            let controller = pairing.element(part, version).flatMap(Pairing.controller)
            return controller.map { controller in
                ["title", "userLabel", "storyboardIdentifier", "customClass"].map { controller.attribute($0) }
            }
        }
        let (base, ours, theirs) = (names(.base), names(.ours), names(.theirs))
        return ours != theirs || base != nil && base != ours
    }

    /// Whether a side wrote another comment before a part. Those before scenes are Interface Builder's.
    func hasNewComment(_ part: Int, _ side: Version) -> Bool {
        comments.text(.before(part), side) != nil && !comments.isSame(.before(part), .base, side)
            && pairing.anyElement(part).name != "scene"
    }
}
