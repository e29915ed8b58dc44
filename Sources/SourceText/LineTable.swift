import Synchronization

/// Turns byte offsets into lines and columns, and back.
///
/// One small record is kept for each block of the text, whatever the lengths of its lines are, and the rest is counted
/// when asked for. So the table of a file of 60 MB takes 120 kB, both when the file is one line and when it is all
/// line breaks, and an answer costs at most a look at one block. The records are made for the first answer: nobody asks
/// where anything is in most files.
///
/// Lines end at LF, CR LF or a lone CR. A column counts Unicode scalars from 1; a byte order mark is not counted.
public struct LineTable: Sendable {
    /// The line (from 0) and the column (from 0) at which a block begins.
    private struct Mark {
        var line: UInt32
        var column: UInt32
    }

    /// What one pass over the text finds.
    private struct Found {
        let marks: [Mark]
        let lineCount: Int

        init(_ bytes: [UInt8]) {
            var marks: [Mark] = []
            marks.reserveCapacity(bytes.count / blockSize + 1)
            var cursor = Cursor()
            bytes.withUnsafeBufferPointer { text in
                var start = 0
                repeat {
                    marks.append(Mark(line: UInt32(cursor.line), column: UInt32(cursor.column)))
                    let end = min(start + blockSize, text.count)
                    cursor.advance(over: start..<end, of: text)
                    start = end
                } while start < text.count
            }
            self.marks = marks
            lineCount = cursor.line + 1
        }
    }

    /// Shared by the copies of a table.
    private final class Pass: Sendable {
        private let found = Mutex<Found?>(nil)

        /// Who asks while the pass is made waits for it.
        func found(in bytes: [UInt8]) -> Found {
            found.withLock { found in
                if let found { return found }
                let made = Found(bytes)
                found = made
                return made
            }
        }
    }

    private static let blockSize = 4096
    private let bytes: [UInt8]
    private let pass = Pass()
    private var marks: [Mark] { pass.found(in: bytes).marks }

    /// How many lines there are: one more than there are line breaks.
    public var lineCount: Int { pass.found(in: bytes).lineCount }

    /// Takes `bytes`, UTF-8 text, and reads it once, when the first question comes.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The line and column, both from 1, of the byte at `offset`. An offset outside the text means its nearer end, one
    /// inside a scalar the scalar.
    public func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
        var offset = max(0, min(offset, bytes.count))
        var slack = 3
        while slack > 0, offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 {
            offset -= 1
            slack -= 1
        }
        let marks = self.marks
        let block = min(offset / Self.blockSize, marks.count - 1)
        var cursor = Cursor(line: Int(marks[block].line), column: Int(marks[block].column))
        bytes.withUnsafeBufferPointer { cursor.advance(over: block * Self.blockSize..<offset, of: $0) }
        return (cursor.line + 1, cursor.column + 1)
    }

    /// The bytes of `line` (from 1), its line break included; `nil` when there is no such line.
    public func range(ofLine line: Int) -> SourceRange? {
        let found = pass.found(in: bytes)
        guard line >= 1, line <= found.lineCount else { return nil }
        let start = startOfLine(line, found.marks)
        let end = line == found.lineCount ? bytes.count : startOfLine(line + 1, found.marks, after: start)
        return SourceRange(start: start, end: end)
    }

    /// The offset of `line` and `column`, both from 1; `nil` when there is no such line. A column beyond the line's end
    /// means the line's end.
    public func offset(line: Int, column: Int) -> Int? {
        guard let range = range(ofLine: line) else { return nil }
        var left = max(1, column) - 1
        var offset = range.start == 0 && Cursor.hasMark(bytes) ? 3 : range.start
        // In a long line, counting goes on from the last block that begins in it before the place.
        let marks = self.marks
        let block = Self.lastBlock(marks) { (Int($0.line), Int($0.column)) <= (line - 1, left) }
        if block * Self.blockSize > offset {
            offset = block * Self.blockSize
            left -= Int(marks[block].column)
            while offset < range.end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        while offset < range.end, left > 0, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            offset += 1
            while offset < range.end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            left -= 1
        }
        return offset
    }

    /// - Parameter before: Where the line before begins, if that is known.
    private func startOfLine(_ line: Int, _ marks: [Mark], after before: Int = 0) -> Int {
        guard line > 1 else { return 0 }
        // The last block that begins on an earlier line holds the break that opens this one.
        let low = Self.lastBlock(marks) { Int($0.line) < line - 1 }
        var current = Int(marks[low].line) + 1
        var offset = low * Self.blockSize
        if before > offset { (current, offset) = (line - 1, before) }
        return bytes.withUnsafeBufferPointer { text in
            while current < line, offset < text.count {
                let byte = text[offset]
                offset += 1
                // In CR LF the LF is the break.
                if byte == 0x0A || (byte == 0x0D && !(offset < text.count && text[offset] == 0x0A)) { current += 1 }
            }
            return offset
        }
    }

    /// The last block that is before a place, as marks before it tell; the first one when none is.
    private static func lastBlock(_ marks: [Mark], where isBefore: (Mark) -> Bool) -> Int {
        var low = 0
        var high = marks.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if isBefore(marks[middle]) { low = middle } else { high = middle }
        }
        return low
    }
}

/// Counts lines and columns, both from 0, over a stretch of text.
private struct Cursor {
    var line = 0
    var column = 0

    static func hasMark(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
        bytes.starts(with: [0xEF, 0xBB, 0xBF])
    }

    /// In CR LF the LF is the break; a CR alone is one itself.
    static func isBreak(_ byte: UInt8, next: UInt8?) -> Bool {
        byte == 0x0A || (byte == 0x0D && next != 0x0A)
    }

    /// Without a branch: negation sets the highest bit of every number but 0 unless it was set already.
    @inline(__always)
    private static func one(ifZero byte: UInt8) -> UInt8 { (byte | (0 &- byte)) >> 7 ^ 1 }

    mutating func advance(over range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
        let block = UnsafeBufferPointer(rebasing: text[range])
        var breaks = 0
        var returns = 0
        var continuations = 0
        var start = 0
        while start < block.count {
            // Three sums in bytes, which the compiler turns into vector instructions; a byte counts as far as 255.
            let end = min(start + 255, block.count)
            var (feeds, carriages, inner): (UInt8, UInt8, UInt8) = (0, 0, 0)
            for index in start..<end {
                let byte = block[index]
                feeds &+= Self.one(ifZero: byte ^ 0x0A)
                carriages &+= Self.one(ifZero: byte ^ 0x0D)
                inner &+= Self.one(ifZero: byte & 0xC0 ^ 0x80)
            }
            breaks += Int(feeds)
            returns += Int(carriages)
            continuations += Int(inner)
            start = end
        }
        if returns > 0 {
            advanceByBytes(over: range, of: text)
        } else if breaks > 0, let last = block.lastIndex(of: 0x0A) {
            line += breaks
            column = block[(last + 1)...].count { $0 & 0xC0 != 0x80 }
        } else {
            column += block.count - continuations
        }
        if range.lowerBound == 0, line == 0, column > 0, Self.hasMark(text) { column -= 1 }
    }

    private mutating func advanceByBytes(over range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
        for offset in range {
            let byte = text[offset]
            if byte == 0x0A || byte == 0x0D {
                let next = offset + 1 < text.count ? text[offset + 1] : nil
                if Self.isBreak(byte, next: next) {
                    line += 1
                    column = 0
                    continue
                }
            }
            if byte & 0xC0 != 0x80 { column += 1 }
        }
    }
}
