import SourceText

/// Tells test code from an app's code by what it imports: a name proves nothing.
enum TestCode {
    /// Whether a source file imports a framework for tests, or a module in the way that only tests may (`@testable`).
    ///
    /// Looks at the lines that begin with an import outside of `#if`. Linear in the size of the file.
    static func isTest(_ bytes: [UInt8], isSwift: Bool) -> Bool {
        var depth = 0
        var isTest = false
        for line in bytes.lazy.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            guard let first = line.first(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
            switch first {
            case UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "i"), UInt8(ascii: "p"): break
            default: continue
            }
            let text = String(decoding: line.prefix(200), as: UTF8.self)
            let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" || $0 == "#") }
            switch words.first {
            case "#if", "#ifdef", "#ifndef": depth += 1
            case "#endif": depth = max(0, depth - 1)
            default: if depth == 0, imports(words, isSwift: isSwift) { isTest = true }
            }
            if isTest { return true }
        }
        return false
    }

    private static func imports(_ words: [Substring], isSwift: Bool) -> Bool {
        guard isSwift else {
            guard let first = words.first, ["#import", "#include", "@import"].contains(first) else { return false }
            return words.dropFirst().first == "XCTest"
        }
        guard let keyword = words.firstIndex(of: "import"), keyword < 4 else { return false }
        let attributes = words[..<keyword]
        let allowed = ["public", "internal", "package", "fileprivate", "private"]
        guard attributes.allSatisfy({ $0.hasPrefix("@") || allowed.contains(String($0)) }) else { return false }
        if attributes.contains("@testable") { return true }
        // `import class XCTest.XCTestCase`
        return words[(keyword + 1)...].prefix(2).contains { $0 == "XCTest" || $0 == "Testing" }
    }
}
