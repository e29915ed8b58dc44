extension SystemProtocol {
    /// Of gestures, menus, drag and drop, animation and everything else.
    static let interaction = """
        CAAnimationDelegate
          func animationDidStart(_ anim: CAAnimation)
            animationDidStart: nothing
          func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
            animationDidStop:finished: nothing
        CALayerDelegate
          func action(for layer: CALayer, forKey event: String) -> CAAction?
            actionForLayer:forKey: nil: the search continues in actions, style, then defaultActionForKey (an implicit animation); UIView answers NSNull outside animation blocks
          func display(_ layer: CALayer)
            displayLayer: drawLayer:inContext: is tried, then the layer's own drawing
          func draw(_ layer: CALayer, in ctx: CGContext)
            drawLayer:inContext: nothing drawn
          func layerWillDraw(_ layer: CALayer)
            layerWillDraw: nothing
          func layoutSublayers(of layer: CALayer)
            layoutSublayersOfLayer: the layer's layoutManager, if any, lays out
        UIAccessibilityContainerDataTable
          func accessibilityHeaderElements(forColumn column: Int) -> [UIAccessibilityContainerDataTableCell]?
            accessibilityHeaderElementsForColumn: ? nil
          func accessibilityHeaderElements(forRow row: Int) -> [UIAccessibilityContainerDataTableCell]?
            accessibilityHeaderElementsForRow: ? nil
        UIActionSheetDelegate
          func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
            actionSheet:clickedButtonAtIndex: nothing
          func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
            actionSheet:didDismissWithButtonIndex: nothing
          func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
            actionSheet:willDismissWithButtonIndex: nothing
          func actionSheetCancel(_ actionSheet: UIActionSheet)
            actionSheetCancel: nothing
          func didPresent(_ actionSheet: UIActionSheet)
            didPresentActionSheet: nothing
          func willPresent(_ actionSheet: UIActionSheet)
            willPresentActionSheet: nothing
        UIActivityItemSource
          func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String
            activityViewController:dataTypeIdentifierForActivityType: type derived from the item
          func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
            activityViewController:subjectForActivityType: no subject
          func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage?
            activityViewController:thumbnailImageForActivityType:suggestedSize: nil
          func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata?
            activityViewControllerLinkMetadata: nil: metadata derived from the item
        UIAlertViewDelegate
          func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
            alertView:clickedButtonAtIndex: nothing
          func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
            alertView:didDismissWithButtonIndex: nothing
          func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
            alertView:willDismissWithButtonIndex: nothing
          func alertViewCancel(_ alertView: UIAlertView)
            alertViewCancel: nothing
          func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
            alertViewShouldEnableFirstOtherButton: true
          func didPresent(_ alertView: UIAlertView)
            didPresentAlertView: nothing
          func willPresent(_ alertView: UIAlertView)
            willPresentAlertView: nothing
        UICalendarSelectionMultiDateDelegate
          func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
            multiDateSelection:canDeselectDate: true
          func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
            multiDateSelection:canSelectDate: true
        UICalendarSelectionSingleDateDelegate
          func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
            dateSelection:canSelectDate: true
        UICalendarViewDelegate
          func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
            calendarView:decorationForDateComponents: nil: no decoration
          func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
            calendarView:didChangeVisibleDateComponentsFrom: nothing
        UICollisionBehaviorDelegate
          func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint)
            collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint: nothing
          func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, with item2: UIDynamicItem, at p: CGPoint)
            collisionBehavior:beganContactForItem:withItem:atPoint: nothing
          func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?)
            collisionBehavior:endedContactForItem:withBoundaryIdentifier: nothing
          func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: UIDynamicItem, with item2: UIDynamicItem)
            collisionBehavior:endedContactForItem:withItem: nothing
        UIContextMenuInteractionDelegate
          func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: NSCopying) -> UITargetedPreview?
            contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier: nil: animates back to the view where possible
          func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: NSCopying) -> UITargetedPreview?
            contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier: nil: a preview of the interaction's view
          func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            contextMenuInteraction:previewForDismissingMenuWithConfiguration: nil: animates back to the view where possible
          func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            contextMenuInteraction:previewForHighlightingMenuWithConfiguration: nil: a preview of the interaction's view
          func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
            contextMenuInteraction:willDisplayMenuForConfiguration:animator: nothing
          func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
            contextMenuInteraction:willEndForConfiguration:animator: nothing
          func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionCommitAnimating)
            contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator: tapping the preview only dismisses it
        UIDragInteractionDelegate
          func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: UIDragAnimating)
            dragInteraction:item:willAnimateCancelWithAnimator: nothing
          func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem]
            dragInteraction:itemsForAddingToSession:withTouchAtPoint: no items added
          func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: UIDragSession) -> Bool
            dragInteraction:prefersFullSizePreviewsForSession: false
          func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
            dragInteraction:previewForCancellingItem:withDefault: the default preview
          func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: UIDragSession) -> UITargetedDragPreview?
            dragInteraction:previewForLiftingItem:session: a preview of the interaction's view
          func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation)
            dragInteraction:session:didEndWithOperation: nothing
          func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction)
            dragInteraction:session:willAddItems:forInteraction: nothing
          func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, willEndWith operation: UIDropOperation)
            dragInteraction:session:willEndWithOperation: nothing
          func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: UIDragSession) -> Bool
            dragInteraction:sessionAllowsMoveOperation: true
          func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: UIDragSession)
            dragInteraction:sessionDidMove: nothing
          func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: UIDragSession)
            dragInteraction:sessionDidTransferItems: nothing
          func dragInteraction(_ interaction: UIDragInteraction, sessionForAddingItems sessions: [UIDragSession], withTouchAt point: CGPoint) -> UIDragSession?
            dragInteraction:sessionForAddingItems:withTouchAtPoint: nil: the newest session
          func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: UIDragSession) -> Bool
            dragInteraction:sessionIsRestrictedToDraggingApplication: false
          func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession)
            dragInteraction:sessionWillBegin: nothing
          func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: UIDragAnimating, session: UIDragSession)
            dragInteraction:willAnimateLiftWithAnimator:session: nothing
        UIDropInteractionDelegate
          func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool
            dropInteraction:canHandleSession: true
          func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: UIDropSession)
            dropInteraction:concludeDrop: nothing
          func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: UIDragAnimating)
            dropInteraction:item:willAnimateDropWithAnimator: nothing
          func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession)
            dropInteraction:performDrop: the drop has no effect
          func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
            dropInteraction:previewForDroppingItem:withDefault: the default preview
          func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: UIDropSession)
            dropInteraction:sessionDidEnd: nothing
          func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession)
            dropInteraction:sessionDidEnter: nothing
          func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession)
            dropInteraction:sessionDidExit: nothing
          func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal
            dropInteraction:sessionDidUpdate: cancel: a view without it accepts no drops
        UIDynamicAnimatorDelegate
          func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
            dynamicAnimatorDidPause: nothing
          func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
            dynamicAnimatorWillResume: nothing
        UIDynamicItem
          var collisionBoundingPath: UIBezierPath { get }
            collisionBoundingPath not used unless the type is path
          var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
            collisionBoundsType rectangle
        UIEditMenuInteractionDelegate
          func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu?
            editMenuInteraction:menuForConfiguration:suggestedActions: the suggested actions
          func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
            editMenuInteraction:targetRectForConfiguration: the configuration's source point
          func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: UIEditMenuInteractionAnimating)
            editMenuInteraction:willDismissMenuForConfiguration:animator: nothing
          func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: UIEditMenuInteractionAnimating)
            editMenuInteraction:willPresentMenuForConfiguration:animator: nothing
        UIFocusEnvironment
          var focusGroupIdentifier: String? { get }
            focusGroupIdentifier nil: inherited from the parent environment
          weak var preferredFocusedView: UIView? { get }
            preferredFocusedView preferredFocusEnvironments is used
        UIGestureRecognizerDelegate
          func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
            gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer: false
          func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
            gestureRecognizer:shouldReceiveEvent: true
          func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
            gestureRecognizer:shouldReceivePress: true
          func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
            gestureRecognizer:shouldReceiveTouch: true
          func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
            gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer: false
          func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
            gestureRecognizer:shouldRequireFailureOfGestureRecognizer: false
          func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
            gestureRecognizerShouldBegin: true: the view's own gestureRecognizerShouldBegin is asked too
        UIInputViewAudioFeedback
          var enableInputClicksWhenVisible: Bool { get }
            enableInputClicksWhenVisible false
        UILargeContentViewerInteractionDelegate
          func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, didEndOn item: UILargeContentViewerItem?, at point: CGPoint)
            largeContentViewerInteraction:didEndOnItem:atPoint: nothing
          func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> UILargeContentViewerItem?
            largeContentViewerInteraction:itemAtPoint: ? nil
          func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
            viewControllerForLargeContentViewerInteraction: ?
        UIPasteConfigurationSupporting
          func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
            canPasteItemProviders: true where pasteConfiguration accepts the types
          func paste(itemProviders: [NSItemProvider])
            pasteItemProviders: nothing
        UIPencilInteractionDelegate
          func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
            pencilInteractionDidTap: nothing
        UIPointerInteractionDelegate
          func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
            pointerInteraction:regionForRequest:defaultRegion: the default region (whole view)
          func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
            pointerInteraction:styleForRegion: nil: default pointer
          func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: UIPointerInteractionAnimating)
            pointerInteraction:willEnterRegion:animator: nothing
          func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: UIPointerInteractionAnimating)
            pointerInteraction:willExitRegion:animator: nothing
        UIPreviewInteractionDelegate
          func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
            previewInteraction:didUpdateCommitTransition:ended: nothing
          func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
            previewInteractionShouldBegin: true
        UIPrintInteractionControllerDelegate
          func printInteractionController(_ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]) -> UIPrinter.CutterBehavior
            printInteractionController:chooseCutterBehavior: ?
          func printInteractionController(_ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]) -> UIPrintPaper
            printInteractionController:choosePaper: ?
          func printInteractionController(_ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper) -> CGFloat
            printInteractionController:cutLengthForPaper: ?
          func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
            printInteractionControllerDidDismissPrinterOptions: nothing
          func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
            printInteractionControllerDidFinishJob: nothing
          func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
            printInteractionControllerDidPresentPrinterOptions: nothing
          func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController?
            printInteractionControllerParentViewController: ? nil
          func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
            printInteractionControllerWillDismissPrinterOptions: nothing
          func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
            printInteractionControllerWillPresentPrinterOptions: nothing
          func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
            printInteractionControllerWillStartJob: nothing
        UIScreenshotServiceDelegate
          func screenshotService(_ screenshotService: UIScreenshotService, generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
            screenshotService:generatePDFRepresentationWithCompletion: nothing
        UIScrollViewAccessibilityDelegate
          func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
            accessibilityAttributedScrollStatusForScrollView: VoiceOver speaks a standard page or row status
          func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
            accessibilityScrollStatusForScrollView: VoiceOver speaks a standard page or row status
        UIScrollViewDelegate
          func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
            scrollViewDidChangeAdjustedContentInset: nothing
          func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
            scrollViewDidEndDecelerating: nothing
          func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
            scrollViewDidEndDragging:willDecelerate: nothing
          func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
            scrollViewDidEndScrollingAnimation: nothing
          func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
            scrollViewDidEndZooming:withView:atScale: nothing
          func scrollViewDidScroll(_ scrollView: UIScrollView)
            scrollViewDidScroll: nothing
          func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
            scrollViewDidScrollToTop: nothing
          func scrollViewDidZoom(_ scrollView: UIScrollView)
            scrollViewDidZoom: nothing
          func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
            scrollViewShouldScrollToTop: true: subject to scrollsToTop
          func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
            scrollViewWillBeginDecelerating: nothing
          func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
            scrollViewWillBeginDragging: nothing
          func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
            scrollViewWillBeginZooming:withView: nothing
          func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
            scrollViewWillEndDragging:withVelocity:targetContentOffset: the natural deceleration target
          func viewForZooming(in scrollView: UIScrollView) -> UIView?
            viewForZoomingInScrollView: nil: zooming does nothing
        UISpringLoadedInteractionBehavior
          func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
            interactionDidFinish: nothing
        UIWebViewDelegate
          func webView(_ webView: UIWebView, didFailLoadWithError error: Error)
            webView:didFailLoadWithError: nothing
          func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool
            webView:shouldStartLoadWithRequest:navigationType: true
          func webViewDidFinishLoad(_ webView: UIWebView)
            webViewDidFinishLoad: nothing
          func webViewDidStartLoad(_ webView: UIWebView)
            webViewDidStartLoad: nothing
        """
}
