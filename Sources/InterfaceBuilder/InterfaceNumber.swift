/// How documents of Interface Builder write numbers: in decimal, with a point, and with an exponent where they are large.
///
/// Everything that reads a number of a document reads it here. `nan`, `inf` and `0x10`, which Swift and C would take, are
/// not numbers of a document.
///
/// ```swift
/// InterfaceNumber.value(of: "-0.5")   // -0.5
/// InterfaceNumber.value(of: "1e3")    // 1000
/// InterfaceNumber.value(of: "inf")    // nil
/// ```
public enum InterfaceNumber {
    /// The number that `text` is; `nil` for any other text, and for one too large to be finite.
    public static func value(of text: String) -> Double? {
        var text = text
        guard text.withUTF8(isDecimal), let number = Double(text), number.isFinite else { return nil }
        return number
    }

    /// The number that `text` is as a ratio, such as `16:9` or `1/3`, or by itself; `nil` for any other text.
    public static func ratio(of text: String) -> Double? {
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        guard parts.count == 2 else { return value(of: text) }
        guard let first = value(of: String(parts[0])), let second = value(of: String(parts[1])), second != 0 else {
            return nil
        }
        return first / second
    }

    /// A sign, digits, and after them a fraction and an exponent.
    private static func isDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = 0
        func sign() {
            guard position < bytes.count else { return }
            if bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") { position += 1 }
        }
        func digits() -> Bool {
            let start = position
            while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
                position += 1
            }
            return position > start
        }
        sign()
        var hasDigits = digits()
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            hasDigits = digits() || hasDigits
        }
        guard hasDigits else { return false }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            sign()
            guard digits() else { return false }
        }
        return position == bytes.count
    }
}
