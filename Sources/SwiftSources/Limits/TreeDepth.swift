import SwiftSyntax

/// How deep a syntax tree is. What walks the tree calls itself for each level, so a chain of ten thousand calls would
/// need as many frames.
enum TreeDepth {
    /// More levels than any code that people write has: nested code needs about ten for each brace.
    static let deepest = 4000

    /// The first node that lies deeper than that; `nil` for a tree without one. Linear, and without recursion.
    static func excess(in tree: some SyntaxProtocol, deepest: Int = Self.deepest) -> AbsolutePosition? {
        var path: [SyntaxChildren.Iterator] = [tree.children(viewMode: .sourceAccurate).makeIterator()]
        while var top = path.popLast() {
            guard let child = top.next() else { continue }
            path.append(top)
            guard !child.is(TokenSyntax.self) else { continue }
            if path.count >= deepest { return child.position }
            path.append(child.children(viewMode: .sourceAccurate).makeIterator())
        }
        return nil
    }
}
