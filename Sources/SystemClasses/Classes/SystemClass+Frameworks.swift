extension SystemClass {
    /// The classes of Apple's other frameworks. A class that both UIKit and AppKit apps have inherits from both.
    static let frameworks = """
        ADBannerView: UIView @iAd
          keys advertisingSection currentContentSizeIdentifier delegate requiredContentSizeIdentifiers
        ARSCNView: SCNView <arscnView> @ARKit
          keys automaticallyUpdatesLighting delegate rendersCameraGrain rendersMotionBlur session
        ARSKView: SKView <arskView> @ARKit
          keys delegate session
        ASAuthorizationAppleIDButton: UIControl @AuthenticationServices
        AVPlayerView: NSView <avPlayerView> @AVKit
          keys actionPopUpButtonMenu allowsPictureInPicturePlayback controlsStyle delegate pictureInPictureDelegate
          keys player showsFrameSteppingButtons showsFullScreenToggleButton showsSharingServiceButton showsTimecodes
          keys updatesNowPlayingInfoCenter videoGravity
        AVPlayerViewController: UIViewController <avPlayerViewController> @AVKit
          keys allowsPictureInPicturePlayback delegate entersFullScreenWhenPlaybackBegins
          keys exitsFullScreenWhenPlaybackEnds player requiresLinearPlayback showsPlaybackControls
          keys updatesNowPlayingInfoCenter videoGravity
        AVRoutePickerView: UIView NSView @AVKit
          keys activeTintColor delegate player prioritizesVideoDevices routePickerButtonBordered
        CAAnimation: NSObject @QuartzCore any-key
        CAAnimationGroup: CAAnimation @QuartzCore
        CABasicAnimation: CAPropertyAnimation @QuartzCore
        CAEAGLLayer: CALayer @QuartzCore
        CAEmitterLayer: CALayer @QuartzCore
        CAGradientLayer: CALayer @QuartzCore
        CAKeyframeAnimation: CAPropertyAnimation @QuartzCore
        CALayer: NSObject @QuartzCore any-key
        CAMetalLayer: CALayer @QuartzCore
        CAPropertyAnimation: CAAnimation @QuartzCore
        CAReplicatorLayer: CALayer @QuartzCore
        CAScrollLayer: CALayer @QuartzCore
        CAShapeLayer: CALayer @QuartzCore
        CASpringAnimation: CABasicAnimation @QuartzCore
        CATextLayer: CALayer @QuartzCore
        CATiledLayer: CALayer @QuartzCore
        CATransformLayer: CALayer @QuartzCore
        CATransition: CAAnimation @QuartzCore
        CLLocationButton: UIControl @CoreLocationUI
        CNContactPickerViewController: UIViewController @ContactsUI
          keys delegate displayedPropertyKeys predicateForEnablingContact predicateForSelectionOfContact
          keys predicateForSelectionOfProperty
        EKEventEditViewController: UINavigationController @EventKitUI
        GLKView: UIView <glkView> @GLKit
          keys context delegate drawableColorFormat drawableDepthFormat drawableMultisample drawableStencilFormat
          keys enableSetNeedsDisplay
        GLKViewController: UIViewController <glkViewController> @GLKit
          keys delegate pauseOnWillResignActive paused preferredFramesPerSecond resumeOnDidBecomeActive
        MFMailComposeViewController: UINavigationController @MessageUI
          keys delegate
        MFMessageComposeViewController: UINavigationController @MessageUI
        MKAnnotationView: UIView NSView @MapKit
        MKMapView: UIView NSView <mapView> @MapKit
          keys camera centerCoordinate delegate mapType pitchEnabled pointOfInterestFilter preferredConfiguration
          keys region rotateEnabled scrollEnabled selectableMapFeatures selectedAnnotations showsBuildings
          keys showsCompass showsPitchControl showsPointsOfInterest showsScale showsTraffic showsUserLocation
          keys showsUserTrackingButton showsZoomControls userTrackingMode visibleMapRect zoomEnabled
        MPMediaPickerController: UIViewController @MediaPlayer
        MPVolumeView: UIView @MediaPlayer
          keys showsRouteButton showsVolumeSlider
        MSMessagesAppViewController: UIViewController @Messages
        MTKView: UIView NSView <mtkView> @MetalKit
          keys autoResizeDrawable clearColor clearDepth clearStencil colorPixelFormat colorspace delegate
          keys depthStencilPixelFormat device drawableSize enableSetNeedsDisplay framebufferOnly paused
          keys preferredDevice preferredFramesPerSecond presentsWithTransaction sampleCount
        NSByteCountFormatter: NSFormatter <byteCountFormatter> @Foundation
        NSDateFormatter: NSFormatter <dateFormatter> @Foundation
          keys calendar dateFormat dateStyle doesRelativeDateFormatting lenient locale timeStyle timeZone
        NSFetchedResultsController: NSObject @CoreData
        NSFormatter: NSObject <customFormatter> @Foundation
          keys formattingContext
        NSHostingController: NSViewController <hostingController> @SwiftUI
        NSHostingView: NSView @SwiftUI
        NSLayoutConstraint: NSObject <constraint> @AppKit @UIKit
          keys active constant identifier priority shouldBeArchived
        NSLayoutManager: NSObject @AppKit @UIKit
        NSManagedObject: NSObject @CoreData
        NSNumberFormatter: NSFormatter <numberFormatter> @Foundation
          keys alwaysShowsDecimalSeparator currencyCode currencySymbol format formatterBehavior
          keys generatesDecimalNumbers groupingSize lenient locale maximum maximumFractionDigits maximumIntegerDigits
          keys minimum minimumFractionDigits minimumIntegerDigits multiplier negativeFormat nilSymbol numberStyle
          keys partialStringValidationEnabled positiveFormat roundingMode usesGroupingSeparator zeroSymbol
        NSObject: <customObject> <tableRow> @ObjectiveC
          keys accessibilityActivationPoint accessibilityContainerType accessibilityCustomActions
          keys accessibilityElements accessibilityElementsHidden accessibilityFrame accessibilityHint
          keys accessibilityIdentifier accessibilityLabel accessibilityLanguage accessibilityNavigationStyle
          keys accessibilityPath accessibilityRespondsToUserInteraction accessibilityTextualContext
          keys accessibilityTraits accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal
          keys isAccessibilityElement shouldGroupAccessibilityChildren
          methods isEqual(_:)=isEqual: perform(_:with:)=performSelector:withObject:
        PDFView: UIView NSView <pdfView> @PDFKit
          keys autoScales backgroundColor delegate displayBox displayDirection displayMode displaysAsBook
          keys displaysPageBreaks displaysRTL document enableDataDetectors greekingThreshold inMarkupMode
          keys interpolationQuality maxScaleFactor minScaleFactor pageBreakMargins pageOverlayViewProvider
          keys pageShadowsEnabled scaleFactor
          selectors clearSelection copy: find: findAndReplace: findNext: findPrevious: goBack: goForward:
          selectors goToFirstPage: goToLastPage: goToNextPage: goToPreviousPage: performTextFinderAction: print:
          selectors scrollSelectionToVisible: selectAll: takeBackgroundColorFrom: takePasswordFrom:
          selectors useSelectionForFind: zoomIn: zoomOut:
        PKAddPassButton: UIButton @PassKit
        PKPaymentButton: UIButton NSButton @PassKit
        QLPreviewController: UIViewController @QuickLook
          keys currentPreviewItemIndex dataSource delegate
        QLPreviewView: NSView @QuickLookUI
        SCNView: UIView NSView <sceneKitView> @SceneKit
          keys allowsCameraControl antialiasingMode audioListener autoenablesDefaultLighting backgroundColor
          keys cameraControlConfiguration debugOptions delegate jitteringEnabled loops overlaySKScene playing
          keys pointOfView preferredFramesPerSecond rendersContinuously scene sceneTime showsStatistics technique
          selectors pause: play: stop:
        SFSafariView: UIView @SafariServices
        SFSafariViewController: UIViewController @SafariServices
        SKView: UIView NSView <skView> @SpriteKit
          keys allowsTransparency asynchronous delegate disableDepthStencilBuffer frameInterval ignoresSiblingOrder
          keys paused preferredFramesPerSecond shouldCullNonVisibleNodes showsDrawCount showsFPS showsFields
          keys showsNodeCount showsPhysics showsQuadCount
        SLComposeServiceViewController: UIViewController @Social
          keys charactersRemaining placeholder
          selectors cancel didSelectCancel didSelectPost
        UIHostingController: UIViewController <hostingController> @SwiftUI
        WKHostingController: WKInterfaceController <hostingController> @SwiftUI
        WKWebView: UIView NSView <wkWebView> @WebKit
          keys UIDelegate allowsBackForwardNavigationGestures allowsLinkPreview allowsMagnification customUserAgent
          keys findInteractionEnabled inspectable interactionState magnification mediaType navigationDelegate pageZoom
          keys uiDelegate underPageBackgroundColor
          selectors copy: cut: decreaseSize: delete: find: findAndReplace: findNext: findPrevious: goBack goBack:
          selectors goForward goForward: increaseSize: makeTextWritingDirectionLeftToRight:
          selectors makeTextWritingDirectionRightToLeft: paste: pasteAndGo: pasteAndMatchStyle: pasteAndSearch: reload
          selectors reload: reloadFromOrigin reloadFromOrigin: select: selectAll: stopLoading stopLoading:
          selectors toggleBoldface: toggleItalics: toggleUnderline: useSelectionForFind:
        WebView: NSView <webView> @WebKit
          keys UIDelegate applicationNameForUserAgent continuousSpellCheckingEnabled customTextEncodingName
          keys customUserAgent downloadDelegate drawsBackground editable editingDelegate frameLoadDelegate groupName
          keys hostWindow mainFrameURL maintainsBackForwardList policyDelegate preferences preferencesIdentifier
          keys resourceLoadDelegate shouldCloseWithWindow shouldUpdateWhileOffscreen smartInsertDeleteEnabled
          keys textSizeMultiplier
          selectors alignCenter: alignJustified: alignLeft: alignRight: checkSpelling: copy: cut: delete: goBack
          selectors goBack: goForward goForward: makeTextLarger: makeTextSmaller: makeTextStandardSize: paste: reload:
          selectors reloadFromOrigin: selectAll: stopLoading: takeStringURLFrom: toggleContinuousSpellChecking:
          selectors toggleSmartInsertDelete:
        """
}
