import SourceText

/// Something that a rule found, and how one gets to it from the scene.
public struct Finding: Sendable, Hashable {
    /// What is wrong, and where. Its identifier is the rule's.
    public var diagnostic: Diagnostic
    /// From the outermost to the innermost: the scene, its controller, the objects down to the one it is about.
    public var trail: [String]
    /// A change to the file that makes the finding go away and nothing worse, where there is one.
    public var fix: Fix?

    /// Makes a finding.
    public init(_ diagnostic: Diagnostic, trail: [String] = [], fix: Fix? = nil) {
        self.diagnostic = diagnostic
        self.trail = trail
        self.fix = fix
    }
}

extension Finding: Comparable {
    /// Orders within a file by place, then by rule and message; a finding about the whole file comes first.
    public static func < (left: Finding, right: Finding) -> Bool { left.key < right.key }

    private var key: (Int, Int, String, String) {
        (diagnostic.position?.line ?? 0, diagnostic.position?.column ?? 0, diagnostic.identifier, diagnostic.message)
    }
}
