import InterfaceBuilder
import SourceText
import XMLTree

/// The three files of a merge.
enum Version: Int, CaseIterable {
    case base, ours, theirs

    var other: Version { self == .ours ? .theirs : .ours }
    var side: MergeSide { self == .theirs ? .theirs : .ours }
    init(_ side: MergeSide) { self = side == .ours ? .ours : .theirs }
}

/// One of the three files, with what the merge asks of it again and again.
struct MergeVersion {
    let document: InterfaceDocument
    let tree: XMLTree
    /// By element: equal numbers mean equal bytes, indentation left out. What is not an element has 0.
    let hashes: [Int]
    /// The elements with an `id` that names an object, by that id. An id used twice in the file names none.
    private(set) var objects: [String: Int] = [:]
    /// The scenes by their `sceneID`.
    private(set) var scenes: [String: Int] = [:]
    /// The ids of objects and scenes in the order of the file; one that stands twice is there twice.
    private(set) var objectList: [(id: String, element: Int)] = []
    private(set) var sceneList: [(id: String, element: Int)] = []
    /// Ids that stand twice.
    private(set) var repeatedIDs: Set<String> = []
    /// What ends a line.
    let lineBreak: [UInt8]

    var bytes: [UInt8] { tree.source.bytes }

    init(_ document: InterfaceDocument) {
        self.document = document
        tree = document.tree
        hashes = Self.hashes(of: document.tree)
        lineBreak = Self.lineBreak(of: document.tree.source.bytes)
        let names = Names(tree)
        // No views of attributes are made here: every element of the file is asked.
        for element in tree.elements {
            if let id = names.id, let attribute = element.attributeNode(nameIndex: id), isObject(element) {
                let value = attribute.value
                if objects.updateValue(element.index, forKey: value) != nil { repeatedIDs.insert(value) }
                objectList.append((value, element.index))
            } else if element.nameIndex == names.scene, element.parent?.name == "scenes",
                let value = element.attribute("sceneID")
            {
                if scenes.updateValue(element.index, forKey: value) != nil { repeatedIDs.insert(value) }
                sceneList.append((value, element.index))
            }
        }
    }

    /// Whether an element with an `id` is an object. A device has an id too, and so have its adaptation and the like.
    private func isObject(_ element: XMLElement) -> Bool { element.name != "device" && element.name != "adaptation" }

    /// Forgets objects whose id stands twice in one of the files: they are told by their places instead.
    mutating func forget(_ ids: Set<String>) {
        for id in ids {
            objects[id] = nil
            scenes[id] = nil
        }
        objectList.removeAll { ids.contains($0.id) }
        sceneList.removeAll { ids.contains($0.id) }
    }

    /// The id by which an element is the same in all files; `nil` where it has none.
    func identity(of element: XMLElement) -> String? {
        if element.name == "scene", let id = element.attribute("sceneID"), scenes[id] == element.index { return id }
        guard let id = element.attribute("id"), objects[id] == element.index else { return nil }
        return id
    }

    private struct Names {
        let id: Int?
        let scene: Int?

        init(_ tree: XMLTree) {
            id = tree.nameIndex(of: "id")
            scene = tree.nameIndex(of: "scene")
        }
    }

    private static func lineBreak(of bytes: [UInt8]) -> [UInt8] {
        guard let feed = bytes.firstIndex(of: 0x0A) else { return [0x0A] }
        return feed > 0 && bytes[feed - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
    }

    /// From the inside out: each element's start tag, what is inside, and the text between that is not blank.
    private static func hashes(of tree: XMLTree) -> [Int] {
        var hashes = [Int](repeating: 0, count: tree.nodeCount)
        let elements = Array(tree.elements)
        tree.source.bytes.withUnsafeBytes { bytes in
            for element in elements.reversed() {
                var hasher = Hasher()
                let tag = element.startTagRange
                // `<a/>` and `<a></a>` say the same, but are two ways to write it.
                hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[tag.start..<tag.end]))
                var end = tag.end
                for child in element.children {
                    let range = child.range
                    combine(trimmed(bytes, end, range.start), into: &hasher)
                    hasher.combine(hashes[child.index])
                    end = range.end
                }
                let contentEnd = element.contentRange.end
                if contentEnd > end { combine(trimmed(bytes, end, contentEnd), into: &hasher) }
                hashes[element.index] = hasher.finalize()
            }
        }
        return hashes
    }

    private static func combine(_ text: UnsafeRawBufferPointer, into hasher: inout Hasher) {
        guard !text.isEmpty else { return }
        hasher.combine(bytes: text)
        hasher.combine(text.count)
    }

    static func trimmed(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> UnsafeRawBufferPointer {
        var (start, end) = (start, end)
        while start < end, isSpace(bytes[start]) { start += 1 }
        while end > start, isSpace(bytes[end - 1]) { end -= 1 }
        return UnsafeRawBufferPointer(rebasing: bytes[start..<end])
    }
}

/// What XML calls white space.
func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }
