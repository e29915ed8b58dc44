/// A place in a file as people and editors name it: path, line and column, both counted from 1.
///
/// The column counts Unicode scalars, so that an emoji before the place moves it by one and not by four.
/// A byte order mark is not counted.
public struct SourcePosition: Sendable, Hashable, Codable {
    public var path: String
    public var line: Int
    public var column: Int

    /// Makes a position; `line` and `column` are 1 for the first.
    public init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }
}

extension SourcePosition: CustomStringConvertible {
    /// `path:line:column`, the form that terminals and editors turn into a link.
    public var description: String { "\(path):\(line):\(column)" }
}

extension SourcePosition: Comparable {
    /// Orders by path, then line, then column.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
}
