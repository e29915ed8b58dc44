import SceneGraph

extension ProjectReport {
    /// How the text looks.
    public struct TextOptions: Sendable, Hashable {
        /// Lines are cut to this width; `nil` leaves them whole.
        public var columns: Int?
        /// Branches drawn with lines, or with ASCII.
        public var unicode: Bool

        public init(columns: Int? = nil, unicode: Bool = true) {
            self.columns = columns
            self.unicode = unicode
        }
    }

    /// The project as a tree for people: storyboards, their scenes with their controllers, and the segues of each.
    ///
    /// ```
    /// 1 storyboard, 2 scenes, 2 segues (1 custom, 1 unwind)
    /// └─ Main.storyboard: iOS, 2 scenes, 2 segues
    ///    ├─ FirstViewController: UIViewController, id a1, initial, exit
    ///    │  └─ custom "next" → SecondViewController, class Demo.SlideSegue
    ///    └─ SecondViewController: UIViewController, id b2, exit
    ///       └─ unwind "back" → exit, action goBack: of FirstViewController
    /// ```
    public func text(options: TextOptions = .init()) -> String {
        let tree = TextTree(text: heading, children: storyboards.map(tree) + xibs.map(tree))
        return tree.lines(columns: options.columns, unicode: options.unicode).map { $0 + "\n" }.joined()
    }

    private var heading: String {
        let segues = storyboards.flatMap(\.segues)
        var parts: [String] = []
        if !storyboards.isEmpty {
            parts = [
                plural(storyboards.count, "storyboard"),
                plural(storyboards.reduce(0) { $0 + $1.scenes.count }, "scene"),
                plural(segues.count, "segue") + kinds(segues),
            ]
        }
        if !xibs.isEmpty { parts.append(plural(xibs.count, "xib")) }
        return parts.joined(separator: ", ")
    }

    /// ` (3 show, 1 unwind)`, the most frequent first.
    private func kinds(_ segues: [SegueEntry]) -> String {
        guard !segues.isEmpty else { return "" }
        let counts = Dictionary(grouping: segues, by: \.kind).mapValues(\.count)
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return " (" + sorted.map { "\($0.value) \($0.key)" }.joined(separator: ", ") + ")"
    }

    private func tree(_ storyboard: StoryboardEntry) -> TextTree {
        var parts = [storyboard.platform, plural(storyboard.scenes.count, "scene")]
        parts.append(plural(storyboard.segues.count, "segue"))
        if storyboard.initialViewController == nil { parts.append("no initial controller") }
        return TextTree(
            text: "\(storyboard.path): \(parts.filter { !$0.isEmpty }.joined(separator: ", "))",
            children: storyboard.scenes.map(tree))
    }

    private func tree(_ scene: SceneEntry) -> TextTree {
        var exits = (scene.manifestKeys ?? []).map { "by \($0)" }
        if scene.reach == SceneGraph.Reach.none.rawValue, scene.controllers.contains(where: { $0.reference == nil }) {
            exits.append("unreachable")
        }
        if !scene.exits.isEmpty { exits.append(scene.exits.count == 1 ? "exit" : plural(scene.exits.count, "exit")) }
        let rest = scene.segues.map { TextTree(text: line($0)) }
        // One controller is the scene; none or several is damage, and shown as such.
        if let controller = scene.controllers.first, scene.controllers.count == 1 {
            return tree(controller, exits: exits, others: rest)
        }
        let what = scene.controllers.isEmpty ? "without controller" : "with \(scene.controllers.count) controllers"
        return TextTree(
            text: (["scene \(scene.sceneID) \(what)"] + exits).joined(separator: ", "),
            children: scene.controllers.map { tree($0, exits: [], others: []) } + rest)
    }

    private func tree(_ controller: ControllerEntry, exits: [String], others: [TextTree]) -> TextTree {
        let what = controller.stockClass ?? controller.kind
        var parts = controller.name != what ? ["\(controller.name): \(what)"] : [what]
        if let reference = controller.reference { parts = ["reference → \(place(reference))"] }
        parts.append("id \(controller.id)")
        if let title = controller.title, title != controller.name { parts.append("title \"\(title)\"") }
        if let identifier = controller.storyboardIdentifier { parts.append("identifier \"\(identifier)\"") }
        if controller.isInitial { parts.append("initial") }
        let text = (parts + exits).joined(separator: ", ")
        return TextTree(text: text, children: controller.segues.map { TextTree(text: line($0)) } + others)
    }

    /// `show "next" → DetailViewController, by button "Go"`.
    private func line(_ segue: SegueEntry) -> String {
        var parts = [segue.kind == "relationship" ? segue.relationship ?? segue.kind : segue.kind]
        if let identifier = segue.identifier { parts[0] += " \"\(identifier)\"" }
        parts[0] += " → \(place(segue.destination))"
        if let action = segue.unwindAction {
            var candidates = segue.candidates ?? []
            if candidates.count > 4 { candidates = candidates.prefix(3) + ["\(candidates.count - 3) more"] }
            parts.append(
                "action \(action)"
                    + (candidates.isEmpty ? "" : " of " + candidates.joined(separator: " or ")))
        }
        if let name = segue.customClass {
            parts.append("class " + [segue.customModule, name].compactMap { $0 }.joined(separator: "."))
        }
        if let trigger = segue.trigger { parts.append("by \(trigger.name)") }
        return parts.joined(separator: ", ")
    }

    private func place(_ destination: DestinationEntry) -> String {
        switch destination.kind {
        case .controller, .exit: destination.name
        case .reference: destination.name + (destination.storyboard.map { " in \($0)" } ?? "")
        case .unresolved, .missing, .other:
            (destination.name.isEmpty ? "nothing" : destination.name) + " ✗ " + (destination.reason ?? "")
        }
    }

    private func tree(_ xib: XibEntry) -> TextTree {
        let what = xib.kind == "legacyArchive" ? ["archive of Xcode 3"] : [plural(xib.objects.count, "object")]
        return TextTree(
            text: "\(xib.path): " + ([xib.platform] + what).filter { !$0.isEmpty }.joined(separator: ", "),
            children: xib.objects.map { TextTree(text: $0.name == $0.element ? $0.name : "\($0.name): \($0.element)") })
    }
}
