/// How many columns text takes on a terminal.
enum DisplayWidth {
    static func of(_ text: some StringProtocol) -> Int { text.unicodeScalars.reduce(0) { $0 + of($1) } }

    /// 0 for marks that sit on the scalar before them, 2 for East Asian wide scalars and emoji, otherwise 1.
    static func of(_ scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        return switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
            0x20000...0x3FFFD:
            2
        default: 1
        }
    }

    /// `text`, or its beginning and an ellipsis where it is wider than `columns`.
    static func fit(_ text: String, columns: Int?, ellipsis: String = "…") -> String {
        guard let columns, of(text) > columns else { return text }
        var room = columns - of(ellipsis)
        var kept = ""
        for character in text {
            room -= of(String(character))
            guard room >= 0 else { break }
            kept.append(character)
        }
        return kept + ellipsis
    }
}
