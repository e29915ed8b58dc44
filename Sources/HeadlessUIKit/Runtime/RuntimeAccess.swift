// What a host that drives the runtime may see of it, beyond UIKit's own interface.

package import RuntimeEvents

extension UIKitRuntime {
    /// Notes what a script or a person did.
    package func note(_ input: EventContent.Input, of object: UIResponder?) {
        record(.input(input), of: object?.runtimeName ?? "", objectID: object?.interfaceID)
    }

    /// Notes a call that a script makes.
    package func note(_ method: String, _ arguments: EventContent.Argument..., of object: UIResponder?) {
        record(
            .call(.init(method, arguments), about: .action), of: object?.runtimeName ?? "",
            objectID: object?.interfaceID)
    }

    /// Whether a transition still waits for `completeTransition(_:)`.
    package var hasRunningTransitions: Bool { !transitions.isEmpty }

    /// Who drives the transition that is interactive at the moment, or that can be taken hold of, by name.
    package var drivenTransition: DrivenTransition? {
        guard let context = transitions.last else { return nil }
        return DrivenTransition(
            names: context.names, interactor: context.interactor, isInteractive: context.isInteractive)
    }

    /// Whether a view in a window is being animated.
    package var hasRunningAnimations: Bool {
        var found = false
        for window in application.windows {
            window.forEachDescendant { found = found || $0.layer.isAnimating }
        }
        return found
    }

    /// Complains of transitions that nobody completed (R79); call it once nothing waits any more.
    package func warnOfUnfinishedTransitions() {
        for transition in transitions {
            if transition.isInteractive {
                complain(
                    "the transition from \(transition.names) is still interactive: nobody has called finish() or "
                        + "cancel().")
                continue
            }
            complain(
                "the transition from \(transition.names) never completed: its animator has to call "
                    + "completeTransition(_:).")
        }
    }

    /// The destination of the last unwind after so many events.
    package func lastUnwindDestination(since start: Int) -> UIViewController? {
        lastUnwind.flatMap { $0.event >= start ? $0.destination : nil }
    }
}

/// A transition in flight, for who drives it.
package struct DrivenTransition {
    /// Both controllers.
    package let names: String
    package let interactor: (any UIViewControllerInteractiveTransitioning)?
    package let isInteractive: Bool

    /// The class of who drives it.
    @MainActor package var interactorName: String {
        interactor.map { ClassRegistry.shared.printedName(of: type(of: $0)) } ?? ""
    }
}

extension UIStoryboard {
    /// A new controller for an object of the file, whatever its identifier.
    package func instantiateViewController(objectID: String) -> UIViewController? {
        instantiate(objectID: objectID, for: nil)
    }
}

extension UIViewController {
    /// The controller that this very one presents, not one of its ancestors.
    package var ownPresented: UIViewController? { presentation?.presented }

    /// Whether the view is in a window, with nothing around it hidden.
    package var isOnScreen: Bool {
        guard let view = ownView, view.window != nil else { return false }
        var next: UIView? = view
        while let current = next {
            if current.isHidden { return false }
            next = current.superview
        }
        return true
    }

    /// The name that code asks for the scene by.
    package var storyboardIdentifier: String? { scene?.controller.storyboardIdentifier }

    /// A person's swipe on the sheet that the controller is in.
    ///
    /// - Returns: whether it is in one.
    package func swipeSheet() -> Bool { ModalPresentation.swipe(from: self) }

    /// The controller, its parent, and so on outward.
    package var withAncestors: [UIViewController] { ancestorsWithSelf }

    /// The object id that an outlet of this controller leads to.
    package func outletDestination(named name: String) -> String? {
        scene?.controller.object.connections.lazy.compactMap { connection in
            if case .outlet(let outlet) = connection, outlet.property == name { outlet.destinationID } else { nil }
        }.first
    }
}

extension UIView {
    /// The text that the view shows.
    package var shownText: String? { printedText }

    /// The view in event lines: a controller's root view by its controller.
    var eventName: String { ownerName.map { "\($0).view" } ?? "\(runtimeName) \(stableID)" }

    /// The name of the controller whose root view this is.
    package var ownerName: String? { controller?.runtimeName }
}
