internal import RuntimeEvents

extension UIViewController {
    /// Runs `loadView`, what the storyboard hangs on the view, and `viewDidLoad`, in UIKit's order (R5, R11, R13).
    func loadOwnView() {
        // R11: `loadView` leaves no view and something in it or in `viewDidLoad` asks for it again, without end.
        guard viewLoadDepth < Self.mostNestedViewLoads else { return substituteMissingView() }
        viewLoadDepth += 1
        defer { viewLoadDepth -= 1 }
        trace("loadView")
        loadView()
        scene?.embedChildren(of: self)
        trace("viewDidLoad")
        viewDidLoad()
    }

    private static let mostNestedViewLoads = 8

    /// Whoever reads `view` gets one (R11).
    func substituteMissingView() {
        UIKitRuntime.current.raise(
            .inconsistency(
                "loadView of \(description) made no view, and its view is asked for.",
                advice: "Set `view` in loadView, or do not override it."))
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// The view of the storyboard, or an empty one.
    func loadStandardView() {
        if scene == nil, let nibName = awaitedNib {
            UIKitRuntime.current.lacks(
                "nib \(nibName)",
                "\(runtimeName) would load its view from the nib '\(nibName)': nibs are not modelled.",
                position: nil)
        }
        view = scene?.makeView(for: self) ?? UIView(frame: UIScreen.main.bounds)
        if ownView?.autoresizingMask.isEmpty == true { ownView?.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    }

    /// The nib that UIKit would load the view from: the one named, else that of the class (`MyView` before
    /// `MyViewController`, as the documentation of `nibName` has it); `nil` where there is none.
    private var awaitedNib: String? {
        if let nibName, !nibName.isEmpty { return nibName }
        let name = runtimeName
        let short = name.hasSuffix("ViewController") ? [String(name.dropLast("Controller".count))] : []
        return (short + [name]).first(where: UIKitRuntime.current.storyboards.nibNames.contains)
    }

    func updateConstraintsOfView() {
        // As for the layout: whoever appears is in the window by now.
        noteIsInWindow()
        trace("updateViewConstraints")
        updateViewConstraints()
    }

    /// R61: for those whose container tells them of their appearance by hand.
    private func noteIsInWindow() {
        if awaitsIsAppearing, ownView?.window != nil { isAppearing() }
    }

    func willLayoutView() {
        noteIsInWindow()
        trace("viewWillLayoutSubviews")
        viewWillLayoutSubviews()
    }

    func didLayoutView() {
        trace("viewDidLayoutSubviews")
        viewDidLayoutSubviews()
    }

    /// Notes a call of one of this controller's methods, or a question to it with its answer.
    func trace(
        _ method: String, _ arguments: EventContent.Argument..., answer: EventContent.Value? = nil,
        about kind: EventKind = .lifecycle
    ) {
        trace(.call(.init(method, arguments, answer: answer), about: kind))
    }

    /// Notes an event of this controller.
    func trace(_ content: EventContent) {
        noteMessage()
        let name = runtimeName
        if endNote == nil { endNote = EndNote(name: name, id: interfaceID) }
        UIKitRuntime.current.record(content, of: name, objectID: interfaceID, position: interfacePosition)
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
        runtime?.record(.call(.init("deinit"), about: .lifecycle), of: name, objectID: id)
    }
}
