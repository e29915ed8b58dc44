extension SystemClass {
    /// AppKit's classes that are not views.
    static let appKitObjects = """
        NSActionCell: NSCell
        NSApplication: NSResponder <application>
          keys activationPolicy appearance appleMenu applicationIconImage automaticCustomizeTouchBarMenuItemEnabled
          keys delegate helpMenu mainMenu presentationOptions servicesMenu servicesProvider windowsMenu
          keys windowsNeedUpdate
          selectors abortModal activateContextHelpMode: arrangeInFront: finishLaunching hide: hideOtherApplications:
          selectors miniaturizeAll: orderFrontCharacterPalette: orderFrontColorPanel: orderFrontFontPanel:
          selectors orderFrontStandardAboutPanel: runPageLayout: showHelp: stop: stopModal terminate:
          selectors toggleTouchBarCustomizationPalette: unhide: unhideAllApplications: unhideWithoutActivation
        NSArrayController: NSObjectController <arrayController>
          keys alwaysUsesMultipleValuesMarker automaticallyRearrangesObjects avoidsEmptySelection
          keys clearsFilterPredicateOnInsertion filterPredicate preservesSelection selectedObjects selectionIndex
          keys selectionIndexes selectsInsertedObjects sortDescriptors
          selectors addObjects: insert: insertObject: rearrangeObjects selectNext: selectPrevious:
        NSBrowserCell: NSCell
        NSButtonCell: NSActionCell <buttonCell>
          keys alternateImage alternateTitle attributedAlternateTitle attributedTitle backgroundColor bezelStyle
          keys buttonType highlightsBy imageDimsWhenDisabled imagePosition imageScaling keyEquivalent
          keys keyEquivalentModifierMask showsBorderOnlyWhileMouseInside showsStateBy sound transparent
        NSCell: NSObject family
          keys action alignment allowsEditingTextAttributes allowsMixedState allowsUndo attributedStringValue
          keys backgroundStyle baseWritingDirection bezeled bordered continuous controlSize controlTint controlView
          keys doubleValue editable enabled floatValue focusRingType font formatter highlighted image importsGraphics
          keys intValue integerValue lineBreakMode menu objectValue representedObject scrollable selectable
          keys sendsActionOnEndEditing showsFirstResponder state stringValue tag target title truncatesLastVisibleLine
          keys type userInterfaceLayoutDirection usesSingleLineMode wraps
          selectors performClick: takeDoubleValueFrom: takeFloatValueFrom: takeIntValueFrom: takeIntegerValueFrom:
          selectors takeObjectValueFrom: takeStringValueFrom:
        NSClickGestureRecognizer: NSGestureRecognizer <clickGestureRecognizer>
          keys buttonMask numberOfClicksRequired numberOfTouchesRequired
        NSCollectionViewFlowLayout: NSCollectionViewLayout <collectionViewFlowLayout>
          keys estimatedItemSize footerReferenceSize headerReferenceSize itemSize minimumInteritemSpacing
          keys minimumLineSpacing scrollDirection sectionInset
        NSCollectionViewGridLayout: NSCollectionViewLayout
          keys menu
        NSCollectionViewItem: NSViewController <collectionViewItem> family
          keys collectionView draggingImageComponents highlightState imageView selected textField
        NSCollectionViewLayout: NSObject <collectionViewLayout>
        NSColorPanel: NSPanel
          keys accessoryView color continuous mode showsAlpha
        NSColorPickerTouchBarItem: NSTouchBarItem
          keys action color enabled showsAlpha target
        NSComboBoxCell: NSTextFieldCell <comboBoxCell>
          keys buttonBordered completes dataSource hasVerticalScroller itemHeight numberOfVisibleItems usesDataSource
        NSController: NSObject
          keys editing
          selectors commitEditing discardEditing
        NSCustomTouchBarItem: NSTouchBarItem
        NSDatePickerCell: NSActionCell <datePickerCell>
          keys backgroundColor calendar datePickerElements datePickerMode datePickerStyle dateValue delegate
          keys drawsBackground locale maxDate minDate textColor timeInterval timeZone
        NSDictionaryController: NSArrayController
          keys excludedKeys includedKeys initialKey initialValue localizedKeyDictionary localizedKeyTable
        NSDocument: NSObject
          keys autosavedContentsFileURL displayName fileModificationDate fileType fileURL hasUndoManager
          keys lastComponentOfFileName printInfo undoManager userActivity window
          selectors browseDocumentVersions: close duplicateDocument: lockDocument: moveDocument:
          selectors moveDocumentToUbiquityContainer: printDocument: renameDocument: revertDocumentToSaved:
          selectors runPageLayout: saveDocument: saveDocumentAs: saveDocumentTo: saveDocumentToPDF:
          selectors stopBrowsingVersions unlockDocument:
        NSDocumentController: NSObject
          keys autosavingDelay
          selectors clearRecentDocuments: newDocument: openDocument: saveAllDocuments:
        NSDrawer: NSResponder
          keys contentSize contentView delegate leadingOffset maxContentSize minContentSize parentWindow preferredEdge
          keys trailingOffset
          selectors close close: open open: toggle:
        NSFontManager: NSObject
          keys action delegate enabled target
          selectors addFontTrait: modifyFont: modifyFontViaPanel: orderFrontFontPanel: orderFrontStylesPanel:
          selectors removeFontTrait:
        NSFontPanel: NSPanel
        NSFormCell: NSActionCell
          keys placeholderAttributedString placeholderString
        NSGestureRecognizer: NSObject family
          keys action allowedTouchTypes delaysKeyEvents delaysMagnificationEvents delaysOtherMouseButtonEvents
          keys delaysPrimaryMouseButtonEvents delaysRotationEvents delaysSecondaryMouseButtonEvents delegate enabled
          keys name pressureConfiguration state target
        NSGridCell: NSObject <gridCell>
          keys contentView customPlacementConstraints rowAlignment xPlacement yPlacement
        NSGridColumn: NSObject <gridColumn>
          keys hidden leadingPadding trailingPadding width xPlacement
        NSGridRow: NSObject <gridRow>
          keys bottomPadding height hidden rowAlignment topPadding yPlacement
        NSGroupTouchBarItem: NSTouchBarItem
          keys groupTouchBar
        NSImageCell: NSCell <imageCell>
          keys imageAlignment imageFrameStyle imageScaling
        NSLayoutGuide: NSObject <viewLayoutGuide>
          keys identifier
        NSLevelIndicatorCell: NSActionCell <levelIndicatorCell>
          keys criticalValue levelIndicatorStyle maxValue minValue numberOfMajorTickMarks numberOfTickMarks
          keys tickMarkPosition warningValue
        NSMagnificationGestureRecognizer: NSGestureRecognizer <magnificationGestureRecognizer>
          keys magnification
        NSMenu: NSObject <menu> family
          keys allowsContextMenuPlugIns autoenablesItems delegate font identifier itemArray minimumWidth
          keys presentationStyle showsStateColumn supermenu title userInterfaceLayoutDirection
          selectors performClick: submenuAction: update
        NSMenuItem: NSObject <menuItem> family
          keys action allowsAutomaticKeyEquivalentLocalization allowsAutomaticKeyEquivalentMirroring
          keys allowsKeyEquivalentWhenHidden alternate attributedTitle badge enabled hidden identifier image
          keys indentationLevel keyEquivalent keyEquivalentModifierMask menu mixedStateImage offStateImage
          keys onStateImage representedObject state submenu subtitle tag target title toolTip view
          selectors performClick:
        NSMenuItemCell: NSButtonCell
        NSMenuToolbarItem: NSToolbarItem
          keys menu
        NSObjectController: NSController <objectController>
          keys automaticallyPreparesContent content editable entityName fetchPredicate managedObjectContext
          keys objectClass usesLazyFetching
          selectors add: addObject: fetch: prepareContent remove: removeObject:
        NSOpenPanel: NSSavePanel
          keys allowsMultipleSelection canChooseDirectories canChooseFiles resolvesAliases
        NSPageController: NSViewController <pagecontroller> family
          keys arrangedObjects delegate selectedIndex transitionStyle
          selectors completeTransition navigateBack: navigateForward: takeSelectedIndexFrom:
        NSPanGestureRecognizer: NSGestureRecognizer <panGestureRecognizer>
          keys buttonMask numberOfTouchesRequired
        NSPanel: NSWindow <panel>
          keys becomesKeyOnlyIfNeeded floatingPanel worksWhenModal
        NSPathCell: NSActionCell <pathCell>
          keys URL allowedTypes backgroundColor delegate doubleAction pathStyle placeholderAttributedString
          keys placeholderString
        NSPopUpButtonCell: NSMenuItemCell <popUpButtonCell>
          keys altersStateOfSelectedItem arrowPosition autoenablesItems menu preferredEdge pullsDown usesItemFromMenu
        NSPopover: NSResponder
          keys animates appearance behavior contentSize contentViewController delegate hasFullSizeContent
          keys positioningRect
          selectors close performClose:
        NSPopoverTouchBarItem: NSTouchBarItem
          keys collapsedRepresentation collapsedRepresentationImage collapsedRepresentationLabel popoverTouchBar
          keys pressAndHoldTouchBar showsCloseButton
        NSPredicateEditorRowTemplate: NSObject
        NSPressGestureRecognizer: NSGestureRecognizer <pressGestureRecognizer>
          keys allowableMovement buttonMask minimumPressDuration numberOfTouchesRequired
        NSResponder: NSObject
          keys menu nextResponder touchBar userActivity
          selectors becomeFirstResponder cancelOperation: capitalizeWord: centerSelectionInVisibleArea: complete:
          selectors deleteBackward: deleteForward: deleteToBeginningOfLine: deleteToEndOfLine: deleteWordBackward:
          selectors deleteWordForward: flushBufferedKeyEvents indent: insertBacktab: insertNewline: insertTab:
          selectors interpretKeyEvents: lowercaseWord: moveBackward: moveDown: moveForward: moveLeft: moveRight:
          selectors moveToBeginningOfDocument: moveToBeginningOfLine: moveToEndOfDocument: moveToEndOfLine: moveUp:
          selectors moveWordBackward: moveWordForward: moveWordLeft: moveWordRight: newWindowForTab: pageDown: pageUp:
          selectors quickLookPreviewItems: resignFirstResponder scrollLineDown: scrollLineUp: scrollPageDown:
          selectors scrollPageUp: scrollToBeginningOfDocument: scrollToEndOfDocument: selectAll: selectLine:
          selectors selectParagraph: selectWord: showContextHelp: transpose: uppercaseWord: yank:
        NSRotationGestureRecognizer: NSGestureRecognizer <rotationGestureRecognizer>
          keys rotation rotationInDegrees
        NSSavePanel: NSPanel
          keys accessoryView delegate directoryURL message nameFieldStringValue prompt
        NSSearchFieldCell: NSTextFieldCell <searchFieldCell>
          keys cancelButtonCell maximumRecents recentSearches recentsAutosaveName searchButtonCell searchMenuTemplate
          keys sendsSearchStringImmediately sendsWholeSearchString
        NSSearchToolbarItem: NSToolbarItem
          keys preferredWidthForSearchField resignsFirstResponderWithCancel searchField
        NSSecureTextFieldCell: NSTextFieldCell <secureTextFieldCell>
        NSSegmentedCell: NSActionCell <segmentedCell>
          keys segmentCount segmentStyle selectedSegment trackingMode
        NSSliderCell: NSActionCell <sliderCell>
          keys allowsTickMarkValuesOnly altIncrementValue maxValue minValue numberOfTickMarks sliderType
          keys tickMarkPosition
        NSSplitViewController: NSViewController <splitViewController> family
          keys minimumThicknessForInlineSidebars splitView splitViewItems
          selectors toggleInspector: toggleSidebar:
        NSSplitViewItem: NSObject <splitViewItem>
          keys allowsFullHeightLayout automaticMaximumThickness canCollapse collapseBehavior collapsed holdingPriority
          keys maximumThickness minimumThickness preferredThicknessFraction springLoaded titlebarSeparatorStyle
          keys viewController
        NSStatusBar: NSObject
        NSStatusItem: NSObject
          keys action alternateImage attributedTitle autosaveName behavior button doubleAction enabled highlightMode
          keys image length menu target title toolTip view visible
        NSStepperCell: NSActionCell <stepperCell>
          keys autorepeat increment maxValue minValue valueWraps
        NSStoryboardSegue: NSObject <segue> family
        NSTabViewController: NSViewController <tabViewController> family
          keys canPropagateSelectedChildViewControllerTitle segmentedControl selectedTabViewItemIndex tabStyle tabView
          keys tabViewItems transitionOptions
        NSTabViewItem: NSObject <tabViewItem>
          keys color identifier image initialFirstResponder label tabView toolTip view viewController
        NSTableColumn: NSObject <tableColumn>
          keys dataCell editable headerCell headerToolTip hidden identifier maxWidth minWidth resizingMask
          keys sortDescriptorPrototype tableView title width
        NSTableHeaderCell: NSTextFieldCell <tableHeaderCell>
        NSTextFieldCell: NSActionCell <textFieldCell>
          keys allowedInputSourceLocales backgroundColor bezelStyle drawsBackground placeholderAttributedString
          keys placeholderString textColor
        NSTextFinder: NSObject
          keys client findBarContainer findIndicatorNeedsUpdate incrementalSearchingEnabled
          selectors performAction:
        NSTitlebarAccessoryViewController: NSViewController
          keys automaticallyAdjustsSize fullScreenMinHeight hidden layoutAttribute
        NSTokenFieldCell: NSTextFieldCell
          keys completionDelay delegate tokenStyle tokenizingCharacterSet
        NSToolbar: NSObject <toolbar> family
          keys allowsDisplayModeCustomization allowsExtensionItems allowsUserCustomization autosavesConfiguration
          keys centeredItemIdentifier configurationDictionary delegate displayMode fullScreenAccessoryView
          keys selectedItemIdentifier showsBaselineSeparator sizeMode visible
          selectors runCustomizationPalette: validateVisibleItems
        NSToolbarItem: NSObject <toolbarItem> family
          keys action autovalidates backgroundTintColor badge bordered enabled hidden image label maxSize
          keys menuFormRepresentation minSize navigational paletteLabel possibleLabels style tag target title toolTip
          keys view visibilityPriority
        NSToolbarItemGroup: NSToolbarItem
          keys controlRepresentation selectedIndex selectionMode subitems
        NSTouchBar: NSObject <touchBar>
          keys customizationAllowedItemIdentifiers customizationIdentifier customizationRequiredItemIdentifiers
          keys defaultItemIdentifiers delegate escapeKeyReplacementItemIdentifier principalItemIdentifier
          keys templateItems
        NSTouchBarItem: NSObject
          keys customizationLabel view viewController visibilityPriority
        NSTreeController: NSObjectController <treeController>
          keys alwaysUsesMultipleValuesMarker avoidsEmptySelection childrenKeyPath countKeyPath leafKeyPath
          keys preservesSelection selectionIndexPath selectionIndexPaths selectsInsertedObjects sortDescriptors
          selectors addChild: insert: insertChild: rearrangeObjects
        NSUserDefaultsController: NSController <userDefaultsController>
          keys appliesImmediately initialValues
          selectors revert: revertToInitialValues: save:
        NSViewController: NSResponder <viewController> family
          keys childViewControllers children editing identifier nibName preferredContentSize preferredScreenOrigin
          keys representedObject restorationClass sourceItemView title view
          selectors commitEditing commitEditing: discardEditing dismissController: dismissViewController:
          selectors presentViewControllerAsModalWindow: presentViewControllerAsSheet: removeFromParentViewController
        NSWindow: NSResponder <window> family
          keys acceptsMouseMovedEvents allowsConcurrentViewDrawing allowsToolTipsWhenApplicationIsInactive alphaValue
          keys animationBehavior appearance appearanceSource aspectRatio autodisplay autorecalculatesKeyViewLoop
          keys backgroundColor backingType canBecomeVisibleWithoutLogin canHide collectionBehavior colorSpace
          keys contentAspectRatio contentMaxSize contentMinSize contentResizeIncrements contentView
          keys contentViewController defaultButtonCell delegate depthLimit displaysWhenScreenProfileChanges
          keys documentEdited drawers excludedFromWindowsMenu frameAutosaveName hasShadow hidesOnDeactivate identifier
          keys ignoresMouseEvents initialFirstResponder isMiniaturized isVisible isZoomed level
          keys maxFullScreenContentSize maxSize minFullScreenContentSize minSize miniwindowImage miniwindowTitle
          keys movable movableByWindowBackground oneShot opaque parentWindow preservesContentDuringLiveResize
          keys preventsApplicationTerminationWhenModal releasedWhenClosed representedFilename representedURL
          keys resizeIncrements restorable restorationClass sharingType showsResizeIndicator showsToolbarButton
          keys styleMask subtitle tabbingIdentifier tabbingMode title titleVisibility titlebarAppearsTransparent
          keys titlebarSeparatorStyle toolbar toolbarStyle viewsNeedDisplay visible windowController
          selectors center close deminiaturize: display fax: invalidateShadow layoutIfNeeded makeKeyAndOrderFront:
          selectors makeKeyWindow mergeAllWindows: miniaturize: moveTabToNewWindow: orderBack: orderFront:
          selectors orderFrontRegardless orderOut: performClose: performMiniaturize: performZoom: print:
          selectors recalculateKeyViewLoop redo: restoreDocumentWindow runToolbarCustomizationPalette:
          selectors saveFrameUsingName: selectNextKeyView: selectNextTab: selectPreviousKeyView: selectPreviousTab:
          selectors toggleFullScreen: toggleTabBar: toggleTabOverview: toggleToolbarShown: undo: update zoom:
        NSWindowController: NSResponder <windowController> family
          keys contentViewController document previewRepresentableActivityItems shouldCascadeWindows
          keys shouldCloseDocument window windowFrameAutosaveName
          selectors close dismissController: loadWindow showWindow:
        """
}
