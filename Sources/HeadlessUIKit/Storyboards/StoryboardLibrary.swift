public import InterfaceBuilder

/// The storyboards that an app's bundle would hold, and what is known of classes that nobody supplies.
public struct StoryboardLibrary: Sendable {
    private var entries: [String: Entry] = [:]
    private var standIns: [String: StandInClass] = [:]

    /// A storyboard, with its scenes by the identifiers that code asks for.
    struct Entry: Sendable {
        let document: InterfaceDocument
        let identifiers: [String: Storyboard.Controller]

        init(_ document: InterfaceDocument) {
            self.document = document
            let controllers = document.storyboard?.scenes.flatMap(\.controllers) ?? []
            // R14, R124: a reference's own identifier is the editor's residue.
            let named = controllers.filter { !$0.isPlaceholder }.compactMap { controller in
                controller.storyboardIdentifier.map { ($0, controller) }
            }
            identifiers = Dictionary(named) { first, _ in first }
        }
    }

    /// An empty library.
    public init() {}

    /// Adds a storyboard under the name that code and references use: its file's name without the extension.
    public mutating func add(_ document: InterfaceDocument, named name: String) { entries[name] = Entry(document) }

    /// Adds what the class index knows of a class: the methods that its stand-in answers to.
    ///
    /// - Parameters:
    ///   - name: `Module.Class` or the bare class name.
    ///   - omission: why its code is not in the library, with the place where that is known.
    public mutating func addClass(named name: String, selectors: some Sequence<String>, omission: String? = nil) {
        standIns[name] = StandInClass(name: name, selectors: Set(selectors), cause: .leftOut(omission))
    }

    /// Whether the app has sources, so that a class that is in none of them is missing.
    public var hasSources = false
    /// The names of the app's xibs, from which controllers made by code load their views.
    public var nibNames: Set<String> = []

    /// The names of the storyboards, sorted.
    public var names: [String] { entries.keys.sorted() }

    func entry(named name: String) -> Entry? { entries[name] }

    /// The stand-in for a class, with the name that reports show.
    @MainActor func standIn(for className: String, module: String?) -> StandInClass {
        let full = [module, className].compactMap { $0?.isEmpty == true ? nil : $0 }.joined(separator: ".")
        let known = standIns[full] ?? standIns[className]
        return StandInClass(
            name: full, selectors: known?.selectors ?? [],
            cause: known?.cause ?? (hasSources ? .notInSources : .noSources),
            namesake: known == nil ? ClassRegistry.shared.registration(named: className, module: nil)?.name : nil)
    }
}
