import SwiftParser
import SwiftSyntax

/// A Swift file without the bodies that say nothing about interface files.
///
/// Most of a file is bodies of functions, most bodies concern no interface file, and parsing is most of the time that an
/// index takes. So a scan finds the bodies in which none of the words stands that the index looks for
/// (``IndexedWords``). They are replaced by spaces, which leaves every other place where it was. What counts wherever it
/// stands is taken from them without a parser: texts, the names that are assigned to, the types that are made.
///
/// ```swift
/// @objc func move() { x += 1 }                          // @objc func move() {        }, and "x" is assigned to
/// func show() { performSegue(withIdentifier: "A", …) }  // as it was
/// ```
///
/// Of a function that no selector reaches, the head is left out too, unless its class exposes all its members. So are
/// properties and cases that no code mentions which is read (``MentionedNames``), and all that a protocol requires: of
/// these the index needs the names alone, and only where it looks them up.
///
/// A syntax error in a body that is left out is not seen. A file whose brackets or strings are not closed, that has the
/// marks of a merge conflict, or that may have a regular expression between slashes, is not reduced.
struct ReducedSource {
    /// The file's text, as long as it was.
    let bytes: [UInt8]
    /// What was taken from the bodies left out.
    let leftOut: LeftOut

    /// What bodies say without being parsed.
    struct LeftOut {
        /// The texts of string literals without interpolations, and mentions of ``ClassIndex/watchedMembers``.
        var literals: [String] = []
        /// Names that are assigned to, given as `inout` or in a key path; a few that are merely declared are among them.
        var assigned: Set<String> = []
        /// Types as written that are made without an argument: `Screen()`.
        var created: [String] = []
    }

    /// The file reduced; `nil` when it has to be read as a whole.
    ///
    /// - Parameters:
    ///   - keepsMethods: Whether some class exposes all its methods and properties, so that every head matters.
    ///   - mentioned: The names that are looked up; without it, all properties and cases are kept.
    init?(_ bytes: [UInt8], keepsMethods: Bool = true, mentioned: MentionedNames? = nil) {
        let result = bytes.withUnsafeBufferPointer { buffer -> (cuts: [Range<Int>], found: BodyScan.Found)? in
            guard
                let scan = BodyScan.reading(
                    buffer, keepsMethods: keepsMethods, exposing: mentioned?.exposing ?? [])
            else { return nil }
            var (cuts, found) = (scan.cuts, scan.found)
            if let mentioned, !keepsMethods {
                for member in scan.members where !member.names.contains(where: { mentioned.contains(buffer[$0]) }) {
                    cuts.append(member.start..<member.end)
                    found.add(member.found)
                }
            }
            return (cuts, found)
        }
        guard let (cuts, found) = result, !cuts.isEmpty else { return nil }
        var reduced = bytes
        for cut in cuts {
            for position in cut { reduced[position] = UInt8(ascii: " ") }
        }
        self.bytes = reduced
        leftOut = LeftOut(found, bytes)
    }
}

extension BodyScan {
    /// The scan of a file; `nil` when the file has to be read as a whole.
    static func reading(
        _ bytes: UnsafeBufferPointer<UInt8>, keepsMethods: Bool, exposing: Set<UInt64> = []
    ) -> BodyScan? {
        var scan = BodyScan(bytes, castsMatter: false, keepsMethods: keepsMethods, exposing: exposing)
        guard scan.run() else { return nil }
        guard scan.valueHasWords, scan.hasCasts else { return scan }
        // A property may hold what an interface file made, so casts of it are read.
        scan = BodyScan(bytes, castsMatter: true, keepsMethods: keepsMethods, exposing: exposing)
        return scan.run() ? scan : nil
    }
}

extension BodyScan.Found {
    fileprivate mutating func add(_ other: BodyScan.Found) {
        literals += other.literals
        members += other.members
        assigned += other.assigned
        created += other.created
    }
}

extension ReducedSource.LeftOut {
    fileprivate init(_ found: BodyScan.Found, _ bytes: [UInt8]) {
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        literals = found.members.map(text)
        for literal in found.literals where literal.range.count <= Self.longestLiteral {
            if literal.isPlain {
                literals.append(text(literal.range.dropFirst().dropLast()))
            } else if let value = Self.unescaped(bytes[literal.range]) ?? Self.value(bytes[literal.range]) {
                literals.append(value)
            }
        }
        assigned = Set(found.assigned.map(text))
        created = found.created.map(text)
    }

    /// As many bytes as a literal may have that is kept, its quotes and indentation included.
    private static let longestLiteral = 2_000

    /// The text of a literal on one line with the usual escapes; `nil` for any other. A parser takes long to start.
    static func unescaped(_ literal: ArraySlice<UInt8>) -> String? {
        guard literal.first == UInt8(ascii: "\""), literal.dropFirst().first != UInt8(ascii: "\"") else { return nil }
        var text: [UInt8] = []
        text.reserveCapacity(literal.count)
        var rest = literal.dropFirst().dropLast()
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "0"): text.append(0)
            case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
            case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
            case UInt8(ascii: "'"): text.append(UInt8(ascii: "'"))
            case UInt8(ascii: "u"):
                guard rest.popFirst() == UInt8(ascii: "{") else { return nil }
                let digits = rest.prefix { $0 != UInt8(ascii: "}") }
                guard (1...8).contains(digits.count), digits.first != UInt8(ascii: "+"),
                    let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
                else { return nil }
                rest = rest[digits.endIndex...].dropFirst()
                text += Array(String(scalar).utf8)
            default: return nil
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The text of a literal that has other escapes, several lines or number signs.
    private static func value(_ literal: ArraySlice<UInt8>) -> String? {
        let tree = literal.withUnsafeBufferPointer { Parser.parse(source: $0) }
        guard case .expr(let expression) = tree.statements.first?.item, tree.statements.count == 1 else { return nil }
        return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}
