internal import InterfaceBuilder

/// A controller's part of a storyboard: where its view and its segues are described.
@MainActor
final class StoryboardScene {
    let storyboard: UIStoryboard
    let controller: Storyboard.Controller
    /// The scene's other objects, such as gesture recognisers; they live as long as the controller.
    var objects: [(id: String, object: AnyObject)] = []
    /// Whether the actions of those objects are connected: once, however often the view is loaded.
    var objectsAreConnected = false
    /// What controls and gestures call to perform segues; held here because targets are held weakly.
    var triggers: [SegueTrigger] = []
    /// The segues that start here, relationships included.
    private(set) lazy var segues = controller.segues

    private let document: Storyboard
    private var containerViews: [(view: WeakView, segue: Storyboard.Segue)] = []

    private struct WeakView { weak var view: UIView? }

    init(storyboard: UIStoryboard, document: Storyboard, controller: Storyboard.Controller) {
        self.storyboard = storyboard
        self.document = document
        self.controller = controller
    }

    /// The segue of that identifier. Relationships are never performed (R9), and an unwind whose exit is not among its
    /// scene's objects is not compiled (R22).
    func segue(named identifier: String) -> Storyboard.Segue? {
        segues.first { segue in
            switch segue.kind {
            case .relationship: false
            case .unwind: segue.identifier == identifier && hasExit(segue.destinationID)
            default: segue.identifier == identifier
            }
        }
    }

    private func hasExit(_ id: String) -> Bool {
        document.scene(containing: id)?.exits.contains { $0.id == id } == true
    }

    /// The view of the file, with everything in it connected; nil where the scene has none (R5, R11).
    func makeView(for owner: UIViewController) -> UIView? {
        guard let description = controller.view else { return nil }
        let loading = SceneLoading(storyboard, document, controller)
        loading.add(owner, id: controller.id)
        loading.addItems(of: owner)
        for (id, object) in objects { loading.add(object, id: id) }
        guard let view = loading.makeView(description) else { return nil }
        owner.view = view
        loading.connect(owner: owner, scene: self)
        containerViews = loading.containerViews.map { (WeakView(view: $0.view), $0.segue) }
        for object in loading.awoken { object.awakeFromNib() }
        return view
    }

    /// R13: embed segues fire once a loading, after the view is there and before `viewDidLoad`.
    func embedChildren(of owner: UIViewController) {
        guard !containerViews.isEmpty else { return }
        let runtime = UIKitRuntime.current
        guard runtime.construction.enter(storyboard.name, controller.id) else {
            runtime.raise(.endlessScenes(storyboard.name, position: owner.interfacePosition))
            return
        }
        defer { runtime.construction.leave() }
        for (_, segue) in containerViews { owner.perform(segue, sender: nil, asking: true) }
    }

    /// What an embed segue does: the child's view fills the container view.
    func embed(_ child: UIViewController, by segue: Storyboard.Segue, in owner: UIViewController) {
        let container = containerViews.first { $0.segue == segue }?.view.view
        guard let container, container.subviews.isEmpty else {
            // R13a
            return UIKitRuntime.current.raise(
                .inconsistency(
                    "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once or "
                        + "a subview was added programmatically?",
                    position: InterfacePosition(segue.position, id: segue.id)))
        }
        owner.addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.didMoveTo(owner)
    }
}
