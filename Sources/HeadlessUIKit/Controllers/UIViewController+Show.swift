extension UIViewController {
    /// R27: the nearest ancestor that shows for its descendants, or else a presentation.
    func showByTarget(_ vc: UIViewController, sender: Any?) {
        trace("show(\(vc.runtimeName))", .navigation)
        for ancestor in ancestorsWithSelf.dropFirst()
        where ancestor.showsForDescendants(vc, from: self, sender: sender) {
            return
        }
        presentToShow(vc)
    }

    /// R27, R28
    func showDetailByTarget(_ vc: UIViewController, sender: Any?) {
        trace("showDetailViewController(\(vc.runtimeName))", .navigation)
        for ancestor in ancestorsWithSelf.dropFirst()
        where ancestor.showsDetailForDescendants(vc, from: self, sender: sender) {
            return
        }
        presentToShow(vc)
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
