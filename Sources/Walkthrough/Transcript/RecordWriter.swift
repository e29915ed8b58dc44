import JSONText
import SourceText

/// Writes the records of which a walkthrough has many, an event and the two ends of a step, and the header, which lists all
/// steps, without a coder.
///
/// The bytes are those that ``JSONText`` writes, at a twentieth of its cost. Records with more in them than these, such as
/// samples and documents, are left to it.
struct RecordWriter {
    private(set) var bytes: [UInt8] = []

    init() {}

    /// Appends a record, without a line end; answers `false`, and does nothing, for one that is left to ``JSONText``.
    mutating func write(_ record: TranscriptRecord) -> Bool {
        switch record {
        case .header(let header): return write(header)
        case .event(let event) where event.time.isFinite: write(event)
        case .stepStarted(let start) where start.time.isFinite: write(start)
        case .step(let result) where Self.isPlain(result): write(result)
        default: return false
        }
        return true
    }

    /// Of all steps; the device, of which there is one, is left to the coder.
    private mutating func write(_ header: TranscriptRecord.Header) -> Bool {
        guard let device = try? JSONText.line(header.device) else { return false }
        add("{\"device\":")
        bytes += device
        add(",\"ios\":")
        add(header.ios)
        add(",\"record\":\"header\",\"script\":", header.script)
        add(",\"steps\":[")
        for (index, step) in header.steps.enumerated() {
            add(index == 0 ? "{\"position\":" : ",{\"position\":", step.position)
            add(",\"text\":", step.text)
            add("}")
        }
        add("],\"storyboards\":[")
        for (index, path) in header.storyboards.enumerated() { add(index == 0 ? "" : ",", path) }
        add("],\"version\":")
        add(header.version)
        add("}")
        return true
    }

    private static func isPlain(_ result: StepResult) -> Bool {
        result.outcome.problem == nil && result.expectations.isEmpty && result.documents.isEmpty
            && result.samples.isEmpty && result.start.isFinite && result.end.isFinite
    }

    private mutating func write(_ event: TranscriptEvent) {
        add("{\"kind\":\"")
        add(event.kind.rawValue)
        add("\"")
        add(",\"objectID\":", event.objectID)
        if let position = event.position { add(",\"position\":", position) }
        add(",\"record\":\"event\",\"step\":")
        add(event.step)
        add(",\"subject\":", event.subject)
        add(",\"text\":", event.text)
        add(",\"time\":", event.time)
        add("}")
    }

    private mutating func write(_ start: TranscriptRecord.StepStart) {
        add("{\"index\":")
        add(start.index)
        add(",\"position\":", start.position)
        add(",\"record\":\"stepStarted\",\"text\":", start.text)
        add(",\"time\":", start.time)
        add("}")
    }

    private mutating func write(_ result: StepResult) {
        add("{\"documents\":[],\"end\":", result.end)
        add(",\"expectations\":[],\"index\":")
        add(result.index)
        add(result.isExpected ? ",\"isExpected\":true" : ",\"isExpected\":false")
        add(",\"outcome\":{\"kind\":\"")
        add(result.outcome.isPassed ? "passed" : "notRun")
        add("\"},\"position\":", result.position)
        add(",\"record\":\"step\",\"samples\":[],\"start\":", result.start)
        add(",\"text\":", result.text)
        add("}")
    }

    // MARK: Values

    private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func add(_ number: Int) { add(String(number)) }

    private mutating func add(_ key: StaticString, _ position: SourcePosition) {
        add(key)
        add("{\"column\":")
        add(position.column)
        add(",\"line\":")
        add(position.line)
        add(",\"path\":", position.path)
        add("}")
    }

    /// The shortest text that reads back the same.
    private mutating func add(_ key: StaticString, _ number: Double) {
        add(key)
        if let whole = Int(exactly: number), abs(whole) < 1 << 53, number.sign == .plus || whole != 0 {
            return add(whole)
        }
        let text = number.description
        add(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }

    private mutating func add(_ key: StaticString, _ text: String?) {
        guard let text else { return }
        add(key)
        bytes.append(UInt8(ascii: "\""))
        if text.utf8.allSatisfy(Self.standsForItself) {
            bytes.append(contentsOf: text.utf8)
        } else {
            for byte in text.utf8 { Self.standsForItself(byte) ? bytes.append(byte) : addEscaped(byte) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func standsForItself(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private mutating func add(_ key: StaticString) {
        key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func addEscaped(_ byte: UInt8) {
        switch byte {
        case 0x08: add("\\b")
        case 0x09: add("\\t")
        case 0x0A: add("\\n")
        case 0x0C: add("\\f")
        case 0x0D: add("\\r")
        case UInt8(ascii: "\""): add("\\\"")
        case UInt8(ascii: "\\"): add("\\\\")
        default:
            let digits = Array("0123456789abcdef".utf8)
            add("\\u00")
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 15)])
        }
    }
}
