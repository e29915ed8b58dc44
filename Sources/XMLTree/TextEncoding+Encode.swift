extension TextEncoding {
    /// `text`, which is UTF-8, as it is written in this encoding; a byte order mark is a character like others.
    ///
    /// `nil` where the encoding has no place for a character of it, or cannot be written.
    public func encode(_ text: [UInt8]) -> [UInt8]? {
        switch self {
        case .utf8:
            return text
        case .utf16LittleEndian, .utf16BigEndian:
            var result: [UInt8] = []
            result.reserveCapacity(text.count * 2)
            for unit in String(decoding: text, as: UTF8.self).utf16 {
                let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8))
                result += self == .utf16LittleEndian ? [low, high] : [high, low]
            }
            return result
        case .named(let name):
            guard ["ISO-8859-1", "LATIN1", "ISO_8859-1"].contains(name.uppercased()) else { return nil }
            var result: [UInt8] = []
            result.reserveCapacity(text.count)
            for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
                guard let byte = UInt8(exactly: scalar.value) else { return nil }
                result.append(byte)
            }
            return result
        }
    }
}
