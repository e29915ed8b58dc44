import SourceText

/// Numbers as people read them; programs get every digit from the JSON.
enum TranscriptNumber {
    /// `value` rounded to `decimals` places and without trailing zeros: `0.4`.
    static func text(_ value: Double) -> String {
        var text = text(value, decimals: 3)
        guard text.contains(".") else { return text }
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return text
    }

    /// `value` with exactly `decimals` places: `0.400`. A number too large for them, or none at all, is as it prints.
    static func text(_ value: Double, decimals: Int) -> String {
        var unit = 1.0
        for _ in 0..<decimals { unit *= 10 }
        let scaled = (value * unit).rounded()
        guard scaled.magnitude < 1e15 else { return "\(value)" }
        let digits = String(Int(clamping: scaled.magnitude))
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        let sign = scaled < 0 ? "-" : ""
        return decimals == 0 ? sign + padded : "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
    }
}
