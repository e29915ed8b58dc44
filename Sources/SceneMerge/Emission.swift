import XMLTree

/// Writes the result: what nobody touched with the bytes of OURS, what is new with those of THEIRS.
struct Emission {
    let plan: MergePlan
    let pairing: Pairing
    let lineBreak: [UInt8]
    /// One step of indentation.
    private let step: [UInt8]
    var output: [UInt8] = []
    /// Whether ids or references of a version are to be changed.
    private let hasNewIDs: [Bool]

    let style: ConflictStyle

    init(_ plan: MergePlan, style: ConflictStyle) {
        self.plan = plan
        self.style = style
        pairing = plan.pairing
        let ours = plan.pairing.versions[1]
        lineBreak = ours.lineBreak
        hasNewIDs = plan.newIDs.indices.map { !plan.newIDs[$0].isEmpty || !plan.newSceneIDs[$0].isEmpty }
        let root = ours.tree.root
        var step: [UInt8] = Array("    ".utf8)
        if let child = root.children.first(where: { _ in true }) {
            let lead = Array(ours.bytes[root.startTagRange.end..<child.range.start])
            if let indent = Indentation.last(of: lead[...]), !indent.isEmpty { step = Array(indent) }
        }
        self.step = step
        output.reserveCapacity(ours.bytes.count + ours.bytes.count / 8)
    }

    mutating func run() -> [UInt8] {
        let (base, theirs) = (pairing.versions[0], pairing.versions[2])
        let prologs = pairing.versions.map { Array($0.bytes[..<$0.tree.root.range.start]) }
        // The encoding is that of OURS.
        let isTheirs =
            base.tree.encoding == theirs.tree.encoding
            && (prologs[1] == prologs[0] || plan.comments.decided[.start] == .theirs)
        output += isTheirs ? converted(prologs[2], .theirs) : prologs[1]
        if style == .markers, plan.alternatives[0] != nil {
            // The first marker begins a line; the document's tag does so already.
            while output.last == 0x0A || output.last == 0x0D { output.removeLast() }
            perform([.markers(0, Indentation(from: [], to: []))])
        } else {
            emit(0, Indentation(from: [], to: []))
        }
        output += epilog()
        return output
    }

    /// What stands behind the root.
    private func epilog() -> [UInt8] {
        let epilogs = pairing.versions.map { Array($0.bytes[$0.tree.root.range.end...]) }
        let isTheirs = epilogs[1] == epilogs[0] || plan.comments.chosen(.end) == .theirs
        return isTheirs ? converted(epilogs[2], .theirs) : epilogs[1]
    }

    // MARK: Elements

    /// What is still to be written, the next one last: documents may be deeper than the stack of a thread.
    enum Task {
        case bytes([UInt8])
        case part(Int, Indentation)
        case markers(Int, Indentation)
    }

    mutating func emit(_ part: Int, _ indentation: Indentation) { perform([.part(part, indentation)]) }

    mutating func perform(_ first: [Task]) {
        var tasks = Array(first.reversed())
        while let task = tasks.popLast() {
            switch task {
            case .bytes(let bytes): output += bytes
            case .part(let part, let indentation): tasks += begin(part, indentation).reversed()
            case .markers(let part, let indentation): tasks += emitMarkers(part, indentation).reversed()
            }
        }
    }

    /// Writes the beginning of an element, and answers with what comes behind it.
    private mutating func begin(_ part: Int, _ indentation: Indentation) -> [Task] {
        let (element, version) = plan.source(of: part)
        guard pairing.isOpen[part] else {
            copy(element, version, indentation)
            return []
        }
        let inside = plan.children[part] ?? []
        let text = plan.texts[part]
        let bytes = pairing.versions[version.rawValue].bytes
        let isEmpty = inside.isEmpty && text == nil && plan.looseText(element).isEmpty
        // What lost its last child is written as in the file that took it away.
        let hadChildren = isEmpty && element.children.first { _ in true } != nil
        let model = hadChildren ? pairing.element(part, version.other).flatMap(emptyForm) : nil
        let closes = element.isSelfClosing ? isEmpty : hadChildren && model == nil
        emitTag(part, element, version, closes: closes)
        if closes { return [] }
        var tasks: [Task] = []
        if let model {
            output += model
            let own = indentation.applied(to: Indentation.before(element, bytes)[...])
            if model == lineBreak { output += own }
        } else if let text, let other = pairing.element(part, text) {
            let range = other.contentRange
            output += converted(Array(pairing.versions[text.rawValue].bytes[range.start..<range.end]), text)
        } else {
            tasks = content(part, element, version, inside, indentation)
        }
        return tasks + [.bytes(endTag(part, element))]
    }

    func endTag(_ part: Int, _ element: XMLElement) -> [UInt8] {
        Array("</".utf8) + Array(name(part, element).utf8) + [UInt8(ascii: ">")]
    }

    /// What is between the tags of an element without children: a line break, a comment or nothing; `nil` where it closes
    /// itself.
    private func emptyForm(_ element: XMLElement) -> [UInt8]? {
        guard !element.isSelfClosing, element.children.first(where: { _ in true }) == nil else { return nil }
        let content = element.tree.source.bytes[element.contentRange.start..<element.contentRange.end]
        if !content.allSatisfy(isSpace) { return Array(content) }
        return content.contains(0x0A) || content.contains(0x0D) ? lineBreak : []
    }

    func name(_ part: Int, _ element: XMLElement) -> String {
        plan.names[part].flatMap { pairing.element(part, $0)?.name } ?? element.name
    }

    mutating func emitTag(
        _ part: Int, _ element: XMLElement, _ version: Version, closes: Bool, with other: [MergedAttribute]? = nil
    ) {
        let bytes = pairing.versions[version.rawValue].bytes
        let tag = element.startTagRange
        let merged = other ?? plan.attributes[part]
        let isPlain = merged == nil && plan.names[part] == nil && !hasNewIDs[version.rawValue]
        if isPlain, closes == element.isSelfClosing {
            output += bytes[tag.start..<tag.end]
            return
        }
        output.append(UInt8(ascii: "<"))
        output += name(part, element).utf8
        if let merged {
            for attribute in merged {
                guard let node = pairing.element(part, attribute.version)?.attributeNode(attribute.name) else {
                    continue
                }
                emit(node, attribute.version, spaceBefore: attribute.version == version)
            }
        } else {
            for attribute in element.attributes { emit(attribute, version, spaceBefore: true) }
        }
        output += tagEnd(element, version, closes: closes)
    }

    /// The end of a start tag, with the white space that its file has there.
    private func tagEnd(_ element: XMLElement, _ version: Version, closes: Bool) -> [UInt8] {
        guard closes == element.isSelfClosing else { return Array(closes ? "/>".utf8 : ">".utf8) }
        let start = element.attributes.last?.range.end ?? element.nameRange.end
        return Array(pairing.versions[version.rawValue].bytes[start..<element.startTagRange.end])
    }

    /// An attribute with the white space before it, where that is the result's own.
    private mutating func emit(_ attribute: XMLAttribute, _ version: Version, spaceBefore: Bool) {
        let bytes = pairing.versions[version.rawValue].bytes
        var start = attribute.range.start
        if spaceBefore { while start > 0, isSpace(bytes[start - 1]) { start -= 1 } }
        if start == attribute.range.start { output.append(UInt8(ascii: " ")) }
        if hasNewIDs[version.rawValue], let new = newValue(attribute, version) {
            output += bytes[start..<attribute.valueRange.start]
            output += new.utf8
            output += bytes[attribute.valueRange.end..<attribute.range.end]
        } else {
            output += bytes[start..<attribute.range.end]
        }
    }

    private func newValue(_ attribute: XMLAttribute, _ version: Version) -> String? {
        if attribute.name == "sceneID" { return plan.newSceneIDs[version.rawValue][attribute.value] }
        guard attribute.name == "id" || References.canName(attribute) else { return nil }
        return plan.newIDs[version.rawValue][attribute.value]
    }

    // MARK: Content

    /// What is between the tags of an element.
    func content(
        _ part: Int, _ element: XMLElement, _ version: Version, _ inside: [Int], _ indentation: Indentation
    ) -> [Task] {
        var tasks: [Task] = []
        func add(_ bytes: [UInt8]) { tasks.append(.bytes(bytes)) }
        let gaps = Gaps(part, plan)
        let first = element.children.first { _ in true }
        let bytes = pairing.versions[version.rawValue].bytes
        let own = indentation.applied(to: Indentation.before(element, bytes)[...])
        let childIndent = first.map { child in
            Indentation.last(of: bytes[element.startTagRange.end..<child.range.start]).map {
                indentation.applied(to: $0)
            }
        }
        for child in inside {
            let (source, origin) = plan.source(of: child)
            let (comment, isOwn) = gaps.comment(child, version)
            if style == .markers, plan.isContested(child) {
                let lead = childIndent.flatMap { $0 } ?? own + step
                // What stands between markers may be chosen to be nothing; its comment goes with it then.
                if let comment, plan.ghosts[child] == nil {
                    add(lineBreak + lead + converted(Array(comment.text), comment.version))
                }
                tasks.append(.markers(child, Indentation(from: before(source, origin), to: lead)))
                continue
            }
            if let lead = gaps.lead(child, version), isOwn {
                add(converted(indentation.reindented(lead), version))
                if origin == version {
                    tasks.append(.part(child, indentation))
                } else {
                    let target = Indentation.last(of: lead).map { indentation.applied(to: $0) } ?? own
                    tasks.append(.part(child, Indentation(from: before(source, origin), to: target)))
                }
                continue
            }
            // Where siblings stand in one line, a new one does too.
            let target: [UInt8]
            let isAlone: Bool
            switch childIndent {
            case .some(.some(let indent)): (target, isAlone) = (indent, true)
            case .some(.none): (target, isAlone) = (own, false)
            case .none: (target, isAlone) = (own + step, true)
            }
            if isAlone { add(lineBreak + target) }
            if let comment {
                add(converted(Array(comment.text), comment.version))
                if isAlone { add(lineBreak + target) }
            }
            tasks.append(.part(child, Indentation(from: before(source, origin), to: target)))
        }
        let (comment, isOwn) = gaps.lastComment(version)
        if let tail = gaps.tail(version), isOwn, first != nil || inside.isEmpty {
            add(converted(indentation.reindented(tail), version))
        } else {
            if let comment { add(lineBreak + own + step + converted(Array(comment.text), comment.version)) }
            add(lineBreak + own)
        }
        return tasks
    }

    func before(_ element: XMLElement, _ version: Version) -> [UInt8] {
        Indentation.before(element, pairing.versions[version.rawValue].bytes)
    }

    /// Copies an element as it is in its file, at a new depth.
    mutating func copy(_ element: XMLElement, _ version: Version, _ indentation: Indentation) {
        let source = pairing.versions[version.rawValue]
        let range = element.range
        if !hasNewIDs[version.rawValue], indentation.isPlain, source.lineBreak == lineBreak {
            output += source.bytes[range.start..<range.end]
            return
        }
        let tag = element.startTagRange
        if hasNewIDs[version.rawValue] {
            output.append(UInt8(ascii: "<"))
            output += element.name.utf8
            for attribute in element.attributes { emit(attribute, version, spaceBefore: true) }
            output += tagEnd(element, version, closes: element.isSelfClosing)
        } else {
            output += source.bytes[tag.start..<tag.end]
        }
        guard !element.isSelfClosing else { return }
        var end = tag.end
        for child in element.children {
            output += converted(indentation.reindented(source.bytes[end..<child.range.start]), version)
            copy(child, version, indentation)
            end = child.range.end
        }
        output += converted(indentation.reindented(source.bytes[end..<element.contentRange.end]), version)
        if let endTag = element.endTagRange { output += source.bytes[endTag.start..<endTag.end] }
    }

    /// Text of a file with the line breaks of OURS.
    private func converted(_ text: [UInt8], _ version: Version) -> [UInt8] {
        guard pairing.versions[version.rawValue].lineBreak != lineBreak else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            if byte == 0x0D || byte == 0x0A {
                if byte == 0x0D, index < text.count, text[index] == 0x0A { index += 1 }
                result += lineBreak
            } else {
                result.append(byte)
            }
        }
        return result
    }
}
