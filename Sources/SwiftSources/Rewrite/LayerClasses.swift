import ClassIndex
import SwiftSyntax
import SystemClasses

/// The app's layer and animation classes, whose objects Core Animation makes and copies by itself, and its property
/// animators, of which `runningPropertyAnimator` makes one of the class it is called on.
///
/// With Objective-C it calls `init()` and `init(layer:)` of whatever class the object has; without it that takes
/// required initialisers, so `override` of those becomes `required`, and a class without one gets it: one that fails as
/// it would on a device, where a class does not inherit initialisers beside designated ones of its own.
struct LayerClasses {
    private let initializers: [String: [String]]
    private let names: [String: String]

    init(_ program: Program) {
        let lookup = ClassLookup(program.index)
        var initializers: [String: [String]] = [:]
        for entry in program.index.classes where entry.language == .swift {
            guard let stock = lookup.stockClass(of: entry.name) else { continue }
            let made = Self.made.first { SystemClass.isKind(stock, of: $0.class) == true }
            initializers[entry.name] = made?.initializers
        }
        self.initializers = initializers
        names = Dictionary(
            initializers.keys.map { ($0, "\(program.module).\($0)") }, uniquingKeysWith: { first, _ in first })
    }

    /// The classes whose objects Core Animation and UIKit make, with the initialisers that they call.
    private static let made = [
        (class: "CALayer", initializers: ["init()", "init(layer:)"]), (class: "CAAnimation", initializers: ["init()"]),
        (class: "UIViewPropertyAnimator", initializers: ["init(duration:timingParameters:)"]),
    ]

    /// Whether it is a layer class, by its full name.
    func contains(_ name: String) -> Bool { initializers[name]?.contains("init(layer:)") == true }

    /// Whether Core Animation calls the initialiser.
    func isRequired(_ initializer: InitializerDeclSyntax, of name: String) -> Bool {
        initializers[name]?.contains(Self.signature(initializer)) == true
    }

    /// The initialisers to add to a class body; empty where it inherits them.
    func missing(in node: ClassDeclSyntax, _ name: String) -> [String] {
        guard let wanted = initializers[name] else { return [] }
        let own = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        guard own.contains(where: { !$0.modifiers.has(.convenience) }) else { return [] }
        let access = node.modifiers.access.map { $0.rawValue == "open" ? "public" : $0.rawValue }
        let prefix = access == "public" ? "public required " : "required "
        return wanted.filter { signature in !own.contains { Self.signature($0) == signature } }.map { signature in
            if signature == "init()", let call = Self.callWithDefaults(own) {
                return "\(prefix)convenience init() { self.\(call) }"
            }
            let parameters = Self.parameters[signature] ?? ""
            return "\(prefix)init(\(parameters)) { preconditionFailure(\"Use of unimplemented initializer "
                + "'\(signature)' for class '\(names[name] ?? name)'\") }"
        }
    }

    private static let parameters = [
        "init(layer:)": "layer: Any",
        "init(duration:timingParameters:)":
            "duration: TimeInterval, timingParameters parameters: UITimingCurveProvider",
    ]

    private static func signature(_ node: InitializerDeclSyntax) -> String {
        let parameters = node.signature.parameterClause.parameters
        return "init(\(parameters.map { "\($0.firstName.text):" }.joined()))"
    }

    /// `init()` stands for one whose parameters all have defaults, which are said so that it is not itself.
    private static func callWithDefaults(_ own: [InitializerDeclSyntax]) -> String? {
        let candidate = own.first { initializer in
            let parameters = initializer.signature.parameterClause.parameters
            return initializer.optionalMark == nil && !parameters.isEmpty
                && parameters.allSatisfy { $0.defaultValue != nil }
        }
        guard let parameter = candidate?.signature.parameterClause.parameters.first,
            let value = parameter.defaultValue?.value.trimmedDescription
        else { return nil }
        let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
        return "init(\(label)\(value))"
    }
}
