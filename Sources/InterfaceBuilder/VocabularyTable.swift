extension Vocabulary {
    /// Names as they occur in documents of Xcode 4 to 16, with the attributes that properties of this module read.
    static let table = """
        document: type version toolsVersion systemVersion targetRuntime useAutolayout useTraitCollections \
        useSafeAreas launchScreen initialViewController
        device: id orientation layout appearance
        adaptation: id
        plugIn: identifier version
        capability: name minToolsVersion minSystemVersion
        items menuItems inferredMetricsTieBreakers allowedToolbarItems defaultToolbarItems:
        simulatedMetricsContainer freeformSimulatedSizeMetrics: key
        simulatedStatusBarMetrics: key statusBarStyle
        simulatedNavigationBarMetrics simulatedToolbarMetrics simulatedTabBarMetrics: key barStyle translucent prompted
        simulatedOrientationMetrics: key orientation
        simulatedScreenMetrics: key type
        dependencies scenes objects connections resources subviews constraints prototypes sections cells layoutGuides \
        toolbarItems leftBarButtonItems rightBarButtonItems userDefinedRuntimeAttributes scene:
        deployment: identifier version
        scene: sceneID
        @object: id key customClass customModule customModuleProvider userLabel sceneMemberID

        @controller: @object storyboardIdentifier title modalPresentationStyle modalTransitionStyle \
        definesPresentationContext providesPresentationContextTransitionStyle hidesBottomBarWhenPushed \
        automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars
        viewController tableViewController collectionViewController avPlayerViewController glkViewController \
        hostingController windowController tabViewController pagecontroller collectionViewItem application controller \
        notificationController glanceController tabBarController: @controller
        navigationController: @controller navigationBarHidden toolbarHidden
        splitViewController: @controller style allowDoubleColumnStyle behavior preferredDisplayMode
        pageViewController: @controller transitionStyle navigationOrientation
        viewControllerPlaceholder controllerPlaceholder: @object storyboardIdentifier storyboardName \
        referencedIdentifier bundleIdentifier
        exit placeholder customObject userDefaultsController: @object
        notificationCategory: key id identifier
        viewControllerLayoutGuide: type id
        viewLayoutGuide: key id

        segue: id kind destination identifier customClass customModule customModuleProvider relationship unwindAction \
        destinationCreationSelector modalPresentationStyle modalTransitionStyle animates popoverAnchorView \
        popoverAnchorBarButtonItem trigger splitViewControllerTargetIndex popoverBehavior preferredEdge userLabel \
        key inheritsFrom reference
        popoverArrowDirection: *
        outlet: id property destination
        outletCollection: id property destination appends
        action: id selector destination target eventType
        binding: id name destination keyPath
        userDefinedRuntimeAttribute: keyPath type value
        integer real boolean bool: key value
        nil: key
        range: key location length
        image: name width height key value

        @view: @object title text hidden alpha opaque contentMode clipsSubviews tag userInteractionEnabled \
        multipleTouchEnabled enabled restorationIdentifier translatesAutoresizingMaskIntoConstraints
        view imageView scrollView stackView containerView collectionView tableView tableViewCellContentView \
        collectionViewCellContentView visualEffectView activityIndicatorView progressView switch slider stepper \
        segmentedControl pageControl datePicker pickerView searchBar webView wkWebView mapView glkView arskView \
        arscnView skView mtkView sceneKitView navigationBar toolbar tabBar refreshControl: @view
        customView box splitView tabView clipView scroller tableHeaderView tableCellView outlineView popUpButton \
        colorWell progressIndicator levelIndicator comboBox searchField secureTextField matrix gridView \
        pathControl: @view
        label textField textView: @view attributedText
        button: @view
        tableViewCell collectionViewCell collectionReusableView: @view reuseIdentifier
        tableViewSection: id headerTitle footerTitle
        rect: key x y width height
        point: key x y
        size: key width height
        autoresizingMask: *
        accessibility: key identifier label hint description help
        accessibilityTraits: *
        state: key title attributedTitle image backgroundImage
        buttonConfiguration: key title
        fontDescription: key type name family style weight pointSize
        color: key name alpha colorSpace customColorSpace systemColor cocoaTouchSystemColor catalog red green blue \
        white cyan magenta yellow black
        namedColor systemColor: name
        string mutableString: key base64-UTF8
        attributedString: key
        fragment: content
        constraint: id firstItem firstAttribute relation secondItem secondAttribute constant multiplier priority \
        identifier placeholder
        variation: *
        mask: key
        include exclude: reference

        window panel: @view identifier frameAutosaveName visibleAtLaunch releasedWhenClosed
        windowStyleMask modifierMask: *
        menu: @object title systemMenu
        menuItem: @object title isSeparatorItem alternate enabled hidden tag keyEquivalent
        toolbarItem: @object reference

        navigationItem: @object title prompt largeTitleDisplayMode hidesBackButton
        barButtonItem tabBarItem: @object title image selectedImage systemItem style enabled tag badgeValue
        @recognizer: @object enabled
        panGestureRecognizer pinchGestureRecognizer rotationGestureRecognizer: @recognizer
        screenEdgePanGestureRecognizer: @recognizer
        tapGestureRecognizer: @recognizer numberOfTapsRequired numberOfTouchesRequired
        swipeGestureRecognizer: @recognizer direction numberOfTouchesRequired
        pongPressGestureRecognizer longPressGestureRecognizer: @recognizer numberOfTapsRequired \
        numberOfTouchesRequired minimumPressDuration
        """
}
