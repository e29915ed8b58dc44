public import InterfaceBuilder

/// The storyboards that an app's bundle would hold, and what is known of classes that nobody supplies.
public struct StoryboardLibrary: Sendable {
    private var documents: [String: InterfaceDocument] = [:]
    private var standIns: [String: StandInClass] = [:]

    /// An empty library.
    public init() {}

    /// Adds a storyboard under the name that code and references use: its file's name without the extension.
    public mutating func add(_ document: InterfaceDocument, named name: String) { documents[name] = document }

    /// Adds what the class index knows of a class: the methods that its stand-in answers to.
    ///
    /// - Parameter name: `Module.Class` or the bare class name.
    public mutating func addClass(named name: String, selectors: some Sequence<String>) {
        standIns[name] = StandInClass(name: name, selectors: Set(selectors))
    }

    /// The names of the storyboards, sorted.
    public var names: [String] { documents.keys.sorted() }

    func document(named name: String) -> InterfaceDocument? { documents[name] }

    /// The stand-in for a class, with the name that reports show.
    func standIn(for className: String, module: String?) -> StandInClass {
        let full = [module, className].compactMap { $0?.isEmpty == true ? nil : $0 }.joined(separator: ".")
        let known = standIns[full] ?? standIns[className]
        return StandInClass(name: full, selectors: known?.selectors ?? [])
    }
}
