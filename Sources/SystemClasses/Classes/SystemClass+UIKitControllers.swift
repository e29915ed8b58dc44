extension SystemClass {
    /// UIKit's controllers: `UIViewController` and its subclasses.
    static let uiKitControllers = """
        UIActivityViewController: UIViewController
        UIAlertController: UIViewController
        UICloudSharingController: UIViewController
          keys delegate
        UICollectionViewController: UIViewController <collectionViewController> family
          keys clearsSelectionOnViewWillAppear collectionView installsStandardGestureForInteractiveMovement
          keys useLayoutToLayoutNavigationTransitions
        UIColorPickerViewController: UIViewController
          keys delegate selectedColor supportsAlpha
        UIDocumentBrowserViewController: UIViewController
          keys allowsDocumentCreation allowsPickingMultipleItems browserUserInterfaceStyle delegate
        UIDocumentPickerViewController: UIViewController
          keys delegate
        UIFontPickerViewController: UIViewController
          keys delegate
        UIImagePickerController: UINavigationController
          keys allowsEditing allowsImageEditing cameraDevice cameraOverlayView delegate mediaTypes showsCameraControls
          keys sourceType videoMaximumDuration videoQuality
        UIInputViewController: UIViewController
          keys hasDictationKey inputView primaryLanguage
          selectors advanceToNextInputMode dismissKeyboard handleInputModeListFromView:withEvent:
        UINavigationController: UIViewController <navigationController> family
          keys delegate hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
          keys navigationBar navigationBarHidden toolbar toolbarHidden topViewController viewControllers
          methods popToRootViewController(animated:)=popToRootViewControllerAnimated:
          methods popToViewController(_:animated:)=popToViewController:animated:
          methods popViewController(animated:)=popViewControllerAnimated:
          methods pushViewController(_:animated:)=pushViewController:animated:
          methods setNavigationBarHidden(_:animated:)=setNavigationBarHidden:animated:
          methods setViewControllers(_:animated:)=setViewControllers:animated:
          selectors popToRootViewControllerAnimated: popViewControllerAnimated:
        UIPageViewController: UIViewController <pageViewController> family
          keys dataSource delegate doubleSided
        UIReferenceLibraryViewController: UIViewController
        UISearchContainerViewController: UIViewController
        UISearchController: UIViewController
          keys active delegate dimsBackgroundDuringPresentation hidesNavigationBarDuringPresentation
          keys obscuresBackgroundDuringPresentation searchBar searchResultsUpdater
        UISplitViewController: UIViewController <splitViewController> family
          keys delegate displayModeButtonItem displayModeButtonVisibility maximumPrimaryColumnWidth
          keys maximumSupplementaryColumnWidth minimumPrimaryColumnWidth minimumSupplementaryColumnWidth
          keys preferredDisplayMode preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction
          keys preferredSplitBehavior preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction
          keys presentsWithGesture primaryBackgroundStyle primaryEdge showsSecondaryOnlyButton viewControllers
          selectors toggleMasterVisible: toggleSidebar:
        UITabBarController: UIViewController <tabBarController> family
          keys customizableViewControllers delegate mode moreNavigationController selectedIndex selectedViewController
          keys tabBar tabBarHidden viewControllers
        UITableViewController: UIViewController <tableViewController> family
          keys clearsSelectionOnViewWillAppear refreshControl tableView
        UIVideoEditorController: UINavigationController
          keys delegate
        UIViewController: UIResponder <viewController> family
          keys accessibilityContainerType additionalSafeAreaInsets automaticallyAdjustsScrollViewInsets
          keys contentScrollView contentSizeForViewInPopover definesPresentationContext edgesForExtendedLayout editing
          keys extendedLayoutIncludesOpaqueBars focusGroupIdentifier hidesBottomBarWhenPushed
          keys interactiveDismissEnabled modalInPopover modalInPresentation
          keys modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle navigationItem
          keys overrideUserInterfaceStyle popoverPresentationController preferredContentSize preferredFocusedView
          keys preferredTransition providesPresentationContextTransitionStyle restorationClass
          keys restoresFocusAfterTransition searchDisplayController showLoadingBar tab tabBarItem title toolbarItems
          keys transitioningDelegate userActivity view viewRespectsSystemMinimumLayoutMargins wantsFullScreenLayout
          methods addChild(_:)=addChildViewController:
          methods allowedChildrenForUnwinding(from:)=allowedChildViewControllersForUnwindingFromSource:
          methods canPerformUnwindSegueAction(_:from:sender:)=canPerformUnwindSegueAction:fromViewController:sender:
          methods canPerformUnwindSegueAction(_:from:withSender:)=canPerformUnwindSegueAction:fromViewController:withSender:
          methods didMove(toParent:)=didMoveToParentViewController:
          methods dismiss(animated:completion:)=dismissViewControllerAnimated:completion:
          methods performSegue(withIdentifier:sender:)=performSegueWithIdentifier:sender:
          methods prepare(for:sender:)=prepareForSegue:sender:
          methods present(_:animated:completion:)=presentViewController:animated:completion:
          methods removeFromParent()=removeFromParentViewController setEditing(_:animated:)=setEditing:animated:
          methods shouldPerformSegue(withIdentifier:sender:)=shouldPerformSegueWithIdentifier:sender:
          methods show(_:sender:)=showViewController:sender:
          methods showDetailViewController(_:sender:)=showDetailViewController:sender:
          methods unwind(for:towards:)=unwindForSegue:towardsViewController: viewDidAppear(_:)=viewDidAppear:
          methods viewDidDisappear(_:)=viewDidDisappear: viewWillAppear(_:)=viewWillAppear:
          methods viewWillDisappear(_:)=viewWillDisappear: willMove(toParent:)=willMoveToParentViewController:
          selectors dismissModalViewControllerAnimated: loadViewIfNeeded setEditing: setNeedsStatusBarAppearanceUpdate
        """
}
