#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// JSON as both processes write it: keys sorted, numbers as the shortest text that reads back the same, on one line.
///
/// Numbers JSON has no text for, which an app's geometry can hold, are the strings `inf`, `-inf` and `nan`.
enum JSONLine {
    static func encode(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return Array(try encoder.encode(value))
    }

    static func decode<T: Decodable>(_ type: T.Type, from bytes: some Sequence<UInt8>) throws -> T {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(type, from: Data(bytes))
    }
}

/// A message between `segue` and its host that cannot be read or written.
public struct UnreadableMessage: Error, Sendable, Hashable {
    /// One sentence.
    public let reason: String
}

extension TranscriptRecord {
    /// The record as one line of the stream, its newline included; the same bytes for the same record.
    public func line() throws(UnreadableMessage) -> [UInt8] {
        do {
            return try JSONLine.encode(self) + [0x0A]
        } catch {
            throw UnreadableMessage(reason: "the record cannot be written: \(error)")
        }
    }

    /// Reads one line of the stream, with or without its newline.
    public init(line: some Sequence<UInt8>) throws(UnreadableMessage) {
        do {
            self = try JSONLine.decode(TranscriptRecord.self, from: line)
        } catch {
            throw UnreadableMessage(reason: "the line is not a record: \(error)")
        }
        guard case .header(let header) = self, header.version != TranscriptRecord.currentVersion else { return }
        throw UnreadableMessage(
            reason: "the transcript has version \(header.version), known is \(TranscriptRecord.currentVersion)")
    }
}

extension HostJob {
    /// The job as the host reads it on its standard input.
    public func encoded() throws(UnreadableMessage) -> [UInt8] {
        do {
            return try JSONLine.encode(self)
        } catch {
            throw UnreadableMessage(reason: "the job cannot be written: \(error)")
        }
    }

    /// Reads what ``encoded()`` wrote.
    public init(decoding bytes: some Sequence<UInt8>) throws(UnreadableMessage) {
        do {
            self = try JSONLine.decode(HostJob.self, from: bytes)
        } catch {
            throw UnreadableMessage(reason: "standard input is not a job: \(error)")
        }
        guard version == HostJob.currentVersion else {
            throw UnreadableMessage(reason: "the job has version \(version), known is \(HostJob.currentVersion)")
        }
    }
}
