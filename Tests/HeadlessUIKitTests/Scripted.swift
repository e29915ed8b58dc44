import HeadlessUIKit

/// What controllers of one test were told, in order.
@MainActor
final class CallLog {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    /// The lines since the last look, without those whose call begins with one of some words.
    func take(without skipped: [String] = ["wl", "dl", "updateConstraints", "didLoad"]) -> [String] {
        defer { lines = [] }
        return lines.filter { line in
            let call = line.split(separator: ".").last ?? ""
            return !skipped.contains { call.hasPrefix($0) }
        }
    }
}

/// A controller that notes its calls in the specification's short form, and does in them what a test wants.
class Scripted: UIViewController {
    enum Call: String {
        case didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear, willMove, didMove
        case wl, dl, updateConstraints
    }

    let name: String
    let log: CallLog
    /// What the controller does in a call.
    var script: [Call: (Scripted) -> Void] = [:]
    var forwards = true

    init(_ name: String, _ log: CallLog = CallLog()) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

    override func viewDidLoad() {
        super.viewDidLoad()
        run(.didLoad, "")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        run(.willAppear, animated)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        run(.isAppearing, animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        run(.didAppear, animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        run(.willDisappear, animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        run(.didDisappear, animated)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        run(.willMove, parent)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        run(.didMove, parent)
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        run(.wl, "")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        run(.dl, "")
    }
    override func updateViewConstraints() {
        super.updateViewConstraints()
        run(.updateConstraints, "")
    }

    private func run(_ call: Call, _ animated: Bool) { run(call, animated ? "(1)" : "(0)") }

    private func run(_ call: Call, _ parent: UIViewController?) {
        run(call, "(\((parent as? Scripted)?.name ?? (parent == nil ? "nil" : "N")))")
    }

    private func run(_ call: Call, _ arguments: String) {
        log.note("\(name).\(call)\(arguments)")
        script[call]?(self)
    }
}

/// Starts a runtime and shows a controller in its window.
@MainActor
@discardableResult
func show(
    _ root: UIViewController, ios: Int = 17, idiom: UIUserInterfaceIdiom = .phone
) -> UIKitRuntime {
    let runtime = UIKitRuntime.start(RuntimeConfiguration(idiom: idiom, ios: ios))
    ClassRegistry.shared.removeAll()
    runtime.application.launch(root: root)
    runtime.time.settle()
    return runtime
}

extension UIKitRuntime {
    var warnings: [String] { events.filter { $0.kind == .warning }.map(\.text) }
}
