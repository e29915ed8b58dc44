extension SystemClass {
    /// AppKit's views: `NSView` and its subclasses.
    static let appKitViews = """
        NSBox: NSView <box>
          keys borderColor borderRect borderType borderWidth boxType contentView contentViewMargins cornerRadius
          keys fillColor title titleCell titleFont titlePosition transparent
        NSBrowser: NSControl
          keys allowsBranchSelection allowsEmptySelection allowsMultipleSelection allowsTypeSelect autohidesScroller
          keys backgroundColor cellPrototype columnResizingType columnsAutosaveName defaultColumnWidth delegate
          keys doubleAction hasHorizontalScroller maxVisibleColumns minColumnWidth path pathSeparator
          keys prefersAllColumnUserResizing reusesColumns rowHeight sendsActionOnArrowKeys separatesColumns
          keys takesTitleFromPreviousColumn titled
          selectors doClick: doDoubleClick: loadColumnZero selectAll: sendAction
        NSButton: NSControl <button>
          keys allowsMixedState alternateImage alternateTitle attributedAlternateTitle attributedTitle bezelColor
          keys bezelStyle bordered contentTintColor hasDestructiveAction image imageHugsTitle imagePosition
          keys imageScaling keyEquivalent keyEquivalentModifierMask maxAcceleratorLevel
          keys showsBorderOnlyWhileMouseInside sound springLoaded state symbolConfiguration tintProminence title
          keys transparent
          selectors setNextState
        NSClipView: NSView <clipView>
          keys automaticallyAdjustsContentInsets backgroundColor contentInsets copiesOnScroll documentCursor
          keys documentView drawsBackground
        NSCollectionView: NSView <collectionView>
          keys allowsEmptySelection allowsMultipleSelection backgroundColors backgroundView
          keys backgroundViewScrollsWithContent collectionViewLayout content dataSource delegate itemPrototype
          keys maxItemSize maxNumberOfColumns maxNumberOfRows minItemSize prefetchDataSource selectable
          keys selectionIndexPaths selectionIndexes
          selectors deselectAll: reloadData selectAll:
        NSColorWell: NSControl <colorWell>
          keys bordered color colorWellStyle image pulldownAction pulldownTarget supportsAlpha
          selectors activate: deactivate takeColorFrom:
        NSComboBox: NSTextField <comboBox>
          keys buttonBordered completes dataSource delegate hasVerticalScroller intercellSpacing itemHeight
          keys numberOfVisibleItems usesDataSource
          selectors noteNumberOfItemsChanged reloadData
        NSComboButton: NSControl
          keys image imageScaling menu style title
        NSControl: NSView
          keys action alignment allowsExpansionToolTips allowsWritingToolsAffordance attributedStringValue
          keys baseWritingDirection cell continuous controlSize doubleValue enabled floatValue font formatter
          keys highlighted ignoresMultiClick intValue integerValue lineBreakMode objectValue refusesFirstResponder
          keys stringValue tag target usesSingleLineMode
          selectors abortEditing performClick: selectCell: sendActionOn: sizeToFit takeDoubleValueFrom:
          selectors takeFloatValueFrom: takeIntValueFrom: takeIntegerValueFrom: takeObjectValueFrom:
          selectors takeStringValueFrom:
        NSDatePicker: NSControl <datePicker>
          keys backgroundColor bezeled bordered calendar datePickerElements datePickerMode datePickerStyle dateValue
          keys delegate drawsBackground locale maxDate minDate presentsCalendarOverlay textColor timeInterval timeZone
        NSForm: NSMatrix
        NSGridView: NSView <gridView>
          keys columnSpacing rowAlignment rowSpacing xPlacement yPlacement
        NSImageView: NSControl <imageView>
          keys allowsCutCopyPaste animates contentTintColor defaultPreferredImageDynamicRange editable image
          keys imageAlignment imageFrameStyle imageScaling preferredImageDynamicRange symbolConfiguration
          selectors copy: cut: delete: paste:
        NSLevelIndicator: NSControl <levelIndicator>
          keys criticalFillColor criticalValue drawsTieredCapacityLevels editable fillColor levelIndicatorStyle
          keys maxValue minValue numberOfMajorTickMarks numberOfTickMarks placeholderVisibility ratingImage
          keys ratingPlaceholderImage tickMarkPosition warningFillColor warningValue
        NSMatrix: NSControl <matrix>
          keys allowsEmptySelection autorecalculatesCellSize autoscroll autosizesCells backgroundColor
          keys cellBackgroundColor cellClass cellSize delegate doubleAction drawsBackground drawsCellBackground
          keys intercellSpacing keyCell mode prototype selectionByRect tabKeyTraversesCells
          selectors deselectAllCells selectAll: selectText:
        NSOpenGLView: NSView
          keys openGLContext pixelFormat
        NSOutlineView: NSTableView <outlineView>
          keys autoresizesOutlineColumn autosaveExpandedItems indentationMarkerFollowsCell indentationPerLevel
          keys outlineTableColumn stronglyReferencesItems
        NSPathControl: NSControl <pathControl>
          keys URL allowedTypes backgroundColor delegate doubleAction editable menu pathItems pathStyle
          keys placeholderAttributedString placeholderString
        NSPopUpButton: NSButton <popUpButton>
          keys altersStateOfSelectedItem autoenablesItems menu preferredEdge pullsDown selectedIndex selectedItem
          keys selectedTag usesItemFromMenu
        NSPredicateEditor: NSRuleEditor
          keys rowTemplates
        NSProgressIndicator: NSView <progressIndicator>
          keys bezeled controlSize controlTint displayedWhenStopped doubleValue indeterminate maxValue minValue
          keys observedProgress style usesThreadedAnimation
          selectors animate: sizeToFit startAnimation: stopAnimation:
        NSRuleEditor: NSControl
          keys canRemoveAllRows criteriaKeyPath delegate displayValuesKeyPath editable formattingDictionary
          keys formattingStringsFilename nestingMode rowClass rowHeight rowTypeKeyPath subrowsKeyPath
          selectors addRow: reloadCriteria
        NSRulerView: NSView
          keys accessoryView clientView measurementUnits orientation originOffset ruleThickness scrollView
        NSScrollView: NSView <scrollView>
          keys allowsMagnification autohidesScrollers automaticallyAdjustsContentInsets backgroundColor borderType
          keys contentInsets contentView documentCursor documentView drawsBackground findBarPosition
          keys hasHorizontalRuler hasHorizontalScroller hasVerticalRuler hasVerticalScroller horizontalLineScroll
          keys horizontalPageScroll horizontalRulerView horizontalScrollElasticity horizontalScroller lineScroll
          keys magnification maxMagnification minMagnification pageScroll predominantAxisScrollingEnabled
          keys rulersVisible scrollerInsets scrollerKnobStyle scrollerStyle scrollsDynamically
          keys usesPredominantAxisScrolling verticalLineScroll verticalPageScroll verticalRulerView
          keys verticalScrollElasticity verticalScroller
        NSScroller: NSControl <scroller>
          keys controlSize knobProportion knobStyle scrollerStyle
        NSScrubber: NSView
          keys backgroundColor backgroundView continuous dataSource delegate floatsSelectionViews itemAlignment mode
          keys scrubberLayout selectedIndex showsAdditionalContentIndicators showsArrowButtons
          selectors reloadData
        NSSearchField: NSTextField <searchField>
          keys centersPlaceholder maximumRecents recentSearches recentsAutosaveName searchMenuTemplate
          keys sendsSearchStringImmediately sendsWholeSearchString
        NSSecureTextField: NSTextField <secureTextField>
        NSSegmentedControl: NSControl <segmentedControl>
          keys activeSegment indexOfSelectedItem segmentCount segmentDistribution segmentStyle selectedSegment
          keys selectedSegmentBezelColor springLoaded trackingMode
        NSSlider: NSControl <slider>
          keys allowsTickMarkValuesOnly altIncrementValue image knobThickness maxValue minValue neutralValue
          keys numberOfTickMarks sliderType tickMarkPosition title trackFillColor vertical
        NSSplitView: NSView <splitView>
          keys arrangesAllSubviews autosaveName delegate dividerStyle vertical
          selectors adjustSubviews
        NSStackView: NSView <stackView>
          keys alignment delegate detachesHiddenViews distribution edgeInsets hasEqualSpacing orientation spacing
        NSStatusBarButton: NSButton
        NSStepper: NSControl <stepper>
          keys autorepeat increment maxValue minValue valueWraps
        NSSwitch: NSControl <switch>
          keys state
        NSTabView: NSView <tabView>
          keys allowsTruncatedLabels controlSize delegate drawsBackground font selectedTabViewItem tabPosition
          keys tabViewBorderType tabViewItems tabViewType
          selectors selectFirstTabViewItem: selectLastTabViewItem: selectNextTabViewItem: selectPreviousTabViewItem:
          selectors takeSelectedTabViewItemFromSender:
        NSTableCellView: NSView <tableCellView>
          keys backgroundStyle imageView objectValue rowSizeStyle textField
        NSTableHeaderView: NSView <tableHeaderView>
          keys tableView
        NSTableRowView: NSView
          keys backgroundColor draggingDestinationFeedbackStyle emphasized floating groupRowStyle nextRowSelected
          keys numberOfColumns previousRowSelected selected selectionHighlightStyle targetForDropOperation
        NSTableView: NSControl <tableView>
          keys allowsColumnReordering allowsColumnResizing allowsColumnSelection allowsEmptySelection
          keys allowsMultipleSelection allowsTypeSelect autosaveName autosaveTableColumns backgroundColor
          keys columnAutoresizingStyle cornerView dataSource delegate doubleAction draggingDestinationFeedbackStyle
          keys floatsGroupRows focusedColumn gridColor gridStyleMask headerView highlightedTableColumn
          keys intercellSpacing rowActionsVisible rowHeight rowSizeStyle selectionHighlightStyle selectionIndexes
          keys sortDescriptors style usesAlternatingRowBackgroundColors usesAutomaticRowHeights usesStaticContents
          keys verticalMotionCanBeginDrag
          selectors deselectAll: reloadData selectAll: sizeLastColumnToFit sizeToFit
        NSText: NSView
          keys alignment backgroundColor baseWritingDirection delegate drawsBackground editable fieldEditor font
          keys horizontallyResizable importsGraphics maxSize minSize richText rulerVisible selectable selectedRange
          keys string textColor usesFontPanel verticallyResizable
          selectors alignCenter: alignLeft: alignRight: changeFont: checkSpelling: copy: copyFont: copyRuler: cut:
          selectors delete: paste: pasteFont: pasteRuler: selectAll: showGuessPanel: subscript: superscript:
          selectors toggleRuler: underline: unscript:
        NSTextField: NSControl <textField>
          keys allowsCharacterPickerTouchBarItem allowsDefaultTighteningForTruncation allowsEditingTextAttributes
          keys allowsWritingTools automaticTextCompletionEnabled backgroundColor bezelStyle bezeled bordered
          keys contentType delegate drawsBackground editable importsGraphics lineBreakStrategy maximumNumberOfLines
          keys placeholderAttributedString placeholderString placeholderStrings preferredMaxLayoutWidth selectable
          keys textColor
          selectors selectText:
        NSTextView: NSText <textView>
          keys acceptsGlyphInfo allowedInputSourceLocales allowsDocumentBackgroundColorChange allowsImageEditing
          keys allowsUndo attributedString automaticDashSubstitutionEnabled automaticDataDetectionEnabled
          keys automaticLinkDetectionEnabled automaticQuoteSubstitutionEnabled automaticSpellingCorrectionEnabled
          keys automaticTextCompletionEnabled automaticTextReplacementEnabled continuousSpellCheckingEnabled
          keys defaultParagraphStyle displaysLinkToolTips drawsBackground enabledTextCheckingTypes
          keys grammarCheckingEnabled incrementalSearchingEnabled inlinePredictionType insertionPointColor
          keys layoutOrientation linkTextAttributes markedTextAttributes quickLookPreviewableItemsInRanges
          keys rulerVisible selectedRanges selectedTextAttributes selectionGranularity smartInsertDeleteEnabled
          keys spellingState textContainer textContainerInset typingAttributes usesAdaptiveColorMapping
          keys usesAdaptiveColorMappingForDarkAppearance usesFindBar usesFindPanel usesInspectorBar
          keys usesRolloverButtonForSelection usesRuler value
          selectors alignJustified: changeAttributes: changeColor: changeDocumentBackgroundColor:
          selectors changeLayoutOrientation: checkTextInDocument: checkTextInSelection: cleanUpAfterDragOperation
          selectors loosenKerning: lowerBaseline: orderFrontLinkPanel: orderFrontListPanel:
          selectors orderFrontSharingServicePicker: orderFrontSpacingPanel: orderFrontSubstitutionsPanel:
          selectors orderFrontTablePanel: outline: pasteAsPlainText: pasteAsRichText: performFindPanelAction:
          selectors performTextFinderAction: raiseBaseline: startSpeaking: stopSpeaking: tightenKerning:
          selectors toggleAutomaticDashSubstitution: toggleAutomaticDataDetection: toggleAutomaticLinkDetection:
          selectors toggleAutomaticQuoteSubstitution: toggleAutomaticSpellingCorrection:
          selectors toggleAutomaticTextCompletion: toggleAutomaticTextReplacement: toggleBaseWritingDirection:
          selectors toggleContinuousSpellChecking: toggleGrammarChecking: toggleQuickLookPreviewPanel:
          selectors toggleSmartInsertDelete: toggleTraditionalCharacterShape: turnOffKerning: turnOffLigatures:
          selectors useAllLigatures: useStandardKerning: useStandardLigatures:
        NSTokenField: NSTextField
          keys completionDelay delegate tokenStyle tokenizingCharacterSet
        NSView: NSResponder <containerView> <customView> <view> family
          keys acceptsTouchEvents additionalSafeAreaInsets allowedTouchTypes alphaValue appearance autoresizesSubviews
          keys autoresizingMask backgroundColor backgroundFilters bounds boundsOrigin boundsRotation boundsSize
          keys canDrawConcurrently canDrawSubviewsIntoLayer clipsToBounds compositingFilter contentFilters
          keys focusRingType frame frameCenterRotation frameOrigin frameRotation frameSize gestureRecognizers hidden
          keys identifier layer layerContentsPlacement layerContentsRedrawPolicy layerUsesCoreImageFilters
          keys needsDisplay needsLayout needsUpdateConstraints nextKeyView postsBoundsChangedNotifications
          keys postsFrameChangedNotifications prefersCompactControlSizeMetrics preparedContentRect
          keys pressureConfiguration shadow subviews tag toolTip translatesAutoresizingMaskIntoConstraints
          keys userInterfaceLayoutDirection wantsBestResolutionOpenGLSurface wantsExtendedDynamicRangeOpenGLSurface
          keys wantsLayer wantsRestingTouches
          selectors display fax: layoutSubtreeIfNeeded print: removeFromSuperview setNeedsDisplay
        NSVisualEffectView: NSView <visualEffectView>
          keys blendingMode emphasized maskImage material state
        """
}
