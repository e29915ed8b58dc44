import JSONText

/// What a host says of itself between the records of its stream: how the app is confined, and where it crashed or hangs.
///
/// Some notices are written by a signal handler, so each is one short line of JSON: `{"host":"crashed","signal":11,…}`.
public struct HostNotice: Sendable, Hashable, Codable {
    /// What is said.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// The confinement is in force; ``HostNotice/missing`` names what the system does not offer.
        case confined
        /// A signal ends the host.
        case crashed
        /// The main thread was asked where it is.
        case hangs
    }

    /// What is said.
    public var host: Kind
    /// The signal of a crash.
    public var signal: Int32?
    /// Whether the crashed thread had used up its stack.
    public var isStackFull: Bool?
    /// Whether no further answer comes.
    public var isLast: Bool?
    /// Addresses in the app's library, the innermost first, at most 64: of a crash the innermost, of a hang the outermost.
    public var frames: [UInt64]?
    /// What is not confined, and why, a sentence each.
    public var missing: [String]?

    /// A notice on the confinement.
    public init(missing: [String]) {
        host = .confined
        self.missing = missing
    }

    /// Reads a line of the stream; `nil` when it is something else.
    public init?(line: some StringProtocol) {
        guard line.hasPrefix("{\"host\":"), let notice = try? JSONText.decode(HostNotice.self, from: line.utf8) else {
            return nil
        }
        self = notice
    }

    /// The notice as one line of the stream, its newline included.
    public func line() throws(UnreadableMessage) -> [UInt8] {
        do {
            return try JSONText.line(self) + [0x0A]
        } catch {
            throw UnreadableMessage(reason: "the notice cannot be written: \(error)")
        }
    }
}
