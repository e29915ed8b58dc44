import SourceText

/// Reads the records that ``RecordWriter`` writes, without a coder.
///
/// Any other line, even one with the same content in another form, is left to ``JSONText``: the scanner then answers
/// `nil`.
struct RecordScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var at = 0

    /// Reads a whole line, with or without its line end.
    static func record(in line: UnsafeBufferPointer<UInt8>) -> TranscriptRecord? {
        var scanner = RecordScanner(bytes: line)
        guard scanner.take("{\""), let first = scanner.peek else { return nil }
        let record: TranscriptRecord?
        switch first {
        case UInt8(ascii: "k"): record = scanner.event()
        case UInt8(ascii: "i"): record = scanner.start()
        case UInt8(ascii: "d"): record = scanner.result()
        default: return nil
        }
        _ = scanner.take("\n")
        return scanner.at == line.count ? record : nil
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func event() -> TranscriptRecord? {
        guard take("kind\":"), let name = text(), let kind = TranscriptEvent.Kind(rawValue: name) else { return nil }
        var (objectID, subject): (String?, String?)
        var position: SourcePosition?
        if take(",\"objectID\":") {
            guard let text = text() else { return nil }
            objectID = text
        }
        if take(",\"position\":") {
            guard let place = place() else { return nil }
            position = place
        }
        guard take(",\"record\":\"event\",\"step\":"), let step = integer() else { return nil }
        if take(",\"subject\":") {
            guard let text = text() else { return nil }
            subject = text
        }
        guard take(",\"text\":"), let text = text(), take(",\"time\":"), let time = number(), take("}") else {
            return nil
        }
        return .event(
            TranscriptEvent(
                step: step, time: time, kind: kind, subject: subject, text: text, objectID: objectID,
                position: position))
    }

    private mutating func start() -> TranscriptRecord? {
        guard take("index\":"), let index = integer(), take(",\"position\":"), let position = place(),
            take(",\"record\":\"stepStarted\",\"text\":"), let text = text(), take(",\"time\":"), let time = number(),
            take("}")
        else { return nil }
        return .stepStarted(.init(index: index, text: text, position: position, time: time))
    }

    private mutating func result() -> TranscriptRecord? {
        guard take("documents\":[],\"end\":"), let end = number(), take(",\"expectations\":[],\"index\":"),
            let index = integer(), take(",\"isExpected\":")
        else { return nil }
        let isExpected = take("true")
        guard isExpected || take("false"), take(",\"outcome\":{\"kind\":") else { return nil }
        let outcome: StepResult.Outcome
        if take("\"passed\"}") {
            outcome = .passed
        } else if take("\"notRun\"}") {
            outcome = .notRun
        } else {
            return nil
        }
        guard take(",\"position\":"), let position = place(),
            take(",\"record\":\"step\",\"samples\":[],\"start\":"), let start = number(), take(",\"text\":"),
            let text = text(), take("}")
        else { return nil }
        return .step(
            StepResult(
                index: index, text: text, position: position, start: start, end: end, outcome: outcome,
                isExpected: isExpected))
    }

    // MARK: Values

    private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func take(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard at + count <= bytes.count else { return false }
        for index in 0..<count where bytes[at + index] != text.utf8Start[index] { return false }
        at += count
        return true
    }

    private mutating func place() -> SourcePosition? {
        guard take("{\"column\":"), let column = integer(), take(",\"line\":"), let line = integer(),
            take(",\"path\":"), let path = text(), take("}")
        else { return nil }
        return SourcePosition(path: path, line: line, column: column)
    }

    private mutating func integer() -> Int? {
        let start = at
        var value = 0
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), at - start < 18 {
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
            at += 1
        }
        return at > start ? value : nil
    }

    private mutating func number() -> Double? {
        let start = at
        if let whole = integer(), peek == UInt8(ascii: ",") || peek == UInt8(ascii: "}") { return Double(whole) }
        at = start
        while let byte = peek, byte != UInt8(ascii: ","), byte != UInt8(ascii: "}") { at += 1 }
        // What JSON does not allow, such as `inf`, begins with a letter or a point.
        guard let first = start < at ? bytes[start] : nil,
            first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
        else { return nil }
        return Double(String(decoding: bytes[start..<at], as: UTF8.self))
    }

    /// A string; with an escape other than those of one letter, or a control, it is left to the coder.
    private mutating func text() -> String? {
        guard take("\"") else { return nil }
        let start = at
        var isPlain = true
        while let byte = peek, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { return nil }
            if byte == UInt8(ascii: "\\") {
                isPlain = false
                at += 1
            }
            at += 1
        }
        guard at < bytes.count else { return nil }
        let found = bytes[start..<at]
        at += 1
        return isPlain ? String(decoding: found, as: UTF8.self) : Self.unescaped(found)
    }

    private static func unescaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        var result: [UInt8] = []
        var isEscaped = false
        for byte in bytes {
            guard isEscaped || byte == UInt8(ascii: "\\") else {
                result.append(byte)
                continue
            }
            if isEscaped {
                switch byte {
                case UInt8(ascii: "n"): result.append(0x0A)
                case UInt8(ascii: "t"): result.append(0x09)
                case UInt8(ascii: "r"): result.append(0x0D)
                case UInt8(ascii: "\""), UInt8(ascii: "\\"): result.append(byte)
                default: return nil
                }
            }
            isEscaped.toggle()
        }
        return isEscaped ? nil : String(decoding: result, as: UTF8.self)
    }
}
