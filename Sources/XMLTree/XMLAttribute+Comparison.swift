import SourceText

/// Values held against each other where they stand, without a string for each.
extension XMLAttribute {
    /// A number that equal values have in common, whichever way they are written.
    public var valueHash: UInt64 { withValue(NameTable.hash) }

    /// The number that attributes with this value have.
    public static func valueHash(of value: String) -> UInt64 {
        var value = value
        return value.withUTF8(NameTable.hash)
    }

    /// Whether its value is that of `other`, byte by byte.
    public func hasValue(of other: XMLAttribute) -> Bool {
        withValue { mine in other.withValue { NameTable.isSame(mine, $0) } }
    }

    /// Whether its value is `value`, byte by byte.
    public func hasValue(_ value: String) -> Bool {
        var value = value
        return value.withUTF8 { wanted in withValue { NameTable.isSame($0, wanted) } }
    }

    /// The value, or the beginning of one that takes more than `count` bytes in the file, with an ellipsis behind it.
    public func value(upTo count: Int) -> String {
        guard valueRange.length > count else { return value }
        var end = valueRange.start + count
        while end > valueRange.start, storage.source.bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return storage.source.text(in: SourceRange(start: valueRange.start, end: end)) + "…"
    }

    /// Whether its value is the empty string.
    public var isEmpty: Bool { record.valueStart == record.valueEnd }

    /// Lends the bytes of the value, references resolved.
    private func withValue<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        storage.source.bytes.withUnsafeBufferPointer { text in
            let raw = UnsafeBufferPointer(rebasing: text[Int(record.valueStart)..<Int(record.valueEnd)])
            if isPlainValue(raw) { return body(raw) }
            var value = self.value
            return value.withUTF8(body)
        }
    }
}
