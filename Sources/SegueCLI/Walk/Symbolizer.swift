import ChildProcesses
import JSONText
import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Finds the places in the app's sources that addresses in its library belong to, with the toolchain's `llvm-symbolizer`.
struct Symbolizer {
    /// The path of `llvm-symbolizer`.
    var executable: String
    /// The app's library.
    var library: String
    /// The app's source files, by the paths they were compiled with.
    var sources: [String]
    var supervisor: String?

    /// A function of the app's that an address lies in.
    struct Frame: Hashable {
        /// Its name, as `First.viewDidLoad()`.
        var function: String
        /// Its first address.
        var start: UInt64
        /// The place of the address; line 0 where the compiler added what is there.
        var position: SourcePosition
    }

    /// `llvm-symbolizer` beside the compiler, else on the `PATH`.
    static func find(_ variables: [String: String], compiler: String?) -> String? {
        let files = FileSystem()
        let real = compiler.flatMap { files.resolved($0) }.map(Path.folder(of:))
        let folders = (variables["PATH"] ?? "").split(separator: ":").map(String.init)
        return ((real.map { [$0] } ?? []) + folders).map { "\($0)/llvm-symbolizer" }
            .first { files.kind(of: $0) == .file }
    }

    /// The app's own frames at each address, the innermost first; none for code that is not in the app's sources.
    func frames(at addresses: [UInt64]) -> [UInt64: [Frame]] {
        let unique = Set(addresses).sorted()
        guard !unique.isEmpty else { return [:] }
        var child = ChildProcess(
            executable: executable, arguments: ["--obj=\(library)", "--output-style=JSON", "--inlines", "--demangle"],
            environment: ["LC_ALL": "C"], input: Array(unique.map { "\($0)\n" }.joined().utf8))
        child.supervision = supervisor.map { .init(executable: $0) }
        guard let outcome = Self.run(child) ?? Self.run(child) else { return [:] }
        var frames: [UInt64: [Frame]] = [:]
        for (address, line) in zip(unique, outcome.outputText.split(separator: "\n")) {
            let answer = try? JSONText.decode(Answer.self, from: line.utf8)
            frames[address] = answer?.symbols?.compactMap(frame) ?? []
        }
        return frames
    }

    /// Tried twice: the report must not depend on what happens to another process.
    private static func run(_ child: ChildProcess) -> ChildProcess.Outcome? {
        guard let outcome = try? child.capture(deadline: .now + .seconds(120)), outcome.ending == .exited(0) else {
            return nil
        }
        return outcome
    }

    /// Where a function begins.
    func declaration(of frame: Frame) -> SourcePosition {
        let found = frames(at: [frame.start])[frame.start]?.first { $0.function == frame.function }
        return SourcePosition(path: frame.position.path, line: max(1, (found ?? frame).position.line), column: 1)
    }

    private func frame(_ symbol: Answer.Symbol) -> Frame? {
        let path = sources.first { $0 == symbol.file || symbol.file.hasSuffix("/" + $0) }
        guard let path else { return nil }
        let start = symbol.start.flatMap { UInt64($0.dropFirst(2), radix: 16) } ?? 0
        return Frame(
            function: symbol.function, start: start,
            position: SourcePosition(path: path, line: symbol.line, column: max(1, symbol.column)))
    }

    /// A line of the tool's output.
    private struct Answer: Decodable {
        struct Symbol: Decodable {
            let function: String
            let file: String
            let line: Int
            let column: Int
            /// Hexadecimal, after `0x`.
            let start: String?

            private enum CodingKeys: String, CodingKey {
                case function = "FunctionName"
                case file = "FileName"
                case line = "Line"
                case column = "Column"
                case start = "StartAddress"
            }
        }
        let symbols: [Symbol]?

        private enum CodingKeys: String, CodingKey { case symbols = "Symbol" }
    }
}
