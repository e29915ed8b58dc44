/// A call by selector: looked up in the registry, with Objective-C's complaint where there is no such method.
@MainActor
struct MethodCall {
    let object: AnyObject
    let selector: Selector
    let arguments: [Any?]

    /// Calls; the arguments are cut to as many as the selector takes.
    @discardableResult
    func run() -> Any? {
        let runtime = UIKitRuntime.current
        (object as? UIResponder)?.noteMessage()
        if let method = ClassRegistry.shared.lookup(object, { $0.methods[selector.name] }) {
            do {
                let passed = RegisteredArguments(Array(arguments.prefix(selector.argumentCount)))
                return try method(object, passed)
            } catch {
                runtime.raise(.invalidArgument("\(name) \(selector): argument of another type: \(error)"))
                return nil
            }
        }
        if let responder = object as? UIResponder, responder.standInClass?.selectors.contains(selector.name) == true {
            // A stand-in has the method's name only.
            runtime.record(.standInCall("\(selector)"), of: responder.runtimeName)
            return nil
        }
        runtime.raise(
            .invalidArgument(
                "-[\(name) \(selector)]: unrecognized selector sent to instance \(identity)",
                advice: "Is the method marked @objc or @IBAction, and does its file compile?"))
        return nil
    }

    private var name: String { (object as? UIResponder)?.className ?? "\(type(of: object))" }
    private var identity: String { (object as? UIResponder)?.stableID ?? "" }
}
