import Dispatch
import Foundation

/// Stands in the body of a function of the app whose own body does not compile: the step that comes here fails.
///
/// Only functions that return nothing go on like this; `segue-sources` writes the call. On another thread than the main one
/// the step that is then under way fails.
///
/// - Parameter text: which function did not run, and why.
public func segueMeetLeftOutBody(_ text: String) {
    let failure = RuntimeFailure(name: "CodeLeftOut", reason: text)
    if Thread.isMainThread {
        MainActor.assumeIsolated { UIKitRuntime.current.raise(failure) }
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { UIKitRuntime.current.raise(failure) } }
    }
}
