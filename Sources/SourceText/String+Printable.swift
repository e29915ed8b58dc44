// What an app, a file name or a document says is shown to people. It must not be able to move the cursor, set the title,
// change colours, or show text in another order than it has.

extension String {
    /// The text as it may go to a terminal: what a terminal acts on is shown as `\u{1B}`; tabs and line breaks stay.
    ///
    /// Escaped are the control characters of ASCII (C0), DEL and ISO 8859 (C1), the marks that change the direction of
    /// text (Unicode's Bidi_Control), and the two separators of lines and paragraphs.
    ///
    /// ```swift
    /// "\u{1B}[31mred\u{1B}[0m".printable  // \u{1B}[31mred\u{1B}[0m, with visible escapes
    /// ```
    ///
    /// Linear time; a text without such characters is returned as it is.
    public var printable: String { printable(keepsLines: true) }

    /// As ``printable``, with tabs and line breaks escaped too: for names and paths within a line.
    public var printableLine: String { printable(keepsLines: false) }

    private func printable(keepsLines: Bool) -> String {
        var text = self
        guard text.withUTF8({ SourceText.mayNeedEscapes($0, keepsLines: keepsLines) }) else { return self }
        var result = ""
        result.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where !keepsLines: result += "\\n"
            case "\t" where !keepsLines: result += "\\t"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case _ where scalar.isActedOn: result += scalar.escape
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Whether a terminal does something other than show it.
    fileprivate var isActedOn: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0: true
        // Bidi_Control.
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        // Line and paragraph separator.
        case 0x2028, 0x2029: true
        default: false
        }
    }

    fileprivate var escape: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "\\u{\(digits.count < 2 ? "0" : "")\(digits)}"
    }
}

/// Whether any byte may begin a character that is escaped.
private func mayNeedEscapes(_ bytes: UnsafeBufferPointer<UInt8>, keepsLines: Bool) -> Bool {
    bytes.contains { byte in
        switch byte {
        case 0x09, 0x0A: !keepsLines
        // C0 and DEL; the first bytes of C1, of U+061C and of U+2000 to U+2FFF.
        case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2: true
        default: false
        }
    }
}
