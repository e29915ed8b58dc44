internal import CLibYAML
import SourceText

/// libyaml's events as Swift values, its marks as byte offsets, its errors as diagnostics.
///
/// Parsing by events is iterative in libyaml, so that a deeply nested file cannot exhaust the stack before the composer
/// counts its depth.
final class EventReader {
    struct Event {
        enum Payload {
            case streamStart, streamEnd, documentStart, documentEnd
            case alias(String)
            case scalar(YAMLNode.Scalar, anchor: String?)
            case sequenceStart(anchor: String?, tag: String?)
            case sequenceEnd
            case mappingStart(anchor: String?, tag: String?)
            case mappingEnd
        }

        let payload: Payload
        let range: SourceRange
    }

    private let file: SourceFile
    private let offsets: ScalarOffsets
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>

    init(file: SourceFile) throws(Diagnostic) {
        self.file = file
        let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        offsets = ScalarOffsets(file.bytes, from: start)
        // libyaml keeps the pointer, so the bytes are copied to where they stay.
        input = .allocate(capacity: max(1, file.bytes.count - start))
        _ = input.initialize(from: file.bytes[start...])
        parser = .allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            input.deallocate()
            parser.deallocate()
            throw Diagnostic(.error, "unreadable-yaml", "not enough memory to read the file", path: file.path)
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input.baseAddress, file.bytes.count - start)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    func next() throws(Diagnostic) -> Event {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
        defer { yaml_event_delete(&event) }
        let start = offsets.byte(event.start_mark.index)
        let end = max(start, offsets.byte(event.end_mark.index))
        return Event(payload: payload(of: event), range: SourceRange(start: start, end: end))
    }

    private func payload(of event: yaml_event_t) -> Event.Payload {
        switch event.type {
        case YAML_STREAM_START_EVENT: return .streamStart
        case YAML_DOCUMENT_START_EVENT: return .documentStart
        case YAML_DOCUMENT_END_EVENT: return .documentEnd
        case YAML_ALIAS_EVENT: return .alias(string(event.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            let data = event.data.scalar
            let text = String(decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self)
            // The tag `!` says "not by its looks": a text.
            let tag = string(data.tag).map { $0 == "!" ? YAMLNode.Scalar.tagPrefix + "str" : $0 }
            let scalar = YAMLNode.Scalar(text: text, style: style(data.style), tag: tag)
            return .scalar(scalar, anchor: string(data.anchor))
        case YAML_SEQUENCE_START_EVENT:
            let data = event.data.sequence_start
            return .sequenceStart(anchor: string(data.anchor), tag: string(data.tag))
        case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            let data = event.data.mapping_start
            return .mappingStart(anchor: string(data.anchor), tag: string(data.tag))
        case YAML_MAPPING_END_EVENT: return .mappingEnd
        default: return .streamEnd
        }
    }

    private func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(cString: $0) }
    }

    private func style(_ style: yaml_scalar_style_t) -> YAMLNode.Scalar.Style {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: .literal
        case YAML_FOLDED_SCALAR_STYLE: .folded
        default: .plain
        }
    }

    private func failure() -> Diagnostic {
        let parser = parser.pointee
        let problem = parser.problem.map { String(cString: $0) } ?? "not enough memory to read the file"
        // The reader counts bytes after the mark, the scanner and the parser count scalars.
        let offset =
            parser.error == YAML_READER_ERROR
            ? offsets.start + parser.problem_offset : offsets.byte(parser.problem_mark.index)
        var notes: [Diagnostic.Note] = []
        if let context = parser.context {
            let place = offsets.byte(parser.context_mark.index)
            notes.append(Diagnostic.Note(String(cString: context), position: file.position(at: place)))
        }
        return unreadable(file, problem, at: offset, notes: notes)
    }
}

/// The error of a file that is not YAML at `offset`, with a hint for what usually is behind it.
func unreadable(
    _ file: SourceFile, _ message: String, at offset: Int, notes: [Diagnostic.Note] = []
) -> Diagnostic {
    let position = file.position(at: offset)
    let lines = ([position] + notes.compactMap(\.position)).compactMap { file.line($0.line) }
    var hint: String?
    if lines.contains(where: isConflictMarker) {
        hint = "the line is a merge conflict marker; resolve the conflict"
    } else if lines.contains(where: { $0.prefix { $0 == " " || $0 == "\t" }.contains("\t") }) {
        hint = "indent with spaces; YAML does not allow tabs there"
    }
    return Diagnostic(
        .error, "unreadable-yaml", message, path: file.path, position: position, notes: notes, fixHint: hint)
}

private func isConflictMarker(_ line: String) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix)
}
