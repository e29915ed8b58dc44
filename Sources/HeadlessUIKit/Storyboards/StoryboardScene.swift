internal import InterfaceBuilder

/// A controller's part of a storyboard: where its view and its segues are described.
@MainActor
final class StoryboardScene {
    let storyboard: UIStoryboard
    let controller: Storyboard.Controller
    /// The scene's other objects, such as gesture recognisers; they live as long as the controller.
    var objects: [String: AnyObject] = [:]
    /// What controls and gestures call to perform segues; held here because targets are held weakly.
    var triggers: [SegueTrigger] = []

    private let document: Storyboard
    private var containerViews: [(view: UIView, segue: Storyboard.Segue)] = []

    init(storyboard: UIStoryboard, document: Storyboard, controller: Storyboard.Controller) {
        self.storyboard = storyboard
        self.document = document
        self.controller = controller
    }

    /// The view of the file, with everything in it connected; nil where the scene has none (R5, R11).
    func makeView(for owner: UIViewController) -> UIView? {
        guard let description = controller.view else { return nil }
        let loading = SceneLoading(storyboard, document, controller)
        loading.add(owner, id: controller.id)
        for (id, object) in objects { loading.add(object, id: id) }
        guard let view = loading.makeView(description) else { return nil }
        owner.view = view
        loading.connect(owner: owner, scene: self)
        containerViews = loading.containerViews
        for object in loading.awoken { object.awakeFromNib() }
        return view
    }

    /// R13: embed segues fire once, after the view is there and before `viewDidLoad`.
    func viewDidDecode(for owner: UIViewController) {
        let containers = containerViews
        containerViews = []
        for (container, segue) in containers { embed(segue, in: container, of: owner) }
    }

    private func embed(_ template: Storyboard.Segue, in container: UIView, of owner: UIViewController) {
        let goesOn = owner.shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: nil)
        owner.trace("shouldPerformSegue(withIdentifier: \"\(template.identifier ?? "")\") → \(goesOn)", .segue)
        guard goesOn,
            let child = storyboard.instantiate(objectID: template.destinationID, for: template),
            let segue = SegueFactory(template).make(source: owner, destination: child)
        else { return }
        segue.performHandler =
            segue.performHandler ?? {
                owner.addChild(child)
                child.view.frame = container.bounds
                child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                container.addSubview(child.view)
                child.didMoveTo(owner)
            }
        owner.prepareAndPerform(segue, template, sender: nil)
    }
}
