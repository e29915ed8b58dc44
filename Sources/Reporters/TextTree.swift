/// Lines in a tree, drawn with branches.
struct TextTree {
    let text: String
    var children: [TextTree] = []

    /// The lines of the tree, each cut to `columns`.
    ///
    /// ```
    /// Main.storyboard
    /// ├─ First
    /// │  └─ show → Second
    /// └─ Second
    /// ```
    func lines(columns: Int?, unicode: Bool) -> [String] {
        var lines: [String] = []
        let marks = unicode ? (branch: "├─ ", last: "└─ ", bar: "│  ") : (branch: "+- ", last: "`- ", bar: "|  ")
        func add(_ tree: TextTree, lead: String, childLead: String) {
            var line = lead + tree.text.printableLine
            if !unicode { line = line.replacing("→", with: "->").replacing("✗", with: "!").replacing("…", with: "...") }
            lines.append(DisplayWidth.fit(line, columns: columns, ellipsis: unicode ? "…" : "..."))
            for (index, child) in tree.children.enumerated() {
                let isLast = index == tree.children.count - 1
                add(
                    child, lead: childLead + (isLast ? marks.last : marks.branch),
                    childLead: childLead + (isLast ? "   " : marks.bar))
            }
        }
        add(self, lead: "", childLead: "")
        return lines
    }
}
