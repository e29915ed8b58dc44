import ClassIndex
import SourceText
import SwiftParser
import SwiftSyntax

/// Methods of a subclass that answer an optional requirement which its conforming superclass leaves out.
///
/// Objective-C calls them, for it asks the object; a Swift conformance keeps the superclass's answer, which is the
/// protocol's own. So the superclass gets a method that answers just so, and the subclass's overrides it.
struct AdoptedMethods {
    /// What to change, by file.
    private(set) var edits: [Int: [SourceEdit]] = [:]
    /// Where in each file the methods begin that become overrides.
    private(set) var overrides: [Int: Set<Int>] = [:]

    /// Finds them among the files that are compiled.
    init(_ program: Program, compiled: Set<Int>) {
        var requirements = Self.ofSystem
        for part in program.protocols {
            for method in part.optionalMethods where method.signature.returnClause == nil {
                requirements[part.name, default: [:]][Self.name(method)] = Self.Requirement(method, body: "{}")
            }
        }
        let lookup = ClassLookup(program.index)
        let parts = program.parts.filter { !$0.isLocal && compiled.contains($0.input) }
        let methods = Dictionary(grouping: parts, by: \.entry.name).mapValues { parts in
            Set(parts.flatMap(\.members).compactMap { $0.decl.as(FunctionDeclSyntax.self).map(Self.name) })
        }
        let declarations = Dictionary(
            parts.lazy.filter { $0.kind == .declaration }.map { ($0.entry.name, $0) },
            uniquingKeysWith: { first, _ in first })
        var answered: Set<String> = []
        for part in parts where !part.isConstrained {
            let ancestors = lookup.chain(part.entry.name).dropFirst().filter { $0.language == .swift && !$0.isForeign }
            guard !ancestors.isEmpty else { continue }
            for method in part.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) }) {
                let name = Self.name(method)
                guard Self.mayOverride(method),
                    !ancestors.contains(where: { methods[$0.name]?.contains(name) == true }),
                    let (base, requirement) = ancestors.lazy.compactMap({ base in
                        base.conformances.lazy.compactMap { requirements[ClassIndex.plainName($0)]?[name] }.first
                            .map { (base, $0) }
                    }).first,
                    requirement.types == Self.types(method),
                    !base.isGeneric, base.access != .public, base.access != .open,
                    let target = declarations[base.name],
                    let brace = target.closingBrace.parent?.as(MemberBlockSyntax.self)?.leftBrace
                else { continue }
                if answered.insert("\(base.name).\(name)").inserted {
                    edits[target.input, default: []].append(
                        SourceEdit(
                            range: SourceRange(at: brace.endPositionBeforeTrailingTrivia.utf8Offset),
                            replacement: " \(requirement.text);"))
                }
                let keyword = (method.modifiers.first?.firstToken(viewMode: .sourceAccurate) ?? method.funcKeyword)
                    .positionAfterSkippingLeadingTrivia.utf8Offset
                edits[part.input, default: []].append(
                    SourceEdit(range: SourceRange(at: keyword), replacement: "override "))
                overrides[part.input, default: []].insert(method.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
        }
    }

    // MARK: Requirements

    /// A requirement, and the method that answers it as if nobody did.
    private struct Requirement {
        let types: [String]
        let text: String

        init(_ method: FunctionDeclSyntax, body: String) {
            types = AdoptedMethods.types(method)
            text = "func \(method.name.text)\(method.signature.compactDescription) \(body)"
        }
    }

    private static func name(_ method: FunctionDeclSyntax) -> String {
        TypePart.swiftName(method.name.plainText, method.signature.parameterClause)
    }

    /// The types of parameters and result, spelt one way.
    private static func types(_ method: FunctionDeclSyntax) -> [String] {
        let written = method.signature.parameterClause.parameters.map(\.type.compactDescription)
        let result = method.signature.returnClause?.type.compactDescription ?? "Void"
        return (written + [result]).map { type in
            let bare = type.replacing("any ", with: "").replacing("UIKit.", with: "").filter { !$0.isWhitespace }
            let isWrapped = bare.hasPrefix("(") && bare.hasSuffix(")?")
            return isWrapped ? bare.dropFirst().dropLast(2) + "?" : bare
        }
    }

    private static func mayOverride(_ method: FunctionDeclSyntax) -> Bool {
        let others: [Keyword] = [.override, .static, .class, .private, .fileprivate]
        return !others.contains { method.modifiers.has($0) } && method.genericParameterClause == nil
    }

    /// The optional methods of UIKit's protocols and Core Animation's, by protocol and Swift name.
    private static let ofSystem: [String: [String: Requirement]] = {
        var requirements: [String: [String: Requirement]] = [:]
        for statement in Parser.parse(source: systemMethods).statements {
            guard let part = statement.item.as(ExtensionDeclSyntax.self) else { continue }
            for member in part.memberBlock.members {
                guard let method = member.decl.as(FunctionDeclSyntax.self), let body = method.body else { continue }
                requirements[part.extendedType.trimmedDescription, default: [:]][name(method)] =
                    Requirement(method, body: body.trimmedDescription)
            }
        }
        return requirements
    }()

    /// As the runtime's modules answer them where the app does not.
    static let systemMethods = """
        extension UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController,
                willShow viewController: UIViewController,
                animated: Bool
            ) {}
            func navigationController(
                _ navigationController: UINavigationController,
                didShow viewController: UIViewController,
                animated: Bool
            ) {}
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
        }
        extension UITabBarControllerDelegate {
            func tabBarController(
                _ tabBarController: UITabBarController,
                shouldSelect viewController: UIViewController
            ) -> Bool { true }
            func tabBarController(
                _ tabBarController: UITabBarController,
                didSelect viewController: UIViewController
            ) {}
        }
        extension UIViewControllerTransitioningDelegate {
            func animationController(
                forPresented presented: UIViewController,
                presenting: UIViewController,
                source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
            func interactionControllerForPresentation(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
            func interactionControllerForDismissal(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
            func presentationController(
                forPresented presented: UIViewController,
                presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? { nil }
        }
        extension UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        extension CAAnimationDelegate {
            func animationDidStart(_ anim: CAAnimation) {}
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
        }
        """
}
