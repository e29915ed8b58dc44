import ClassIndex
import SwiftSyntax

/// Finds the text that an expression stands for, by following constants through all files.
///
/// It never guesses: what a variable, a shadowing declaration or an override may change is not resolved.
struct IdentifierResolver {
    let names: TypeNames
    let declared: DeclaredNames
    let lookup: ClassLookup
    let locals = LocalNames()

    /// An expression and where it stands.
    struct Place {
        let node: ExprSyntax
        /// The number of its file.
        let input: Int
        /// The type that `self` means in a member reached by its type: `Cell` for `Cell.reuseID`.
        var selfType: String?
        /// How many names were followed to come here.
        var depth = 0

        func at(_ node: ExprSyntax) -> Place { Place(node: node, input: input, selfType: selfType, depth: depth) }
    }

    /// What an expression comes to.
    enum Meaning {
        case text(String)
        /// An enumeration's case with that raw value.
        case rawCase(String)
        /// A segue's identifier, which may be any.
        case segueIdentifier
        /// A segue.
        case segue
        /// A value of that enumeration, made from a segue's identifier.
        case segueCase(type: String)
        /// Anything else that is no name.
        case expression(Place)
        case unknown
    }

    /// What a name refers to.
    enum Name {
        case meaning(Meaning)
        /// No declaration is known.
        case none
    }

    /// The texts that an expression may be, each with the part of the expression that says so; empty for `nil`,
    /// no result when there is one that cannot be known.
    func values(of node: ExprSyntax, input: Int) -> [(node: ExprSyntax, text: String)]? {
        let node = node.withoutParentheses
        if node.is(NilLiteralExprSyntax.self) { return [] }
        if let branches = node.branches {
            guard let first = values(of: branches.0, input: input), let second = values(of: branches.1, input: input)
            else { return nil }
            return first + second
        }
        if let wrapped = node.wrappedIdentifier { return values(of: wrapped, input: input) }
        guard case .text(let text) = meaning(of: Place(node: node, input: input)) else { return nil }
        return text.isEmpty ? [] : [(node, text)]
    }

    /// The name of the storyboard that an expression makes or names.
    func storyboard(_ node: ExprSyntax, input: Int) -> String? {
        guard let (call, input) = call(node, input: input), call.kind == .storyboard,
            let values = values(of: call.identifier, input: input), values.count == 1
        else { return nil }
        return values[0].text
    }

    /// The call that makes or finds something of a storyboard or xib, where an expression comes to one.
    func call(_ node: ExprSyntax, input: Int) -> (call: IdentifierCall, input: Int)? {
        guard case .expression(let place) = meaning(of: Place(node: node, input: input)),
            let call = place.node.as(FunctionCallExprSyntax.self).flatMap({ IdentifierCall($0) })
        else { return nil }
        return (call, place.input)
    }

    /// The name of the storyboard or nib of the app's own bundle that an expression makes.
    func ownName(_ node: ExprSyntax, _ kind: ClassIndex.IdentifierUse.Kind, input: Int) -> String? {
        guard let (call, input) = call(node, input: input), call.kind == kind, call.isInOwnBundle,
            let values = values(of: call.identifier, input: input), values.count == 1
        else { return nil }
        return values[0].text
    }

    /// What an expression comes to.
    func meaning(of place: Place) -> Meaning {
        guard place.depth < 16 else { return .unknown }
        let node = place.node.unwrapped
        if let literal = node.as(StringLiteralExprSyntax.self) {
            guard literal.openingQuote.tokenKind != .multilineStringQuote else { return .unknown }
            if let text = literal.representedLiteralValue { return .text(text) }
            return described(literal.onlyInterpolation, place)
        }
        if let reference = node.as(DeclReferenceExprSyntax.self) {
            if case .meaning(let meaning) = find(reference.baseName.plainText, from: Syntax(node), place) {
                return meaning
            }
            return reference.baseName.plainText == "segue" ? .segue : .unknown
        }
        if let member = node.as(MemberAccessExprSyntax.self) { return meaning(of: member, place) }
        if let sequence = node.as(SequenceExprSyntax.self) {
            // `segue.identifier ?? ""` compares as the identifier does.
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) { return .expression(place.at(node)) }
            guard elements.count == 3, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??",
                case .segueIdentifier = meaning(of: place.at(elements[0]))
            else { return .unknown }
            return .segueIdentifier
        }
        guard let call = node.as(FunctionCallExprSyntax.self) else { return .expression(place.at(node)) }
        return meaning(of: call, place)
    }

    // MARK: Members

    private func meaning(of member: MemberAccessExprSyntax, _ place: Place) -> Meaning {
        let name = member.declName.baseName.plainText
        guard let base = member.base?.unwrapped else { return .unknown }
        if ["self", "Self", "type(of: self)"].contains(base.trimmedDescription) {
            guard let type = selfType(base, place) else { return .unknown }
            return meaning(ofMember: name, of: type, place)
        }
        if let path = base.path, let key = typeKey(path, from: Syntax(base), place.input) {
            return meaning(ofMember: name, of: SelfType(key: key, isStatic: true, isExact: true), place)
        }
        switch name {
        case "identifier":
            if case .segue = meaning(of: place.at(base)) { return .segueIdentifier }
            return .unknown
        case "rawValue":
            switch meaning(of: place.at(base)) {
            case .rawCase(let text): return .text(text)
            case .expression(let made):
                // `static let show = SegueID(rawValue: "Show")`
                guard let call = made.node.as(FunctionCallExprSyntax.self), let argument = call.onlyArgument("rawValue")
                else { return .unknown }
                return meaning(of: made.at(argument))
            default: return .unknown
            }
        default: return .expression(place.at(ExprSyntax(member)))
        }
    }

    private func meaning(ofMember name: String, of type: SelfType, _ place: Place) -> Meaning {
        guard let found = member(name, of: type.key, isStatic: type.isStatic, input: place.input) else {
            return isSegueIdentifier(name, type.key) ? .segueIdentifier : .unknown
        }
        return meaning(of: found, selfType: type.isExact ? type.key : nil, place)
    }

    /// What a declaration comes to.
    func meaning(of declaration: DeclaredNames.Declaration?, selfType: String?, _ place: Place) -> Meaning {
        guard let declaration else { return .unknown }
        switch declaration.value {
        case .expression(let node):
            return meaning(
                of: Place(
                    node: node, input: declaration.input, selfType: declaration.isStatic ? selfType : nil,
                    depth: place.depth + 1))
        case .rawValue(let text): return .rawCase(text)
        case .unknown: return .unknown
        }
    }

    private struct SelfType {
        var key: String
        /// Whether members of the type itself are meant.
        var isStatic: Bool
        /// Whether it is no subclass either.
        var isExact: Bool
    }

    /// The type that `self`, `Self` or `type(of: self)` is in; `nil` where it is out of reach.
    private func selfType(_ base: ExprSyntax, _ place: Place) -> SelfType? {
        guard let scope = TypeScope(around: base, names), !scope.isLocal else { return nil }
        let isStatic = base.trimmedDescription != "self" || Syntax(base).isInStaticMember
        // What a protocol's members mean depends on who conforms.
        if declared.protocols.contains(scope.name) {
            return place.selfType.map { SelfType(key: $0, isStatic: isStatic, isExact: true) }
        }
        return SelfType(
            key: declared.key(scope.name, in: place.input), isStatic: isStatic,
            isExact: declared.isExact(scope.name))
    }

    // MARK: Calls

    private func meaning(of call: FunctionCallExprSyntax, _ place: Place) -> Meaning {
        let name = call.calledExpression.trimmedDescription
        if name == "String", let argument = call.onlyArgument("describing") { return described(argument, place) }
        if let argument = call.onlyArgument("rawValue"),
            case .segueIdentifier = meaning(of: place.at(argument)),
            let path = call.calledExpression.path
        {
            if let type = typeKey(path, from: Syntax(call), place.input) { return .segueCase(type: type) }
            return .unknown
        }
        let last = name.split(separator: ".").last { $0 != "init" }
        if last == "UIStoryboardSegue" || last == "NSStoryboardSegue" { return .segue }
        return .expression(place.at(ExprSyntax(call)))
    }

    /// The text of a type: `String(describing: Cell.self)`, or `self` in a static member reached by way of its type.
    private func described(_ argument: ExprSyntax?, _ place: Place) -> Meaning {
        guard let argument = argument?.unwrapped else { return .unknown }
        let text = argument.trimmedDescription
        if ["self", "Self.self"].contains(text) {
            guard let type = place.selfType else { return .unknown }
            return .text(Self.lastName(type))
        }
        guard let member = argument.as(MemberAccessExprSyntax.self), member.declName.baseName.plainText == "self",
            let path = member.base?.path, let type = typeKey(path, from: Syntax(argument), place.input)
        else { return .unknown }
        return .text(Self.lastName(type))
    }

    private static func lastName(_ key: String) -> String {
        DeclaredNames.name(ofKey: key).split(separator: ".").last.map(String.init) ?? key
    }
}

extension ExprSyntax {
    /// The expression without `!`, `?` and parentheses around it.
    var unwrapped: ExprSyntax {
        if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.unwrapped }
        if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.unwrapped }
        let inner = withoutParentheses
        return inner == self ? self : inner.unwrapped
    }

    fileprivate var withoutParentheses: ExprSyntax {
        guard let node = self.as(TupleExprSyntax.self), node.elements.count == 1, let only = node.elements.first else {
            return self
        }
        return only.expression.withoutParentheses
    }

    /// The names of `Outer.Inner`; `nil` when there is anything but names.
    var path: [String]? {
        if let name = self.as(DeclReferenceExprSyntax.self) {
            return name.argumentNames == nil ? [name.baseName.plainText] : nil
        }
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.path else { return nil }
        let name = member.declName.baseName.plainText
        return name == "init" ? base : base + [name]
    }

    /// Both values of `condition ? first : second`.
    fileprivate var branches: (ExprSyntax, ExprSyntax)? {
        guard let elements = self.as(SequenceExprSyntax.self)?.elements, let last = elements.last,
            let ternary = elements.dropLast().last?.as(UnresolvedTernaryExprSyntax.self)
        else { return nil }
        // Whatever comes before the question mark is the condition, but for an assignment.
        guard !elements.contains(where: { $0.is(AssignmentExprSyntax.self) }),
            elements.filter({ $0.is(UnresolvedTernaryExprSyntax.self) }).count == 1
        else { return nil }
        return (ternary.thenExpression, last)
    }

    /// What is inside `NSStoryboard.Name("Main")`, `NSUserInterfaceItemIdentifier(rawValue: "Cell")`, `.init("Show")`.
    fileprivate var wrappedIdentifier: ExprSyntax? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1 else { return nil }
        let wrappers: Set<String> = [
            "NSStoryboard.Name", "NSStoryboard.SceneIdentifier", "NSStoryboardSegue.Identifier",
            "NSUserInterfaceItemIdentifier", "NSNib.Name", ".init",
        ]
        guard wrappers.contains(call.calledExpression.trimmedDescription) else { return nil }
        return call.onlyArgument(nil) ?? call.onlyArgument("rawValue")
    }
}

extension FunctionCallExprSyntax {
    /// The argument, when the call has this one alone.
    func onlyArgument(_ label: String?) -> ExprSyntax? {
        guard arguments.count == 1, let only = arguments.first, only.label?.plainText == label, trailingClosure == nil
        else { return nil }
        return only.expression
    }
}

extension StringLiteralExprSyntax {
    /// The expression of a literal that is nothing but one interpolation: `"\(Cell.self)"`.
    fileprivate var onlyInterpolation: ExprSyntax? {
        var found: ExprSyntax?
        for segment in segments {
            if case .stringSegment(let text) = segment, text.content.text.isEmpty { continue }
            guard case .expressionSegment(let segment) = segment, found == nil, segment.expressions.count == 1,
                let only = segment.expressions.first, only.label == nil
            else { return nil }
            found = only.expression
        }
        return found
    }
}

extension Syntax {
    /// Whether the member it stands in is one of the type itself.
    var isInStaticMember: Bool {
        var next: Syntax? = self
        while let current = next {
            if current.parent?.is(MemberBlockItemSyntax.self) == true {
                guard let modifiers = current.asProtocol(WithModifiersSyntax.self)?.modifiers else { return false }
                return modifiers.has(.static) || modifiers.has(.class)
            }
            next = current.parent
        }
        return false
    }
}
