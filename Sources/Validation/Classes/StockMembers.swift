/// What can be set by name on the system's own objects, and what they can be told by selector.
///
/// One list serves all classes: it keeps rules silent about a name that any of them has, which costs a rare finding and
/// spares a wrong one. Apple's documentation is the source.
enum StockMembers {
    /// Whether an object of the system's has a property of that name which can be set by key (R6).
    static func hasProperty(_ name: String) -> Bool { properties.contains(name) || outlets.contains(name) }

    /// Whether an object of the system's answers to that selector.
    static func hasAction(_ selector: String) -> Bool { actions.contains(selector) }

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    /// Outlets that Interface Builder offers for objects without a class of their own.
    private static let outlets = words(
        """
        accessoryView backgroundView backBarButtonItem \
        collectionView collectionViewLayout contentView customView dataSource delegate detailTextLabel dragDelegate \
        dropDelegate editingAccessoryView gestureRecognizers imageView inputAccessoryView \
        inputAccessoryViewController inputView inputViewController leftBarButtonItem \
        leftBarButtonItems leftView mapView maskView multipleSelectionBackgroundView navigationItem navigationDelegate \
        notificationAlertLabel sashLabel titleLabel subtitleLabel bodyLabel passthroughViews popoverPresentationController prefetchDataSource prompt refreshControl rightBarButtonItem \
        rightBarButtonItems rightView rootViewController scene searchBar searchContentsController searchController \
        searchDisplayController searchResultsDataSource searchResultsDelegate searchResultsUpdater \
        selectedBackgroundView selectedViewController sourceView spellingDelegate tabBar tabBarItem tableFooterView \
        tableHeaderView tableView textLabel titleView toolbarItems transitioningDelegate uiDelegate UIDelegate view \
        viewControllers window
        """)

    /// Properties of views, controls, controllers, layers' owners and bar items.
    private static let properties = words(
        """
        accessibilityActivationPoint accessibilityElements accessibilityElementsHidden accessibilityFrame \
        accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityLabel \
        accessibilityLanguage accessibilityNavigationStyle accessibilityTraits accessibilityUserInputLabels \
        accessibilityValue accessibilityViewIsModal accessoryType additionalSafeAreaInsets \
        adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth adjustsImageSizeForAccessibilityContentSizeCategory \
        adjustsImageWhenDisabled adjustsImageWhenHighlighted allowsDefaultTighteningForTruncation allowsEditing \
        allowsEditingTextAttributes allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection \
        allowsSelectionDuringEditing alpha alwaysBounceHorizontal alwaysBounceVertical apportionsSegmentWidthsByContent \
        arrangedSubviews attributedPlaceholder attributedText attributedTitle autocapitalizationType autocorrectionType \
        autoresizesSubviews autoresizingMask backgroundColor backgroundImage barStyle barTintColor baselineAdjustment \
        bounces bouncesZoom bounds buttonType canCancelContentTouches cancelsTouchesInView center clearButtonMode \
        clearsContextBeforeDrawing clearsOnBeginEditing clearsOnInsertion clearsSelectionOnViewWillAppear clipsToBounds \
        color content contentEdgeInsets contentHorizontalAlignment contentInset contentInsetAdjustmentBehavior \
        contentMode contentOffset contentScaleFactor contentSize contentVerticalAlignment currentPage \
        currentPageIndicatorTintColor dataDetectorTypes date datePickerMode decelerationRate defaultTextAttributes \
        definesPresentationContext delaysContentTouches delaysTouchesBegan delaysTouchesEnded directionalLockEnabled \
        directionalLayoutMargins disabledBackground edgesForExtendedLayout editable editing enabled \
        enablesReturnKeyAutomatically estimatedItemSize estimatedRowHeight estimatedSectionFooterHeight \
        estimatedSectionHeaderHeight exclusiveTouch extendedLayoutIncludesOpaqueBars focusGroupIdentifier font frame \
        hidden hidesBackButton hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears \
        hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed hidesForSinglePage hidesWhenStopped highlighted \
        highlightedImage highlightedTextColor horizontalScrollIndicatorInsets image imageEdgeInsets imageInsets \
        indentationLevel indentationWidth indicatorStyle insetsLayoutMarginsFromSafeArea \
        interactiveDismissEnabled isAccessibilityElement isEditable isEnabled isExclusiveTouch isHidden isHighlighted \
        isModalInPresentation isMomentary isMultipleTouchEnabled isNavigationBarHidden isOn isOpaque isPagingEnabled \
        isProminent isScrollEnabled isSecureTextEntry isSelectable isSelected isSpringLoaded isToolbarHidden \
        isTranslucent isUserInteractionEnabled isZooming itemPositioning itemSpacing itemSize itemWidth keepsActive \
        keyboardAppearance keyboardDismissMode keyboardType landscapeImagePhone largeContentTitle \
        largeTitleDisplayMode layer layoutMargins leftViewMode lineBreakMode lineBreakStrategy \
        locale maximumContentSizeCategory maximumDate maximumTrackTintColor maximumValue maximumValueImage \
        maximumZoomScale minimumContentSizeCategory minimumDate minimumFontSize minimumInteritemSpacing \
        minimumLineSpacing minimumScaleFactor minimumTrackTintColor minimumValue minimumValueImage minimumZoomScale \
        minuteInterval modalInPopover modalPresentationCapturesStatusBarAppearance modalPresentationStyle \
        modalTransitionStyle multipleTouchEnabled navigationBarHidden numberOfLines numberOfPages \
        numberOfTapsRequired numberOfTouchesRequired opaque pageIndicatorTintColor pagingEnabled placeholder \
        pointerInteractionEnabled popoverLayoutMargins preferredContentSize preferredDisplayMode \
        preferredMaxLayoutWidth preferredPrimaryColumnWidthFraction preferredScreenEdgesDeferringSystemGestures \
        preservesSuperviewLayoutMargins progress progressImage progressTintColor progressViewStyle \
        providesPresentationContextTransitionStyle returnKeyType reversesTitleShadowWhenHighlighted rightViewMode \
        rowHeight scopeButtonTitles scrollEnabled scrollIndicatorInsets scrollsToTop searchBarStyle \
        searchTextPositionAdjustment sectionFooterHeight sectionFootersPinToVisibleBounds sectionHeaderHeight \
        sectionHeaderTopPadding sectionHeadersPinToVisibleBounds sectionIndexBackgroundColor sectionIndexColor \
        sectionInset secureTextEntry segmentedControlStyle selectable selected selectedImage selectedScopeButtonIndex \
        selectedSegmentIndex selectedTextRange selectionStyle semanticContentAttribute separatorColor \
        separatorInset separatorInsetReference separatorStyle shadowColor shadowImage shadowOffset shouldGroupAccessibilityChildren \
        showsCancelButton showsHorizontalScrollIndicator showsReorderControl showsScopeBar showsSearchResultsButton \
        showsTouchWhenHighlighted showsVerticalScrollIndicator smartDashesType smartInsertDeleteType smartQuotesType \
        spacing spellCheckingType standardAppearance stepValue style subtitle tag text textAlignment textColor \
        textContainerInset textContentType tintAdjustmentMode tintColor title titleEdgeInsets titlePositionAdjustment \
        toolbarHidden trackTintColor transform translatesAutoresizingMaskIntoConstraints translucent \
        typingAttributes userInteractionEnabled usesFontLeading value verticalScrollIndicatorInsets width wraps \
        zoomScale badgeColor badgeValue axis distribution alignment baselineRelativeArrangement \
        layoutMarginsRelativeArrangement isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement \
        restorationIdentifier overrideUserInterfaceStyle automaticallyAdjustsScrollViewInsets \
        minimumPressDuration allowableMovement direction edges minimumNumberOfTouches maximumNumberOfTouches scale \
        rotation mapType showsUserLocation zoomEnabled rotateEnabled pitchEnabled showsCompass showsScale showsTraffic \
        showsBuildings showsPointsOfInterest isZoomEnabled isRotateEnabled isPitchEnabled isScrollEnabled \
        allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent identifier constant priority \
        shouldBeArchived isActive active modalInPresentation
        """)

    /// Actions of responders, editing, players, web views and split views.
    private static let actions = words(
        """
        cut: copy: paste: pasteAndGo: pasteAndMatchStyle: pasteAndSearch: select: selectAll: delete: toggleBoldface: \
        toggleItalics: toggleUnderline: makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: \
        increaseSize: decreaseSize: find: findAndReplace: findNext: findPrevious: useSelectionForFind: print: rename: \
        duplicate: move: export: performClose: orderFrontPreferencesPanel: updateTextAttributes: \
        becomeFirstResponder resignFirstResponder reload stopLoading goBack goForward reload: goBack: goForward: \
        stopLoading: reloadFromOrigin: startAnimating stopAnimating toggleMasterVisible: reloadData beginRefreshing \
        endRefreshing setNeedsDisplay setNeedsLayout layoutIfNeeded removeFromSuperview undo redo undo: redo: \
        advanceToNextInputMode dismissKeyboard handleInputModeListFromView:withEvent: \
        setEditing: toggleSidebar: toggleInspector: newWindowForTab: play pause
        """)
}
