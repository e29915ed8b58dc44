import ClassIndex
import SourceText
import SwiftParser
import SwiftSyntax
import SystemClasses

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
    static func types(_ method: FunctionDeclSyntax) -> [String] {
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

    /// The optional methods of Apple's protocols that the runtime declares, by protocol and Swift name.
    private static let ofSystem: [String: [String: Requirement]] = {
        var requirements: [String: [String: Requirement]] = [:]
        for line in runtimeMethods.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard let known = SystemProtocol(words[0]) else { continue }
            for requirement in words.dropFirst().compactMap(known.requirement) {
                guard let body = body(of: requirement),
                    let method = Parser.parse(source: requirement.declaration).statements.first?.item
                        .as(FunctionDeclSyntax.self)
                else { continue }
                requirements[known.name, default: [:]][name(method)] = Requirement(method, body: body)
            }
        }
        return requirements
    }()

    /// The body of a method that answers as if nobody did; `nil` where the answer depends on other things.
    static func body(of requirement: SystemProtocol.Requirement) -> String? {
        switch requirement.fallback {
        case .nothing: "{}"
        case .value(let value): "{ \(value) }"
        case .required, .described, .unknown: nil
        }
    }

    /// The optional methods of Apple's protocols that the runtime declares: each protocol with their selectors.
    ///
    /// A method of a protocol that the runtime does not have cannot be overridden: its types may be missing.
    static let runtimeMethods = """
        CAAnimationDelegate animationDidStart: animationDidStop:finished:
        CALayerDelegate actionForLayer:forKey:
        UIAdaptivePresentationControllerDelegate presentationControllerDidAttemptToDismiss: \
        presentationControllerDidDismiss: presentationControllerShouldDismiss: presentationControllerWillDismiss:
        UIApplicationDelegate application:didFinishLaunchingWithOptions: applicationDidBecomeActive: \
        applicationDidEnterBackground: applicationWillEnterForeground: applicationWillResignActive: \
        applicationWillTerminate:
        UIGestureRecognizerDelegate gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer: \
        gestureRecognizer:shouldReceiveTouch: \
        gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer: \
        gestureRecognizer:shouldRequireFailureOfGestureRecognizer: gestureRecognizerShouldBegin:
        UINavigationControllerDelegate \
        navigationController:animationControllerForOperation:fromViewController:toViewController: \
        navigationController:didShowViewController:animated: \
        navigationController:interactionControllerForAnimationController: \
        navigationController:willShowViewController:animated:
        UITabBarControllerDelegate \
        tabBarController:animationControllerForTransitionFromViewController:toViewController: \
        tabBarController:didSelectViewController: tabBarController:interactionControllerForAnimationController: \
        tabBarController:shouldSelectViewController:
        UIViewControllerAnimatedTransitioning animationEnded:
        UIViewControllerTransitioningDelegate animationControllerForDismissedController: \
        animationControllerForPresentedController:presentingController:sourceController: \
        interactionControllerForDismissal: interactionControllerForPresentation: \
        presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
        """
}
