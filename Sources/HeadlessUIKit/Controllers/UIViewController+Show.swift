/// The two ways of showing a controller without saying how (R27).
enum ShowingWay: String {
    case show = "showViewController:sender:"
    case showDetail = "showDetailViewController:sender:"

    init?(selector: Selector) { self.init(rawValue: selector.name) }

    var selector: Selector { Selector(rawValue) }
}

/// A controller on its way outward to somebody who shows it.
struct Showing {
    let receiver: UIViewController
    let shown: UIViewController
}

extension UIViewController {
    /// R27: hands a controller outward to the nearest ancestor whose class shows for its descendants; where none does,
    /// the controller that was asked first presents it.
    ///
    /// Ancestors are asked through the very method that classes override: those that do not override it come back here
    /// and pass it on.
    func pass(_ way: ShowingWay, _ vc: UIViewController, sender: Any?) {
        let runtime = UIKitRuntime.current
        let begins = !runtime.isShowing(vc)
        if begins {
            let call = way == .show ? "show" : "showDetailViewController"
            trace(call, .name(vc.runtimeName), about: .navigation)
            runtime.showing.append(Showing(receiver: self, shown: vc))
        }
        defer { if begins { runtime.showing.removeLast() } }
        // A controller may opt out by `canPerformAction`.
        let target = ancestorsWithSelf.dropFirst().first { $0.canPerformAction(way.selector, withSender: sender) }
        switch (target, way) {
        case (let target?, .show): target.show(vc, sender: sender)
        case (let target?, .showDetail): target.showDetailViewController(vc, sender: sender)
        case (nil, _): (runtime.showing.last?.receiver ?? self).presentToShow(vc)
        }
    }

    private func presentToShow(_ vc: UIViewController) {
        // R26: with no container and off screen nothing is shown, and nothing is raised.
        guard rootAncestor.ownView?.window != nil else {
            UIKitRuntime.current.warn(
                "\(runtimeName) is not on screen and in no container: \(vc.runtimeName) is not shown.", about: self)
            return
        }
        present(vc, animated: UIView.areAnimationsEnabled)
    }
}

extension UIKitRuntime {
    /// Whether a controller is on its way outward to somebody who shows it.
    func isShowing(_ vc: UIViewController) -> Bool { showing.last?.shown === vc }
}
