internal import InterfaceBuilder

/// A file of scenes, from which controllers are made.
///
/// ```swift
/// let storyboard = UIStoryboard(name: "Main", bundle: nil)
/// let controller = storyboard.instantiateViewController(withIdentifier: "Second")
/// ```
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let name: String
    private let entry: StoryboardLibrary.Entry?
    private var document: Storyboard? { entry?.document.storyboard }

    /// The storyboard of that name; raises `NSInvalidArgumentException` where there is none (R1).
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        entry = UIKitRuntime.current.storyboards.entry(named: name)
        super.init()
        guard entry == nil else { return }
        let known = UIKitRuntime.current.storyboards.names
        UIKitRuntime.current.raise(
            .invalidArgument(
                "Could not find a storyboard named '\(name)' in bundle NSBundle <app> (loaded)",
                advice: known.isEmpty
                    ? "The walkthrough has no storyboards." : "It has \(known.joined(separator: ", "))."))
    }

    /// The controller that the storyboard starts with; nil where it names none (R2).
    open func instantiateInitialViewController() -> UIViewController? {
        guard let id = document?.initialViewControllerID else { return nil }
        return instantiate(objectID: id, for: nil)
    }

    /// The controller with a storyboard identifier; raises `NSInvalidArgumentException` where there is none (R3).
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(identifier, creator: nil)
    }

    /// The controller that the storyboard starts with, made by a closure (R8).
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        guard let id = document?.initialViewControllerID else { return nil }
        return instantiate(objectID: id, for: nil, creator: creator) as? Controller
    }

    /// The controller with a storyboard identifier, made by a closure (R8).
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let made = make(identifier, creator: creator)
        if let controller = made as? Controller { return controller }
        UIKitRuntime.current.raise(
            .inconsistency("The controller '\(identifier)' is \(made), not a \(Controller.self)."))
        return InterfaceCoder.substitute(Controller.self)
    }

    private func make(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        guard let controller = entry?.identifiers[identifier] ?? document?.controller(fallbackKey: identifier) else {
            UIKitRuntime.current.raise(
                .invalidArgument(
                    "Storyboard (\(description)) doesn't contain a view controller with identifier '\(identifier)'"))
            return UIViewController()
        }
        return instantiate(objectID: controller.id, for: nil, creator: creator) ?? UIViewController()
    }

    open override nonisolated var description: String { MainActor.assumeIsolated { "<UIStoryboard: \(name)>" } }

    /// A new controller for an object of the file, through references to other files (R4, R14).
    ///
    /// - Parameter hops: how many references have led here.
    func instantiate(
        objectID: String, for segue: Storyboard.Segue?, creator: ((NSCoder) -> UIViewController?)? = nil, hops: Int = 0
    ) -> UIViewController? {
        guard let storyboard = document, let controller = storyboard.controller(id: objectID) else {
            UIKitRuntime.current.raise(
                .inconsistency(
                    "The storyboard \(name) has no controller with the object id '\(objectID)'.",
                    position: segue.map { InterfacePosition($0.position, id: $0.id) }))
            return nil
        }
        let position = InterfacePosition(controller.object.position, id: controller.id)
        guard controller.isPlaceholder else {
            let runtime = UIKitRuntime.current
            guard runtime.construction.enter(name, controller.id, isRelationship: segue?.kind == .relationship) else {
                runtime.raise(.endlessScenes(name, position: position))
                return nil
            }
            defer { runtime.construction.leave() }
            return SceneLoading(self, storyboard, controller).makeController(creator)
        }
        let target = controller.storyboardName.map { UIStoryboard(name: $0, bundle: nil) } ?? self
        guard target.entry != nil else { return nil }
        guard hops < Self.mostHops else {
            UIKitRuntime.current.raise(.endlessScenes(name, position: position))
            return nil
        }
        if let identifier = controller.referencedIdentifier {
            return target.make(identifier, creator: creator)
        }
        guard let id = target.document?.initialViewControllerID else {
            UIKitRuntime.current.raise(
                .inconsistency(
                    "The storyboard \(target.name) has no initial view controller, and the reference to it names no "
                        + "identifier.", position: position))
            return nil
        }
        return target.instantiate(objectID: id, for: segue, creator: creator, hops: hops + 1)
    }

    /// References to storyboards that begin with a reference, one after another: no app has so many.
    private static let mostHops = 16
}

extension Storyboard {
    /// R3a: a scene without an identifier can be had by its element's class and its object id.
    func controller(fallbackKey key: String) -> Controller? {
        guard let dash = key.firstIndex(of: "-") else { return nil }
        let found = controller(id: String(key[key.index(after: dash)...]))
        return found.flatMap { $0.storyboardIdentifier == nil && $0.stockClassName == key[..<dash] ? $0 : nil }
    }
}

extension Storyboard.Controller {
    /// The class that the element stands for: `UIViewController` for `viewController`.
    var stockClassName: String { object.stockClass ?? object.elementName }
}
