extension SystemClass {
    /// UIKit's views: `UIView` and its subclasses.
    static let uiKitViews = """
        UIActionSheet: UIView
          keys delegate
        UIActivityIndicatorView: UIView <activityIndicatorView>
          keys activityIndicatorViewStyle color hidesWhenStopped style
          selectors startAnimating stopAnimating
        UIAlertView: UIView
          keys delegate
        UIButton: UIControl <button>
          keys adjustsImageWhenDisabled adjustsImageWhenHighlighted automaticallyUpdatesConfiguration buttonType
          keys changesSelectionAsPrimaryAction configuration contentEdgeInsets font imageEdgeInsets imageView
          keys lineBreakMode maximumContentSizeCategory menu pointerInteractionEnabled preferredBehavioralStyle
          keys preferredMenuElementOrder reversesTitleShadowWhenHighlighted role showsTouchWhenHighlighted
          keys titleEdgeInsets titleLabel titleShadowOffset
        UICalendarView: UIView
          keys delegate
        UICollectionReusableView: UIView <collectionReusableView> family
          keys reuseIdentifier
        UICollectionView: UIScrollView <collectionView>
          keys allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
          keys allowsSelection allowsSelectionDuringEditing backgroundView collectionViewLayout dataSource delegate
          keys dragDelegate dragInteractionEnabled dropDelegate editing prefetchDataSource prefetchingEnabled
          keys remembersLastFocusedIndexPath reorderingCadence selectionFollowsFocus selfSizingInvalidation
          keys springLoaded
          selectors reloadData
        UICollectionViewCell: UICollectionReusableView <collectionViewCell>
          keys backgroundConfiguration backgroundView contentConfiguration contentView highlighted selected
          keys selectedBackgroundView
        UICollectionViewListCell: UICollectionViewCell
          keys accessories indentationLevel indentationWidth indentsAccessories
        UIColorWell: UIControl <colorWell>
          keys selectedColor supportsAlpha title
        UIControl: UIView
          keys contentHorizontalAlignment contentVerticalAlignment contextMenuInteractionEnabled enabled highlighted
          keys selected showsMenuAsPrimaryAction symbolAnimationEnabled toolTip
        UIDatePicker: UIControl <datePicker>
          keys calendar countDownDuration date datePickerMode locale maximumDate minimumDate minuteInterval
          keys preferredDatePickerStyle roundsToMinuteInterval textColor timeZone
        UIImageView: UIView <imageView>
          keys adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused animationDuration
          keys animationImages animationRepeatCount highlighted highlightedAnimationImages highlightedImage image
          keys preferredImageDynamicRange preferredSymbolConfiguration
          selectors startAnimating stopAnimating
        UIInputView: UIView
          keys allowsSelfSizing
        UILabel: UIView <label>
          keys adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth adjustsLetterSpacingToFitWidth
          keys allowsDefaultTighteningForTruncation attributedText baselineAdjustment enabled font highlighted
          keys highlightedTextColor lineBreakMode lineBreakStrategy minimumFontSize minimumScaleFactor numberOfLines
          keys preferredMaxLayoutWidth preferredVibrancy shadowColor shadowOffset showsExpansionTextWhenTruncated text
          keys textAlignment textColor
        UIListContentView: UIView
        UINavigationBar: UIView <navigationBar>
          keys backIndicatorImage backIndicatorTransitionMaskImage backgroundImage barStyle barTintColor
          keys compactAppearance compactScrollEdgeAppearance delegate items largeTitleTextAttributes
          keys preferredBehavioralStyle prefersLargeTitles scrollEdgeAppearance shadowImage standardAppearance
          keys titleTextAttributes topItem translucent
        UIPageControl: UIControl <pageControl>
          keys allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorTintColor
          keys defersCurrentPageDisplay direction hidesForSinglePage numberOfPages pageIndicatorTintColor
          keys preferredIndicatorImage
        UIPasteControl: UIControl
          keys target
        UIPickerView: UIView <pickerView>
          keys dataSource delegate showsSelectionIndicator textColor
          selectors reloadAllComponents
        UIPopoverBackgroundView: UIView
        UIProgressView: UIView <progressView>
          keys observedProgress progress progressImage progressTintColor progressViewStyle trackImage trackTintColor
        UIRefreshControl: UIControl <refreshControl>
          keys attributedTitle tintColor
          selectors beginRefreshing endRefreshing
        UIScrollView: UIView <scrollView>
          keys allowsKeyboardScrolling alwaysBounceHorizontal alwaysBounceVertical
          keys automaticallyAdjustsScrollIndicatorInsets bounces bouncesHorizontally bouncesVertically bouncesZoom
          keys canCancelContentTouches contentAlignmentPoint contentInset contentInsetAdjustmentBehavior contentOffset
          keys contentSize decelerationRate delaysContentTouches delegate directionalLockEnabled
          keys horizontalScrollIndicatorInsets indexDisplayMode indicatorStyle keyboardDismissMode maximumZoomScale
          keys minimumZoomScale pagingEnabled refreshControl scrollEnabled scrollIndicatorInsets scrollsToTop
          keys showsHorizontalScrollIndicator showsVerticalScrollIndicator transfersHorizontalScrollingToParent
          keys transfersVerticalScrollingToParent verticalScrollIndicatorInsets zoomScale
          methods setContentOffset(_:animated:)=setContentOffset:animated:
          selectors flashScrollIndicators
        UISearchBar: UIView <searchBar>
          keys autocapitalizationType autocorrectionType backgroundImage barStyle barTintColor delegate
          keys enablesReturnKeyAutomatically inlinePredictionType inputAccessoryView inputAssistantItem inputDelegate
          keys keyboardAppearance keyboardType lookToDictate markedTextStyle passwordRules placeholder prompt
          keys returnKeyType scopeBarBackgroundImage scopeButtonTitles searchBarStyle searchField
          keys searchFieldBackgroundPositionAdjustment searchResultsButtonSelected searchTextPositionAdjustment
          keys secureTextEntry selectedScopeButtonIndex selectedTextRange showsBookmarkButton showsCancelButton
          keys showsScopeBar showsSearchResultsButton smartDashesType smartInsertDeleteType smartQuotesType
          keys spellCheckingType text textContentType textDragDelegate textDropDelegate translucent
          keys usesEmbeddedAppearance
        UISearchTextField: UITextField
          keys allowsCopyingTokens allowsDeletingTokens tokenBackgroundColor
        UISegmentedControl: UIControl <segmentedControl>
          keys apportionsSegmentWidthsByContent momentary segmentedControlStyle selectedSegmentIndex
          keys selectedSegmentTintColor springLoaded
        UISlider: UIControl <slider>
          keys continuous maximumTrackTintColor maximumValue maximumValueImage minimumTrackTintColor minimumValue
          keys minimumValueImage thumbTintColor value
        UIStackView: UIView <stackView>
          keys alignment arrangedSubviews axis baselineRelativeArrangement distribution
          keys layoutMarginsRelativeArrangement spacing
        UIStepper: UIControl <stepper>
          keys autorepeat continuous maximumValue minimumValue stepValue value wraps
        UISwitch: UIControl <switch>
          keys offImage on onImage onTintColor preferredStyle thumbTintColor title
        UITabBar: UIView <tabBar>
          keys backgroundImage barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate
          keys itemPositioning itemSpacing itemWidth items scrollEdgeAppearance selectedImageTintColor selectedItem
          keys selectionIndicatorImage shadowImage springLoaded standardAppearance translucent unselectedItemTintColor
        UITableView: UIScrollView <tableView>
          keys allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
          keys allowsSelection allowsSelectionDuringEditing backgroundView cellLayoutMarginsFollowReadableWidth
          keys dataSource delegate dragDelegate dragInteractionEnabled dropDelegate editing estimatedRowHeight
          keys estimatedSectionFooterHeight estimatedSectionHeaderHeight fillerRowHeight insetsContentViewsToSafeArea
          keys prefetchDataSource prefetchingEnabled remembersLastFocusedIndexPath rowHeight sectionFooterHeight
          keys sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor
          keys sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor selectionFollowsFocus
          keys selfSizingInvalidation separatorColor separatorEffect separatorInset separatorInsetReference
          keys separatorStyle springLoaded style tableFooterView tableHeaderView
          methods reloadRows(at:with:)=reloadRowsAtIndexPaths:withRowAnimation:
          selectors reloadData
        UITableViewCell: UIView <tableViewCell> family
          keys accessoryType accessoryView backgroundConfiguration backgroundView contentConfiguration contentView
          keys detailTextLabel editing editingAccessoryType editingAccessoryView focusStyle font highlighted image
          keys imageView indentationLevel indentationWidth lineBreakMode multipleSelectionBackgroundView
          keys reuseIdentifier selected selectedBackgroundView selectedImage selectionStyle separatorInset
          keys shouldIndentWhileEditing showsReorderControl text textAlignment textColor textLabel
          keys userInteractionEnabledWhileDragging
        UITableViewCellContentView: UIView <tableViewCellContentView>
        UITableViewHeaderFooterView: UIView
          keys backgroundConfiguration backgroundView contentConfiguration contentView detailTextLabel reuseIdentifier
          keys textLabel tintColor
        UITextField: UIControl <textField>
          keys adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsEditingTextAttributes
          keys attributedPlaceholder attributedText autocapitalizationType autocorrectionType background borderStyle
          keys clearButtonMode clearsOnBeginEditing clearsOnInsertion defaultTextAttributes delegate
          keys disabledBackground enablesReturnKeyAutomatically font inlinePredictionType inputAccessoryView
          keys inputAssistantItem inputDelegate inputView interactionState keyboardAppearance keyboardType leftView
          keys leftViewMode markedTextStyle minimumFontSize passwordRules placeholder returnKeyType rightView
          keys rightViewMode secureTextEntry selectedTextRange smartDashesType smartInsertDeleteType smartQuotesType
          keys spellCheckingType text textAlignment textColor textContentType textDragDelegate textDropDelegate
          keys typingAttributes
          selectors copy: cut: decreaseSize: delete: increaseSize: makeTextWritingDirectionLeftToRight:
          selectors makeTextWritingDirectionRightToLeft: paste: pasteAndGo: pasteAndMatchStyle: pasteAndSearch:
          selectors select: selectAll: toggleBoldface: toggleItalics: toggleUnderline:
        UITextView: UIScrollView <textView>
          keys adjustsFontForContentSizeCategory allowsEditingTextAttributes attributedText autocapitalizationType
          keys autocorrectionType borderStyle clearsOnInsertion dataDetectorTypes delegate editable
          keys enablesReturnKeyAutomatically findInteractionEnabled font inlinePredictionType inputAccessoryView
          keys inputAssistantItem inputDelegate inputView interactionState keyboardAppearance keyboardType
          keys linkTextAttributes markedTextStyle passwordRules returnKeyType secureTextEntry selectable selectedRange
          keys selectedTextRange smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text
          keys textAlignment textColor textContainerInset textContentType textDragDelegate textDropDelegate
          keys typingAttributes usesStandardTextScaling
          selectors copy: cut: decreaseSize: delete: find: findAndReplace: findNext: findPrevious: increaseSize:
          selectors makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: paste: pasteAndGo:
          selectors pasteAndMatchStyle: pasteAndSearch: select: selectAll: toggleBoldface: toggleItalics:
          selectors toggleUnderline: useSelectionForFind:
        UIToolbar: UIView <toolbar>
          keys barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate items scrollEdgeAppearance
          keys standardAppearance translucent
        UIView: UIResponder <collectionViewCellContentView> <containerView> <view> family
          keys accessibilityIgnoresInvertColors alpha autoresizesSubviews autoresizingMask backgroundColor bounds
          keys center clearsContextBeforeDrawing clipsToBounds contentMode contentScaleFactor contentStretch
          keys cornerConfiguration directionalLayoutMargins exclusiveTouch focusEffect focusGroupIdentifier
          keys focusGroupPriority frame gestureRecognizers hidden insetsLayoutMarginsFromSafeArea interactions
          keys keyboardLayoutGuide largeContentImage largeContentImageInsets largeContentTitle layer layoutMargins
          keys maskView maximumContentSizeCategory minimumContentSizeCategory motionEffects multipleTouchEnabled
          keys opaque overrideUserInterfaceStyle preferredFocusedView preservesSuperviewLayoutMargins
          keys scalesLargeContentImage semanticContentAttribute showsLargeContentViewer tag tintAdjustmentMode
          keys tintColor transform transform3D translatesAutoresizingMaskIntoConstraints userInteractionEnabled
          methods addSubview(_:)=addSubview: bringSubviewToFront(_:)=bringSubviewToFront: draw(_:)=drawRect:
          methods endEditing(_:)=endEditing: hitTest(_:with:)=hitTest:withEvent:
          methods insertSubview(_:at:)=insertSubview:atIndex: point(inside:with:)=pointInside:withEvent:
          methods sendSubviewToBack(_:)=sendSubviewToBack: sizeThatFits(_:)=sizeThatFits:
          methods willMove(toSuperview:)=willMoveToSuperview: willMove(toWindow:)=willMoveToWindow:
          selectors endEditing: layoutIfNeeded removeFromSuperview setNeedsDisplay setNeedsFocusUpdate setNeedsLayout
          selectors setNeedsUpdateConstraints sizeToFit
        UIVisualEffectView: UIView <visualEffectView>
          keys contentView effect
        UIWebView: UIView <webView>
          keys allowsInlineMediaPlayback allowsLinkPreview allowsPictureInPictureMediaPlayback dataDetectorTypes
          keys delegate detectsPhoneNumbers gapBetweenPages keyboardDisplayRequiresUserAction
          keys mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction pageLength paginationBreakingMode
          keys paginationMode scalesPageToFit suppressesIncrementalRendering
          selectors copy: cut: decreaseSize: delete: goBack goForward increaseSize:
          selectors makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: paste: pasteAndGo:
          selectors pasteAndMatchStyle: pasteAndSearch: reload select: selectAll: stopLoading toggleBoldface:
          selectors toggleItalics: toggleUnderline:
        UIWindow: UIView <window>
          keys canResizeToFitContent rootViewController screen windowLevel windowScene
        """
}
