extension SystemProtocol {
    /// Of tables, collections and pickers.
    static let lists = """
        UICollectionViewDataSource
          func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
            collectionView:canMoveItemAtIndexPath: true where moveItemAtIndexPath is implemented, else false
          func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
            collectionView:cellForItemAtIndexPath: required
          func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
            collectionView:indexPathForIndexTitle:atIndex: required in practice once index titles are given
          func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
            collectionView:moveItemAtIndexPath:toIndexPath: no interactive reordering
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            collectionView:numberOfItemsInSection: required
          func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
            collectionView:viewForSupplementaryElementOfKind:atIndexPath: exception when the layout asks for a supplementary view; never asked when reference sizes are zero
          func indexTitles(for collectionView: UICollectionView) -> [String]?
            indexTitlesForCollectionView: nil: no index
          func numberOfSections(in collectionView: UICollectionView) -> Int
            numberOfSectionsInCollectionView: 1
        UICollectionViewDataSourcePrefetching
          func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
            collectionView:cancelPrefetchingForItemsAtIndexPaths: nothing
        UICollectionViewDelegate
          func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
            collectionView:canEditItemAtIndexPath: true
          func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
            collectionView:canFocusItemAtIndexPath: true where items can be selected
          func collectionView(_ collectionView: UICollectionView, canPerformAction action: OpaquePointer, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool
            collectionView:canPerformAction:forItemAtIndexPath:withSender: false
          func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
            collectionView:canPerformPrimaryActionForItemAtIndexPath: true when not editing, false when editing
          func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
            collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath: a preview of the cell
          func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
            collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath: a preview of the cell
          func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
            collectionView:contextMenuConfigurationForItemAtIndexPath:point: nil: no menu
          func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
            collectionView:contextMenuConfigurationForItemsAtIndexPaths:point: nil: no menu
          func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
            collectionView:didBeginMultipleSelectionInteractionAtIndexPath: nothing
          func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
            collectionView:didDeselectItemAtIndexPath: nothing
          func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
            collectionView:didEndDisplayingCell:forItemAtIndexPath: nothing
          func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
            collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath: nothing
          func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
            collectionView:didHighlightItemAtIndexPath: nothing
          func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
            collectionView:didSelectItemAtIndexPath: nothing
          func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
            collectionView:didUnhighlightItemAtIndexPath: nothing
          func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
            collectionView:didUpdateFocusInContext:withAnimationCoordinator: nothing
          func collectionView(_ collectionView: UICollectionView, performAction action: OpaquePointer, forItemAt indexPath: IndexPath, withSender sender: Any?)
            collectionView:performAction:forItemAtIndexPath:withSender: nothing
          func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
            collectionView:performPrimaryActionForItemAtIndexPath: nothing
          func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            collectionView:previewForDismissingContextMenuWithConfiguration: a preview of the cell
          func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            collectionView:previewForHighlightingContextMenuWithConfiguration: a preview of the cell
          func collectionView(_ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIWindowScene.ActivationConfiguration?
            collectionView:sceneActivationConfigurationForItemAtIndexPath:point: nil: no new scene
          func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
            collectionView:selectionFollowsFocusForItemAtIndexPath: value of selectionFollowsFocus
          func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
            collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath: false
          func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
            collectionView:shouldDeselectItemAtIndexPath: true
          func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
            collectionView:shouldHighlightItemAtIndexPath: true
          func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
            collectionView:shouldSelectItemAtIndexPath: true
          func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
            collectionView:shouldShowMenuForItemAtIndexPath: false
          func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: UISpringLoadedInteractionContext) -> Bool
            collectionView:shouldSpringLoadItemAtIndexPath:withContext: true
          func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool
            collectionView:shouldUpdateFocusInContext: true
          func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
            collectionView:targetContentOffsetForProposedContentOffset: the proposed offset (the layout's own method is asked)
          func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
            collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath: the proposed index path
          func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
            collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath: the proposed index path
          func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
            collectionView:transitionLayoutForOldLayout:newLayout: a plain UICollectionViewTransitionLayout
          func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
            collectionView:willDisplayCell:forItemAtIndexPath: nothing
          func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
            collectionView:willDisplayContextMenuWithConfiguration:animator: nothing
          func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
            collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath: nothing
          func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
            collectionView:willEndContextMenuInteractionWithConfiguration:animator: nothing
          func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionCommitAnimating)
            collectionView:willPerformPreviewActionForMenuWithConfiguration:animator: nothing
          func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
            collectionViewDidEndMultipleSelectionInteraction: nothing
          func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
            indexPathForPreferredFocusedViewInCollectionView: nil: first focusable item, or the last focused one when remembersLastFocusedIndexPath is set
        UICollectionViewDelegateFlowLayout
          func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
            collectionView:layout:insetForSectionAtIndex: sectionInset of the layout
          func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
            collectionView:layout:minimumInteritemSpacingForSectionAtIndex: minimumInteritemSpacing of the layout
          func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
            collectionView:layout:minimumLineSpacingForSectionAtIndex: minimumLineSpacing of the layout
          func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
            collectionView:layout:referenceSizeForFooterInSection: footerReferenceSize of the layout
          func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
            collectionView:layout:referenceSizeForHeaderInSection: headerReferenceSize of the layout
          func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
            collectionView:layout:sizeForItemAtIndexPath: itemSize of the layout
        UICollectionViewDragDelegate
          func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
            collectionView:dragPreviewParametersForItemAtIndexPath: nil: the whole cell is the preview
          func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: UIDragSession) -> Bool
            collectionView:dragSessionAllowsMoveOperation: true
          func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession)
            collectionView:dragSessionDidEnd: nothing
          func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: UIDragSession) -> Bool
            collectionView:dragSessionIsRestrictedToDraggingApplication: false
          func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession)
            collectionView:dragSessionWillBegin: nothing
          func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
            collectionView:itemsForAddingToDragSession:atIndexPath:point: no items added
        UICollectionViewDropDelegate
          func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool
            collectionView:canHandleDropSession: true
          func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
            collectionView:dropPreviewParametersForItemAtIndexPath: nil: the whole cell is the preview
          func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: UIDropSession)
            collectionView:dropSessionDidEnd: nothing
          func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: UIDropSession)
            collectionView:dropSessionDidEnter: nothing
          func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: UIDropSession)
            collectionView:dropSessionDidExit: nothing
          func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
            collectionView:dropSessionDidUpdate:withDestinationIndexPath: a cancel proposal unless the drop is local reordering
        UIPickerViewAccessibilityDelegate
          func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString?
            pickerView:accessibilityAttributedHintForComponent: ? nil
          func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString?
            pickerView:accessibilityAttributedLabelForComponent: ? nil
          func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int) -> [NSAttributedString]
            pickerView:accessibilityAttributedUserInputLabelsForComponent: ?
          func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
            pickerView:accessibilityHintForComponent: ? nil
          func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
            pickerView:accessibilityLabelForComponent: ? nil
          func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
            pickerView:accessibilityUserInputLabelsForComponent: ?
        UIPickerViewDataSource
          func numberOfComponents(in pickerView: UIPickerView) -> Int
            numberOfComponentsInPickerView: required
          func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
            pickerView:numberOfRowsInComponent: required
        UIPickerViewDelegate
          func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
            pickerView:attributedTitleForRow:forComponent: the plain title is used
          func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
            pickerView:didSelectRow:inComponent: nothing
          func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
            pickerView:rowHeightForComponent: standard row height
          func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
            pickerView:titleForRow:forComponent: rows show a question mark when no view, attributed title or title method exists
          func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
            pickerView:viewForRow:forComponent:reusingView: a label with the title
          func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
            pickerView:widthForComponent: components share the width evenly
        UITableViewDataSource
          func numberOfSections(in tableView: UITableView) -> Int
            numberOfSectionsInTableView: 1
          func sectionIndexTitles(for tableView: UITableView) -> [String]?
            sectionIndexTitlesForTableView: nil: no index
          func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
            tableView:canEditRowAtIndexPath: true in editing mode; swipe to delete also needs commitEditingStyle
          func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
            tableView:canMoveRowAtIndexPath: true where moveRowAtIndexPath is implemented, else false
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
            tableView:cellForRowAtIndexPath: required
          func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
            tableView:commitEditingStyle:forRowAtIndexPath: no swipe to delete and no effect of the insert and delete controls
          func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
            tableView:moveRowAtIndexPath:toIndexPath: no reorder control
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
            tableView:numberOfRowsInSection: required
          func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
            tableView:sectionForSectionIndexTitle:atIndex: index position equals section number
          func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
            tableView:titleForFooterInSection: nil: no footer title
          func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
            tableView:titleForHeaderInSection: nil: no header title
        UITableViewDataSourcePrefetching
          func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
            tableView:cancelPrefetchingForRowsAtIndexPaths: nothing
        UITableViewDelegate
          func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
            indexPathForPreferredFocusedViewInTableView: nil: first focusable row, or the last focused one when remembersLastFocusedIndexPath is set
          func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
            tableView:accessoryButtonTappedForRowWithIndexPath: nothing: the tap does not select the row
          func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
            tableView:canFocusRowAtIndexPath: true where rows can be selected
          func tableView(_ tableView: UITableView, canPerformAction action: OpaquePointer, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool
            tableView:canPerformAction:forRowAtIndexPath:withSender: false
          func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
            tableView:canPerformPrimaryActionForRowAtIndexPath: true when not editing, false when editing
          func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
            tableView:contextMenuConfigurationForRowAtIndexPath:point: nil: no menu
          func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
            tableView:didBeginMultipleSelectionInteractionAtIndexPath: nothing
          func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
            tableView:didDeselectRowAtIndexPath: nothing
          func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
            tableView:didEndDisplayingCell:forRowAtIndexPath: nothing
          func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
            tableView:didEndDisplayingFooterView:forSection: nothing
          func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
            tableView:didEndDisplayingHeaderView:forSection: nothing
          func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
            tableView:didEndEditingRowAtIndexPath: nothing
          func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
            tableView:didHighlightRowAtIndexPath: nothing
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
            tableView:didSelectRowAtIndexPath: nothing
          func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
            tableView:didUnhighlightRowAtIndexPath: nothing
          func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
            tableView:didUpdateFocusInContext:withAnimationCoordinator: nothing
          func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
            tableView:editActionsForRowAtIndexPath: nil: one standard delete action where the data source can commit edits
          func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
            tableView:editingStyleForRowAtIndexPath: delete for rows that can be edited, none otherwise
          func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
            tableView:estimatedHeightForFooterInSection: estimatedSectionFooterHeight of the table
          func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
            tableView:estimatedHeightForHeaderInSection: estimatedSectionHeaderHeight of the table
          func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
            tableView:estimatedHeightForRowAtIndexPath: estimatedRowHeight of the table
          func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
            tableView:heightForFooterInSection: sectionFooterHeight of the table (automatic as for the header)
          func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
            tableView:heightForHeaderInSection: sectionHeaderHeight of the table (automatic: title or view height, otherwise none for plain, standard gap for grouped)
          func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
            tableView:heightForRowAtIndexPath: rowHeight of the table
          func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
            tableView:indentationLevelForRowAtIndexPath: 0 (the cell's own indentationLevel is kept)
          func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
            tableView:leadingSwipeActionsConfigurationForRowAtIndexPath: nil: no leading actions
          func tableView(_ tableView: UITableView, performAction action: OpaquePointer, forRowAt indexPath: IndexPath, withSender sender: Any?)
            tableView:performAction:forRowAtIndexPath:withSender: nothing
          func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
            tableView:performPrimaryActionForRowAtIndexPath: nothing
          func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            tableView:previewForDismissingContextMenuWithConfiguration: a preview of the cell
          func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            tableView:previewForHighlightingContextMenuWithConfiguration: a preview of the cell
          func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
            tableView:selectionFollowsFocusForRowAtIndexPath: value of selectionFollowsFocus
          func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
            tableView:shouldBeginMultipleSelectionInteractionAtIndexPath: false
          func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
            tableView:shouldHighlightRowAtIndexPath: true
          func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
            tableView:shouldIndentWhileEditingRowAtIndexPath: true: grouped style only
          func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
            tableView:shouldShowMenuForRowAtIndexPath: false
          func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: UISpringLoadedInteractionContext) -> Bool
            tableView:shouldSpringLoadRowAtIndexPath:withContext: true, except while the row is part of a drag session
          func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
            tableView:shouldUpdateFocusInContext: true
          func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
            tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: the proposed index path
          func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
            tableView:titleForDeleteConfirmationButtonForRowAtIndexPath: localised "Delete"
          func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
            tableView:trailingSwipeActionsConfigurationForRowAtIndexPath: nil: one standard delete action where the row is editable with style delete
          func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
            tableView:viewForFooterInSection: nil: a standard footer made from titleForFooterInSection, none without a title
          func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
            tableView:viewForHeaderInSection: nil: a standard header made from titleForHeaderInSection, none without a title
          func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
            tableView:willBeginEditingRowAtIndexPath: nothing
          func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
            tableView:willDeselectRowAtIndexPath: the same index path (deselection proceeds)
          func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
            tableView:willDisplayCell:forRowAtIndexPath: nothing
          func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
            tableView:willDisplayContextMenuWithConfiguration:animator: nothing
          func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
            tableView:willDisplayFooterView:forSection: nothing
          func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
            tableView:willDisplayHeaderView:forSection: nothing
          func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
            tableView:willEndContextMenuInteractionWithConfiguration:animator: nothing
          func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionCommitAnimating)
            tableView:willPerformPreviewActionForMenuWithConfiguration:animator: nothing
          func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
            tableView:willSelectRowAtIndexPath: the same index path (selection proceeds); nil would cancel it
          func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
            tableViewDidEndMultipleSelectionInteraction: nothing
        UITableViewDragDelegate
          func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
            tableView:dragPreviewParametersForRowAtIndexPath: nil: the whole cell is the preview
          func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: UIDragSession) -> Bool
            tableView:dragSessionAllowsMoveOperation: true
          func tableView(_ tableView: UITableView, dragSessionDidEnd session: UIDragSession)
            tableView:dragSessionDidEnd: nothing
          func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: UIDragSession) -> Bool
            tableView:dragSessionIsRestrictedToDraggingApplication: false
          func tableView(_ tableView: UITableView, dragSessionWillBegin session: UIDragSession)
            tableView:dragSessionWillBegin: nothing
          func tableView(_ tableView: UITableView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
            tableView:itemsForAddingToDragSession:atIndexPath:point: no items added
        UITableViewDropDelegate
          func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool
            tableView:canHandleDropSession: true
          func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
            tableView:dropPreviewParametersForRowAtIndexPath: nil: the whole cell is the preview
          func tableView(_ tableView: UITableView, dropSessionDidEnd session: UIDropSession)
            tableView:dropSessionDidEnd: nothing
          func tableView(_ tableView: UITableView, dropSessionDidEnter session: UIDropSession)
            tableView:dropSessionDidEnter: nothing
          func tableView(_ tableView: UITableView, dropSessionDidExit session: UIDropSession)
            tableView:dropSessionDidExit: nothing
          func tableView(_ tableView: UITableView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
            tableView:dropSessionDidUpdate:withDestinationIndexPath: a cancel proposal unless the drop is local reordering
        """
}
