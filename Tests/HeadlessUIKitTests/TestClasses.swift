import HeadlessUIKit

final class V1: UIViewController {}
final class V2: UIViewController {}
final class V3: UIViewController {}
final class V4: UIViewController {}
final class V5: UIViewController {}
final class First: UIViewController {}
final class Second: UIViewController {}
final class Pushed: UIViewController {}
final class P: UIViewController {}
final class N: UINavigationController {}
final class T: UITabBarController {}

/// A segue class that does nothing in `perform()`.
final class SilentSegue: UIStoryboardSegue {
    override func perform() {}
}

/// A segue class that does what its kind does.
final class StandardSegue: UIStoryboardSegue {
    override func perform() { super.perform() }
}

/// A class that says so when its callbacks come, to see the runtime's events against the app's own.
final class Outspoken: UIViewController {
    static var calls: [String] = []
    var note = ""
    var label: UILabel?

    override func awakeFromNib() {
        super.awakeFromNib()
        Self.calls.append("awakeFromNib label=\(label != nil) loaded=\(isViewLoaded)")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        Self.calls.append("viewDidLoad label=\(label?.text ?? "nil")")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier != "forbidden"
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        Self.calls.append("prepare \(segue.identifier ?? "") loaded=\(segue.destination.isViewLoaded)")
    }
}

@MainActor
func registerTestClasses() {
    let registry = ClassRegistry.shared
    registry.removeAll()
    func controller<C: UIViewController>(_ type: C.Type, unwinds: Bool = false) {
        var registration = ClassRegistration(type, name: "Tests.\(type)")
        if unwinds { registration = registration.action("unwind:") { (_: C, _) in } }
        registry.register(registration.erased)
    }
    controller(V1.self, unwinds: true)
    controller(V2.self)
    controller(V3.self)
    controller(V4.self)
    controller(V5.self)
    controller(First.self, unwinds: true)
    controller(Second.self)
    controller(Pushed.self)
    controller(P.self)
    controller(N.self)
    controller(T.self)
    registry.register(
        ClassRegistration(Outspoken.self, name: "Tests.Outspoken")
            .outlet("label") { (object: Outspoken, value) in object.label = try value.cast() }
            .attribute("note") { (object: Outspoken, value) in object.note = try value.cast() }
            .erased)
    registry.register(
        ClassRegistration(SilentSegue.self, name: "Tests.SilentSegue")
            .segue { SilentSegue(identifier: $0, source: $1, destination: $2) }.erased)
    registry.register(
        ClassRegistration(StandardSegue.self, name: "Tests.StandardSegue")
            .segue { StandardSegue(identifier: $0, source: $1, destination: $2) }.erased)
}
