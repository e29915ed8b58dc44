/// The app's classes by name, as the Objective-C runtime would know them.
@MainActor
public final class ClassRegistry {
    /// The registry that storyboards are loaded against.
    public static let shared = ClassRegistry()

    private var byName: [String: AnyClassRegistration] = [:]
    private var byType: [ObjectIdentifier: AnyClassRegistration] = [:]
    /// The names of classes as they are printed, which cost a look into their metadata.
    private var printedNames: [ObjectIdentifier: PrintedName] = [:]

    /// A class's name as UIKit prints it, and without its module.
    struct PrintedName {
        let full: String
        let short: String

        init(_ full: String) {
            self.full = full
            short = full.lastIndex(of: ".").map { String(full[full.index(after: $0)...]) } ?? full
        }
    }

    /// Registers a class. What a later registration of the same class says is added to the earlier one, for an
    /// extension in another file registers its own members; another class of the same name replaces it.
    public func register(_ registration: AnyClassRegistration) {
        var registration = registration
        if let earlier = byName[registration.name], earlier.type == registration.type {
            registration = earlier.adding(registration)
        }
        byName[registration.name] = registration
        printedNames[ObjectIdentifier(registration.type)] = nil
        byType[ObjectIdentifier(registration.type)] = registration
    }

    /// Forgets every class.
    public func removeAll() {
        byName = [:]
        byType = [:]
        printedNames = [:]
    }

    /// The class that a storyboard names.
    ///
    /// A name without a module fits a class of any module when only one has it (R7: Objective-C classes carry none).
    public func registration(named name: String, module: String?) -> AnyClassRegistration? {
        if let module, !module.isEmpty { return byName["\(module).\(name)"] }
        if let exact = byName[name] { return exact }
        let suffix = ".\(name)"
        let fits = byName.values.filter { $0.name.hasSuffix(suffix) }
        return fits.count == 1 ? fits[0] : nil
    }

    /// The names of all registered classes, sorted.
    public var names: [String] { byName.keys.sorted() }

    /// The name that a class is registered under: the one that storyboards use.
    func name(of type: AnyClass) -> String? { byType[ObjectIdentifier(type)]?.name }

    /// The name of a class as UIKit prints it: with its module for the app's classes, without for UIKit's own.
    func printedName(of type: AnyClass) -> String { names(of: type).full }

    /// The same with the name without a module.
    func names(of type: AnyClass) -> PrintedName {
        let id = ObjectIdentifier(type)
        if let known = printedNames[id] { return known }
        let names = PrintedName(name(of: type) ?? Self.declaredName(of: type))
        printedNames[id] = names
        return names
    }

    private static func declaredName(of type: AnyClass) -> String {
        let name = String(reflecting: type)
        return name.hasPrefix(ownPrefix) ? String(name.dropFirst(ownPrefix.count)) : name
    }

    private static let ownPrefix = "HeadlessUIKit."

    /// Whether the object's class is one of the app's; a class of UIKit that the app extends is none.
    func isAppClass(_ object: AnyObject) -> Bool {
        lookup(object) { String(reflecting: $0.type).hasPrefix(Self.ownPrefix) ? nil : true } == true
    }

    /// What is registered under a key of the object's class or the nearest superclass that has it.
    func lookup<Value>(_ object: AnyObject, _ value: (AnyClassRegistration) -> Value?) -> Value? {
        var next: AnyClass? = type(of: object)
        while let type = next {
            if let found = byType[ObjectIdentifier(type)].flatMap(value) { return found }
            next = _getSuperclass(type)
        }
        return nil
    }

    /// Whether the object's class implements a method of that selector.
    public func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        lookup(object) { $0.methods[selector.name] } != nil
    }
}
