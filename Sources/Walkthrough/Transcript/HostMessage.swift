import JSONText

/// A message between `segue` and its host that cannot be read or written.
public struct UnreadableMessage: Error, Sendable, Hashable {
    /// One sentence.
    public let reason: String
}

extension TranscriptRecord {
    /// The record as one line of the stream, its newline included; the same bytes for the same record.
    public func line() throws(UnreadableMessage) -> [UInt8] {
        var writer = RecordWriter()
        do {
            return (writer.write(self) ? writer.bytes : try JSONText.line(self)) + [0x0A]
        } catch {
            throw UnreadableMessage(reason: "the record cannot be written: \(error)")
        }
    }

    /// Reads one line of the stream, with or without its newline.
    public init(line: some Sequence<UInt8>) throws(UnreadableMessage) {
        if let record = line.withContiguousStorageIfAvailable(RecordScanner.record(in:)), let record {
            self = record
            return
        }
        do {
            self = try JSONText.decode(TranscriptRecord.self, from: line)
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
            return try JSONText.line(self)
        } catch {
            throw UnreadableMessage(reason: "the job cannot be written: \(error)")
        }
    }

    /// Reads what ``encoded()`` wrote.
    public init(decoding bytes: some Sequence<UInt8>) throws(UnreadableMessage) {
        do {
            self = try JSONText.decode(HostJob.self, from: bytes)
        } catch {
            throw UnreadableMessage(reason: "standard input is not a job: \(error)")
        }
        guard version == HostJob.currentVersion else {
            throw UnreadableMessage(reason: "the job has version \(version), known is \(HostJob.currentVersion)")
        }
    }
}
