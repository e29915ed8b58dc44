/// Finds the wrappers of a type, and which property each is, without reflection.
///
/// Wrappers tell of themselves as `init()` makes them, in the order of declaration; `init(from:)`, as the compiler writes
/// it, asks for them in the same order by name. `Mirror` would know both at once, but a first use of it costs a third of
/// segue's start-up: every `as? any Protocol` in it goes over all conformances of the executable.
final class DefinitionCollector {
    typealias Source = (wrapper: Any.Type, make: (_ property: String) -> [ArgumentDefinition])

    private var sources: [Source] = []

    /// The address of the collector at work. It is a number because task-local values must be Sendable; only the thread
    /// that bound it, within ``collect(_:)``, ever makes an object of it again.
    @TaskLocal private static var current: UInt?

    /// The wrappers that `body` makes, in order.
    static func collect(_ body: () -> Void) -> [Source] {
        let collector = DefinitionCollector()
        let address = UInt(bitPattern: Unmanaged.passUnretained(collector).toOpaque())
        withExtendedLifetime(collector) { $current.withValue(address, operation: body) }
        return collector.sources
    }

    /// Tells the collector at work, if there is one, of a wrapper that was made.
    static func add(_ wrapper: Any.Type, _ make: @escaping (_ property: String) -> [ArgumentDefinition]) {
        guard let address = current, let pointer = UnsafeRawPointer(bitPattern: address) else { return }
        Unmanaged<DefinitionCollector>.fromOpaque(pointer).takeUnretainedValue().sources.append((wrapper, make))
    }
}

extension ParsableArguments {
    /// Every argument of the type, in the order of declaration.
    static var argumentDefinitions: [ArgumentDefinition] {
        let sources = DefinitionCollector.collect { _ = Self() }
        let properties = ParsedValueDecoder.properties(of: Self.self)
        // Fewer are decoded where a property is no wrapper; parsing then ends with an error that names it.
        precondition(
            properties.count <= sources.count && zip(properties, sources).allSatisfy { $0.wrapper == $1.wrapper },
            "the CodingKeys of a command name its arguments in the order of declaration")
        return zip(properties, sources).flatMap { $1.make($0.name) }
    }
}
