extension XMLTree {
    /// The attributes with certain names whose values are not plain decimal numbers, with their elements, in the order
    /// of the file.
    ///
    /// One pass over the attributes: hundreds of thousands of numbers are passed over by their bytes, and no string is
    /// made of any. A plain decimal number is a sign, digits and a fraction; whether another text is a number too, such
    /// as `1e3`, is for the caller to tell.
    ///
    /// - Parameter names: Whether an attribute is wanted, by the number of its name, as ``nameIndex(of:)`` gives it.
    public func attributesThatAreNoPlainDecimals(_ names: [Bool]) -> [(element: XMLElement, attribute: XMLAttribute)] {
        var found: [Int] = []
        storage.source.bytes.withUnsafeBufferPointer { text in
            for (index, record) in storage.attributes.enumerated() where names[Int(record.name)] {
                if !Self.isPlainDecimal(text[Int(record.valueStart)..<Int(record.valueEnd)]) { found.append(index) }
            }
        }
        return found.map { index in
            (
                XMLElement(storage: storage, index: node(ofAttribute: index)),
                XMLAttribute(storage: storage, index: index)
            )
        }
    }

    private static func isPlainDecimal(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var digits = 0
        var points = 0
        for (place, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: "."): points += 1
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                if place > 0 { return false }
            default: return false
            }
        }
        // So few digits are finite.
        return digits > 0 && points < 2 && digits < 300
    }

    /// The node that has the attribute: the last one whose attributes do not begin after it.
    private func node(ofAttribute index: Int) -> Int {
        var (low, high) = (0, storage.nodes.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(storage.nodes[middle].firstAttribute) <= index { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }
}
