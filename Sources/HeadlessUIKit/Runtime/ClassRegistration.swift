/// What the runtime has to know of an app class to connect it as Objective-C would: its name, its outlets, and the
/// methods that are called by selector.
///
/// `segue-sources` writes one for each class of the app; a program that links the runtime as a library writes its own:
///
/// ```swift
/// ClassRegistry.shared.register(
///     ClassRegistration(FirstViewController.self, name: "Demo.FirstViewController")
///         .outlet("titleLabel") { (object: FirstViewController, value) in object.titleLabel = try value.cast() }
///         .action("showSecond:") { (object: FirstViewController, arguments) in
///             object.showSecond(try arguments.argument(0))
///         }
///         .erased)
/// ```
@MainActor
public struct ClassRegistration<Class: AnyObject> {
    /// The registration without its class's type.
    public private(set) var erased: AnyClassRegistration

    /// A registration of a class under the name that storyboards use: `Module.Class`.
    ///
    /// - Parameters:
    ///   - file: the source file that declares the class.
    ///   - line: the line of its declaration.
    public init(_ type: Class.Type, name: String, file: String? = nil, line: Int? = nil) {
        erased = AnyClassRegistration(type: type, name: name, file: file, line: line)
    }

    /// Adds an outlet or outlet collection.
    public func outlet(
        _ name: String, _ set: @escaping @MainActor (Class, RegisteredValue) throws -> Void
    ) -> Self {
        adding { $0.outlets[name] = { object, value in try set(Self.cast(object), value) } }
    }

    /// Adds a property that user defined runtime attributes may set.
    public func attribute(
        _ name: String, _ set: @escaping @MainActor (Class, RegisteredValue) throws -> Void
    ) -> Self {
        adding { $0.attributes[name] = { object, value in try set(Self.cast(object), value) } }
    }

    /// Adds a method without a result that is called by its selector.
    public func action(
        _ selector: String, _ call: @escaping @MainActor (Class, RegisteredArguments) throws -> Void
    ) -> Self {
        adding { registration in
            registration.methods[selector] = { object, arguments in
                try call(Self.cast(object), arguments)
                return nil
            }
        }
    }

    /// Adds a method with a result that is called by its selector.
    public func method(
        _ selector: String, _ call: @escaping @MainActor (Class, RegisteredArguments) throws -> Any?
    ) -> Self {
        adding { $0.methods[selector] = { object, arguments in try call(Self.cast(object), arguments) } }
    }

    /// Says how a segue class is made.
    public func segue(
        _ make: @escaping @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue
    ) -> Self {
        adding { $0.makeSegue = make }
    }

    /// Says how a plain object of this class is made, for a scene's custom objects.
    public func object(_ make: @escaping @MainActor () -> NSObject) -> Self {
        adding { $0.makeObject = make }
    }

    private func adding(_ change: (inout AnyClassRegistration) -> Void) -> Self {
        var copy = self
        change(&copy.erased)
        return copy
    }

    private static func cast(_ object: AnyObject) throws -> Class {
        guard let object = object as? Class else {
            throw RegistrationMismatch(expected: "\(Class.self)", found: "\(type(of: object))")
        }
        return object
    }
}

/// A class registration whose type is known only at run time.
@MainActor
public struct AnyClassRegistration {
    /// The class.
    public let type: AnyClass
    /// `Module.Class`, or the bare class name for a class without a module.
    public let name: String
    /// The source file that declares the class.
    public let file: String?
    /// The line of its declaration.
    public let line: Int?

    package var outlets: [String: @MainActor (AnyObject, RegisteredValue) throws -> Void] = [:]
    package var attributes: [String: @MainActor (AnyObject, RegisteredValue) throws -> Void] = [:]
    package var methods: [String: @MainActor (AnyObject, RegisteredArguments) throws -> Any?] = [:]
    package var makeSegue: (@MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue)?
    package var makeObject: (@MainActor () -> NSObject)?

    init(type: AnyClass, name: String, file: String?, line: Int?) {
        self.type = type
        self.name = name
        self.file = file
        self.line = line
    }

    /// This registration with the members of another one of the same class.
    func adding(_ other: AnyClassRegistration) -> AnyClassRegistration {
        var sum = self
        sum.outlets.merge(other.outlets) { $1 }
        sum.attributes.merge(other.attributes) { $1 }
        sum.methods.merge(other.methods) { $1 }
        sum.makeSegue = other.makeSegue ?? makeSegue
        sum.makeObject = other.makeObject ?? makeObject
        return sum
    }
}

/// A value on its way into an outlet or attribute.
public struct RegisteredValue {
    /// The value as the storyboard gives it.
    public let value: Any?

    /// Wraps a value.
    public init(_ value: Any?) { self.value = value }

    /// The value as the type that the property wants.
    ///
    /// - Throws: ``RegistrationMismatch`` where it is of another type.
    public func cast<Value>() throws -> Value {
        if let value = value as? Value { return value }
        let number = value as? Double ?? (value as? Int).map(Double.init)
        if let number, let value = RegisteredValue.convert(number, to: Value.self) { return value }
        throw RegistrationMismatch(expected: "\(Value.self)", found: value.map { "\(type(of: $0))" } ?? "nil")
    }

    /// Numbers are `NSNumber` to a storyboard and take the property's own type.
    private static func convert<Value>(_ number: Double, to type: Value.Type) -> Value? {
        let candidates: [Any] = [
            CGFloat(number), Float(number), Int(exactly: number.rounded()) ?? 0, NSNumber(value: number),
        ]
        return candidates.lazy.compactMap { $0 as? Value }.first
    }
}

/// The arguments of a call by selector.
public struct RegisteredArguments {
    /// The arguments in order.
    public let values: [Any?]

    /// Wraps arguments.
    public init(_ values: [Any?]) { self.values = values }

    /// The argument at an index, as the type that the method wants; arguments that the caller left out are `nil`.
    ///
    /// - Throws: ``RegistrationMismatch`` where it is of another type.
    public func argument<Value>(_ index: Int) throws -> Value {
        try RegisteredValue(index < values.count ? values[index] : nil).cast()
    }
}

/// A value or object of another type than the app's code declares.
public struct RegistrationMismatch: Error, CustomStringConvertible {
    /// The type that the code declares.
    public let expected: String
    /// The type of what the storyboard or caller gave.
    public let found: String

    public var description: String { "expected \(expected), found \(found)" }
}
