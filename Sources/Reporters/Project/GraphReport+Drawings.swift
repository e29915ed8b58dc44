extension GraphReport {
    /// The graph in Graphviz's language: storyboards are clusters, containment is thick, unwinding dashed.
    public func dot() -> String {
        var lines = [
            "digraph segue {", "  graph [rankdir=LR, fontname=\"Helvetica\"]",
            "  node [shape=box, style=rounded, fontname=\"Helvetica\"]", "  edge [fontname=\"Helvetica\", fontsize=10]",
        ]
        for (index, group) in nodesByStoryboard.enumerated() {
            var indent = "  "
            if let storyboard = group.storyboard {
                lines += ["  subgraph \"cluster_\(index)\" {", "    label=\"\(Self.dot(storyboard.path))\""]
                indent = "    "
            }
            for node in group.nodes {
                let label = Self.labelLines(node).map(Self.dot).joined(separator: "\\n")
                var style = node.reason == nil ? "" : ", color=red, style=\"rounded,dashed\""
                if node.isRoot || node.isInitial { style += ", peripheries=2" }
                if node.reach == "none" { style += ", color=gray, fontcolor=gray40" }
                lines.append("\(indent)\(node.id) [label=\"\(label)\"\(style)]")
            }
            if group.storyboard != nil { lines.append("  }") }
        }
        for edge in edges {
            let style =
                edge.kind == "unwind"
                ? ", style=dashed" : edge.isContainment ? ", style=bold, dir=back, arrowtail=diamond" : ""
            lines.append("  \(edge.source) -> \(edge.target) [label=\"\(Self.dot(edge.label))\"\(style)]")
        }
        return lines.map { $0 + "\n" }.joined() + "}\n"
    }

    /// The graph as a Mermaid flowchart, which code hosts and wikis draw.
    public func mermaid() -> String {
        var lines = ["flowchart LR"]
        for (index, group) in nodesByStoryboard.enumerated() {
            var indent = "  "
            if let storyboard = group.storyboard {
                lines.append("  subgraph s\(index)[\"\(Self.mermaid([storyboard.path]))\"]")
                indent = "    "
            }
            for node in group.nodes {
                let label = Self.mermaid(Self.labelLines(node))
                let shape = node.isRoot || node.isInitial ? ("([\"", "\"])") : ("[\"", "\"]")
                lines.append("\(indent)\(node.id)\(shape.0)\(label)\(shape.1)")
            }
            if group.storyboard != nil { lines.append("  end") }
        }
        for edge in edges {
            let arrow = edge.kind == "unwind" ? "-.->" : edge.isContainment ? "==>" : "-->"
            lines.append("  \(edge.source) \(arrow)|\"\(Self.mermaid([edge.label]))\"| \(edge.target)")
        }
        let dead = nodes.filter { $0.reason != nil }.map(\.id)
        if !dead.isEmpty {
            lines += [
                "  classDef nowhere stroke:#f00,stroke-dasharray:4", "  class \(dead.joined(separator: ",")) nowhere",
            ]
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The graph as GraphML, which graph editors read.
    public func graphML() -> String {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">",
        ]
        let nodeKeys = ["name", "storyboard", "controller", "class", "identifier", "title", "reach", "reason"]
        let edgeKeys = ["label", "segue", "kind", "identifier", "customClass", "unwindAction", "trigger", "reference"]
        for key in nodeKeys {
            lines.append("  <key id=\"node.\(key)\" for=\"node\" attr.name=\"\(key)\" attr.type=\"string\"/>")
        }
        for key in edgeKeys {
            lines.append("  <key id=\"edge.\(key)\" for=\"edge\" attr.name=\"\(key)\" attr.type=\"string\"/>")
        }
        lines.append("  <graph id=\"segue\" edgedefault=\"directed\">")
        func data(_ prefix: String, _ keys: [String], _ values: [String?]) -> String {
            zip(keys, values).map { key, value in
                value.map { "<data key=\"\(prefix).\(key)\">\(Self.xml($0))</data>" } ?? ""
            }.joined()
        }
        for node in nodes {
            let values = [
                node.name, node.storyboard.map { storyboards[$0].path }, node.controllerID, node.className,
                node.storyboardIdentifier, node.title, node.reach, node.reason,
            ]
            lines.append("    <node id=\"\(node.id)\">\(data("node", nodeKeys, values))</node>")
        }
        for edge in edges {
            let values = [
                edge.label, edge.id, edge.kind, edge.identifier, edge.customClass, edge.unwindAction, edge.trigger,
                edge.reference,
            ]
            lines.append(
                "    <edge source=\"\(edge.source)\" target=\"\(edge.target)\">\(data("edge", edgeKeys, values))</edge>"
            )
        }
        return (lines + ["  </graph>", "</graphml>"]).map { $0 + "\n" }.joined()
    }

    /// The lines of a node: what it is called, its class where that is another, why it leads nowhere.
    private static func labelLines(_ node: NodeEntry) -> [String] {
        var lines = [node.name]
        if let name = node.className, name != node.name { lines.append(name) }
        if let reason = node.reason { lines.append(reason) }
        return lines
    }

    /// Inside a quoted string of Graphviz, where a backslash begins an escape and `&` an entity.
    static func dot(_ text: String) -> String {
        text.printableLine.replacing("&", with: "&amp;").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    /// Lines inside a quoted string of Mermaid: all but plain text as `#code;`.
    static func mermaid(_ lines: [String]) -> String {
        // Where a line has one of these words and then a colon, Mermaid takes it for a colour and drops its last semicolon.
        let mayBeStyle = lines.contains { $0.contains("style") || $0.contains("classDef") }
        return lines.map { mermaid($0, plainMarks: mayBeStyle ? ".,()-" : ".:,()-") }.joined(separator: "<br/>")
    }

    private static func mermaid(_ text: String, plainMarks: String) -> String {
        var result = ""
        // Markdown would make a list of a beginning such as `1.` or `-`.
        var isBeginning = true
        for scalar in text.printableLine.unicodeScalars {
            let isDigit = (0x30...0x39).contains(scalar.value)
            let isSeparator = scalar.value == 0x2028 || scalar.value == 0x2029
            let isPlain =
                scalar.isASCII
                ? scalar.properties.isAlphabetic || isDigit || " _/".unicodeScalars.contains(scalar) : !isSeparator
            let isPlainMark = plainMarks.unicodeScalars.contains(scalar) && !isBeginning
            if isPlain || isPlainMark { result.unicodeScalars.append(scalar) } else { result += "#\(scalar.value);" }
            isBeginning = isBeginning && isDigit
        }
        return result
    }

    /// Inside an element or a quoted attribute of XML.
    static func xml(_ text: String) -> String {
        text.printableLine.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
