extension SystemProtocol {
    /// Of the application, its scenes and its controllers.
    static let controllers = """
        UIAdaptivePresentationControllerDelegate
          func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
            adaptivePresentationStyleForPresentationController: popover and form sheet become a sheet in compact width (full screen before iOS 13); other styles unchanged
          func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
            adaptivePresentationStyleForPresentationController:traitCollection: falls back to the one-argument method, then to the built-in rule
          func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
            presentationController:prepareAdaptivePresentationController: nothing
          func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
            presentationController:viewControllerForAdaptivePresentationStyle: nil: the same presented controller is used
          func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: UIViewControllerTransitionCoordinator?)
            presentationController:willPresentWithAdaptiveStyle:transitionCoordinator: nothing
          func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
            presentationControllerDidAttemptToDismiss: nothing: the sheet springs back
          func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
            presentationControllerDidDismiss: nothing
          func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
            presentationControllerShouldDismiss: true: a controller whose isModalInPresentation is set stays all the same
          func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
            presentationControllerWillDismiss: nothing
        UIApplicationDelegate
          func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
            application:configurationForConnectingSceneSession:options: the first matching entry of UIApplicationSceneManifest in Info.plist
          func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool
            application:continueUserActivity:restorationHandler: false: activity not handled
          func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
            application:didChangeStatusBarFrame: nothing
          func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
            application:didChangeStatusBarOrientation: nothing
          func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
            application:didDecodeRestorableStateWithCoder: nothing
          func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
            application:didDiscardSceneSessions: nothing
          func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: Error)
            application:didFailToContinueUserActivityWithType:error: nothing
          func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error)
            application:didFailToRegisterForRemoteNotificationsWithError: nothing
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]?) -> Bool
            application:didFinishLaunchingWithOptions: true
          func application(_ application: UIApplication, didReceive notification: UILocalNotification)
            application:didReceiveLocalNotification: nothing
          func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable : Any])
            application:didReceiveRemoteNotification: notification dropped
          func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable : Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
            application:didReceiveRemoteNotification:fetchCompletionHandler: falls back to application:didReceiveRemoteNotification: if that exists
          func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
            application:didRegisterForRemoteNotificationsWithDeviceToken: nothing
          func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
            application:didRegisterUserNotificationSettings: nothing
          func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
            application:didUpdateUserActivity: nothing
          func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, completionHandler: @escaping () -> Void)
            application:handleActionWithIdentifier:forLocalNotification:completionHandler: nothing
          func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable : Any], completionHandler: @escaping () -> Void)
            application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler: nothing
          func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable : Any], completionHandler: @escaping () -> Void)
            application:handleActionWithIdentifier:forRemoteNotification:completionHandler: nothing
          func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable : Any], withResponseInfo responseInfo: [AnyHashable : Any], completionHandler: @escaping () -> Void)
            application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler: nothing
          func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
            application:handleEventsForBackgroundURLSession:completionHandler: nothing
          func application(_ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void)
            application:handleIntent:completionHandler: intent not handled
          func application(_ application: UIApplication, handleOpen url: URL) -> Bool
            application:handleOpenURL: URL not handled (false); only asked on the pre-iOS 9 path
          func application(_ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable : Any]?, reply: @escaping ([AnyHashable : Any]?) -> Void)
            application:handleWatchKitExtensionRequest:reply: the request is not answered
          func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?
            application:handlerForIntent: nil: no in-app intent handler
          func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey : Any]) -> Bool
            application:openURL:options: URL not handled (false); with scenes the scene delegate is asked instead
          func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
            application:openURL:sourceApplication:annotation: URL not handled (false); only asked on the pre-iOS 9 path
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
            application:performActionForShortcutItem:completionHandler: the shortcut only launches or activates the app
          func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
            application:performFetchWithCompletionHandler: no background fetch
          func application(_ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier) -> Bool
            application:shouldAllowExtensionPointIdentifier: true
          func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
            application:shouldRestoreApplicationState: false
          func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
            application:shouldRestoreSecureApplicationState: false
          func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
            application:shouldSaveApplicationState: false
          func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
            application:shouldSaveSecureApplicationState: false
          func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
            application:supportedInterfaceOrientationsForWindow: the mask from UISupportedInterfaceOrientations in Info.plist (all but upside down on iPhone, all on iPad when absent)
          func application(_ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShareMetadata)
            application:userDidAcceptCloudKitShareWithMetadata: nothing
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
            application:viewControllerWithRestorationIdentifierPath:coder: nil: UIKit searches the restoration class, then the objects already made, then the storyboard
          func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
            application:willChangeStatusBarFrame: nothing
          func application(_ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval)
            application:willChangeStatusBarOrientation:duration: nothing
          func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
            application:willContinueUserActivityWithType: false: the system shows its own progress
          func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
            application:willEncodeRestorableStateWithCoder: nothing
          func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]?) -> Bool
            application:willFinishLaunchingWithOptions: true
          func applicationDidBecomeActive(_ application: UIApplication)
            applicationDidBecomeActive: nothing
          func applicationDidEnterBackground(_ application: UIApplication)
            applicationDidEnterBackground: nothing
          func applicationDidFinishLaunching(_ application: UIApplication)
            applicationDidFinishLaunching: nothing
          func applicationDidReceiveMemoryWarning(_ application: UIApplication)
            applicationDidReceiveMemoryWarning: nothing here, but view controllers and the notification are told as usual
          func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
            applicationProtectedDataDidBecomeAvailable: nothing
          func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
            applicationProtectedDataWillBecomeUnavailable: nothing
          func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
            applicationShouldAutomaticallyLocalizeKeyCommands: true for apps linked against the iOS 15 SDK or later
          func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
            applicationShouldRequestHealthAuthorization: nothing
          func applicationSignificantTimeChange(_ application: UIApplication)
            applicationSignificantTimeChange: nothing
          func applicationWillEnterForeground(_ application: UIApplication)
            applicationWillEnterForeground: nothing
          func applicationWillResignActive(_ application: UIApplication)
            applicationWillResignActive: nothing
          func applicationWillTerminate(_ application: UIApplication)
            applicationWillTerminate: nothing
          var window: UIWindow? { get set }
            window storyboard launch without scenes: UIKit logs that the delegate must implement window and shows no main interface
        UIBarPositioningDelegate
          func position(for bar: UIBarPositioning) -> UIBarPosition
            positionForBar: toolbar: bottom; navigation bar and search bar: top
        UICloudSharingControllerDelegate
          func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
            cloudSharingControllerDidSaveShare: nothing
          func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
            cloudSharingControllerDidStopSharing: nothing
          func itemThumbnailData(for csc: UICloudSharingController) -> Data?
            itemThumbnailDataForCloudSharingController: ? nil
          func itemType(for csc: UICloudSharingController) -> String?
            itemTypeForCloudSharingController: ? nil
        UIColorPickerViewControllerDelegate
          func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
            colorPickerViewController:didSelectColor:continuously: nothing
          func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
            colorPickerViewControllerDidFinish: nothing
          func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
            colorPickerViewControllerDidSelectColor: nothing
        UIDocumentBrowserViewControllerDelegate
          func documentBrowser(_ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]) -> [UIActivity]
            documentBrowser:applicationActivitiesForDocumentURLs: ?
          func documentBrowser(_ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
            documentBrowser:didImportDocumentAtURL:toDestinationURL: nothing
          func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
            documentBrowser:didPickDocumentURLs: nothing
          func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
            documentBrowser:didPickDocumentsAtURLs: nothing
          func documentBrowser(_ controller: UIDocumentBrowserViewController, didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
            documentBrowser:didRequestDocumentCreationWithHandler: nothing
          func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: Error?)
            documentBrowser:failedToImportDocumentAtURL:error: nothing
          func documentBrowser(_ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
            documentBrowser:willPresentActivityViewController: nothing
        UIDocumentInteractionControllerDelegate
          func documentInteractionController(_ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
            documentInteractionController:didEndSendingToApplication: nothing
          func documentInteractionController(_ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
            documentInteractionController:willBeginSendingToApplication: nothing
          func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
            documentInteractionControllerDidDismissOpenInMenu: nothing
          func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
            documentInteractionControllerDidDismissOptionsMenu: nothing
          func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
            documentInteractionControllerDidEndPreview: nothing
          func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
            documentInteractionControllerRectForPreview: the preview fades in
          func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
            documentInteractionControllerViewControllerForPreview: previews cannot be shown
          func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
            documentInteractionControllerViewForPreview: nil: no zoom source
          func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
            documentInteractionControllerWillBeginPreview: nothing
          func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
            documentInteractionControllerWillPresentOpenInMenu: nothing
          func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
            documentInteractionControllerWillPresentOptionsMenu: nothing
        UIDocumentPickerDelegate
          func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
            documentPicker:didPickDocumentAtURL: nothing
          func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
            documentPicker:didPickDocumentsAtURLs: the deprecated single-URL method is called where it exists
          func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
            documentPickerWasCancelled: nothing
        UIFontPickerViewControllerDelegate
          func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
            fontPickerViewControllerDidCancel: nothing
          func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
            fontPickerViewControllerDidPickFont: nothing
        UIImagePickerControllerDelegate
          func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey : Any])
            imagePickerController:didFinishPickingMediaWithInfo: ? the picked media is lost; whether the picker closes by itself is not documented
          func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
            imagePickerControllerDidCancel: ? not documented; the delegate is expected to dismiss the picker
        UINavigationBarDelegate
          func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
            navigationBar:didPopItem: nothing
          func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
            navigationBar:didPushItem: nothing
          func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
            navigationBar:shouldPopItem: true
          func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
            navigationBar:shouldPushItem: true
          func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection
            navigationBarNSToolbarSection: none (Mac Catalyst only)
        UINavigationControllerDelegate
          func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning?
            navigationController:animationControllerForOperation:fromViewController:toViewController: nil: the standard push or pop slide
          func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
            navigationController:didShowViewController:animated: nothing
          func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?
            navigationController:interactionControllerForAnimationController: nil: not interactive; not asked when no animation controller is supplied
          func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
            navigationController:willShowViewController:animated: nothing
          func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation
            navigationControllerPreferredInterfaceOrientationForPresentation: the controller's own preferredInterfaceOrientationForPresentation
          func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
            navigationControllerSupportedInterfaceOrientations: the navigation controller's own supportedInterfaceOrientations: idiom default (all but upside down on iPhone, all on iPad)
        UINavigationItemRenameDelegate
          func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
            navigationItem:shouldEndRenamingWithTitle: true
          func navigationItem(_ navigationItem: UINavigationItem, willBeginRenamingWith title: String, selectedRange: Range<String.Index>) -> (String, Range<String.Index>)
            navigationItem:willBeginRenamingWithSuggestedTitle:selectedRange: the suggested title and range are used
          func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
            navigationItemShouldBeginRenaming: true
        UIPageViewControllerDataSource
          func presentationCount(for pageViewController: UIPageViewController) -> Int
            presentationCountForPageViewController: no page indicator (needs this, the index method, scroll style and horizontal orientation)
          func presentationIndex(for pageViewController: UIPageViewController) -> Int
            presentationIndexForPageViewController: no page indicator
        UIPageViewControllerDelegate
          func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
            pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted: nothing
          func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation
            pageViewController:spineLocationForInterfaceOrientation: the current spine location is kept (min for page curl)
          func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
            pageViewController:willTransitionToViewControllers: nothing
          func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation
            pageViewControllerPreferredInterfaceOrientationForPresentation: the controller's own preferredInterfaceOrientationForPresentation
          func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
            pageViewControllerSupportedInterfaceOrientations: the controller's own supportedInterfaceOrientations
        UIPopoverControllerDelegate
          func popoverController(_ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
            popoverController:willRepositionPopoverToRect:inView: nothing
          func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
            popoverControllerDidDismissPopover: nothing
          func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
            popoverControllerShouldDismissPopover: true
        UIPopoverPresentationControllerDelegate
          func popoverPresentationController(_ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
            popoverPresentationController:willRepositionPopoverToRect:inView: the popover moves to follow its own source rectangle and view
          func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
            popoverPresentationControllerDidDismissPopover: nothing
          func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
            popoverPresentationControllerShouldDismissPopover: true
          func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
            prepareForPopoverPresentation: nothing
        UISceneDelegate
          func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
            scene:continueUserActivity: the activity is dropped
          func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: Error)
            scene:didFailToContinueUserActivityWithType:error: nothing
          func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
            scene:didUpdateUserActivity: nothing
          func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
            scene:openURLContexts: the URLs are dropped
          func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
            scene:restoreInteractionStateWithUserActivity: nothing
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
            scene:willConnectToSession:options: UIKit still makes the window from the configuration's storyboard when there is one
          func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
            scene:willContinueUserActivityWithType: nothing
          func sceneDidBecomeActive(_ scene: UIScene)
            sceneDidBecomeActive: nothing
          func sceneDidDisconnect(_ scene: UIScene)
            sceneDidDisconnect: nothing
          func sceneDidEnterBackground(_ scene: UIScene)
            sceneDidEnterBackground: nothing
          func sceneWillEnterForeground(_ scene: UIScene)
            sceneWillEnterForeground: nothing
          func sceneWillResignActive(_ scene: UIScene)
            sceneWillResignActive: nothing
          func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
            stateRestorationActivityForScene: nil: nothing saved for the scene
        UISheetPresentationControllerDelegate
          func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
            sheetPresentationControllerDidChangeSelectedDetentIdentifier: nothing
        UISplitViewControllerDelegate
          func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
            primaryViewControllerForCollapsingSplitViewController: nil: the current primary stays primary
          func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
            primaryViewControllerForExpandingSplitViewController: nil: the current primary stays primary
          func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
            splitViewController:collapseSecondaryViewController:ontoPrimaryViewController: false: the primary is asked to collapse the secondary onto itself (a navigation controller pushes it)
          func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
            splitViewController:displayModeForExpandingToProposedDisplayMode: the proposed display mode
          func splitViewController(_ svc: UISplitViewController, popoverController pc: UIPopoverController, willPresent aViewController: UIViewController)
            splitViewController:popoverController:willPresentViewController: nothing
          func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?
            splitViewController:separateSecondaryViewControllerFromPrimaryViewController: nil: the primary is asked to separate (a navigation controller pops its top controller into the secondary)
          func splitViewController(_ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation) -> Bool
            splitViewController:shouldHideViewController:inOrientation: hidden in portrait, shown in landscape (pre-iOS 8 rule)
          func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
            splitViewController:showDetailViewController:sender: false: replaces the secondary when expanded; when collapsed it is presented or pushed by the primary
          func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
            splitViewController:showViewController:sender: false: standard handling (collapsed: child's show; expanded: replaces the primary or the secondary the sender is in)
          func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
            splitViewController:topColumnForCollapsingToProposedTopColumn: the proposed column
          func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
            splitViewController:willChangeToDisplayMode: nothing
          func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
            splitViewController:willHideColumn: nothing
          func splitViewController(_ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem, for pc: UIPopoverController)
            splitViewController:willHideViewController:withBarButtonItem:forPopoverController: nothing
          func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
            splitViewController:willShowColumn: nothing
          func splitViewController(_ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem)
            splitViewController:willShowViewController:invalidatingBarButtonItem: nothing
          func splitViewControllerDidCollapse(_ svc: UISplitViewController)
            splitViewControllerDidCollapse: nothing
          func splitViewControllerDidExpand(_ svc: UISplitViewController)
            splitViewControllerDidExpand: nothing
          func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
            splitViewControllerInteractivePresentationGestureDidEnd: nothing
          func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
            splitViewControllerInteractivePresentationGestureWillBegin: nothing
          func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController) -> UIInterfaceOrientation
            splitViewControllerPreferredInterfaceOrientationForPresentation: the controller's own preferredInterfaceOrientationForPresentation
          func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
            splitViewControllerSupportedInterfaceOrientations: the controller's own supportedInterfaceOrientations
          func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
            targetDisplayModeForActionInSplitViewController: automatic: the split view controller chooses
        UIStateRestoring
          func applicationFinishedRestoringState()
            applicationFinishedRestoringState nothing
          func decodeRestorableState(with coder: NSCoder)
            decodeRestorableStateWithCoder: nothing
          func encodeRestorableState(with coder: NSCoder)
            encodeRestorableStateWithCoder: nothing
          var objectRestorationClass: (UIObjectRestoration.Type)? { get }
            objectRestorationClass nil: the delegate must find the object
          var restorationParent: UIStateRestoring? { get }
            restorationParent nil
        UITabBarControllerDelegate
          func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning?
            tabBarController:animationControllerForTransitionFromViewController:toViewController: nil: the switch is immediate (up to iOS 17)
          func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
            tabBarController:didEndCustomizingViewControllers:changed: nothing
          func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
            tabBarController:didSelectViewController: nothing
          func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?
            tabBarController:interactionControllerForAnimationController: nil: not interactive
          func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
            tabBarController:shouldSelectViewController: true
          func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
            tabBarController:willBeginCustomizingViewControllers: nothing
          func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
            tabBarController:willEndCustomizingViewControllers:changed: nothing
          func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
            tabBarControllerPreferredInterfaceOrientationForPresentation: the controller's own preferredInterfaceOrientationForPresentation
          func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
            tabBarControllerSupportedInterfaceOrientations: the tab bar controller's own supportedInterfaceOrientations (idiom default unless overridden)
        UITabBarDelegate
          func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
            tabBar:didBeginCustomizingItems: nothing
          func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
            tabBar:didEndCustomizingItems:changed: nothing
          func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
            tabBar:didSelectItem: nothing
          func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
            tabBar:willBeginCustomizingItems: nothing
          func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
            tabBar:willEndCustomizingItems:changed: nothing
        UIVideoEditorControllerDelegate
          func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: Error)
            videoEditorController:didFailWithError: nothing
          func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
            videoEditorController:didSaveEditedVideoToPath: nothing
          func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
            videoEditorControllerDidCancel: nothing
        UIViewControllerAnimatedTransitioning
          func animationEnded(_ transitionCompleted: Bool)
            animationEnded: nothing
          func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating
            interruptibleAnimatorForTransition: animateTransition is used and the transition cannot be interrupted
        UIViewControllerInteractiveTransitioning
          var completionCurve: UIView.AnimationCurve { get }
            completionCurve easeInOut
          var completionSpeed: CGFloat { get }
            completionSpeed 1.0
          var wantsInteractiveStart: Bool { get }
            wantsInteractiveStart true
        UIViewControllerTransitioningDelegate
          func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
            animationControllerForDismissedController: nil: the standard dismissal animation
          func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning?
            animationControllerForPresentedController:presentingController:sourceController: nil: the animation of modalTransitionStyle (or of the standard presentation style)
          func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?
            interactionControllerForDismissal: nil: not interactive
          func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?
            interactionControllerForPresentation: nil: not interactive
          func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
            presentationControllerForPresentedViewController:presentingViewController:sourceViewController: nil: only asked for the style custom; a plain UIPresentationController, whose presentation is full screen and leaves the presenter's view in place
        UIViewImplicitlyAnimating
          func addAnimations(_ animation: @escaping () -> Void)
            addAnimations: nothing
          func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
            addAnimations:delayFactor: nothing
          func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
            addCompletion: nothing
          func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
            continueAnimationWithTimingParameters:durationFactor: nothing
        UIWindowSceneDelegate
          var window: UIWindow? { get set }
            window the storyboard of the scene configuration cannot be shown: UIKit needs the property to store the window it makes
          func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)
            windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection: nothing
          func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
            windowScene:performActionForShortcutItem:completionHandler: the shortcut only activates the scene
          func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShareMetadata)
            windowScene:userDidAcceptCloudKitShareWithMetadata: nothing
        """
}
