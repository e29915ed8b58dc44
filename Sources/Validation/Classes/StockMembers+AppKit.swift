/// What AppKit declares. Names are those that key-value coding and the runtime use.
extension StockMembers {
    static let appKitProperties = """
        NSResponder: menu nextResponder touchBar userActivity
        NSView: acceptsTouchEvents additionalSafeAreaInsets allowedTouchTypes alphaValue appearance autoresizesSubviews \
        autoresizingMask backgroundColor backgroundFilters bounds boundsOrigin boundsRotation boundsSize \
        canDrawConcurrently canDrawSubviewsIntoLayer clipsToBounds compositingFilter contentFilters focusRingType \
        frame frameCenterRotation frameOrigin frameRotation frameSize gestureRecognizers hidden identifier layer \
        layerContentsPlacement layerContentsRedrawPolicy layerUsesCoreImageFilters needsDisplay needsLayout \
        needsUpdateConstraints nextKeyView postsBoundsChangedNotifications postsFrameChangedNotifications \
        preparedContentRect prefersCompactControlSizeMetrics pressureConfiguration shadow subviews toolTip \
        translatesAutoresizingMaskIntoConstraints userInterfaceLayoutDirection wantsBestResolutionOpenGLSurface \
        wantsExtendedDynamicRangeOpenGLSurface wantsLayer wantsRestingTouches tag
        NSControl: action alignment allowsExpansionToolTips allowsWritingToolsAffordance attributedStringValue \
        baseWritingDirection cell continuous controlSize doubleValue enabled floatValue font formatter highlighted \
        ignoresMultiClick intValue integerValue lineBreakMode objectValue refusesFirstResponder stringValue tag target \
        usesSingleLineMode
        NSButton: allowsMixedState alternateImage alternateTitle attributedAlternateTitle attributedTitle bezelColor \
        bezelStyle bordered contentTintColor hasDestructiveAction image imageHugsTitle imagePosition imageScaling \
        keyEquivalent keyEquivalentModifierMask maxAcceleratorLevel showsBorderOnlyWhileMouseInside sound \
        springLoaded state symbolConfiguration title transparent tintProminence
        NSPopUpButton: autoenablesItems menu preferredEdge pullsDown selectedItem selectedIndex selectedTag \
        usesItemFromMenu altersStateOfSelectedItem
        NSTextField: allowsCharacterPickerTouchBarItem allowsDefaultTighteningForTruncation \
        allowsEditingTextAttributes automaticTextCompletionEnabled backgroundColor bezelStyle bezeled bordered \
        delegate drawsBackground editable importsGraphics lineBreakStrategy maximumNumberOfLines \
        placeholderAttributedString placeholderString preferredMaxLayoutWidth selectable textColor contentType \
        placeholderStrings allowsWritingTools
        NSSearchField: centersPlaceholder maximumRecents recentSearches recentsAutosaveName searchMenuTemplate \
        sendsSearchStringImmediately sendsWholeSearchString
        NSComboBox: buttonBordered completes dataSource delegate hasVerticalScroller intercellSpacing itemHeight \
        numberOfVisibleItems usesDataSource
        NSTokenField: completionDelay delegate tokenStyle tokenizingCharacterSet
        NSImageView: allowsCutCopyPaste animates contentTintColor editable image imageAlignment imageFrameStyle \
        imageScaling symbolConfiguration defaultPreferredImageDynamicRange preferredImageDynamicRange
        NSSlider: allowsTickMarkValuesOnly altIncrementValue image maxValue minValue numberOfTickMarks sliderType \
        tickMarkPosition title trackFillColor vertical knobThickness neutralValue
        NSStepper: autorepeat increment maxValue minValue valueWraps
        NSSegmentedControl: segmentCount segmentDistribution segmentStyle selectedSegment selectedSegmentBezelColor \
        springLoaded trackingMode activeSegment indexOfSelectedItem
        NSColorWell: bordered color colorWellStyle image pulldownAction pulldownTarget supportsAlpha
        NSComboButton: image imageScaling menu style title
        NSDatePicker: backgroundColor bezeled bordered calendar datePickerElements datePickerMode datePickerStyle \
        dateValue delegate drawsBackground locale maxDate minDate presentsCalendarOverlay textColor timeInterval \
        timeZone
        NSLevelIndicator: criticalFillColor criticalValue drawsTieredCapacityLevels editable fillColor \
        levelIndicatorStyle maxValue minValue numberOfMajorTickMarks numberOfTickMarks placeholderVisibility \
        ratingImage ratingPlaceholderImage tickMarkPosition warningFillColor warningValue
        NSSwitch: state
        NSPathControl: URL allowedTypes backgroundColor delegate doubleAction editable pathItems pathStyle \
        placeholderAttributedString placeholderString menu
        NSScroller: controlSize knobProportion knobStyle scrollerStyle
        NSMatrix: allowsEmptySelection autoscroll autosizesCells backgroundColor cellBackgroundColor cellClass \
        cellSize delegate doubleAction drawsBackground drawsCellBackground intercellSpacing keyCell mode prototype \
        selectionByRect tabKeyTraversesCells autorecalculatesCellSize
        NSTableView: allowsColumnReordering allowsColumnResizing allowsColumnSelection allowsEmptySelection \
        allowsMultipleSelection allowsTypeSelect autosaveName autosaveTableColumns backgroundColor \
        columnAutoresizingStyle cornerView dataSource delegate doubleAction draggingDestinationFeedbackStyle \
        floatsGroupRows gridColor gridStyleMask headerView highlightedTableColumn intercellSpacing \
        rowActionsVisible rowHeight rowSizeStyle selectionHighlightStyle sortDescriptors style \
        usesAlternatingRowBackgroundColors usesAutomaticRowHeights usesStaticContents \
        verticalMotionCanBeginDrag focusedColumn selectionIndexes
        NSOutlineView: autoresizesOutlineColumn autosaveExpandedItems indentationMarkerFollowsCell \
        indentationPerLevel outlineTableColumn stronglyReferencesItems
        NSTableColumn: dataCell editable headerCell headerToolTip hidden identifier maxWidth minWidth resizingMask \
        sortDescriptorPrototype tableView title width
        NSTableHeaderView: tableView
        NSTableCellView: backgroundStyle imageView objectValue rowSizeStyle textField
        NSTableRowView: backgroundColor draggingDestinationFeedbackStyle emphasized floating groupRowStyle \
        nextRowSelected numberOfColumns previousRowSelected selected selectionHighlightStyle targetForDropOperation
        NSBrowser: allowsBranchSelection allowsEmptySelection allowsMultipleSelection allowsTypeSelect autohidesScroller \
        backgroundColor cellPrototype columnResizingType columnsAutosaveName defaultColumnWidth delegate \
        doubleAction hasHorizontalScroller maxVisibleColumns minColumnWidth pathSeparator prefersAllColumnUserResizing \
        reusesColumns rowHeight sendsActionOnArrowKeys separatesColumns takesTitleFromPreviousColumn titled path
        NSRuleEditor: canRemoveAllRows criteriaKeyPath delegate displayValuesKeyPath editable \
        formattingDictionary formattingStringsFilename nestingMode rowClass rowHeight rowTypeKeyPath subrowsKeyPath
        NSPredicateEditor: rowTemplates
        NSText NSTextField: backgroundColor drawsBackground editable selectable textColor
        NSText: alignment baseWritingDirection delegate fieldEditor font horizontallyResizable importsGraphics maxSize \
        minSize richText rulerVisible selectedRange string usesFontPanel verticallyResizable
        NSTextView: acceptsGlyphInfo allowedInputSourceLocales allowsDocumentBackgroundColorChange \
        allowsImageEditing allowsUndo attributedString automaticDashSubstitutionEnabled \
        automaticDataDetectionEnabled automaticLinkDetectionEnabled automaticQuoteSubstitutionEnabled \
        automaticSpellingCorrectionEnabled automaticTextCompletionEnabled automaticTextReplacementEnabled \
        continuousSpellCheckingEnabled defaultParagraphStyle displaysLinkToolTips drawsBackground \
        enabledTextCheckingTypes grammarCheckingEnabled incrementalSearchingEnabled inlinePredictionType \
        insertionPointColor layoutOrientation linkTextAttributes markedTextAttributes \
        quickLookPreviewableItemsInRanges rulerVisible selectedRanges selectedTextAttributes selectionGranularity \
        smartInsertDeleteEnabled spellingState textContainer textContainerInset typingAttributes \
        usesAdaptiveColorMappingForDarkAppearance usesFindBar usesFindPanel usesInspectorBar \
        usesRolloverButtonForSelection usesRuler value usesAdaptiveColorMapping
        NSScrollView: allowsMagnification autohidesScrollers automaticallyAdjustsContentInsets backgroundColor \
        borderType contentInsets contentView documentCursor documentView drawsBackground findBarPosition \
        hasHorizontalRuler hasHorizontalScroller hasVerticalRuler hasVerticalScroller horizontalLineScroll \
        horizontalPageScroll horizontalRulerView horizontalScrollElasticity horizontalScroller lineScroll \
        magnification maxMagnification minMagnification pageScroll predominantAxisScrollingEnabled rulersVisible \
        scrollerInsets scrollerKnobStyle scrollerStyle scrollsDynamically usesPredominantAxisScrolling \
        verticalLineScroll verticalPageScroll verticalRulerView verticalScrollElasticity verticalScroller
        NSClipView: automaticallyAdjustsContentInsets backgroundColor contentInsets copiesOnScroll documentCursor \
        documentView drawsBackground
        NSBox: borderColor borderRect borderType borderWidth boxType contentView contentViewMargins cornerRadius \
        fillColor title titleCell titleFont titlePosition transparent
        NSSplitView: arrangesAllSubviews autosaveName delegate dividerStyle vertical
        NSTabView: allowsTruncatedLabels controlSize delegate drawsBackground font selectedTabViewItem tabPosition \
        tabViewBorderType tabViewItems tabViewType
        NSTabViewItem: color identifier image initialFirstResponder label tabView toolTip view viewController
        NSStackView: alignment delegate detachesHiddenViews distribution edgeInsets hasEqualSpacing orientation spacing
        NSGridView: columnSpacing rowAlignment rowSpacing xPlacement yPlacement
        NSProgressIndicator: bezeled controlSize controlTint displayedWhenStopped doubleValue indeterminate maxValue \
        minValue style usesThreadedAnimation observedProgress
        NSCollectionView: allowsEmptySelection allowsMultipleSelection backgroundColors backgroundView \
        backgroundViewScrollsWithContent collectionViewLayout content dataSource delegate itemPrototype maxItemSize \
        maxNumberOfColumns maxNumberOfRows minItemSize prefetchDataSource selectable selectionIndexPaths \
        selectionIndexes
        NSVisualEffectView: blendingMode emphasized maskImage material state
        NSOpenGLView: openGLContext pixelFormat
        NSCollectionViewItem: draggingImageComponents highlightState imageView selected textField collectionView
        NSScrubber: backgroundColor backgroundView continuous dataSource delegate floatsSelectionViews itemAlignment \
        mode scrubberLayout selectedIndex showsArrowButtons showsAdditionalContentIndicators
        WebView: UIDelegate applicationNameForUserAgent continuousSpellCheckingEnabled customTextEncodingName \
        customUserAgent downloadDelegate drawsBackground editable editingDelegate frameLoadDelegate groupName \
        hostWindow mainFrameURL maintainsBackForwardList policyDelegate preferences preferencesIdentifier \
        resourceLoadDelegate shouldCloseWithWindow shouldUpdateWhileOffscreen smartInsertDeleteEnabled textSizeMultiplier
        MKMapView: showsZoomControls
        NSCell: action alignment allowsEditingTextAttributes allowsMixedState allowsUndo backgroundStyle bezeled \
        bordered continuous controlSize controlView editable enabled focusRingType font formatter highlighted image \
        importsGraphics integerValue lineBreakMode menu objectValue representedObject scrollable selectable \
        sendsActionOnEndEditing showsFirstResponder state stringValue tag target title truncatesLastVisibleLine type \
        userInterfaceLayoutDirection usesSingleLineMode wraps doubleValue floatValue intValue attributedStringValue
        NSTextFieldCell: allowedInputSourceLocales backgroundColor bezelStyle drawsBackground \
        placeholderAttributedString placeholderString textColor
        NSButtonCell: alternateImage alternateTitle attributedAlternateTitle attributedTitle backgroundColor \
        bezelStyle buttonType highlightsBy imageDimsWhenDisabled imagePosition imageScaling keyEquivalent \
        keyEquivalentModifierMask showsBorderOnlyWhileMouseInside showsStateBy sound transparent
        NSPopUpButtonCell: altersStateOfSelectedItem arrowPosition autoenablesItems menu preferredEdge pullsDown \
        usesItemFromMenu
        NSMenu: allowsContextMenuPlugIns autoenablesItems delegate font itemArray minimumWidth showsStateColumn \
        supermenu title userInterfaceLayoutDirection identifier presentationStyle
        NSMenuItem: action allowsAutomaticKeyEquivalentLocalization allowsAutomaticKeyEquivalentMirroring \
        allowsKeyEquivalentWhenHidden alternate attributedTitle badge enabled hidden identifier image indentationLevel \
        keyEquivalent keyEquivalentModifierMask menu mixedStateImage offStateImage onStateImage representedObject \
        state submenu subtitle tag target title toolTip view
        NSToolbar: allowsDisplayModeCustomization allowsExtensionItems allowsUserCustomization autosavesConfiguration \
        centeredItemIdentifier configurationDictionary delegate displayMode fullScreenAccessoryView selectedItemIdentifier \
        showsBaselineSeparator sizeMode visible
        NSToolbarItem: action autovalidates bordered enabled image label maxSize menuFormRepresentation minSize \
        navigational paletteLabel possibleLabels tag target title toolTip view visibilityPriority backgroundTintColor \
        hidden badge style
        NSSearchToolbarItem: searchField preferredWidthForSearchField resignsFirstResponderWithCancel
        NSStatusItem: autosaveName behavior button length menu view visible
        NSWindow: acceptsMouseMovedEvents allowsConcurrentViewDrawing allowsToolTipsWhenApplicationIsInactive \
        alphaValue animationBehavior appearance appearanceSource aspectRatio autodisplay autorecalculatesKeyViewLoop \
        backgroundColor backingType canBecomeVisibleWithoutLogin canHide collectionBehavior colorSpace \
        contentAspectRatio contentMaxSize contentMinSize contentResizeIncrements contentView contentViewController \
        defaultButtonCell delegate depthLimit displaysWhenScreenProfileChanges documentEdited drawers \
        excludedFromWindowsMenu frameAutosaveName hasShadow hidesOnDeactivate identifier ignoresMouseEvents \
        initialFirstResponder level maxFullScreenContentSize maxSize minFullScreenContentSize minSize \
        miniwindowImage miniwindowTitle movable movableByWindowBackground oneShot opaque parentWindow \
        preservesContentDuringLiveResize preventsApplicationTerminationWhenModal releasedWhenClosed \
        representedFilename representedURL resizeIncrements restorable restorationClass sharingType \
        showsResizeIndicator showsToolbarButton styleMask subtitle tabbingIdentifier tabbingMode title titleVisibility \
        titlebarAppearsTransparent titlebarSeparatorStyle toolbar toolbarStyle visible windowController \
        viewsNeedDisplay isVisible isMiniaturized isZoomed
        NSPanel: becomesKeyOnlyIfNeeded floatingPanel worksWhenModal
        NSSavePanel: accessoryView delegate directoryURL message prompt nameFieldStringValue
        NSDrawer: contentSize contentView delegate leadingOffset maxContentSize minContentSize parentWindow \
        preferredEdge trailingOffset
        NSPopover: animates appearance behavior contentSize contentViewController delegate hasFullSizeContent \
        positioningRect
        NSViewController: children childViewControllers identifier nibName preferredContentSize preferredScreenOrigin \
        representedObject sourceItemView title view restorationClass editing
        NSSplitViewController: minimumThicknessForInlineSidebars splitView splitViewItems
        NSTabViewController: canPropagateSelectedChildViewControllerTitle selectedTabViewItemIndex tabStyle tabView \
        tabViewItems transitionOptions
        NSPageController: arrangedObjects delegate selectedIndex transitionStyle
        NSTitlebarAccessoryViewController: automaticallyAdjustsSize fullScreenMinHeight hidden layoutAttribute
        NSSplitViewItem: allowsFullHeightLayout automaticMaximumThickness canCollapse collapseBehavior collapsed \
        holdingPriority maximumThickness minimumThickness preferredThicknessFraction springLoaded \
        titlebarSeparatorStyle viewController
        NSWindowController: contentViewController document previewRepresentableActivityItems shouldCascadeWindows \
        shouldCloseDocument window windowFrameAutosaveName
        NSApplication: appearance activationPolicy applicationIconImage automaticCustomizeTouchBarMenuItemEnabled \
        delegate helpMenu mainMenu presentationOptions servicesMenu servicesProvider windowsMenu windowsNeedUpdate \
        appleMenu
        NSDocument: autosavedContentsFileURL displayName fileModificationDate fileType fileURL hasUndoManager \
        lastComponentOfFileName printInfo undoManager userActivity window
        NSDocumentController: autosavingDelay
        NSFontManager: action delegate enabled target
        NSController: editing
        NSObjectController: automaticallyPreparesContent content editable entityName fetchPredicate \
        managedObjectContext objectClass usesLazyFetching
        NSArrayController: alwaysUsesMultipleValuesMarker automaticallyRearrangesObjects avoidsEmptySelection \
        clearsFilterPredicateOnInsertion filterPredicate preservesSelection selectedObjects selectionIndex \
        selectionIndexes selectsInsertedObjects sortDescriptors
        NSTreeController: alwaysUsesMultipleValuesMarker avoidsEmptySelection childrenKeyPath countKeyPath \
        leafKeyPath preservesSelection selectionIndexPath selectionIndexPaths selectsInsertedObjects sortDescriptors
        NSDictionaryController: excludedKeys includedKeys initialKey initialValue localizedKeyDictionary localizedKeyTable
        NSUserDefaultsController: appliesImmediately initialValues
        NSFormatter: formattingContext
        NSNumberFormatter: alwaysShowsDecimalSeparator currencyCode currencySymbol formatterBehavior format generatesDecimalNumbers \
        lenient locale maximum maximumFractionDigits maximumIntegerDigits minimum minimumFractionDigits \
        minimumIntegerDigits multiplier numberStyle partialStringValidationEnabled positiveFormat negativeFormat \
        usesGroupingSeparator zeroSymbol nilSymbol roundingMode groupingSize
        NSDateFormatter: dateFormat dateStyle timeStyle locale timeZone calendar lenient doesRelativeDateFormatting
        NSGestureRecognizer: action allowedTouchTypes delaysKeyEvents delaysMagnificationEvents \
        delaysOtherMouseButtonEvents delaysPrimaryMouseButtonEvents delaysRotationEvents \
        delaysSecondaryMouseButtonEvents delegate enabled pressureConfiguration state target name
        NSClickGestureRecognizer: buttonMask numberOfClicksRequired numberOfTouchesRequired
        NSPressGestureRecognizer: allowableMovement buttonMask minimumPressDuration numberOfTouchesRequired
        NSPanGestureRecognizer: buttonMask numberOfTouchesRequired
        NSMagnificationGestureRecognizer: magnification
        NSRotationGestureRecognizer: rotation rotationInDegrees
        NSTouchBar: customizationAllowedItemIdentifiers customizationIdentifier customizationRequiredItemIdentifiers \
        defaultItemIdentifiers delegate escapeKeyReplacementItemIdentifier principalItemIdentifier templateItems
        NSTouchBarItem: visibilityPriority view viewController customizationLabel
        NSCollectionViewFlowLayout: minimumLineSpacing minimumInteritemSpacing itemSize estimatedItemSize \
        scrollDirection headerReferenceSize footerReferenceSize sectionInset
        NSTextFinder: client findBarContainer findIndicatorNeedsUpdate incrementalSearchingEnabled
        AVPlayerView: player controlsStyle delegate showsFrameSteppingButtons showsFullScreenToggleButton \
        showsSharingServiceButton actionPopUpButtonMenu allowsPictureInPicturePlayback pictureInPictureDelegate \
        showsTimecodes updatesNowPlayingInfoCenter videoGravity
        NSCell: baseWritingDirection controlTint
        NSComboBoxCell: buttonBordered completes dataSource hasVerticalScroller itemHeight numberOfVisibleItems \
        usesDataSource
        NSDatePickerCell: backgroundColor datePickerElements datePickerMode datePickerStyle dateValue delegate \
        drawsBackground locale maxDate minDate textColor timeInterval timeZone calendar
        NSFormCell NSPathCell: placeholderAttributedString placeholderString
        NSPathCell: URL allowedTypes backgroundColor delegate doubleAction pathStyle
        NSImageCell: imageAlignment imageFrameStyle imageScaling
        NSLevelIndicatorCell: criticalValue levelIndicatorStyle maxValue minValue numberOfMajorTickMarks \
        numberOfTickMarks tickMarkPosition warningValue
        NSMenuToolbarItem NSCollectionViewGridLayout: menu
        NSOpenPanel: allowsMultipleSelection canChooseDirectories canChooseFiles resolvesAliases
        NSPopoverTouchBarItem: collapsedRepresentation collapsedRepresentationImage collapsedRepresentationLabel \
        popoverTouchBar pressAndHoldTouchBar showsCloseButton
        NSGroupTouchBarItem: groupTouchBar
        NSColorPickerTouchBarItem: action color enabled showsAlpha target
        NSRulerView: accessoryView clientView measurementUnits orientation originOffset ruleThickness scrollView
        NSSearchFieldCell: cancelButtonCell maximumRecents recentSearches recentsAutosaveName searchButtonCell \
        searchMenuTemplate sendsSearchStringImmediately sendsWholeSearchString
        NSSegmentedCell: segmentCount segmentStyle selectedSegment trackingMode
        NSSliderCell: allowsTickMarkValuesOnly altIncrementValue maxValue minValue numberOfTickMarks sliderType \
        tickMarkPosition
        NSStepperCell: autorepeat increment maxValue minValue valueWraps
        NSTabViewController: segmentedControl
        NSTokenFieldCell: completionDelay delegate tokenStyle tokenizingCharacterSet
        NSToolbarItemGroup: controlRepresentation selectedIndex selectionMode subitems
        NSStatusItem: action alternateImage attributedTitle doubleAction enabled highlightMode image target title toolTip
        NSColorPanel: accessoryView color continuous mode showsAlpha
        """

    static let appKitActions = """
        NSResponder: becomeFirstResponder resignFirstResponder newWindowForTab: flushBufferedKeyEvents
        NSResponder: cancelOperation: capitalizeWord: centerSelectionInVisibleArea: complete: deleteBackward: deleteForward: \
        deleteToBeginningOfLine: deleteToEndOfLine: deleteWordBackward: deleteWordForward: insertNewline: insertTab: \
        insertBacktab: lowercaseWord: moveBackward: moveDown: moveForward: moveLeft: moveRight: \
        moveToBeginningOfDocument: moveToBeginningOfLine: moveToEndOfDocument: moveToEndOfLine: moveUp: \
        moveWordBackward: moveWordForward: moveWordLeft: moveWordRight: pageDown: pageUp: scrollLineDown: \
        scrollLineUp: scrollPageDown: scrollPageUp: scrollToBeginningOfDocument: scrollToEndOfDocument: selectAll: \
        selectLine: selectParagraph: selectWord: transpose: uppercaseWord: showContextHelp: quickLookPreviewItems: \
        indent: yank: interpretKeyEvents:
        NSApplication: activateContextHelpMode: arrangeInFront: hide: hideOtherApplications: miniaturizeAll: \
        orderFrontCharacterPalette: orderFrontColorPanel: orderFrontFontPanel: orderFrontStandardAboutPanel: \
        runPageLayout: showHelp: stop: stopModal abortModal terminate: toggleTouchBarCustomizationPalette: unhide: \
        unhideAllApplications: unhideWithoutActivation finishLaunching
        NSWindow: center close deminiaturize: display fax: makeKeyAndOrderFront: makeKeyWindow mergeAllWindows: \
        miniaturize: moveTabToNewWindow: orderBack: orderFront: orderFrontRegardless orderOut: performClose: \
        performMiniaturize: performZoom: print: redo: runToolbarCustomizationPalette: selectNextKeyView: \
        selectNextTab: selectPreviousKeyView: selectPreviousTab: toggleFullScreen: toggleTabBar: toggleTabOverview: \
        toggleToolbarShown: undo: update zoom: layoutIfNeeded invalidateShadow recalculateKeyViewLoop \
        restoreDocumentWindow saveFrameUsingName:
        NSWindowController: close dismissController: showWindow: loadWindow
        NSViewController: commitEditing commitEditing: discardEditing dismissController: dismissViewController: \
        presentViewControllerAsModalWindow: presentViewControllerAsSheet: removeFromParentViewController
        NSSplitViewController: toggleInspector: toggleSidebar:
        NSPageController: completeTransition navigateBack: navigateForward: takeSelectedIndexFrom:
        NSPopover: close performClose:
        NSDrawer: close close: open open: toggle:
        NSView: display fax: layoutSubtreeIfNeeded print: removeFromSuperview setNeedsDisplay
        NSControl: abortEditing performClick: sendActionOn: sizeToFit takeDoubleValueFrom: takeFloatValueFrom: \
        takeIntValueFrom: takeIntegerValueFrom: takeObjectValueFrom: takeStringValueFrom: selectCell:
        NSCell: performClick: takeDoubleValueFrom: takeFloatValueFrom: takeIntValueFrom: takeIntegerValueFrom: \
        takeObjectValueFrom: takeStringValueFrom:
        NSButton: setNextState
        NSTextField: selectText:
        NSTableView: deselectAll: reloadData selectAll: sizeLastColumnToFit sizeToFit
        NSMatrix: deselectAllCells selectAll: selectText:
        NSBrowser: doClick: doDoubleClick: loadColumnZero selectAll: sendAction
        NSCollectionView: deselectAll: reloadData selectAll:
        NSRuleEditor: addRow: reloadCriteria
        NSProgressIndicator: animate: startAnimation: stopAnimation: sizeToFit
        NSTabView: selectFirstTabViewItem: selectLastTabViewItem: selectNextTabViewItem: selectPreviousTabViewItem: \
        takeSelectedTabViewItemFromSender:
        NSSplitView: adjustSubviews
        NSColorWell: activate: deactivate takeColorFrom:
        NSComboBox: noteNumberOfItemsChanged reloadData
        NSImageView: copy: cut: delete: paste:
        NSText: alignCenter: alignLeft: alignRight: changeFont: checkSpelling: copy: copyFont: copyRuler: cut: delete: \
        paste: pasteFont: pasteRuler: selectAll: showGuessPanel: subscript: superscript: toggleRuler: underline: \
        unscript:
        NSTextView: alignJustified: changeAttributes: changeColor: changeDocumentBackgroundColor: changeLayoutOrientation: \
        checkTextInDocument: checkTextInSelection: cleanUpAfterDragOperation loosenKerning: lowerBaseline: \
        orderFrontLinkPanel: orderFrontListPanel: orderFrontSharingServicePicker: orderFrontSpacingPanel: \
        orderFrontSubstitutionsPanel: orderFrontTablePanel: outline: pasteAsPlainText: pasteAsRichText: \
        performFindPanelAction: performTextFinderAction: raiseBaseline: startSpeaking: stopSpeaking: \
        tightenKerning: toggleAutomaticDashSubstitution: toggleAutomaticDataDetection: \
        toggleAutomaticLinkDetection: toggleAutomaticQuoteSubstitution: toggleAutomaticSpellingCorrection: \
        toggleAutomaticTextCompletion: toggleAutomaticTextReplacement: toggleBaseWritingDirection: \
        toggleContinuousSpellChecking: toggleGrammarChecking: toggleQuickLookPreviewPanel: \
        toggleSmartInsertDelete: toggleTraditionalCharacterShape: turnOffKerning: turnOffLigatures: \
        useAllLigatures: useStandardKerning: useStandardLigatures:
        NSDocument: browseDocumentVersions: close duplicateDocument: lockDocument: moveDocument: \
        moveDocumentToUbiquityContainer: printDocument: renameDocument: revertDocumentToSaved: runPageLayout: \
        saveDocument: saveDocumentAs: saveDocumentTo: saveDocumentToPDF: stopBrowsingVersions unlockDocument:
        NSDocumentController: clearRecentDocuments: newDocument: openDocument: saveAllDocuments:
        NSFontManager: addFontTrait: modifyFont: modifyFontViaPanel: orderFrontFontPanel: orderFrontStylesPanel: \
        removeFontTrait:
        NSMenu: performClick: submenuAction: update
        NSMenuItem: performClick:
        NSToolbar: runCustomizationPalette: validateVisibleItems
        NSController: commitEditing discardEditing
        NSObjectController: add: addObject: fetch: prepareContent remove: removeObject:
        NSArrayController: insert: insertObject: rearrangeObjects selectNext: selectPrevious: addObjects:
        NSTreeController: addChild: insert: insertChild: rearrangeObjects
        NSUserDefaultsController: revert: revertToInitialValues: save:
        NSTextFinder: performAction:
        WebView: alignCenter: alignJustified: alignLeft: alignRight: checkSpelling: copy: cut: delete: goBack goBack: goForward \
        goForward: makeTextLarger: makeTextSmaller: makeTextStandardSize: paste: reload: reloadFromOrigin: \
        selectAll: stopLoading: takeStringURLFrom: toggleContinuousSpellChecking: toggleSmartInsertDelete:
        PDFView: clearSelection copy: goBack: goForward: goToFirstPage: goToLastPage: goToNextPage: goToPreviousPage: \
        performTextFinderAction: print: scrollSelectionToVisible: selectAll: takeBackgroundColorFrom: takePasswordFrom: zoomIn: \
        zoomOut:
        NSScrubber: reloadData
        """
}
