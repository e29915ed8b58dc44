import Synchronization

/// A value that is made when somebody first asks for it, and then shared: by the copies of what holds it, and by rules
/// that run at the same time.
final class Once<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    /// The value, made with `make` unless it is there already; who asks meanwhile waits.
    func value(_ make: () -> Value) -> Value {
        value.withLock { value in
            if let value { return value }
            let made = make()
            value = made
            return made
        }
    }
}
