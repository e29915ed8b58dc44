import SourceText
import Walkthrough

/// Each crash and hang has one place that is the same in every run.
extension Symbolizer {
    /// The innermost place in the app's sources.
    func innermost(_ addresses: [UInt64]) -> SourcePosition? {
        let found = frames(at: addresses)
        guard let frame = addresses.lazy.compactMap({ found[$0]?.first }).first else { return nil }
        return frame.position.line > 0 ? frame.position : declaration(of: frame)
    }

    /// The place of an endless recursion. Which call of the circle meets the end of the stack, and with what on top of
    /// it, depends on the size of the stack: of the functions that come again and again, the first by file and line is
    /// taken, with the line where it is declared.
    func recursion(_ addresses: [UInt64]) -> SourcePosition? {
        let found = frames(at: addresses)
        let functions = Dictionary(grouping: addresses.flatMap { found[$0] ?? [] }, by: \.function)
        let again = functions.values.filter { $0.count > 1 }.map { declaration(of: $0[0]) }
        return again.min { ($0.path, $0.line) < ($1.path, $1.line) } ?? innermost(addresses)
    }

    /// The place of a hang: the outermost function that was running each time the app was asked, the one that the runtime
    /// called, with the line where it is declared. What it calls is another function each time, or only nearly always the
    /// same.
    func common(_ samples: [HostNotice]) -> SourcePosition? {
        let found = frames(at: samples.flatMap { $0.frames ?? [] })
        let stacks = samples.map { ($0.frames ?? []).flatMap { found[$0] ?? [] } }
        let others = stacks.dropFirst().map { Set($0.map(\.function)) }
        let frame = stacks.first?.last { frame in others.allSatisfy { $0.contains(frame.function) } }
        return frame.map(declaration)
    }
}
