/// The words by which a body is told to concern interface files, or to declare something.
///
/// Whatever ``UseCollector``, ``PartCollector`` and ``IdentifierCall`` look for in a body has one of them, or a name
/// with `egue` in it: `performSegue`, `UIStoryboardSegue`, `segue`.
enum IndexedWords {
    enum Meaning {
        /// A body with this word is read.
        case read
        /// So it is where the word is the label of an argument.
        case readAsLabel
        /// The word itself is kept, as a text is.
        case member
        /// What makes an identifier of something: `NSStoryboard.Name("Main")`, `String(describing: Cell.self)`.
        case naming
        /// `as`, which may cast what an interface file made.
        case cast
        /// `let` and `var`: the name behind it is declared and not assigned to.
        case binding
    }

    /// What a word means to the index; `nil` for most.
    static func meaning(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Meaning? {
        guard range.count < byLength.count else { return nil }
        for word in byLength[range.count] where equal(word.text, bytes, range.lowerBound) { return word.meaning }
        return nil
    }

    private struct Word {
        let text: StaticString
        let meaning: Meaning
    }

    private static func equal(_ text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        for index in 0..<text.utf8CodeUnitCount where bytes[start + index] != text.utf8Start[index] { return false }
        return true
    }

    private static let read: [StaticString] = [
        // Calls and their labels.
        "UIStoryboard", "NSStoryboard", "instantiateViewController", "instantiateController",
        "instantiateInitialViewController", "dequeueReusableCell", "dequeueReusableHeaderFooterView",
        "dequeueReusableSupplementaryView", "makeView", "makeItem", "makeSupplementaryView", "register",
        "reuseIdentifier", "loadNibNamed", "nibName", "nibNamed", "object_setClass",
        // Members.
        "identifier", "destination", "destinationViewController", "dataSource",
        // Calls that end the process, which make an initialiser fatal.
        "fatalError", "preconditionFailure", "abort",
        // Declarations.
        "class", "struct", "enum", "actor", "protocol", "extension", "typealias", "import",
    ]

    private static let byLength: [[Word]] = {
        var words = read.map { Word(text: $0, meaning: .read) }
        words += [
            "Name", "SceneIdentifier", "Identifier", "NSUserInterfaceItemIdentifier", "describing", "rawValue", "init",
        ]
        .map { Word(text: $0, meaning: .naming) }
        words += ["tableView", "collectionView", "pickerView"].map { Word(text: $0, meaning: .readAsLabel) }
        words += [
            Word(text: "isUserInteractionEnabled", meaning: .member),
            Word(text: "userInteractionEnabled", meaning: .member),
            Word(text: "setUserInteractionEnabled", meaning: .member), Word(text: "as", meaning: .cast),
            Word(text: "let", meaning: .binding), Word(text: "var", meaning: .binding),
        ]
        let longest = words.map(\.text.utf8CodeUnitCount).max() ?? 0
        return (0...longest).map { length in words.filter { $0.text.utf8CodeUnitCount == length } }
    }()
}
