extension SystemClass {
    /// UIKit's classes that are neither views nor controllers.
    static let uiKitObjects = """
        UIApplication: UIResponder
          keys delegate
        UIBarButtonItem: UIBarItem <barButtonItem>
          keys action backButtonTitlePositionAdjustment customView hidden menu possibleTitles primaryAction selected
          keys springLoaded style target tintColor width
        UIBarItem: NSObject family
          keys enabled image imageInsets landscapeImagePhone landscapeImagePhoneInsets largeContentSizeImage
          keys largeContentSizeImageInsets tag title
        UICollectionViewCompositionalLayout: UICollectionViewLayout
        UICollectionViewFlowLayout: UICollectionViewLayout <collectionViewFlowLayout>
          keys estimatedItemSize footerReferenceSize headerReferenceSize itemSize minimumInteritemSpacing
          keys minimumLineSpacing scrollDirection sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds
          keys sectionInset sectionInsetReference
        UICollectionViewLayout: NSObject <collectionViewLayout>
          keys collectionView
        UIDynamicAnimator: NSObject
          keys delegate
        UIDynamicBehavior: NSObject
        UIGestureRecognizer: NSObject family
          keys allowedPressTypes allowedTouchTypes cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded delegate
          keys enabled name requiresExclusiveTouchType state
        UIHoverGestureRecognizer: UIGestureRecognizer
        UILayoutGuide: NSObject <viewLayoutGuide>
          keys identifier
        UILongPressGestureRecognizer: UIGestureRecognizer <longPressGestureRecognizer> <pongPressGestureRecognizer>
          keys allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired
        UIMenuElement: NSObject
        UIMotionEffect: NSObject
        UINavigationItem: NSObject <navigationItem>
          keys backBarButtonItem backButtonDisplayMode backButtonTitle compactAppearance compactScrollEdgeAppearance
          keys customizationIdentifier hidesBackButton hidesSearchBarWhenScrolling largeSubtitle largeTitle
          keys largeTitleDisplayMode leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton
          keys preferredSearchBarPlacement prompt rightBarButtonItem rightBarButtonItems scrollEdgeAppearance
          keys searchController standardAppearance style subtitle title titleView
        UIPanGestureRecognizer: UIGestureRecognizer <panGestureRecognizer>
          keys allowedScrollTypesMask maximumNumberOfTouches minimumNumberOfTouches
        UIPinchGestureRecognizer: UIGestureRecognizer <pinchGestureRecognizer>
          keys scale
        UIResponder: NSObject
          keys restorationIdentifier userActivity
          methods canPerformAction(_:withSender:)=canPerformAction:withSender:
          methods motionBegan(_:with:)=motionBegan:withEvent: motionEnded(_:with:)=motionEnded:withEvent:
          methods target(forAction:withSender:)=targetForAction:withSender:
          methods touchesBegan(_:with:)=touchesBegan:withEvent: touchesCancelled(_:with:)=touchesCancelled:withEvent:
          methods touchesEnded(_:with:)=touchesEnded:withEvent: touchesMoved(_:with:)=touchesMoved:withEvent:
          selectors becomeFirstResponder reloadInputViews resignFirstResponder
        UIRotationGestureRecognizer: UIGestureRecognizer <rotationGestureRecognizer>
          keys rotation
        UIScene: UIResponder
          keys delegate
        UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer <screenEdgePanGestureRecognizer>
          keys edges
        UISearchDisplayController: NSObject <searchDisplayController>
          keys active delegate displaysSearchBarInNavigationBar searchBar searchContentsController
          keys searchResultsDataSource searchResultsDelegate searchResultsTitle
        UIStoryboardPopoverSegue: UIStoryboardSegue
          keys popoverController
        UIStoryboardSegue: NSObject <segue> family
        UISwipeGestureRecognizer: UIGestureRecognizer <swipeGestureRecognizer>
          keys direction numberOfTouchesRequired
        UITabBarItem: UIBarItem <tabBarItem>
          keys badgeColor badgeValue scrollEdgeAppearance selectedImage springLoaded standardAppearance
          keys titlePositionAdjustment
        UITapGestureRecognizer: UIGestureRecognizer <tapGestureRecognizer>
          keys buttonMaskRequired numberOfTapsRequired numberOfTouchesRequired
        UIViewPropertyAnimator: NSObject
          keys fractionComplete pausesOnCompletion reversed scrubsLinearly
        """
}
