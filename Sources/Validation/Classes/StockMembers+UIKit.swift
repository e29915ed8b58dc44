/// What UIKit and its relatives declare. Names are those that key-value coding and the runtime use.
extension StockMembers {
    static let uiKitProperties = """
        NSObject: accessibilityActivationPoint accessibilityContainerType accessibilityElements \
        accessibilityElementsHidden accessibilityFrame accessibilityHint accessibilityIdentifier accessibilityLabel \
        accessibilityLanguage accessibilityNavigationStyle accessibilityPath accessibilityRespondsToUserInteraction \
        accessibilityTextualContext accessibilityTraits accessibilityUserInputLabels accessibilityValue \
        accessibilityViewIsModal accessibilityCustomActions isAccessibilityElement shouldGroupAccessibilityChildren
        UIResponder: userActivity restorationIdentifier
        UIView UIViewController: preferredFocusedView
        UIView: alpha autoresizesSubviews autoresizingMask backgroundColor bounds center clearsContextBeforeDrawing \
        clipsToBounds contentMode contentScaleFactor contentStretch directionalLayoutMargins exclusiveTouch \
        focusGroupIdentifier focusGroupPriority focusEffect frame gestureRecognizers hidden \
        insetsLayoutMarginsFromSafeArea interactions largeContentImage largeContentImageInsets largeContentTitle layer \
        layoutMargins maskView maximumContentSizeCategory minimumContentSizeCategory motionEffects \
        multipleTouchEnabled opaque overrideUserInterfaceStyle preservesSuperviewLayoutMargins \
        scalesLargeContentImage semanticContentAttribute showsLargeContentViewer tag tintAdjustmentMode tintColor \
        transform transform3D translatesAutoresizingMaskIntoConstraints userInteractionEnabled \
        accessibilityIgnoresInvertColors keyboardLayoutGuide cornerConfiguration contentScaleFactor
        UIControl: enabled selected highlighted contentVerticalAlignment contentHorizontalAlignment \
        showsMenuAsPrimaryAction contextMenuInteractionEnabled toolTip symbolAnimationEnabled
        UIButton: contentEdgeInsets titleEdgeInsets imageEdgeInsets titleLabel imageView buttonType configuration \
        adjustsImageWhenDisabled adjustsImageWhenHighlighted reversesTitleShadowWhenHighlighted \
        showsTouchWhenHighlighted menu role font lineBreakMode titleShadowOffset pointerInteractionEnabled \
        changesSelectionAsPrimaryAction automaticallyUpdatesConfiguration preferredBehavioralStyle \
        preferredMenuElementOrder maximumContentSizeCategory
        UILabel: text attributedText font textColor shadowColor shadowOffset textAlignment lineBreakMode \
        lineBreakStrategy highlightedTextColor highlighted enabled numberOfLines adjustsFontSizeToFitWidth \
        adjustsFontForContentSizeCategory adjustsLetterSpacingToFitWidth allowsDefaultTighteningForTruncation \
        baselineAdjustment minimumFontSize minimumScaleFactor preferredMaxLayoutWidth preferredVibrancy \
        showsExpansionTextWhenTruncated
        UITextField: text attributedText placeholder attributedPlaceholder font textColor textAlignment borderStyle \
        background disabledBackground clearButtonMode clearsOnBeginEditing clearsOnInsertion \
        adjustsFontSizeToFitWidth adjustsFontForContentSizeCategory minimumFontSize defaultTextAttributes \
        typingAttributes allowsEditingTextAttributes leftView leftViewMode rightView rightViewMode inputView \
        inputAccessoryView delegate interactionState textDragDelegate textDropDelegate
        UITextField UITextView UISearchBar: autocapitalizationType autocorrectionType spellCheckingType \
        smartQuotesType smartDashesType smartInsertDeleteType inlinePredictionType keyboardType keyboardAppearance \
        returnKeyType enablesReturnKeyAutomatically secureTextEntry textContentType passwordRules selectedTextRange \
        markedTextStyle inputDelegate inputAssistantItem inputAccessoryView textDragDelegate textDropDelegate
        UITextView: text attributedText font textColor textAlignment editable selectable selectedRange \
        allowsEditingTextAttributes dataDetectorTypes typingAttributes linkTextAttributes textContainerInset \
        clearsOnInsertion usesStandardTextScaling inputView inputAccessoryView delegate \
        adjustsFontForContentSizeCategory findInteractionEnabled borderStyle interactionState
        UIImageView: image highlightedImage highlighted animationImages highlightedAnimationImages animationDuration \
        animationRepeatCount preferredSymbolConfiguration adjustsImageWhenAncestorFocused \
        adjustsImageSizeForAccessibilityContentSizeCategory preferredImageDynamicRange
        UIScrollView: contentOffset contentSize contentInset contentInsetAdjustmentBehavior \
        automaticallyAdjustsScrollIndicatorInsets delegate directionalLockEnabled bounces alwaysBounceVertical \
        alwaysBounceHorizontal bouncesHorizontally bouncesVertically pagingEnabled scrollEnabled \
        transfersHorizontalScrollingToParent transfersVerticalScrollingToParent showsHorizontalScrollIndicator \
        showsVerticalScrollIndicator indicatorStyle scrollIndicatorInsets verticalScrollIndicatorInsets \
        horizontalScrollIndicatorInsets decelerationRate indexDisplayMode delaysContentTouches \
        canCancelContentTouches minimumZoomScale maximumZoomScale zoomScale bouncesZoom scrollsToTop \
        keyboardDismissMode refreshControl allowsKeyboardScrolling contentAlignmentPoint
        UITableView: dataSource delegate prefetchDataSource dragDelegate dropDelegate prefetchingEnabled \
        dragInteractionEnabled rowHeight sectionHeaderHeight sectionFooterHeight sectionHeaderTopPadding \
        estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight fillerRowHeight separatorInset \
        separatorInsetReference separatorStyle separatorColor separatorEffect backgroundView sectionIndexMinimumDisplayRowCount \
        sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor editing allowsSelection \
        allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing \
        allowsFocus allowsFocusDuringEditing cellLayoutMarginsFollowReadableWidth insetsContentViewsToSafeArea \
        tableHeaderView tableFooterView remembersLastFocusedIndexPath selectionFollowsFocus style \
        selfSizingInvalidation springLoaded
        UICollectionView: collectionViewLayout dataSource delegate prefetchDataSource prefetchingEnabled dragDelegate \
        dropDelegate dragInteractionEnabled reorderingCadence backgroundView allowsSelection allowsMultipleSelection \
        allowsFocus allowsFocusDuringEditing allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing editing \
        remembersLastFocusedIndexPath selectionFollowsFocus selfSizingInvalidation springLoaded
        UITableViewCell: backgroundView selectedBackgroundView multipleSelectionBackgroundView contentView imageView \
        textLabel detailTextLabel selectionStyle selected highlighted showsReorderControl shouldIndentWhileEditing \
        accessoryType accessoryView editingAccessoryType editingAccessoryView indentationLevel indentationWidth \
        separatorInset editing focusStyle userInteractionEnabledWhileDragging text image selectedImage font textColor \
        textAlignment lineBreakMode reuseIdentifier contentConfiguration backgroundConfiguration
        UITableViewHeaderFooterView: textLabel detailTextLabel contentView backgroundView tintColor reuseIdentifier
        UICollectionReusableView: reuseIdentifier
        UICollectionViewCell: contentView backgroundView selectedBackgroundView selected highlighted
        UICollectionViewListCell: indentationLevel indentationWidth indentsAccessories accessories
        UICollectionViewLayout: collectionView
        UICollectionViewFlowLayout: minimumLineSpacing minimumInteritemSpacing itemSize estimatedItemSize \
        scrollDirection headerReferenceSize footerReferenceSize sectionInset sectionInsetReference \
        sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
        UIStackView: axis distribution alignment spacing baselineRelativeArrangement layoutMarginsRelativeArrangement \
        arrangedSubviews
        UISlider: value minimumValue maximumValue minimumValueImage maximumValueImage continuous minimumTrackTintColor \
        maximumTrackTintColor thumbTintColor
        UISwitch: on onTintColor thumbTintColor onImage offImage title preferredStyle
        UIStepper: value minimumValue maximumValue stepValue continuous autorepeat wraps
        UISegmentedControl: selectedSegmentIndex momentary segmentedControlStyle apportionsSegmentWidthsByContent \
        selectedSegmentTintColor springLoaded
        UIPageControl: numberOfPages currentPage hidesForSinglePage pageIndicatorTintColor \
        currentPageIndicatorTintColor backgroundStyle direction allowsContinuousInteraction \
        preferredIndicatorImage defersCurrentPageDisplay
        UIDatePicker: datePickerMode preferredDatePickerStyle locale calendar timeZone date minimumDate maximumDate \
        countDownDuration minuteInterval roundsToMinuteInterval
        UIDatePicker UIPickerView: textColor
        UIRefreshControl: attributedTitle tintColor
        UIColorWell: title supportsAlpha selectedColor
        UIPickerView: dataSource delegate showsSelectionIndicator
        UIActivityIndicatorView: activityIndicatorViewStyle style hidesWhenStopped color
        UIProgressView: progress progressViewStyle progressTintColor trackTintColor progressImage trackImage \
        observedProgress
        UISearchBar: delegate text placeholder prompt barStyle barTintColor searchBarStyle translucent \
        showsBookmarkButton showsCancelButton showsSearchResultsButton searchResultsButtonSelected showsScopeBar \
        scopeButtonTitles selectedScopeButtonIndex backgroundImage scopeBarBackgroundImage \
        searchFieldBackgroundPositionAdjustment searchTextPositionAdjustment searchField lookToDictate \
        usesEmbeddedAppearance
        UINavigationBar UIToolbar UITabBar: barStyle barTintColor translucent delegate items standardAppearance \
        compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance
        UINavigationBar: prefersLargeTitles shadowImage titleTextAttributes largeTitleTextAttributes \
        backIndicatorImage backIndicatorTransitionMaskImage preferredBehavioralStyle backgroundImage topItem
        UITabBar: selectedItem selectedImageTintColor unselectedItemTintColor backgroundImage shadowImage \
        selectionIndicatorImage itemPositioning itemWidth itemSpacing springLoaded
        UIVisualEffectView: effect contentView
        UIWindow: rootViewController windowLevel screen windowScene canResizeToFitContent
        UIInputView: allowsSelfSizing
        WKWebView: navigationDelegate UIDelegate uiDelegate allowsBackForwardNavigationGestures allowsLinkPreview \
        customUserAgent inspectable allowsMagnification magnification pageZoom mediaType underPageBackgroundColor \
        findInteractionEnabled interactionState
        UIWebView: delegate scalesPageToFit detectsPhoneNumbers dataDetectorTypes allowsInlineMediaPlayback \
        mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay suppressesIncrementalRendering \
        keyboardDisplayRequiresUserAction paginationMode paginationBreakingMode pageLength gapBetweenPages \
        allowsLinkPreview allowsPictureInPictureMediaPlayback
        MKMapView: delegate mapType region centerCoordinate visibleMapRect camera zoomEnabled scrollEnabled \
        rotateEnabled pitchEnabled showsUserLocation showsCompass showsScale showsTraffic showsBuildings \
        showsPointsOfInterest showsZoomControls showsPitchControl showsUserTrackingButton userTrackingMode \
        selectedAnnotations pointOfInterestFilter preferredConfiguration selectableMapFeatures
        SKView: paused showsFPS showsNodeCount showsDrawCount showsQuadCount showsPhysics showsFields asynchronous \
        allowsTransparency ignoresSiblingOrder shouldCullNonVisibleNodes preferredFramesPerSecond frameInterval \
        delegate disableDepthStencilBuffer
        SCNView: scene delegate allowsCameraControl playing loops showsStatistics debugOptions antialiasingMode \
        autoenablesDefaultLighting jitteringEnabled pointOfView overlaySKScene preferredFramesPerSecond \
        rendersContinuously sceneTime backgroundColor technique cameraControlConfiguration audioListener
        ARSCNView ARSKView: session delegate
        ARSCNView: automaticallyUpdatesLighting rendersCameraGrain rendersMotionBlur
        GLKView: delegate context drawableColorFormat drawableDepthFormat drawableStencilFormat drawableMultisample \
        enableSetNeedsDisplay
        MTKView: delegate device preferredFramesPerSecond paused enableSetNeedsDisplay autoResizeDrawable \
        colorPixelFormat depthStencilPixelFormat sampleCount framebufferOnly presentsWithTransaction clearColor \
        clearDepth clearStencil drawableSize preferredDevice colorspace
        PDFView: document delegate displayMode displayDirection displaysPageBreaks displaysAsBook displaysRTL \
        displayBox backgroundColor scaleFactor minScaleFactor maxScaleFactor autoScales interpolationQuality \
        pageBreakMargins pageShadowsEnabled pageOverlayViewProvider inMarkupMode enableDataDetectors greekingThreshold
        MPVolumeView: showsVolumeSlider showsRouteButton
        AVRoutePickerView: delegate activeTintColor player routePickerButtonBordered prioritizesVideoDevices
        ADBannerView: delegate requiredContentSizeIdentifiers currentContentSizeIdentifier advertisingSection
        UIViewController: view title navigationItem tabBarItem toolbarItems hidesBottomBarWhenPushed \
        contentSizeForViewInPopover preferredContentSize modalPresentationStyle modalTransitionStyle modalInPopover \
        modalInPresentation modalPresentationCapturesStatusBarAppearance definesPresentationContext \
        providesPresentationContextTransitionStyle edgesForExtendedLayout extendedLayoutIncludesOpaqueBars \
        automaticallyAdjustsScrollViewInsets wantsFullScreenLayout editing transitioningDelegate \
        restoresFocusAfterTransition additionalSafeAreaInsets viewRespectsSystemMinimumLayoutMargins \
        overrideUserInterfaceStyle popoverPresentationController searchDisplayController restorationClass \
        userActivity interactiveDismissEnabled focusGroupIdentifier contentScrollView tab preferredTransition \
        accessibilityContainerType showLoadingBar
        UINavigationController: navigationBarHidden toolbarHidden viewControllers delegate navigationBar toolbar \
        hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact topViewController
        UITabBarController: viewControllers selectedViewController selectedIndex customizableViewControllers delegate \
        tabBar tabBarHidden moreNavigationController mode
        UISplitViewController: viewControllers delegate preferredDisplayMode presentsWithGesture displayModeButtonItem \
        preferredPrimaryColumnWidthFraction minimumPrimaryColumnWidth maximumPrimaryColumnWidth \
        preferredSupplementaryColumnWidthFraction primaryEdge primaryBackgroundStyle preferredSplitBehavior \
        showsSecondaryOnlyButton preferredPrimaryColumnWidth preferredSupplementaryColumnWidth \
        minimumSupplementaryColumnWidth maximumSupplementaryColumnWidth displayModeButtonVisibility
        UITableViewController: tableView clearsSelectionOnViewWillAppear refreshControl
        UICollectionViewController: collectionView clearsSelectionOnViewWillAppear installsStandardGestureForInteractiveMovement \
        useLayoutToLayoutNavigationTransitions
        UIPageViewController: dataSource delegate doubleSided
        UISearchController: searchBar searchResultsUpdater delegate dimsBackgroundDuringPresentation \
        obscuresBackgroundDuringPresentation hidesNavigationBarDuringPresentation active
        UISearchDisplayController: delegate searchBar searchContentsController searchResultsDataSource \
        searchResultsDelegate searchResultsTitle active displaysSearchBarInNavigationBar
        UIInputViewController: inputView primaryLanguage hasDictationKey
        UIImagePickerController: sourceType mediaTypes allowsEditing allowsImageEditing delegate cameraOverlayView
        GLKViewController: delegate preferredFramesPerSecond paused pauseOnWillResignActive resumeOnDidBecomeActive
        AVPlayerViewController: player showsPlaybackControls videoGravity allowsPictureInPicturePlayback \
        updatesNowPlayingInfoCenter entersFullScreenWhenPlaybackBegins exitsFullScreenWhenPlaybackEnds delegate \
        requiresLinearPlayback
        SLComposeServiceViewController: placeholder charactersRemaining
        QLPreviewController: dataSource delegate currentPreviewItemIndex
        UINavigationItem: title titleView prompt backBarButtonItem backButtonTitle backButtonDisplayMode \
        hidesBackButton leftBarButtonItem leftBarButtonItems rightBarButtonItem rightBarButtonItems \
        leftItemsSupplementBackButton largeTitleDisplayMode searchController hidesSearchBarWhenScrolling \
        standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance style \
        customizationIdentifier subtitle largeTitle largeSubtitle
        UIBarItem: title image imageInsets landscapeImagePhone landscapeImagePhoneInsets largeContentSizeImage \
        largeContentSizeImageInsets enabled tag
        UIBarButtonItem: style width possibleTitles customView tintColor target action menu primaryAction selected \
        springLoaded backButtonTitlePositionAdjustment hidden
        UITabBarItem: badgeValue badgeColor selectedImage titlePositionAdjustment standardAppearance \
        scrollEdgeAppearance springLoaded
        UIGestureRecognizer: delegate enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded \
        requiresExclusiveTouchType allowedTouchTypes allowedPressTypes name
        UITapGestureRecognizer: numberOfTapsRequired numberOfTouchesRequired buttonMaskRequired
        UISwipeGestureRecognizer: direction numberOfTouchesRequired
        UIPanGestureRecognizer: minimumNumberOfTouches maximumNumberOfTouches allowedScrollTypesMask
        UIScreenEdgePanGestureRecognizer: edges
        UIPinchGestureRecognizer: scale
        UIRotationGestureRecognizer: rotation
        UILongPressGestureRecognizer: minimumPressDuration allowableMovement numberOfTapsRequired \
        numberOfTouchesRequired
        NSLayoutConstraint: constant priority identifier active shouldBeArchived
        UIApplication: delegate
        UIStoryboardPopoverSegue: popoverController
        UICollectionViewCell UITableViewHeaderFooterView: contentConfiguration backgroundConfiguration
        UISearchTextField: allowsCopyingTokens allowsDeletingTokens tokenBackgroundColor
        UIActionSheet UIAlertView UICalendarView UICloudSharingController UIColorPickerViewController \
        UIDocumentBrowserViewController UIDocumentPickerViewController UIFontPickerViewController UIDynamicAnimator \
        UIScene UIVideoEditorController MFMailComposeViewController: delegate
        UIColorPickerViewController: selectedColor supportsAlpha
        UIDocumentBrowserViewController: allowsDocumentCreation allowsPickingMultipleItems browserUserInterfaceStyle
        UIImagePickerController: cameraDevice showsCameraControls videoMaximumDuration videoQuality
        UIPasteControl: target
        UIGestureRecognizer: state
        UINavigationItem: preferredSearchBarPlacement
        """

    static let uiKitActions = """
        UIResponder: becomeFirstResponder resignFirstResponder reloadInputViews
        UITextField UITextView UIWebView WKWebView: cut: copy: paste: select: selectAll: delete: toggleBoldface: \
        toggleItalics: toggleUnderline: makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: \
        increaseSize: decreaseSize: pasteAndMatchStyle: pasteAndGo: pasteAndSearch:
        UITextView WKWebView PDFView: find: findNext: findPrevious: findAndReplace: useSelectionForFind:
        PDFView: copy: selectAll:
        UIView: setNeedsDisplay setNeedsLayout setNeedsUpdateConstraints layoutIfNeeded removeFromSuperview sizeToFit \
        endEditing: setNeedsFocusUpdate
        UIActivityIndicatorView UIImageView: startAnimating stopAnimating
        UITableView UICollectionView UIPickerView: reloadData reloadAllComponents
        UIScrollView: flashScrollIndicators
        UIRefreshControl: beginRefreshing endRefreshing
        UISplitViewController: toggleMasterVisible: toggleSidebar:
        UIViewController: setEditing: loadViewIfNeeded dismissModalViewControllerAnimated: setNeedsStatusBarAppearanceUpdate
        UINavigationController: popViewControllerAnimated: popToRootViewControllerAnimated:
        WKWebView UIWebView: reload stopLoading goBack goForward
        WKWebView: reload: goBack: goForward: stopLoading: reloadFromOrigin reloadFromOrigin:
        SCNView: play: pause: stop:
        UIInputViewController: advanceToNextInputMode dismissKeyboard handleInputModeListFromView:withEvent:
        SLComposeServiceViewController: didSelectPost didSelectCancel cancel
        """

    static let watchKitProperties = """
        WKInterfaceObject: hidden alpha semanticContentAttribute width height
        WKInterfaceController: title
        WKUserNotificationInterfaceController: notificationAlertLabel sashLabel titleLabel subtitleLabel bodyLabel
        WKInterfaceLabel: text textColor attributedText
        WKInterfaceButton: title enabled backgroundColor
        WKInterfaceGroup: cornerRadius contentInset backgroundColor
        WKInterfaceSlider: value enabled numberOfSteps color
        WKInterfaceSwitch: on enabled title color
        WKInterfaceSCNScene WKInterfaceSKScene: scene delegate paused
        """

    static let watchKitActions = """
        WKInterfaceController: dismissController popController popToRootController becomeCurrentPage dismissTextInputController
        WKInterfaceMovie WKInterfaceInlineMovie: play pause playFromBeginning
        WKInterfacePicker: focus resignFocus
        WKInterfaceTimer: start stop
        """
}
