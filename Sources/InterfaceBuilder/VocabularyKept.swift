extension Vocabulary {
    /// Names that Interface Builder writes and no property of this module reads, beside those of ``table``: documents
    /// keep them, and `segue report --unknown` tells them from names that are nobody's.
    static let kept = """
        document: propertyAccessControl colorMatched customObjectInstantitationMethod
        accessibilityOverrides: dynamicTypePreference
        development deployment: identifier version defaultVersion
        capability: requiredIntegratedClassName
        customFonts: key
        designables designable classes class relationships relationship source declaredKeys: key name className \
        superclassName candidateClass kind relativePath type
        modalPageSheetSimulatedSizeMetrics modalFormSheetSimulatedSizeMetrics: key
        placeholder: placeholderIdentifier
        userDefinedRuntimeAttribute: localized
        userDefaultsController: representsSharedInstance
        binding: previousBinding
        dictionary array mutableArray mutableDictionary mutableData data: class id key
        date calendarDate: key timeIntervalSinceReferenceDate calendarFormat
        decimal timeZone nil value: key name value type width height
        options attributes textAttributes: key
        constraint: symbolic type userLabel
        image state imageReference: catalog image key renderingMode symbolScale
        preferredSymbolConfiguration: configurationType key scale weight
        color: xcode11CocoaTouchSystemColor
        fontDescription font: key metaFont name size usesAppearanceFont
        paragraphStyle tabStops textTab: alignment allowsDefaultTighteningForTruncation baseWritingDirection \
        defaultTabInterval key lineBreakMode lineSpacing paragraphSpacing firstLineHeadIndent headIndent tailIndent \
        tighteningFactorForTruncation location
        inset edgeInsets directionalEdgeInsets offsetWrapper extendedEdge frame: key top bottom left right leading \
        trailing minX maxX minY maxY width height horizontal vertical

        @placed: fixedFrame misplaced ambiguous verifyAmbiguity horizontalHuggingPriority verticalHuggingPriority \
        horizontalCompressionResistancePriority verticalCompressionResistancePriority placeholderIntrinsicWidth \
        placeholderIntrinsicHeight clearsContextBeforeDrawing insetsLayoutMarginsFromSafeArea \
        preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth simulatedAppContext semanticContentAttribute \
        wantsLayer canDrawConcurrently toolTip focusRingType reference identifier userLabel colorLabel autoresizesSubviews \
        allowsExpansionToolTips
        @control: @placed contentHorizontalAlignment contentVerticalAlignment selected highlighted
        @scrolling: @placed alwaysBounceVertical alwaysBounceHorizontal bounces bouncesZoom pagingEnabled scrollEnabled \
        directionalLockEnabled indicatorStyle keyboardDismissMode contentInsetAdjustmentBehavior delaysContentTouches \
        canCancelContentTouches maximumZoomScale minimumZoomScale showsHorizontalScrollIndicator \
        showsVerticalScrollIndicator automaticallyAdjustsScrollIndicatorInsets
        view customView containerView clipView box splitView tabView stackView visualEffectView navigationBar toolbar \
        tabBar searchBar activityIndicatorView progressView progressIndicator pickerView mapView webView wkWebView glkView \
        arskView arscnView skView mtkView sceneKitView scroller tableHeaderView tableCellView collectionReusableView \
        collectionViewCell collectionViewCellContentView tableViewCell tableViewCellContentView gridView comboBox \
        searchField secureTextField levelIndicator popUpButton pathControl colorWell matrix imageView label: @placed
        button switch slider stepper segmentedControl pageControl datePicker refreshControl textField: @control
        scrollView tableView outlineView collectionView textView: @scrolling
        customView: alphaValue
        clipView: drawsBackground copiesOnScroll
        box: boxType borderType titlePosition
        splitView: dividerStyle vertical arrangesAllSubviews
        tabView: type drawsBackground
        stackView: alignment distribution spacing orientation axis spacingType baselineRelativeArrangement \
        detachesHiddenViews horizontalStackHuggingPriority verticalStackHuggingPriority \
        horizontalClippingResistancePriority verticalClippingResistancePriority
        visualEffectView: blendingMode material state
        navigationBar tabBar: translucent barStyle largeTitles itemPositioning
        toolbar: displayMode implicitIdentifier explicitIdentifier sizeMode autosavesConfiguration \
        allowsUserCustomization showsBaselineSeparator translucent barStyle
        searchBar: searchBarStyle barStyle translucent placeholder showsCancelButton showsScopeBar
        activityIndicatorView: style animating hidesWhenStopped
        progressView: progress progressViewStyle progressImage trackImage
        progressIndicator: maxValue minValue doubleValue style controlSize indeterminate bezeled displayedWhenStopped
        mapView: mapType pitchEnabled rotateEnabled scrollEnabled zoomEnabled showsBuildings showsUserLocation
        webView: maintainsBackForwardList
        wkWebView: allowsBackForwardNavigationGestures allowsLinkPreview
        glkView: enableSetNeedsDisplay
        mtkView: colorPixelFormat depthStencilPixelFormat sampleCount
        scroller: horizontal doubleValue
        tableViewCell: indentationWidth indentationLevel selectionStyle style textLabel detailTextLabel imageView \
        accessoryType editingAccessoryType hidesAccessoryWhenEditing rowHeight shouldIndentWhileEditing showsReorderControl
        tableViewCellContentView: tableViewCell
        tableViewSection: userLabel colorLabel
        gridView: rowAlignment xPlacement yPlacement
        searchField secureTextField textField: allowsCharacterPickerTouchBarItem minimumFontSize textAlignment placeholder \
        borderStyle clearButtonMode clearsOnBeginEditing background preferredMaxLayoutWidth textCompletion \
        adjustsFontForContentSizeCategory adjustsFontSizeToFit
        imageView: image highlightedImage alignment verticalAlignment width height catalog animationDuration \
        initiallyAnimated adjustsImageWhenAncestorFocused adjustsImageSizeForAccessibilityContentSizeCategory
        label: lineBreakMode baselineAdjustment adjustsFontSizeToFit textAlignment alignment verticalAlignment width height \
        numberOfLines adjustsFontForContentSizeCategory minimumScaleFactor minimumFontSize preferredMaxLayoutWidth \
        adjustsLetterSpacingToFitWidth usesAttributedText enablesMarqueeWhenAncestorFocused highlighted
        button: lineBreakMode buttonType alignment width height changesSelectionAsPrimaryAction showsMenuAsPrimaryAction \
        pointerInteraction role adjustsImageSizeForAccessibilityContentSizeCategory hasAttributedTitle \
        reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted
        buttonConfiguration: style
        switch: on alignment baseWritingDirection
        slider: minValue maxValue value continuous minimumValueImage maximumValueImage
        stepper: minimumValue maximumValue stepValue value wraps autorepeat continuous
        segmentedControl: segmentControlStyle selectedSegmentIndex momentary
        pageControl: numberOfPages currentPage hidesForSinglePage
        datePicker: datePickerMode minuteInterval style useCurrentDate countDownDuration
        scrollView: horizontalLineScroll horizontalPageScroll verticalLineScroll verticalPageScroll \
        usesPredominantAxisScrolling autohidesScrollers hasHorizontalScroller hasVerticalScroller borderType \
        horizontalScrollElasticity verticalScrollElasticity
        @table: rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight estimatedSectionHeaderHeight \
        estimatedSectionFooterHeight style dataMode separatorStyle allowsSelection allowsSelectionDuringEditing \
        allowsMultipleSelection allowsMultipleSelectionDuringEditing autosaveColumns autosaveExpandedItems headerView \
        rowSizeStyle viewBased columnAutoresizingStyle multipleSelection columnSelection emptySelection columnReordering \
        columnResizing typeSelect alternatingRowBackgroundColors tableStyle indentationPerLevel outlineTableColumn \
        selectionHighlightStyle floatsGroupRows prefetchingEnabled springLoaded
        tableView outlineView: @table
        collectionView: dataMode prefetchingEnabled selectable
        textView: textAlignment editable selectable usesAttributedText importsGraphics smartInsertDelete \
        allowsNonContiguousLayout allowsUndo dashSubstitution quoteSubstitution textReplacement findStyle usesFontPanel \
        usesInspectorBar usesRuler richText continuousSpellChecking spellingCorrection verticallyResizable \
        horizontallyResizable dataDetection linkDetection incrementalSearchingEnabled adjustsFontForContentSizeCategory

        @restored: useStoryboardIdentifierAsRestorationIdentifier restorationIdentifier identifier \
        autoresizesArchivedViewToFullSize showSeguePresentationStyle interfaceStyle clearsSelectionOnViewWillAppear wantsFullScreenLayout
        viewController tableViewController collectionViewController navigationController tabBarController \
        splitViewController pageViewController avPlayerViewController glkViewController hostingController \
        windowController collectionViewItem: @restored
        splitViewController: presentsWithGesture maximumPrimaryColumnWidth minimumPrimaryColumnWidth \
        primaryBackgroundStyle primaryEdge
        pageViewController: spineLocation doubleSided pageSpacing
        tabViewController: selectedTabViewItemIndex tabStyle
        glkViewController: preferredFramesPerSecond
        avPlayerViewController: videoGravity
        controller glanceController: identifier hidesWhenLoading spacing alwaysBounce contentMode
        viewControllerTransitionOptions: key allowUserInteraction
        searchDisplayController: id key searchBar
        barButtonItem tabBarItem: catalog width
        navigationItem: largeTitleDisplayMode backButtonTitle
        navigationBarAppearance tabBarAppearance toolbarAppearance: key backgroundEffect stackedItemPositioning
        panGestureRecognizer: maximumNumberOfTouches minimumNumberOfTouches
        panGestureRecognizer tapGestureRecognizer pinchGestureRecognizer rotationGestureRecognizer \
        swipeGestureRecognizer screenEdgePanGestureRecognizer pongPressGestureRecognizer longPressGestureRecognizer: \
        cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded reference allowableMovement
        gestureRecognizers pressTypeMask precedingGestureRecognizers popoverPassthroughViews keyCommands objectValues: \
        key select
        keyCommand: actionName discoverabilityTitle input modifierFlags
        textInputTraits: autocapitalizationType autocorrectionType enablesReturnKeyAutomatically key keyboardAppearance \
        keyboardType returnKeyType secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType \
        textContentType
        dataDetectorType dataDetectorTypes audiovisualMediaTypes allowedInputSourceLocales: key none link phoneNumber \
        address calendarEvent
        blurEffect vibrancyEffect: style
        collectionViewFlowLayout collectionViewLayout: @object automaticEstimatedItemSize minimumInteritemSpacing \
        minimumLineSpacing scrollDirection sectionInsetReference
        listContentConfiguration backgroundConfiguration: imageToTextPadding key text secondaryText
        segments segment: key enabled image selected tag title width
        userGuides userLayoutGuide: affinity location
        wkWebViewConfiguration wkPreferences webPreferences: key allowsAirPlayForMediaPlayback \
        allowsPictureInPictureMediaPlayback defaultFixedFontSize defaultFontSize javaEnabled \
        javaScriptCanOpenWindowsAutomatically javaScriptEnabled minimumFontSize plugInsEnabled

        animations customSpacing visibilityPriorities holdingPriorities tableColumns prototypeCellViews tabViewItems \
        splitViewItems gridRows gridColumns gridCells columns column rows cells:
        behavior: key changeBackground changeContents changeGray doesNotDimImage lightByBackground lightByContents \
        lightByGray pushIn
        @cell: @object alignment allowsEditingTextAttributes allowsUndo allowsMixedState alternateImage alternateTitle \
        animates bezelStyle borderStyle catalog completes continuous controlSize criticalValue doubleValue drawsBackground \
        editable enabled focusRingType image imageFrameStyle imagePosition imageScaling inset levelIndicatorStyle \
        lineBreakMode maxValue minValue numberOfMajorTickMarks numberOfTickMarks numberOfVisibleItems pathStyle \
        placeholderString pullsDown recentsAutosaveName refusesFirstResponder scrollable selectable selectedItem \
        sendsActionOnEndEditing sendsWholeSearchString sliderType state style tag tickMarkPosition title \
        trackingMode truncatesLastVisibleLine type usesSingleLineMode warningValue wraps
        buttonCell comboBoxCell datePickerCell imageCell levelIndicatorCell pathCell popUpButtonCell searchFieldCell \
        secureTextFieldCell segmentedCell sliderCell stepperCell tableHeaderCell textFieldCell: @cell
        tableColumn tableColumnResizingMask: id key identifier editable headerToolTip maxWidth minWidth width \
        resizeWithTable userResizable
        gridCell gridRow gridColumn: id column row xPlacement yPlacement
        splitViewItem tabViewItem: @object identifier image label canCollapse holdingPriority behavior
        arrayController treeController objectController: @object objectClassName childrenKeyPath countKeyPath leafKeyPath \
        automaticallyPreparesContent
        byteCountFormatter numberFormatter dateFormatter customFormatter: @object allowsNonnumericFormatting countStyle \
        formatWidth formatterBehavior groupingSize maximumFractionDigits minimumFractionDigits maximumIntegerDigits \
        minimumIntegerDigits numberStyle usesGroupingSeparator dateStyle timeStyle dateFormat
        window: animationBehavior allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop showsToolbarButton \
        oneShot titlebarAppearsTransparent titleVisibility hidesOnDeactivate restorable clearsContextBeforeDrawing \
        tabbingMode toolbarStyle
        windowPositionMask windowCollectionBehavior: *
        menu: identifier
        menuItem: identifier state image
        touchBar: @object
        toolbarItem: implicitItemIdentifier explicitItemIdentifier label paletteLabel image catalog tag toolTip \
        sizingBehavior selectable bordered navigational autovalidates

        @page: @object alignment verticalAlignment width height spacing
        group picker table tableRow separator spriteKitScene: @page backgroundImage contentMode layout radius focusStyle \
        indicatorMode style identifier selectable scene
        """
}
