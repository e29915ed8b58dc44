import XMLTree

/// How Interface Builder writes values in attributes and in children with a `key`.
extension XMLElement {
    /// `YES` or `NO`; `nil` when the attribute is absent or something else.
    func flag(_ name: String) -> Bool? {
        switch attribute(name) {
        case "YES", "true": true
        case "NO", "false": false
        default: nil
        }
    }

    /// A number; `nil` when the attribute is absent or something else.
    func number(_ name: String) -> Double? { attribute(name).flatMap(InterfaceNumber.value) }

    /// A whole number; `nil` when the attribute is absent or something else.
    func integer(_ name: String) -> Int? { attribute(name).flatMap(Int.init) }

    /// The child whose `key` is `key`, of the name `name` where one is given.
    func child(key: String, named name: String? = nil) -> XMLElement? {
        guard let name else { return firstChild(where: "key", is: key) }
        // Almost always the first with that key is the one.
        guard let first = firstChild(where: "key", is: key) else { return nil }
        return first.name == name ? first : children.first { $0.name == name && $0.attribute("key") == key }
    }

    /// The text called `key`: an attribute, or, where it holds what an attribute cannot, a `<string>` child.
    func string(_ key: String) -> String? {
        if let value = attribute(key) { return value }
        guard let child = child(key: key) else { return nil }
        switch child.name {
        case "string", "mutableString":
            return child.flag("base64-UTF8") == true ? decodedBase64(child.text) : child.text
        case "attributedString":
            return child.children("fragment").map { $0.string("content") ?? "" }.joined()
        default:
            return nil
        }
    }
}

/// Interface Builder writes texts with control characters as base64, without the padding at the end.
private func decodedBase64(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var buffer: UInt32 = 0
    var bits = 0
    for scalar in text.unicodeScalars {
        let value: UInt32
        switch scalar {
        case "A"..."Z": value = scalar.value - 65
        case "a"..."z": value = scalar.value - 71
        case "0"..."9": value = scalar.value + 4
        case "+": value = 62
        case "/": value = 63
        case "=", " ", "\n", "\r", "\t": continue
        default: return nil
        }
        buffer = buffer << 6 | value
        bits += 6
        if bits >= 8 {
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}
