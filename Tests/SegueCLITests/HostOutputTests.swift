import CProcess
import Foundation
import Testing

/// What the host has to write and keeps for a moment.
@Suite(.serialized) struct HostOutputTests {
    private func read(_ descriptor: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 200_000)
        let count = Foundation.read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    @Test func whatIsKeptIsWrittenInItsOrder() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { ends.forEach { close($0) } }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        func later(_ text: String) { #expect(cprocess_write_later(ends[1], Array(text.utf8), text.utf8.count) == 0) }
        later("a")
        later("b")
        #expect(read(ends[0]) == "")
        #expect(cprocess_write_kept() == 0)
        #expect(read(ends[0]) == "ab")
        #expect(cprocess_write_kept() == 0)
        #expect(read(ends[0]) == "")
        // More than is kept goes out by itself, behind what came before it.
        later("c")
        let long = String(repeating: "d", count: 40_000)
        later(long)
        later(long)
        #expect(read(ends[0]) == "c" + long)
        #expect(cprocess_write_kept() == 0)
        #expect(read(ends[0]) == long)
    }
}
