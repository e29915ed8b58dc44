/// Selectors of UIKit's own methods whose Swift names were made by hand, so that no rule gives them.
enum KnownSelectors {
    /// The selector of a UIKit method by its Swift name with labels: `dismiss(animated:completion:)`.
    static func selector(_ swiftName: String) -> String? { table[swiftName] }

    /// The selector of the one UIKit method with that base name.
    static func selector(baseName: String) -> String? {
        let fitting = table.filter { $0.key.prefix { $0 != "(" } == baseName }
        return fitting.count == 1 ? fitting.first?.value : nil
    }

    private static let table: [String: String] = [
        // UIViewController
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "show(_:sender:)": "showViewController:sender:",
        "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
        "performSegue(withIdentifier:sender:)": "performSegueWithIdentifier:sender:",
        "shouldPerformSegue(withIdentifier:sender:)": "shouldPerformSegueWithIdentifier:sender:",
        "prepare(for:sender:)": "prepareForSegue:sender:",
        "unwind(for:towards:)": "unwindForSegue:towardsViewController:",
        "allowedChildrenForUnwinding(from:)": "allowedChildViewControllersForUnwindingFromSource:",
        "canPerformUnwindSegueAction(_:from:sender:)": "canPerformUnwindSegueAction:fromViewController:sender:",
        "canPerformUnwindSegueAction(_:from:withSender:)":
            "canPerformUnwindSegueAction:fromViewController:withSender:",
        "viewWillAppear(_:)": "viewWillAppear:",
        "viewDidAppear(_:)": "viewDidAppear:",
        "viewWillDisappear(_:)": "viewWillDisappear:",
        "viewDidDisappear(_:)": "viewDidDisappear:",
        "setEditing(_:animated:)": "setEditing:animated:",
        "addChild(_:)": "addChildViewController:",
        "removeFromParent()": "removeFromParentViewController",
        "willMove(toParent:)": "willMoveToParentViewController:",
        "didMove(toParent:)": "didMoveToParentViewController:",
        // UINavigationController
        "pushViewController(_:animated:)": "pushViewController:animated:",
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "popToViewController(_:animated:)": "popToViewController:animated:",
        "setViewControllers(_:animated:)": "setViewControllers:animated:",
        "setNavigationBarHidden(_:animated:)": "setNavigationBarHidden:animated:",
        // UIResponder and its edit actions
        "touchesBegan(_:with:)": "touchesBegan:withEvent:",
        "touchesMoved(_:with:)": "touchesMoved:withEvent:",
        "touchesEnded(_:with:)": "touchesEnded:withEvent:",
        "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
        "motionBegan(_:with:)": "motionBegan:withEvent:",
        "motionEnded(_:with:)": "motionEnded:withEvent:",
        "canPerformAction(_:withSender:)": "canPerformAction:withSender:",
        "target(forAction:withSender:)": "targetForAction:withSender:",
        "cut(_:)": "cut:", "copy(_:)": "copy:", "paste(_:)": "paste:", "delete(_:)": "delete:",
        "select(_:)": "select:", "selectAll(_:)": "selectAll:",
        // UIView
        "addSubview(_:)": "addSubview:",
        "insertSubview(_:at:)": "insertSubview:atIndex:",
        "bringSubviewToFront(_:)": "bringSubviewToFront:",
        "sendSubviewToBack(_:)": "sendSubviewToBack:",
        "endEditing(_:)": "endEditing:",
        "willMove(toSuperview:)": "willMoveToSuperview:",
        "willMove(toWindow:)": "willMoveToWindow:",
        "point(inside:with:)": "pointInside:withEvent:",
        "hitTest(_:with:)": "hitTest:withEvent:",
        "draw(_:)": "drawRect:",
        "sizeThatFits(_:)": "sizeThatFits:",
        // Table and collection views
        "reloadRows(at:with:)": "reloadRowsAtIndexPaths:withRowAnimation:",
        "setContentOffset(_:animated:)": "setContentOffset:animated:",
        "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
        "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
        "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
        "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
        // NSObject
        "perform(_:with:)": "performSelector:withObject:",
        "isEqual(_:)": "isEqual:",
    ]
}
