import ClassIndex
import SwiftSyntax
import SystemClasses

/// What the parentheses of `#selector(…)` hold, taken apart.
struct SelectorReference {
    /// Which of a property's accessors is meant.
    enum Accessor {
        case getter, setter
    }

    var accessor: Accessor?
    /// The method or property, with labels if they are written: `tap`, `tap(_:)`.
    var name: String
    /// What is written before it: `ViewController`, `self`, `Outer.Inner`.
    var base: String?
    /// How many parameters `as (…) -> …` says.
    var parameterCount: Int?

    /// Takes the arguments apart; `nil` for anything that is no reference.
    init?(_ arguments: LabeledExprListSyntax) {
        guard let argument = arguments.first, arguments.count == 1 else { return nil }
        switch argument.label?.plainText {
        case "getter": accessor = .getter
        case "setter": accessor = .setter
        default: break
        }
        var expression = Self.unwrapped(argument.expression)
        if let sequence = expression.as(SequenceExprSyntax.self) {
            // `tap as (Screen) -> (UIButton) -> Void`: the last function type is that of the method.
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let type = elements[2].as(TypeExprSyntax.self)
            else { return nil }
            parameterCount = Self.parameterCount(type.type)
            expression = Self.unwrapped(elements[0])
        }
        let reference: DeclReferenceExprSyntax
        if let member = expression.as(MemberAccessExprSyntax.self) {
            base = member.base.map { $0.compactDescription.filter { $0 != "?" && $0 != "!" && $0 != " " } }
            reference = member.declName
        } else if let direct = expression.as(DeclReferenceExprSyntax.self) {
            reference = direct
        } else {
            return nil
        }
        name = reference.baseName.plainText
        if let labels = reference.argumentNames {
            name += "(\(labels.arguments.map { $0.name.plainText + ":" }.joined()))"
        }
    }

    /// The Objective-C selector, and the method of the sources that it names, if it is one.
    ///
    /// - Parameter types: the types around the reference, innermost first.
    func resolve(_ table: SelectorTable, inside types: [String]) -> (text: String, method: ClassIndex.Method?) {
        var candidates = types
        var isOfUIKit = false
        if let base, base.first?.isUppercase == true, base != "Self" {
            let known = (types.map { "\($0).\(base)" } + [base]).filter(table.knows)
            isOfUIKit = known.isEmpty
            candidates = known + types
        }
        switch accessor {
        case .getter: return (table.property(name, in: candidates)?.name ?? name, nil)
        case .setter: return (ObjectiveCName.setter(of: table.property(name, in: candidates)?.name ?? name), nil)
        case nil: break
        }
        if !isOfUIKit, let found = table.method(name, in: candidates, parameterCount: parameterCount) {
            return (found.method.selector, found.method)
        }
        guard name.contains("(") else {
            if let known = SystemSelector.selector(baseName: name) { return (known, nil) }
            return (name + (parameterCount.map { String(repeating: ":", count: $0) } ?? ""), nil)
        }
        if let known = SystemSelector.selector(name) { return (known, nil) }
        let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
        return (
            ObjectiveCName.selector(
                String(name.prefix { $0 != "(" }), labels: labels.map { $0 == "_" ? nil : $0 }), nil
        )
    }

    private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
        var expression = expression
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first,
            only.label == nil
        {
            expression = only.expression
        }
        return expression
    }

    /// The number of parameters of the innermost function: `(Screen) -> (UIButton) -> Void` has one.
    private static func parameterCount(_ type: TypeSyntax) -> Int? {
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return parameterCount(only.type)
        }
        if let optional = type.as(OptionalTypeSyntax.self) { return parameterCount(optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return parameterCount(optional.wrappedType)
        }
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        return parameterCount(function.returnClause.type) ?? function.parameters.count
    }
}
