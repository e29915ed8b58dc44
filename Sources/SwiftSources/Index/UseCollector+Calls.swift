import ClassIndex
import SwiftSyntax

extension UseCollector {
    /// Adds what rules ask of a call beside its identifier.
    func describe(_ use: inout ClassIndex.IdentifierUse, _ call: IdentifierCall) {
        switch call.kind {
        case .segue:
            use.isOnSelf = call.receiver.map(isSelf) ?? true
        case .viewController:
            use.hasCreator = call.hasCreator
        case .nib:
            use.type = call.isDelegation ? use.owner : call.madeType
            use.isElsewhere = call.isElsewhere
        case .registration:
            use.type = call.madeType
            guard let registered = call.registered else { return }
            if let member = registered.as(MemberAccessExprSyntax.self), member.declName.baseName.plainText == "self" {
                use.type = member.base?.path?.joined(separator: ".")
            } else if let nib = resolver.ownName(registered, .nib, input: input.number) {
                use.nib = nib
                use.type = ClassIndex.IdentifierUse.nibClass(
                    ofLabels: call.node.arguments.map { $0.label?.plainText ?? "_" })
            }
        case .storyboard: use.isElsewhere = call.isElsewhere
        case .initialController, .reuse, .classChange: break
        }
    }

    /// Whether an expression is `self`, or a constant that holds it: `guard let strongSelf = self`.
    private func isSelf(_ node: ExprSyntax) -> Bool {
        guard let name = node.unwrapped.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return false }
        guard name != "self" else { return true }
        var child = Syntax(node)
        while let scope = child.parent, !scope.is(MemberBlockSyntax.self) {
            if let local = LocalName(name, in: scope, seenFrom: child, resolver.locals) {
                guard case .value(let value, false) = local else { return false }
                return value.unwrapped.trimmedDescription == "self"
            }
            child = scope
        }
        return false
    }

    /// Takes up calls that name nothing: of initialisers, and of `instantiateInitialViewController()`.
    func readCreation(_ node: FunctionCallExprSyntax) {
        if let type = createdType(node) { created.append(type) }
        if let first = node.arguments.first?.label?.plainText, isDataSourceSetter(node, first) {
            dataSourceSetters.append(owner(of: node) ?? "")
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.plainText == "instantiateInitialViewController", let base = member.base,
            let storyboard = resolver.ownName(base, .storyboard, input: input.number)
        else { return }
        var use = use(.initialController, storyboard, at: member.declName)
        use.position = input.position(of: member.period)
        use.hasCreator = node.trailingClosure != nil || !node.arguments.isEmpty
        append(use, at: node)
    }

    /// The class of `Screen()`, `Screen(nibName: nil, bundle: nil)` and, in a class, `super.init(nibName: nil, bundle: nil)`.
    private func createdType(_ node: FunctionCallExprSyntax) -> String? {
        guard let first = node.arguments.first else {
            guard node.trailingClosure == nil, let path = node.calledExpression.path,
                path.last?.first?.isUppercase == true
            else { return nil }
            return made(path)
        }
        guard first.label?.plainText == "nibName", first.expression.is(NilLiteralExprSyntax.self),
            let call = IdentifierCall(node)
        else { return nil }
        return call.isDelegation ? owner(of: node) : call.madeType
    }

    /// The name of a type that is made, without the app's own module before it.
    func made(_ path: [String]) -> String {
        path.drop { $0 == resolver.names.module }.joined(separator: ".")
    }

    /// Whether a call hands a list to what may become its data source: `Source(tableView: table)`,
    /// `UITableViewDiffableDataSource<Int, Item>(tableView: table) { … }`, `.init(collectionView: grid)`.
    private func isDataSourceSetter(_ node: FunctionCallExprSyntax, _ first: String) -> Bool {
        guard ["tableView", "collectionView", "pickerView"].contains(first) else { return false }
        if let callee = node.calledExpression.as(MemberAccessExprSyntax.self) {
            return callee.declName.baseName.plainText == "init"
                || callee.declName.baseName.text.first?.isUppercase == true
        }
        return node.calledExpression.trimmedDescription.first?.isUppercase == true
    }

    // MARK: Casts

    /// Takes up `as!` and `as?` where one stands at an index, and the assignment of a data source.
    func readCast(at index: Int, _ elements: [ExprSyntax]) {
        if elements[index].is(AssignmentExprSyntax.self) {
            let path = Self.names(elements[index - 1])
            if path.last == "dataSource" {
                // That of another object may be anybody's.
                let isOwn = 1...2 ~= path.drop { $0 == "self" }.count
                dataSourceSetters.append(isOwn ? owner(of: elements[index - 1]) ?? "" : "")
            }
        }
        guard let sign = elements[index].as(UnresolvedAsExprSyntax.self), let mark = sign.questionOrExclamationMark,
            let type = elements[index + 1].as(TypeExprSyntax.self), isWholeOperand(index - 1, elements),
            let found = CastSubject(elements[index - 1], resolver, input: input.number)
        else { return }
        let subject: ClassIndex.Cast.Subject
        switch found.base {
        case .made(let made): subject = made
        case .destination(let segue):
            guard let condition = segueContext.condition(at: elements[index - 1], of: segue) else { return }
            subject = .destination(condition)
        }
        casts.append(
            ClassIndex.Cast(
                subject: subject, isOfRoot: found.isOfRoot, type: type.type.compactDescription,
                isForced: mark.tokenKind == .exclamationMark, position: input.position(of: sign),
                end: input.place(of: type).end, owner: owner(of: sign)))
    }

    /// The names of `self.table?.dataSource`; without those before a call.
    private static func names(_ node: ExprSyntax) -> [String] {
        let node = node.unwrapped
        if let name = node.as(DeclReferenceExprSyntax.self) { return [name.baseName.plainText] }
        guard let member = node.as(MemberAccessExprSyntax.self) else { return ["", ""] }
        return (member.base.map(names) ?? []) + [member.declName.baseName.plainText]
    }

    /// Whether what stands before a cast is all that is cast: operators before it bind looser.
    private func isWholeOperand(_ index: Int, _ elements: [ExprSyntax]) -> Bool {
        guard index > 0 else { return true }
        let before = elements[index - 1]
        guard let sign = before.as(BinaryOperatorExprSyntax.self)?.operator.text else {
            return before.is(AssignmentExprSyntax.self) || before.is(UnresolvedTernaryExprSyntax.self)
        }
        return ["&&", "||", "??", "==", "!=", "===", "!=="].contains(sign)
    }
}

/// What a cast is of, as far as the code says it.
struct CastSubject {
    enum Base {
        case made(ClassIndex.Cast.Subject)
        /// The destination of the segue that this expression names.
        case destination(of: ExprSyntax)
    }

    let base: Base
    let isOfRoot: Bool

    init?(_ node: ExprSyntax, _ resolver: IdentifierResolver, input: Int, depth: Int = 0) {
        guard depth < 8 else { return nil }
        let node = node.unwrapped
        func of(_ inner: ExprSyntax) -> CastSubject? { CastSubject(inner, resolver, input: input, depth: depth + 1) }
        if let call = node.as(FunctionCallExprSyntax.self) {
            guard let made = Self.made(call, resolver, input) else { return nil }
            (base, isOfRoot) = (.made(made), false)
        } else if let navigation = Self.navigation(node) {
            guard let found = of(navigation), !found.isOfRoot else { return nil }
            (base, isOfRoot) = (found.base, true)
        } else if let member = node.as(MemberAccessExprSyntax.self) {
            guard ["destination", "destinationViewController"].contains(member.declName.baseName.plainText),
                let segue = member.base?.unwrapped, segue.is(DeclReferenceExprSyntax.self),
                case .segue = resolver.meaning(of: .init(node: segue, input: input))
            else { return nil }
            (base, isOfRoot) = (.destination(of: segue), false)
        } else if let sequence = node.as(SequenceExprSyntax.self)?.elements, sequence.count == 3,
            sequence.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true, let first = sequence.first
        {
            guard let found = of(first) else { return nil }
            self = found
        } else if node.is(DeclReferenceExprSyntax.self),
            case .expression(let place) = resolver.meaning(of: .init(node: node, input: input)), place.input == input,
            place.node != node
        {
            guard let found = of(place.node) else { return nil }
            self = found
        } else {
            return nil
        }
    }

    private static func made(
        _ node: FunctionCallExprSyntax, _ resolver: IdentifierResolver, _ input: Int
    ) -> ClassIndex.Cast.Subject? {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.plainText == "instantiateInitialViewController"
        {
            guard node.arguments.isEmpty, node.trailingClosure == nil, let base = member.base else { return nil }
            return resolver.ownName(base, .storyboard, input: input).map { .initialController(storyboard: $0) }
        }
        guard let call = IdentifierCall(node), let values = resolver.values(of: call.identifier, input: input),
            values.count == 1, let identifier = values.first?.text
        else { return nil }
        switch call.kind {
        case .reuse:
            // AppKit's lists call it `makeView`.
            let name = call.node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
            return name?.hasPrefix("dequeue") == true ? .cell(identifier: identifier) : nil
        case .viewController where !call.hasCreator:
            guard let receiver = call.receiver, resolver.storyboard(receiver, input: input) != nil else {
                return .controller(identifier: identifier, storyboard: nil)
            }
            return resolver.ownName(receiver, .storyboard, input: input).map {
                .controller(identifier: identifier, storyboard: $0)
            }
        default: return nil
        }
    }

    /// The navigation controller of `navigation.topViewController`, `navigation.viewControllers.first` and the like.
    private static func navigation(_ node: ExprSyntax) -> ExprSyntax? {
        var list: ExprSyntax?
        if let member = node.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.plainText
            if name == "topViewController" || name == "visibleViewController" { return member.base }
            if name == "first" { list = member.base }
        } else if let element = node.as(SubscriptCallExprSyntax.self), element.arguments.count == 1,
            element.arguments.first?.expression.trimmedDescription == "0"
        {
            list = element.calledExpression
        }
        guard let member = list?.unwrapped.as(MemberAccessExprSyntax.self),
            ["viewControllers", "children", "childViewControllers"].contains(member.declName.baseName.plainText)
        else { return nil }
        return member.base
    }
}
