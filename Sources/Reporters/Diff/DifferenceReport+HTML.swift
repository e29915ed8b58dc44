import SceneDiff
import SourceText

extension DifferenceReport {
    /// A page that needs nothing beside itself, no script and no network: for each file the scene maps of both versions
    /// side by side, and below them the changes of each scene.
    public func html(generator: String) -> String {
        let shown = shownFiles
        let title =
            shown.isEmpty
            ? nothing
            : shown.count == 1 ? shown[0].path.printableLine : "Changes in \(shown.count) storyboards and xibs"
        var body = "<h1>\(Markup.escaped(title))</h1>\n"
        if !shown.isEmpty { body += PageWriter.legend }
        for (number, file) in shown.enumerated() {
            body += PageWriter(report: self, file: file, number: number, isOnly: shown.count == 1).section
        }
        return HTMLPage(title: title, generator: generator, style: PageWriter.style, body: body).text
    }
}

private struct PageWriter {
    let report: DifferenceReport
    let file: DifferenceReport.File
    let number: Int
    let isOnly: Bool

    static let legend = """
        <p class="legend"><span class="added">+ added</span> <span class="removed">− removed</span> \
        <span class="changed">~ changed</span> <span class="moved">&gt; moved</span></p>

        """

    var section: String {
        let groups = report.groups(of: file)
        var text = "<section>\n"
        if !isOnly { text += "<h2>\(Markup.escaped(file.path.printableLine))</h2>\n" }
        text += "<p>\(Markup.escaped(report.summary(of: file)))</p>\n" + maps(groups)
        for (index, group) in groups.enumerated() { text += list(group, id: id(index)) }
        return text + "</section>\n"
    }

    private func id(_ group: Int) -> String { "file\(number)-scene\(group)" }

    // MARK: Maps

    private func maps(_ groups: [SceneGroup]) -> String {
        let (old, new) =
            if case .both(let difference) = file.state {
                (difference.oldMap, difference.newMap)
            } else {
                (file.whole?.oldMap, file.whole?.newMap)
            }
        guard old?.scenes.isEmpty == false || new?.scenes.isEmpty == false else { return "" }
        var (anchors, summaries): ([ScenePlace: String], [ScenePlace: String]) = ([:], [:])
        for (index, group) in groups.enumerated() {
            guard let place = group.place else { continue }
            anchors[place] = id(index)
            summaries[place] = report.summary(of: group)
        }
        let count = max(old?.scenes.count ?? 0, new?.scenes.count ?? 0)
        let marked = (old?.markedPlaces ?? []).union(new?.markedPlaces ?? [])
        let all = pair(old, new, anchors, summaries, sparseness: 5) { map in
            "\(plural(map.scenes.count, "scene")), \(plural(map.arrows.count, "segue"))"
        }
        // Of many scenes only those that changed are drawn large.
        guard count > Self.mostScenes, marked.count * 2 < count else { return all }
        let few = pair(old?.restricted(to: marked), new?.restricted(to: marked), anchors, summaries, sparseness: 2) {
            map in
            "\(plural(map.scenes.count, "scene")) with changes or changed segues"
        }
        return few + "<details><summary>All \(count) scenes</summary>\n\(all)</details>\n"
    }

    private static let mostScenes = 16

    private func pair(
        _ old: SceneMap?, _ new: SceneMap?, _ anchors: [ScenePlace: String], _ summaries: [ScenePlace: String],
        sparseness: Int, counts: (SceneMap) -> String
    ) -> String {
        let layout = SceneMapLayout(old: old, new: new, sparseness: sparseness)
        func figure(_ map: SceneMap?, _ version: String) -> String {
            guard let map else {
                return "<figure><figcaption>\(version): the file does not exist</figcaption></figure>\n"
            }
            var drawing = SceneMapDrawing(map, layout: layout, anchors: anchors, summaries: summaries)
            let caption = "\(version): \(counts(map))"
            return "<figure>\n<figcaption>\(caption)</figcaption>\n<div class=\"map\" tabindex=\"0\">\n"
                + drawing.svg(label: caption) + "</div>\n</figure>\n"
        }
        return "<div class=\"maps\">\n" + figure(old, "Before") + figure(new, "After") + "</div>\n"
    }

    // MARK: Lists

    private func list(_ group: SceneGroup, id: String) -> String {
        var text = "<h3 id=\"\(id)\">\(Markup.escaped((group.place?.name ?? "Document").printableLine))</h3>\n<ul>\n"
        for change in group.changes { text += item(change) }
        return text + "</ul>\n"
    }

    private func item(_ change: Change) -> String {
        let style = change.isChurn ? "churn" : change.kind.rawValue
        var text = "<li><span class=\"\(style)\">\(sign(change.kind)) \(change.kind.rawValue)"
        text += change.isChurn ? ", without consequence</span> " : "</span> "
        text += "<b>\(Markup.escaped(ChangeWords.subject(change.subject).printableLine))</b>\(place(change))"
        switch change.kind {
        case .added, .removed:
            let contents = counted(change.contents).joined(separator: ", ")
            let parts = change.parts.dropFirst()
            if !contents.isEmpty { text += parts.isEmpty ? ": \(contents)" : "" }
            if !parts.isEmpty { text += "\n<details><summary>\(contents)</summary>\n\(nested(parts))</details>\n" }
        case .moved:
            text += ": \(code(change.from ?? "")) → \(code(change.to ?? ""))"
        case .changed:
            let properties = change.properties.map { property in
                let old = value(property.old, property.oldName)
                return "\(code(property.name)) <del>\(old)</del> → <ins>\(value(property.new, property.newName))</ins>"
            }
            text += "\n<ul>\n" + properties.map { "<li>\($0)</li>\n" }.joined() + "</ul>\n"
        }
        return text + "</li>\n"
    }

    /// The things inside of another as lists in lists.
    private func nested(_ parts: ArraySlice<Part>) -> String {
        var text = ""
        var depth = 0
        for part in parts {
            // Browsers stop to nest somewhere; nobody reads that deep.
            let next = min(part.depth, 40)
            if next > depth {
                text += "\n<ul>\n"
            } else {
                text += "</li>\n" + String(repeating: "</ul>\n</li>\n", count: depth - next)
            }
            depth = next
            text += "<li>\(Markup.escaped(part.name.printableLine))"
        }
        guard depth > 0 else { return "" }
        return text + "</li>\n" + String(repeating: "</ul>\n</li>\n", count: depth - 1) + "</ul>\n"
    }

    private func sign(_ kind: Change.Kind) -> String { kind == .moved ? "&gt;" : SceneMapDrawing.sign(kind) }

    private func value(_ value: String?, _ name: String?) -> String {
        value.map { code(ChangeWords.shown($0, name)) } ?? "<i>none</i>"
    }

    private func code(_ text: String) -> String { "<code>\(Markup.escaped(text.printableLine))</code>" }

    private func place(_ change: Change) -> String {
        guard let (version, line, isOld) = report.line(of: change, in: file) else { return "" }
        let text = Markup.escaped("\(version.path.printableLine):\(line)\(isOld ? " before" : "")")
        guard let url = report.url(version, line: line, isOld: isOld) else { return " <small>\(text)</small>" }
        return " <small><a href=\"\(Markup.escaped(url, attribute: true))\">\(text)</a></small>"
    }

    static let style = """
        body { max-width: 110em; }
        ul { margin: .1em 0; padding-left: 1.4em; } li { margin: .15em 0; }
        del, ins { text-decoration: none; } small, small a, figcaption { color: var(--dim); }
        code { font: .92em ui-monospace, monospace; white-space: pre-wrap; }
        details { margin: .4em 0; } summary { cursor: pointer; }
        .added { --mark: var(--green); } .removed { --mark: var(--red); }
        .changed { --mark: var(--amber); } .moved { --mark: var(--blue); } .churn { --mark: var(--dim); }
        span.added, span.removed, span.changed, span.moved, span.churn { color: var(--mark); font-weight: 600; }
        .legend span { margin-right: 1em; }
        .maps { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 34em), 1fr)); gap: 1em; }
        figure { margin: 0; min-width: 0; } figcaption { margin-bottom: .3em; }
        .map { border: 1px solid var(--line); border-radius: 8px; overflow: auto; max-height: 85vh; }
        svg { display: block; max-width: 100%; height: auto; margin: 0 auto; font-family: system-ui, sans-serif; }
        .scene rect { fill: var(--box); stroke: var(--line); }
        .scene[class*=" "] rect { stroke: var(--mark); stroke-width: 2.5; }
        .scene.removed rect { stroke-dasharray: 6 4; }
        .scene circle { fill: var(--mark); }
        text { fill: var(--ink); } .name { font-size: 12.5px; font-weight: 600; } .kind { font-size: 11px; fill: var(--dim); }
        .sign { fill: var(--paper); font-size: 14px; font-weight: 700; text-anchor: middle; }
        .start { fill: var(--dim); }
        .arrow { --mark: var(--line); } .arrow.added { --mark: var(--green); }
        .arrow.removed { --mark: var(--red); } .arrow.changed { --mark: var(--amber); }
        .arrow .line { fill: none; stroke: var(--mark); stroke-width: 1.2; }
        .arrow .head { fill: var(--mark); }
        .arrow.inside .line { stroke-width: 3; }
        .arrow.added .line, .arrow.removed .line, .arrow.changed .line { stroke-width: 2.5; }
        .arrow.removed .line { stroke-dasharray: 6 4; }
        .label { fill: var(--mark); font-size: 11.5px; text-anchor: middle; paint-order: stroke; stroke: var(--paper);
          stroke-width: 4px; stroke-linejoin: round; }
        .side { text-anchor: start; }
        @media print { .map { max-height: none; } }
        """
}
