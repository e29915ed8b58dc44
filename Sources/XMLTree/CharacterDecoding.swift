/// Space, tab, line feed, carriage return: what XML calls white space.
func isXMLSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

/// The characters that `bytes[from..<to]` stand for.
///
/// Line breaks become LF, in an attribute each white space a space; references resolve when `references` is set. The
/// text has passed libxml2, so what does not look like a reference here is kept as it is.
func decodeCharacters(
    _ bytes: UnsafeBufferPointer<UInt8>, from: Int, to: Int, references: Bool, isAttribute: Bool
) -> String {
    guard from < to else { return "" }
    let raw = UnsafeBufferPointer(rebasing: bytes[from..<to])
    if isAttribute && references ? isPlainValue(raw) : raw.allSatisfy({ $0 != 0x0D && !($0 == 0x26 && references) }) {
        return String(decoding: raw, as: UTF8.self)
    }

    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
        let byte = raw[index]
        index += 1
        switch byte {
        case 0x0D:
            if index < raw.count, raw[index] == 0x0A { index += 1 }
            result.append(isAttribute ? 0x20 : 0x0A)
        case 0x0A where isAttribute, 0x09 where isAttribute:
            result.append(0x20)
        case 0x26 where references:
            if let reference = Reference(raw, after: index) {
                result.append(contentsOf: String(reference.scalar).utf8)
                index = reference.end
            } else {
                result.append(byte)
            }
        default:
            result.append(byte)
        }
    }
    return String(decoding: result, as: UTF8.self)
}

/// Whether an attribute's value stands for itself: it has neither references nor control characters.
///
/// Takes eight bytes at a time, as values are asked for more often than anything else.
func isPlainValue(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    let (ones, highest): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var offset = 0
    while offset + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // A byte's highest bit is set when the subtraction borrows: where it is below 0x20, or was equal to `&`.
        let reference = word ^ (ones &* 0x26)
        let below = (word &- ones &* 0x20) & ~word
        let equal = (reference &- ones) & ~reference
        if (below | equal) & highest != 0 { return false }
        offset += 8
    }
    while offset < raw.count {
        if raw[offset] < 0x20 || raw[offset] == 0x26 { return false }
        offset += 1
    }
    return true
}

/// A character reference or one of the five entities, from behind its `&`.
private struct Reference {
    let scalar: Unicode.Scalar
    let end: Int

    init?(_ text: UnsafeBufferPointer<UInt8>, after start: Int) {
        guard let semicolon = text[start...].firstIndex(of: 0x3B) else { return nil }
        let name = text[start..<semicolon]
        guard let scalar = Self.scalar(named: String(decoding: name, as: UTF8.self)) else { return nil }
        self.scalar = scalar
        end = semicolon + 1
    }

    private static func scalar(named name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.first == "#" else { return nil }
            let digits = name.dropFirst()
            let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return value.flatMap(Unicode.Scalar.init)
        }
    }
}
