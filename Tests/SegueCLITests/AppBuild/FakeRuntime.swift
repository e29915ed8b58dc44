/// The sources of a runtime in miniature, and of a program that loads an app's library against it and uses what the
/// library registered.
enum FakeRuntime {
    /// Stands for `HeadlessUIKit`, with the registration's interface as the real one has it.
    static let module = """
        @_exported import Foundation

        public struct Selector { public let name: String; public init(_ name: String) { self.name = name } }
        @MainActor open class UIResponder: NSObject { public override nonisolated init() { super.init() } }
        open class UIView: UIResponder { public var alpha = 1.0 }
        open class UILabel: UIView { public var text: String? }
        open class UIButton: UIView {}
        open class UIEvent: NSObject {}
        @MainActor open class UIViewController: UIResponder {
            public override nonisolated init() { super.init() }
            public required nonisolated init?(coder: NSCoder) { super.init() }
            open func viewDidLoad() {}
            open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
        }
        @MainActor open class UIStoryboardSegue: NSObject {
            public let identifier: String?
            public init(identifier: String?, source: UIViewController, destination: UIViewController) {
                self.identifier = identifier
                super.init()
            }
            open func perform() {}
        }

        public struct RegisteredValue {
            let value: Any?
            public init(_ value: Any?) { self.value = value }
            public func cast<T>() throws -> T {
                guard let value = value as? T else { throw CocoaError(.coderInvalidValue) }
                return value
            }
        }
        public struct RegisteredArguments {
            let values: [Any?]
            public init(_ values: [Any?]) { self.values = values }
            public func argument<T>(_ index: Int) throws -> T { try RegisteredValue(values[index]).cast() }
        }
        @MainActor public struct AnyClassRegistration {
            public var type: AnyClass
            public var name: String
            public var file: String
            public var line: Int
            public var setters: [String: @MainActor (AnyObject, RegisteredValue) throws -> Void] = [:]
            public var methods: [String: @MainActor (AnyObject, RegisteredArguments) throws -> Any?] = [:]
            public var makeSegue: (@MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue)?
            public var makeObject: (@MainActor () -> NSObject)?
        }
        @MainActor public struct ClassRegistration<C: AnyObject> {
            public private(set) var erased: AnyClassRegistration
            public init(_ type: C.Type, name: String, file: String, line: Int) {
                erased = AnyClassRegistration(type: type, name: name, file: file, line: line)
            }
            public func outlet(_ name: String, _ set: @escaping @MainActor (C, RegisteredValue) throws -> Void) -> Self {
                var copy = self
                copy.erased.setters[name] = { try set($0 as! C, $1) }
                return copy
            }
            public func attribute(_ name: String, _ set: @escaping @MainActor (C, RegisteredValue) throws -> Void)
                -> Self { outlet(name, set) }
            public func action(_ name: String, _ call: @escaping @MainActor (C, RegisteredArguments) throws -> Void)
                -> Self { method(name) { try call($0, $1); return nil } }
            public func method(_ name: String, _ call: @escaping @MainActor (C, RegisteredArguments) throws -> Any?)
                -> Self {
                var copy = self
                copy.erased.methods[name] = { try call($0 as! C, $1) }
                return copy
            }
            public func segue(
                _ make: @escaping @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue
            ) -> Self {
                var copy = self
                copy.erased.makeSegue = make
                return copy
            }
            public func object(_ make: @escaping @MainActor () -> NSObject) -> Self {
                var copy = self
                copy.erased.makeObject = make
                return copy
            }
        }
        @MainActor public final class ClassRegistry {
            public static let shared = ClassRegistry()
            public var all: [AnyClassRegistration] = []
            public func register(_ registration: AnyClassRegistration) { all.append(registration) }
        }
        """

    /// Loads the library named by its first argument, and tells what it finds and what calls do.
    static let loader = """
        import HeadlessUIKit

        final class NoCoder: NSCoder {}

        let library = dlopen(CommandLine.arguments[1], RTLD_NOW)
        guard let symbol = dlsym(library, "segue_register_app_classes") else {
            print(String(cString: dlerror()))
            exit(1)
        }
        unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()

        let registry = ClassRegistry.shared
        for each in registry.all {
            print(each.name, "\\(each.file):\\(each.line)", each.setters.keys.sorted(), each.methods.keys.sorted(),
                each.makeSegue == nil ? "" : "segue", each.makeObject == nil ? "" : "object")
        }

        @MainActor func registration(_ name: String) -> AnyClassRegistration { registry.all.first { $0.name == name }! }
        let screens = registration("Demo.Screen")
        let type = NSClassFromString("Demo.Screen") as! UIViewController.Type
        print(screens.type == type, _getSuperclass(type)!)
        let screen = type.init(coder: NoCoder())!
        let label = UILabel()
        let button = UIButton()
        try screens.setters["label"]!(screen, RegisteredValue(label))
        try screens.setters["buttons"]!(screen, RegisteredValue([button, button]))
        try screens.setters["radius"]!(screen, RegisteredValue(3.5))
        do {
            try screens.setters["label"]!(screen, RegisteredValue(button))
        } catch { print("a button is no label") }
        for (name, arguments) in [
            ("none", []), ("tap:", [button]), ("both:forEvent:", [button, UIEvent()]), ("hidden", []), ("label", []),
        ] as [(String, [Any?])] {
            print(name, try screens.methods[name]!(screen, RegisteredArguments(arguments)) ?? "nothing")
        }
        screen.viewDidLoad()
        print(label.text ?? "no text")
        let segue = registration("Demo.Slide").makeSegue!("Go", screen, screen)
        segue.perform()
        print(label.text ?? "no text")
        print(Swift.type(of: registration("Demo.Model").makeObject!()))
        """
}
