import SourceText

extension ObjectiveCUses {
    /// Reads the messages that have no argument: `[C new]`, `[[C alloc] init]`, `[… instantiateInitialViewController]`.
    mutating func readUnaryMessages(_ file: SourceFile, _ owner: String?) {
        for index in tokens.indices.dropLast()
        where tokens[index].kind == .word && tokens[index + 1].text == "]" {
            let name = tokens[index].text
            guard name == "new" || name == "init" || name == "instantiateInitialViewController",
                let start = messageStart(before: index)
            else { continue }
            let receiver = start + 1..<index
            if name == "new", receiver.count == 1, tokens[receiver.lowerBound].kind == .word {
                created.append(tokens[receiver.lowerBound].text)
            } else if name == "init", let type = allocatedType(receiver) {
                created.append(type)
            } else if name == "instantiateInitialViewController", let storyboard = ownStoryboard(receiver) {
                found.append(
                    ClassIndex.IdentifierUse(
                        kind: .initialController, identifier: storyboard,
                        position: file.position(at: tokens[index].offset),
                        end: file.position(at: tokens[index].end), owner: owner))
            }
        }
    }

    /// The texts of a few tokens; none of more, which no question here is about.
    func texts(_ range: Range<Int>) -> [String] { range.count < 8 ? range.map { tokens[$0].text } : [] }

    /// `C` of `[C alloc]`.
    private func allocatedType(_ receiver: Range<Int>) -> String? {
        let texts = texts(receiver)
        guard texts.count == 4, texts[0] == "[", texts[2] == "alloc", texts[3] == "]" else { return nil }
        return texts[1]
    }

    /// The class of the object that an initialiser is sent to: `C` for `[C alloc]`, the method's own for `super`.
    func madeType(_ receiver: Range<Int>, _ owner: String?) -> String? {
        let texts = texts(receiver)
        return texts == ["super"] || texts == ["self"] ? owner : allocatedType(receiver)
    }

    /// What ``ClassIndex/IdentifierUse/type`` says.
    func type(
        of kind: ClassIndex.IdentifierUse.Kind, _ receiver: Range<Int>?, _ owner: String?, before index: Int
    ) -> String? {
        switch kind {
        case .nib: receiver.flatMap { madeType($0, owner) }
        case .registration:
            registered("registerClass", before: index).flatMap(namedClass)
                ?? registered("registerNib", before: index).flatMap { _ in nibClass(at: index) }
        default: nil
        }
    }

    /// What a nib that is registered must hold, by the label before the identifier.
    private func nibClass(at index: Int) -> String? {
        var label = index
        while label > 0, tokens[label].text != ":" { label -= 1 }
        guard label > 0 else { return nil }
        let isSupplementary = tokens[max(0, label - 12)..<label].contains { $0.text == "forSupplementaryViewOfKind" }
        return ClassIndex.IdentifierUse.nibClass(
            ofLabels: (isSupplementary ? ["forSupplementaryViewOfKind"] : []) + [tokens[label - 1].text])
    }

    /// The name of the nib that is registered: `registerNib:[UINib nibWithNibName:@"Row" bundle:nil]`.
    func registeredNib(before index: Int) -> String? {
        guard var nib = registered("registerNib", before: index) else { return nil }
        if nib.count == 1, let value = declaration(of: tokens[nib.lowerBound].text) { nib = value }
        guard nib.count > 5, tokens[nib.lowerBound].text == "[", tokens[nib.lowerBound + 1].text == "UINib",
            tokens[nib.lowerBound + 2].text == "nibWithNibName"
        else { return nil }
        return value(of: argument(at: nib.lowerBound + 4))
    }

    /// Whether the argument after one is a bundle that may be a library's. What a variable holds is most often the app's.
    func namesOtherBundle(after argument: Range<Int>) -> Bool {
        let label = argument.upperBound
        guard label + 2 < tokens.count, tokens[label].text == "bundle", tokens[label + 1].text == ":" else {
            return false
        }
        let bundle = texts(self.argument(at: label + 2))
        return bundle.count > 1 && !bundle.starts(with: ["[", "NSBundle", "mainBundle"])
            && !bundle.starts(with: ["[", "NSBundle", "bundleForClass"])
            && !bundle.starts(with: ["NSBundle", ".", "mainBundle"])
            && bundle[0] != "self"
    }

    /// The argument of that label in the message that a token stands in, where it is the first one.
    private func registered(_ label: String, before index: Int) -> Range<Int>? {
        guard let start = messageStart(before: index) else { return nil }
        let last = min(index, start + 60)
        guard
            let found = (start..<last).first(where: { place in
                tokens[place].text == label && tokens[place + 1].text == ":" && messageStart(before: place) == start
            })
        else { return nil }
        return argument(at: found + 2)
    }

    /// `C` of `[C class]` and `C.class`.
    private func namedClass(_ range: Range<Int>) -> String? {
        let texts = texts(range)
        if texts.count == 4, texts[0] == "[", texts[2] == "class" { return texts[1] }
        return texts.count == 3 && texts[1] == "." && texts[2] == "class" ? texts[0] : nil
    }

    /// The name of the storyboard of the app's own bundle that an expression makes.
    private func ownStoryboard(_ receiver: Range<Int>) -> String? {
        var range = receiver
        if range.count == 1, let value = declaration(of: tokens[range.lowerBound].text) { range = value }
        guard range.count > 5, tokens[range.lowerBound].text == "[",
            tokens[range.lowerBound + 1].text == "UIStoryboard",
            tokens[range.lowerBound + 2].text == "storyboardWithName",
            let bundle = range.first(where: { tokens[$0].text == "bundle" && tokens[$0 + 1].text == ":" })
        else { return nil }
        guard [["nil"], ["[", "NSBundle", "mainBundle", "]"]].contains(texts(argument(at: bundle + 2))) else {
            return nil
        }
        return value(of: argument(at: range.lowerBound + 4))
    }
}
