extension SystemProtocol {
    /// Of text and searches.
    static let text = """
        NSLayoutManagerDelegate
          func layoutManager(_ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int) -> CGRect
            layoutManager:boundingBoxForControlGlyphAtIndex:forTextContainer:proposedLineFragment:glyphPosition:characterIndex: zero rectangle
          func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
            layoutManager:didCompleteLayoutForTextContainer:atEnd: nothing
          func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
            layoutManager:lineSpacingAfterGlyphAtIndex:withProposedLineFragmentRect: paragraph style's lineSpacing
          func layoutManager(_ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
            layoutManager:paragraphSpacingAfterGlyphAtIndex:withProposedLineFragmentRect: paragraph style's paragraphSpacing
          func layoutManager(_ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
            layoutManager:paragraphSpacingBeforeGlyphAtIndex:withProposedLineFragmentRect: paragraph style's paragraphSpacingBefore
          func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int) -> Bool
            layoutManager:shouldBreakLineByHyphenatingBeforeCharacterAtIndex: true
          func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
            layoutManager:shouldBreakLineByWordBeforeCharacterAtIndex: true
          func layoutManager(_ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange) -> Int
            layoutManager:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange: 0: the standard glyphs
          func layoutManager(_ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>, lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange) -> Bool
            layoutManager:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:inTextContainer:forGlyphRange: false: values as computed
          func layoutManager(_ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction, forControlCharacterAt charIndex: Int) -> NSLayoutManager.ControlCharacterAction
            layoutManager:shouldUseAction:forControlCharacterAtIndex: the proposed action
          func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
            layoutManager:textContainer:didChangeGeometryFromSize: nothing
          func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
            layoutManagerDidInvalidateLayout: nothing
        NSTextStorageDelegate
          func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
            textStorage:didProcessEditing:range:changeInLength: nothing
          func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
            textStorage:willProcessEditing:range:changeInLength: nothing
        UIFindInteractionDelegate
          func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
            findInteraction:didBeginFindSession: nothing
          func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
            findInteraction:didEndFindSession: nothing
        UIResponderStandardEditActions
          func copy(_ sender: Any?)
            copy: no menu entry or key command for it; the action goes on up the responder chain
          func cut(_ sender: Any?)
            cut: no menu entry or key command for it; the action goes on up the responder chain
          func decreaseSize(_ sender: Any?)
            decreaseSize: no menu entry or key command for it; the action goes on up the responder chain
          func delete(_ sender: Any?)
            delete: no menu entry or key command for it; the action goes on up the responder chain
          func duplicate(_ sender: Any?)
            duplicate: no menu entry or key command for it; the action goes on up the responder chain
          func export(_ sender: Any?)
            export: no menu entry or key command for it; the action goes on up the responder chain
          func find(_ sender: Any?)
            find: no menu entry or key command for it; the action goes on up the responder chain
          func findAndReplace(_ sender: Any?)
            findAndReplace: no menu entry or key command for it; the action goes on up the responder chain
          func findNext(_ sender: Any?)
            findNext: no menu entry or key command for it; the action goes on up the responder chain
          func findPrevious(_ sender: Any?)
            findPrevious: no menu entry or key command for it; the action goes on up the responder chain
          func increaseSize(_ sender: Any?)
            increaseSize: no menu entry or key command for it; the action goes on up the responder chain
          func makeTextWritingDirectionLeftToRight(_ sender: Any?)
            makeTextWritingDirectionLeftToRight: no menu entry or key command for it; the action goes on up the responder chain
          func makeTextWritingDirectionRightToLeft(_ sender: Any?)
            makeTextWritingDirectionRightToLeft: no menu entry or key command for it; the action goes on up the responder chain
          func move(_ sender: Any?)
            move: no menu entry or key command for it; the action goes on up the responder chain
          func paste(_ sender: Any?)
            paste: no menu entry or key command for it; the action goes on up the responder chain
          func pasteAndGo(_ sender: Any?)
            pasteAndGo: no menu entry or key command for it; the action goes on up the responder chain
          func pasteAndMatchStyle(_ sender: Any?)
            pasteAndMatchStyle: no menu entry or key command for it; the action goes on up the responder chain
          func pasteAndSearch(_ sender: Any?)
            pasteAndSearch: no menu entry or key command for it; the action goes on up the responder chain
          func printContent(_ sender: Any?)
            print: no menu entry or key command for it; the action goes on up the responder chain
          func rename(_ sender: Any?)
            rename: no menu entry or key command for it; the action goes on up the responder chain
          func select(_ sender: Any?)
            select: no menu entry or key command for it; the action goes on up the responder chain
          func selectAll(_ sender: Any?)
            selectAll: no menu entry or key command for it; the action goes on up the responder chain
          func toggleBoldface(_ sender: Any?)
            toggleBoldface: no menu entry or key command for it; the action goes on up the responder chain
          func toggleItalics(_ sender: Any?)
            toggleItalics: no menu entry or key command for it; the action goes on up the responder chain
          func toggleUnderline(_ sender: Any?)
            toggleUnderline: no menu entry or key command for it; the action goes on up the responder chain
          func updateTextAttributes(conversionHandler: ([NSAttributedString.Key : Any]) -> [NSAttributedString.Key : Any])
            updateTextAttributesWithConversionHandler: no menu entry or key command for it; the action goes on up the responder chain
          func useSelectionForFind(_ sender: Any?)
            useSelectionForFind: no menu entry or key command for it; the action goes on up the responder chain
        UIScribbleInteractionDelegate
          func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
            scribbleInteraction:shouldBeginAtLocation: true
          func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
            scribbleInteractionDidFinishWriting: nothing
          func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
            scribbleInteractionShouldDelayFocus: false
          func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
            scribbleInteractionWillBeginWriting: nothing
        UISearchBarDelegate
          func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
            searchBar:selectedScopeButtonIndexDidChange: nothing
          func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
            searchBar:shouldChangeTextInRange:replacementText: true
          func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
            searchBar:textDidChange: nothing
          func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
            searchBarBookmarkButtonClicked: nothing
          func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
            searchBarCancelButtonClicked: nothing by itself; a search controller still deactivates
          func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
            searchBarResultsListButtonClicked: nothing
          func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
            searchBarSearchButtonClicked: nothing: the keyboard stays up
          func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
            searchBarShouldBeginEditing: true
          func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
            searchBarShouldEndEditing: true
          func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
            searchBarTextDidBeginEditing: nothing
          func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
            searchBarTextDidEndEditing: nothing
        UISearchControllerDelegate
          func didDismissSearchController(_ searchController: UISearchController)
            didDismissSearchController: nothing
          func didPresentSearchController(_ searchController: UISearchController)
            didPresentSearchController: nothing
          func presentSearchController(_ searchController: UISearchController)
            presentSearchController: the search controller presents itself in the standard way
          func searchController(_ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
            searchController:didChangeFromSearchBarPlacement: nothing
          func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
            searchController:willChangeToSearchBarPlacement: nothing
          func willDismissSearchController(_ searchController: UISearchController)
            willDismissSearchController: nothing
          func willPresentSearchController(_ searchController: UISearchController)
            willPresentSearchController: nothing
        UISearchDisplayDelegate
          func searchDisplayController(_ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
            searchDisplayController:didHideSearchResultsTableView: nothing
          func searchDisplayController(_ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
            searchDisplayController:didLoadSearchResultsTableView: nothing
          func searchDisplayController(_ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)
            searchDisplayController:didShowSearchResultsTableView: nothing
          func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int) -> Bool
            searchDisplayController:shouldReloadTableForSearchScope: true
          func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?) -> Bool
            searchDisplayController:shouldReloadTableForSearchString: true
          func searchDisplayController(_ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)
            searchDisplayController:willHideSearchResultsTableView: nothing
          func searchDisplayController(_ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
            searchDisplayController:willShowSearchResultsTableView: nothing
          func searchDisplayController(_ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView)
            searchDisplayController:willUnloadSearchResultsTableView: nothing
          func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
            searchDisplayControllerDidBeginSearch: nothing
          func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
            searchDisplayControllerDidEndSearch: nothing
          func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
            searchDisplayControllerWillBeginSearch: nothing
          func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
            searchDisplayControllerWillEndSearch: nothing
        UISearchResultsUpdating
          func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: UISearchSuggestion)
            updateSearchResultsForSearchController:selectingSearchSuggestion: choosing a suggestion has no effect
        UISearchTextFieldDelegate
          func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: UISearchSuggestion)
            searchTextField:didSelectSuggestion: nothing
          func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
            searchTextField:itemProviderForCopyingToken: tokens cannot be copied or cut
        UITextDragDelegate
          func textDraggableView(_ textDraggableView: UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: UIDragSession) -> UITargetedDragPreview?
            textDraggableView:dragPreviewForLiftingItem:session: ? nil
          func textDraggableView(_ textDraggableView: UIView & UITextDraggable, dragSessionDidEnd session: UIDragSession, with operation: UIDropOperation)
            textDraggableView:dragSessionDidEnd:withOperation: nothing
          func textDraggableView(_ textDraggableView: UIView & UITextDraggable, dragSessionWillBegin session: UIDragSession)
            textDraggableView:dragSessionWillBegin: nothing
          func textDraggableView(_ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: UITextDragRequest) -> [UIDragItem]
            textDraggableView:itemsForDrag: ?
          func textDraggableView(_ textDraggableView: UIView & UITextDraggable, willAnimateLiftWith animator: UIDragAnimating, session: UIDragSession)
            textDraggableView:willAnimateLiftWithAnimator:session: nothing
        UITextDropDelegate
          func textDroppableView(_ textDroppableView: UIView & UITextDroppable, dropSessionDidEnd session: UIDropSession)
            textDroppableView:dropSessionDidEnd: nothing
          func textDroppableView(_ textDroppableView: UIView & UITextDroppable, dropSessionDidEnter session: UIDropSession)
            textDroppableView:dropSessionDidEnter: nothing
          func textDroppableView(_ textDroppableView: UIView & UITextDroppable, dropSessionDidExit session: UIDropSession)
            textDroppableView:dropSessionDidExit: nothing
          func textDroppableView(_ textDroppableView: UIView & UITextDroppable, dropSessionDidUpdate session: UIDropSession)
            textDroppableView:dropSessionDidUpdate: nothing
          func textDroppableView(_ textDroppableView: UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
            textDroppableView:previewForDroppingAllItemsWithDefault: ? nil
          func textDroppableView(_ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: UITextDropRequest) -> UITextDropProposal
            textDroppableView:proposalForDrop: ?
          func textDroppableView(_ textDroppableView: UIView & UITextDroppable, willBecomeEditableForDrop drop: UITextDropRequest) -> UITextDropEditability
            textDroppableView:willBecomeEditableForDrop: ?
          func textDroppableView(_ textDroppableView: UIView & UITextDroppable, willPerformDrop drop: UITextDropRequest)
            textDroppableView:willPerformDrop: nothing
        UITextFieldDelegate
          func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
            textField:editMenuForCharactersInRange:suggestedActions: nil: the system menu
          func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
            textField:shouldChangeCharactersInRange:replacementString: true
          func textField(_ textField: UITextField, willDismissEditMenuWith animator: UIEditMenuInteractionAnimating)
            textField:willDismissEditMenuWithAnimator: nothing
          func textField(_ textField: UITextField, willPresentEditMenuWith animator: UIEditMenuInteractionAnimating)
            textField:willPresentEditMenuWithAnimator: nothing
          func textFieldDidBeginEditing(_ textField: UITextField)
            textFieldDidBeginEditing: nothing
          func textFieldDidChangeSelection(_ textField: UITextField)
            textFieldDidChangeSelection: nothing
          func textFieldDidEndEditing(_ textField: UITextField)
            textFieldDidEndEditing: nothing
          func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
            textFieldDidEndEditing:reason: textFieldDidEndEditing: is called instead; when both exist only the one with a reason is called
          func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
            textFieldShouldBeginEditing: true
          func textFieldShouldClear(_ textField: UITextField) -> Bool
            textFieldShouldClear: true
          func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
            textFieldShouldEndEditing: true
          func textFieldShouldReturn(_ textField: UITextField) -> Bool
            textFieldShouldReturn: true: the field sends editingDidEndOnExit and resigns only if an action handles it
        UITextInput
          func beginFloatingCursor(at point: CGPoint)
            beginFloatingCursorAtPoint: nothing
          func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
            characterOffsetOfPosition:withinRange: ?
          func dictationRecognitionFailed()
            dictationRecognitionFailed nothing
          func dictationRecordingDidEnd()
            dictationRecordingDidEnd nothing
          func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
            editMenuForTextRange:suggestedActions: ? nil
          func endFloatingCursor()
            endFloatingCursor nothing
          func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
            frameForDictationResultPlaceholder: ?
          func insertDictationResult(_ dictationResult: [UIDictationPhrase])
            insertDictationResult: nothing
          var insertDictationResultPlaceholder: Any { get }
            insertDictationResultPlaceholder ?
          func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
            insertText:alternatives:style: nothing
          func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
            insertTextPlaceholderWithSize: ?
          func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
            positionWithinRange:atCharacterOffset: ? nil
          func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
            removeDictationResultPlaceholder:willInsertResult: nothing
          func remove(_ textPlaceholder: UITextPlaceholder)
            removeTextPlaceholder: nothing
          var selectionAffinity: UITextStorageDirection { get set }
            selectionAffinity ?
          func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
            setAttributedMarkedText:selectedRange: nothing
          func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
            shouldChangeTextInRange:replacementText: ? true
          var textInputView: UIView { get }
            textInputView ?
          func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key : Any]?
            textStylingAtPosition:inDirection: ? nil
          func updateFloatingCursor(at point: CGPoint)
            updateFloatingCursorAtPoint: nothing
          func willDismissEditMenu(animator: UIEditMenuInteractionAnimating)
            willDismissEditMenuWithAnimator: nothing
          func willPresentEditMenu(animator: UIEditMenuInteractionAnimating)
            willPresentEditMenuWithAnimator: nothing
        UITextInputTraits
          var autocapitalizationType: UITextAutocapitalizationType { get set }
            autocapitalizationType sentences
          var autocorrectionType: UITextAutocorrectionType { get set }
            autocorrectionType default
          var enablesReturnKeyAutomatically: Bool { get set }
            enablesReturnKeyAutomatically false
          var keyboardAppearance: UIKeyboardAppearance { get set }
            keyboardAppearance default
          var keyboardType: UIKeyboardType { get set }
            keyboardType default
          var passwordRules: UITextInputPasswordRules? { get set }
            passwordRules nil
          var returnKeyType: UIReturnKeyType { get set }
            returnKeyType default
          var isSecureTextEntry: Bool { get set }
            secureTextEntry false
          var smartDashesType: UITextSmartDashesType { get set }
            smartDashesType default
          var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
            smartInsertDeleteType default
          var smartQuotesType: UITextSmartQuotesType { get set }
            smartQuotesType default
          var spellCheckingType: UITextSpellCheckingType { get set }
            spellCheckingType default
          var textContentType: UITextContentType! { get set }
            textContentType nil
        UITextPasteDelegate
          func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: UITextPasteConfigurationSupporting, combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange) -> NSAttributedString
            textPasteConfigurationSupporting:combineItemAttributedStrings:forRange: ?
          func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString, to textRange: UITextRange) -> UITextRange
            textPasteConfigurationSupporting:performPasteOfAttributedString:toRange: ?
          func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: UITextPasteConfigurationSupporting, shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange) -> Bool
            textPasteConfigurationSupporting:shouldAnimatePasteOfAttributedString:toRange: ? true
          func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: UITextPasteConfigurationSupporting, transform item: UITextPasteItem)
            textPasteConfigurationSupporting:transformPasteItem: nothing
        UITextViewDelegate
          func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
            textView:editMenuForTextInRange:suggestedActions: nil: the system menu
          func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
            textView:shouldChangeTextInRange:replacementText: true
          func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
            textView:shouldInteractWithTextAttachment:inRange: true
          func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
            textView:shouldInteractWithTextAttachment:inRange:interaction: true
          func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
            textView:shouldInteractWithURL:inRange: true
          func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
            textView:shouldInteractWithURL:inRange:interaction: true
          func textView(_ textView: UITextView, willDismissEditMenuWith animator: UIEditMenuInteractionAnimating)
            textView:willDismissEditMenuWithAnimator: nothing
          func textView(_ textView: UITextView, willPresentEditMenuWith animator: UIEditMenuInteractionAnimating)
            textView:willPresentEditMenuWithAnimator: nothing
          func textViewDidBeginEditing(_ textView: UITextView)
            textViewDidBeginEditing: nothing
          func textViewDidChange(_ textView: UITextView)
            textViewDidChange: nothing
          func textViewDidChangeSelection(_ textView: UITextView)
            textViewDidChangeSelection: nothing
          func textViewDidEndEditing(_ textView: UITextView)
            textViewDidEndEditing: nothing
          func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
            textViewShouldBeginEditing: true
          func textViewShouldEndEditing(_ textView: UITextView) -> Bool
            textViewShouldEndEditing: true
        """
}
