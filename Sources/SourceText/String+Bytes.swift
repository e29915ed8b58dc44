// Texts compared byte by byte. `hasSuffix` and `contains` compare characters, which takes twenty times as long: too long
// for what is asked of every file of a folder, or of every attribute of a file.

extension String {
    /// Whether its last bytes are those of `ending`.
    public func ends(with ending: String) -> Bool {
        var (text, ending) = (self, ending)
        return text.withUTF8 { text in ending.withUTF8 { SourceText.ends(text, with: $0) } }
    }

    /// Whether the bytes of `part` stand in it.
    public func holds(_ part: String) -> Bool {
        var (text, part) = (self, part)
        return text.withUTF8 { text in
            part.withUTF8 { part in
                guard text.count >= part.count else { return false }
                return (0...(text.count - part.count)).contains { start in
                    part.indices.allSatisfy { text[start + $0] == part[$0] }
                }
            }
        }
    }

    /// The parts between slashes, without empty ones.
    public var pathComponents: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } }
}

extension Substring {
    /// Whether its last bytes are those of `ending`.
    public func ends(with ending: String) -> Bool {
        var (text, ending) = (self, ending)
        return text.withUTF8 { text in ending.withUTF8 { SourceText.ends(text, with: $0) } }
    }
}

extension [UInt8] {
    /// Whether a text stands somewhere in it.
    public func holds(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        return withUnsafeBufferPointer { bytes in
            var start = 0
            while start + count <= bytes.count {
                if bytes[start] == text.utf8Start[0],
                    (1..<count).allSatisfy({ bytes[start + $0] == text.utf8Start[$0] })
                {
                    return true
                }
                start += 1
            }
            return false
        }
    }
}

private func ends(_ text: UnsafeBufferPointer<UInt8>, with ending: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = text.count - ending.count
    return start >= 0 && ending.indices.allSatisfy { text[start + $0] == ending[$0] }
}
