extension UIViewController {
    /// Runs `loadView`, what the storyboard hangs on the view, and `viewDidLoad`, in UIKit's order (R5, R11, R13).
    func loadOwnView() {
        let runtime = UIKitRuntime.current
        guard viewLoadDepth < 8 else {
            // R11: `loadView` left no view and something asks for it again, without end.
            if viewLoadDepth == 8 {
                viewLoadDepth += 1
                runtime.raise(
                    .inconsistency(
                        "loadView of \(description) made no view, and its view is asked for again and again.",
                        advice: "Set `view` in loadView, or do not override it."))
            }
            view = UIView(frame: UIScreen.main.bounds)
            return
        }
        viewLoadDepth += 1
        defer { viewLoadDepth -= 1 }
        trace("loadView")
        loadView()
        scene?.viewDidDecode(for: self)
        trace("viewDidLoad")
        viewDidLoad()
    }

    /// The view of the storyboard, or an empty one.
    func loadStandardView() {
        view = scene?.makeView(for: self) ?? UIView(frame: UIScreen.main.bounds)
        if ownView?.autoresizingMask.isEmpty == true { ownView?.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    }

    func willLayoutView() {
        trace("viewWillLayoutSubviews")
        viewWillLayoutSubviews()
    }

    func didLayoutView() {
        trace("viewDidLayoutSubviews")
        viewDidLayoutSubviews()
    }

    /// Notes an event of this controller: its name, a dot and the call.
    func trace(_ call: String, _ kind: RuntimeEvent.Kind = .lifecycle) {
        let name = runtimeName
        if endNote == nil { endNote = EndNote(name: name, id: interfaceID) }
        UIKitRuntime.current.record(
            kind, name, "\(name).\(call)", objectID: interfaceID, position: interfacePosition)
    }
}

/// Notes a controller's end when it goes with it: the app's classes may have a `deinit` of their own, which an isolated
/// one in the base class would forbid.
@MainActor
final class EndNote {
    private weak var runtime: UIKitRuntime?
    private let name: String
    private let id: String?

    init(name: String, id: String?) {
        runtime = UIKitRuntime.current
        self.name = name
        self.id = id
    }

    isolated deinit {
        runtime?.record(.lifecycle, name, "\(name).deinit", objectID: id)
    }
}
