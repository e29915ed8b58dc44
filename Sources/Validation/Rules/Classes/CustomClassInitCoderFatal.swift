import ClassIndex
import InterfaceBuilder
import SceneGraph
import SourceText

/// A class that an interface file names, and whose `init(coder:)` ends the app.
struct CustomClassInitCoderFatal: Rule {
    static let description = RuleDescription(
        identifier: "custom-class-init-coder-fatal", platforms: .uiKit,
        summary: "A storyboard or xib makes an object of a class whose init(coder:) ends the app.",
        rationale: """
            Objects of storyboards and xibs are made by init(coder:). Xcode's fix for a missing initialiser writes one \
            that calls fatalError, which is right for classes that code alone makes. Controllers that only a segue \
            action or a creator closure makes, by an initialiser of their own, are left alone.
            """,
        nonTriggering: [
            Example(swift: initialised("super.init(coder: coder)"), attributes: Self.initial, Self.scenes()),
            Example(
                swift: initialised("guard coder.allowsKeyedCoding else { return nil }\n        fatalError()"),
                attributes: Self.initial, Self.scenes()),
            // A segue action makes it.
            Example(
                swift: initialised("fatalError()"), attributes: Self.initial,
                Self.scenes(segue: #"destinationCreationSelector="make:""#)),
            // Nothing makes the scene that leads to it.
            Example(swift: initialised("fatalError()"), Self.scenes()),
            // A subclass has its own.
            Example(
                swift: """
                    import UIKit
                    class Base: UIView { required init?(coder: NSCoder) { fatalError() } }
                    class Badge: Base { required init?(coder: NSCoder) { super.init(frame: .zero) } }

                    """, Example.sceneWithView(Example.ofClass("Badge"))),
            // An object of a xib that is no view is made by init().
            Example(
                sources: [
                    .init(
                        "import UIKit\nclass Model: NSObject { required init?(coder: NSCoder) { fatalError() } }\n")
                ],
                .init(xib: "App/Row.xib", "<customObject id=\"m\" customClass=\"Model\" customModule=\"App\"/>")),
        ],
        triggering: [
            Example(
                swift: initialised("⟦fatalError(\"init(coder:) has not been implemented\")⟧"),
                attributes: Self.initial, Self.scenes()),
            Example(
                swift: initialised("print(coder)\n        super.init(coder: coder)\n        ⟦preconditionFailure()⟧"),
                attributes: Self.initial, Self.scenes()),
            Example(
                swift: """
                    import UIKit
                    class Base: UIView {
                        required init?(coder aDecoder: NSCoder) {
                            ⟦fatalError()⟧
                        }
                    }
                    class Badge: Base {}

                    """, Example.sceneWithView(Example.ofClass("Badge"))),
            Example(
                swift: """
                    import UIKit
                    class Second: UIViewController {
                        required init?(coder: NSCoder) { ⟦fatalError()⟧ }
                        func again() { _ = storyboard?.instantiateViewController(withIdentifier: "Second") }
                    }

                    """,
                """
                <scene sceneID="s1"><objects>
                    <viewController storyboardIdentifier="Second" id="a" customClass="Second" customModule="App" \
                sceneMemberID="viewController"/>
                </objects></scene>
                """),
        ])

    private static func initialised(_ statements: String) -> String {
        """
        import UIKit
        class Second: UIViewController {
            required init?(coder: NSCoder) {
                \(statements)
            }
        }

        """
    }

    private static let initial = "initialViewController=\"a\""

    private static func scenes(segue attribute: String = "") -> String {
        Example.pair(
            connections: "<segue destination=\"b\" kind=\"show\" identifier=\"next\" \(attribute) id=\"x\"/>"
        ).replacing("id=\"b\"", with: Example.ofClass("Second") + " id=\"b\"")
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope, let code = CodeScope(contents) else { return }
        // A prototype is made when code asks for it, and not where code registers another.
        lazy var registered = Set(code.uses(.registration).map(\.identifier))
        lazy var dequeued = Set(code.uses(.reuse).map(\.identifier))
        func isDequeued(_ object: InterfaceObject) -> Bool {
            guard let cell = object.repeatedCell else { return true }
            guard let identifier = cell.attribute("reuseIdentifier"), !registered.contains(identifier) else {
                return false
            }
            return dequeued.contains(identifier) || code.hasUnresolved(.reuse)
        }
        var places: [ClassIndex.Place: [(object: InterfaceObject, class: String)]] = [:]
        var made: Set<SceneGraph.Node.ID>?
        for (index, objects) in scope.objects.enumerated() {
            for item in objects {
                guard case .found(let reference) = item.outcome, Self.isDecoded(item.object),
                    let chain = scope.chain(of: item.object), !chain.isRepeated, let place = Self.fatalCall(chain),
                    isDequeued(item.object)
                else { continue }
                if item.object.sceneMemberID == "viewController",
                    let node = contents.graph.node(of: item.object, in: index)
                {
                    let all = made ?? Self.nodesMadeByDecoding(contents, code)
                    made = all
                    guard all.contains(node.id) else { continue }
                }
                places[place, default: []].append((item.object, reference.entry.name))
            }
        }
        for (place, objects) in places {
            let first = objects[0]
            report.add(
                "\(first.object.displayName) is made by this init(coder:), which ends the app", at: place,
                owner: first.class,
                notes: objects.prefix(3).map { Diagnostic.Note("it is named here", position: $0.object.position) },
                fixHint: "call super.init(coder:), or make the object in code")
        }
    }

    /// The call in the initialiser that objects of the class are decoded by.
    private static func fatalCall(_ chain: ClassChain) -> ClassIndex.Place? {
        for entry in chain.entries {
            if let own = entry.initializers.first(where: { $0.swiftName == "init(coder:)" }) { return own.fatalCall }
            if entry.methods.contains(where: { $0.selector == "initWithCoder:" && !$0.isStatic }) { return nil }
        }
        return nil
    }

    /// Whether an object is made by `init(coder:)`: others are made by `init()`, by a segue's own initialiser, or exist.
    private static func isDecoded(_ object: InterfaceObject) -> Bool {
        !object.isStandIn && !["segue", "customObject"].contains(object.elementName)
    }

    /// The scenes that something makes without a segue action or creator closure of the app's.
    private static func nodesMadeByDecoding(_ contents: ProjectContents, _ code: CodeScope) -> Set<SceneGraph.Node.ID> {
        let graph = contents.graph
        var open: [SceneGraph.Node.ID] = []
        var reached: Set<SceneGraph.Node.ID> = []
        var made: Set<SceneGraph.Node.ID> = []
        func reach(_ node: SceneGraph.Node.ID, isDecoded: Bool) {
            if reached.insert(node).inserted { open.append(node) }
            if isDecoded { made.insert(node) }
        }
        let isNamed = Set(code.uses(.storyboard).map(\.identifier))
        // An app whose manifest names no storyboard makes its first controller in code.
        let hasManifest = !graph.manifests.isEmpty
        for point in graph.entryPoints {
            switch point.origin {
            case .manifest: reach(point.node, isDecoded: true)
            case .initialController where !hasManifest && !isNamed.contains(graph[point.node].storyboardName):
                reach(point.node, isDecoded: true)
            default: break
            }
        }
        let byName = Dictionary(grouping: code.uses(.initialController), by: \.identifier)
        let byIdentifier = Dictionary(grouping: code.uses(.viewController), by: \.identifier)
        for node in graph.nodes {
            guard let controller = node.controller else { continue }
            let isInitial = controller.id == graph.documents[node.document].initialViewControllerID
            var uses = isInitial ? byName[node.storyboardName] ?? [] : []
            uses += (controller.storyboardIdentifier.flatMap { byIdentifier[$0] } ?? [])
                .filter { $0.storyboard == nil || $0.storyboard == node.storyboardName }
            for use in uses { reach(node.id, isDecoded: !use.hasCreator) }
        }
        while let node = open.popLast() {
            for edge in graph.edges(from: node) where edge.kind != .unwind {
                guard let target = edge.destination.node else { continue }
                reach(target, isDecoded: edge.segue.destinationCreationSelector == nil)
            }
        }
        return made
    }
}
