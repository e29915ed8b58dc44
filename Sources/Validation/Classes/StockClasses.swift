/// The classes that come with the system and that an app's own are made from, with their superclasses.
///
/// Apple's documentation is the source. A class that is missing here makes rules silent, never wrong: what a class of
/// the system can do is judged only where all its superclasses are known.
enum StockClasses {
    /// Whether `name` is a class of this table.
    static func isKnown(_ name: String) -> Bool { superclasses[name] != nil || name == root }

    /// Every class of this table.
    static var names: some Collection<String> { [root] + superclasses.keys }

    /// The class and its superclasses, nearest first; empty for one that is not known.
    ///
    /// A class that both UIKit and AppKit apps have, such as `WKWebView`, has the superclasses of both.
    static func chain(_ name: String) -> [String] { chains[name] ?? [] }

    /// Whether `name` is `ancestor` or inherits from it; `nil` when `name` is not known.
    static func isKind(_ name: String, of ancestor: String) -> Bool? { chains[name]?.contains(ancestor) }

    /// Whether a name without a module may be one of the system's that this table does not have: by Apple's prefixes.
    static func mayBeSystems(_ name: String) -> Bool {
        isKnown(name)
            || prefixes.contains { prefix in
                name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
            }
    }

    private static let prefixes = [
        "AB", "AM", "AR", "AS", "AV", "BC", "CA", "CN", "CL", "EK", "GK", "GLK", "HK", "IK", "IN", "MF", "MK", "MP",
        "MS", "MTK", "NS", "OSA", "PDF", "PH", "PK", "QC", "QL", "QT", "RP", "SCN", "SF", "SK", "SL", "TV", "UI", "VN",
        "WK",
    ]

    /// The modules of Apple's that apps import; what they add to classes is in ``StockMembers``.
    static let modules: Set<String> = Set(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accounts Accessibility ActivityKit AdSupport AddressBook \
        AddressBookUI AppIntents AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit AuthenticationServices \
        BackgroundTasks CFNetwork CallKit CarPlay Charts ClockKit CloudKit Combine CommonCrypto Compression Contacts \
        ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage \
        CoreLocation CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText \
        CoreVideo CryptoKit Darwin DeviceCheck Dispatch EventKit EventKitUI ExternalAccessory FileProvider Foundation \
        GLKit GameController GameKit GameplayKit HealthKit HealthKitUI HomeKit ImageIO Intents IntentsUI JavaScriptCore \
        LinkPresentation LocalAuthentication Logging MapKit MediaPlayer MessageUI Messages Metal MetalKit MetricKit \
        MobileCoreServices ModelIO MultipeerConnectivity NaturalLanguage Network NetworkExtension NotificationCenter \
        ObjectiveC Observation OpenGLES OSLog PDFKit PassKit PencilKit Photos PhotosUI PushKit QuartzCore QuickLook \
        QuickLookThumbnailing RealityKit ReplayKit SafariServices SceneKit Security SiriKit Social Speech SpriteKit \
        StoreKit Swift SwiftData SwiftUI SystemConfiguration TVMLKit TVServices TVUIKit UIKit UniformTypeIdentifiers \
        UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WebKit \
        WidgetKit XCTest objc os simd zlib \
        AppKit ApplicationServices Automator AVRouting Carbon Cocoa CoreMediaIO CoreWLAN DiskArbitration \
        EndpointSecurity ExceptionHandling ExecutionPolicy FinderSync Hypervisor ImageCaptureCore InputMethodKit IOBluetooth \
        IOBluetoothUI IOKit IOSurface InstantMessage Kernel LatentSemanticMapping Matter OSAKit OpenAL OpenCL OpenDirectory \
        OpenGL PreferencePanes Quartz QuickLookUI ScreenCaptureKit ScreenSaver ScriptingBridge SecurityFoundation SecurityInterface \
        ServiceManagement SystemExtensions Virtualization XPC libxml2 sqlite3 SQLite3
        """.split(separator: " ").map(String.init))

    private static let root = "NSObject"

    private static let superclasses: [String: [String]] = {
        var superclasses: [String: [String]] = [:]
        for line in (uiKit + "\n" + appKit).split(separator: "\n") {
            let parts = line.split(separator: ":")
            for name in parts[1].split(separator: " ") {
                superclasses[String(name), default: []].append(String(parts[0]))
            }
        }
        return superclasses
    }()

    private static let chains: [String: [String]] = {
        var chains: [String: [String]] = [:]
        for name in names {
            var chain = [name]
            var next = 0
            while next < chain.count {
                for other in superclasses[chain[next]] ?? [] where other != root && !chain.contains(other) {
                    chain.append(other)
                }
                next += 1
            }
            chains[name] = name == root ? chain : chain + [root]
        }
        return chains
    }()

    private static let uiKit = """
        NSObject:UIResponder UIBarItem UIGestureRecognizer UIStoryboardSegue UINavigationItem UICollectionViewLayout \
        UIDynamicBehavior UIDynamicAnimator UIMotionEffect NSLayoutConstraint NSFetchedResultsController \
        UISearchDisplayController WKInterfaceObject WKInterfaceController UIMenuElement UILayoutGuide NSFormatter CALayer \
        NSManagedObject NSLayoutManager
        UIResponder:UIView UIViewController UIApplication UIScene
        UIBarItem:UIBarButtonItem UITabBarItem
        UIView:UIControl UIScrollView UILabel UIImageView UINavigationBar UIToolbar UITabBar UISearchBar UIStackView \
        UITableViewCell UITableViewHeaderFooterView UICollectionReusableView UIActivityIndicatorView UIProgressView \
        UIPickerView UIWindow UIVisualEffectView WKWebView UIWebView MKMapView MKAnnotationView SKView SCNView GLKView \
        MTKView PDFView UIInputView UICalendarView UIAlertView UIActionSheet UIPopoverBackgroundView MPVolumeView \
        AVRoutePickerView CLLocationButton ADBannerView UITableViewCellContentView UIListContentView SFSafariView
        UIControl:UIButton UITextField UISlider UISwitch UIStepper UISegmentedControl UIPageControl UIDatePicker \
        UIRefreshControl UIColorWell UIPasteControl ASAuthorizationAppleIDButton PKPaymentButton \
        PKAddPassButton
        UITextField:UISearchTextField
        UIScrollView:UITableView UICollectionView UITextView
        UICollectionReusableView:UICollectionViewCell
        UICollectionViewCell:UICollectionViewListCell
        SCNView:ARSCNView
        SKView:ARSKView
        UIViewController:UINavigationController UITabBarController UISplitViewController UITableViewController \
        UICollectionViewController UIPageViewController UISearchController UISearchContainerViewController \
        UIAlertController UIInputViewController GLKViewController AVPlayerViewController UIHostingController \
        UIActivityViewController UIDocumentPickerViewController UIDocumentBrowserViewController SFSafariViewController \
        SLComposeServiceViewController MSMessagesAppViewController QLPreviewController UICloudSharingController \
        UIReferenceLibraryViewController MPMediaPickerController \
        UIColorPickerViewController UIFontPickerViewController
        UINavigationController:UIVideoEditorController UIImagePickerController MFMailComposeViewController MFMessageComposeViewController \
        EKEventEditViewController CNContactPickerViewController
        UIGestureRecognizer:UITapGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer \
        UISwipeGestureRecognizer UIPanGestureRecognizer UILongPressGestureRecognizer UIHoverGestureRecognizer
        UIPanGestureRecognizer:UIScreenEdgePanGestureRecognizer
        UICollectionViewLayout:UICollectionViewFlowLayout UICollectionViewCompositionalLayout
        UIStoryboardSegue:UIStoryboardPopoverSegue
        WKInterfaceController:WKUserNotificationInterfaceController WKHostingController
        WKInterfaceObject:WKInterfaceLabel WKInterfaceButton WKInterfaceImage WKInterfaceGroup WKInterfaceTable \
        WKInterfaceSwitch WKInterfaceSlider WKInterfaceSeparator WKInterfaceDate WKInterfaceTimer WKInterfaceMap \
        WKInterfacePicker WKInterfaceMovie WKInterfaceInlineMovie WKInterfaceSKScene WKInterfaceSCNScene
        """

    private static let appKit = """
        NSObject:NSResponder NSCell NSMenu NSMenuItem NSToolbar NSToolbarItem NSTableColumn NSTabViewItem NSController \
        NSStoryboardSegue NSGestureRecognizer NSSplitViewItem NSTouchBar NSTouchBarItem NSStatusItem NSStatusBar \
        NSCollectionViewLayout NSDocument NSDocumentController NSFontManager NSTextFinder NSPredicateEditorRowTemplate
        NSResponder:NSView NSWindow NSViewController NSWindowController NSApplication NSPopover NSDrawer
        NSWindow:NSPanel
        NSPanel:NSSavePanel NSColorPanel NSFontPanel
        NSSavePanel:NSOpenPanel
        NSView:NSControl NSText NSScrollView NSClipView NSBox NSSplitView NSTabView NSStackView NSGridView \
        NSProgressIndicator NSCollectionView NSTableHeaderView NSTableCellView NSTableRowView NSVisualEffectView \
        NSOpenGLView NSRulerView NSScrubber WebView WKWebView MKMapView MKAnnotationView SKView SCNView MTKView PDFView \
        AVPlayerView AVRoutePickerView QLPreviewView NSHostingView
        NSText:NSTextView
        NSControl:NSButton NSTextField NSImageView NSSlider NSStepper NSSegmentedControl NSColorWell NSDatePicker \
        NSLevelIndicator NSMatrix NSPathControl NSScroller NSTableView NSBrowser NSRuleEditor NSSwitch NSComboButton
        NSButton:NSPopUpButton NSStatusBarButton
        NSTextField:NSComboBox NSSearchField NSSecureTextField NSTokenField
        NSTableView:NSOutlineView
        NSMatrix:NSForm
        NSRuleEditor:NSPredicateEditor
        NSCell:NSActionCell NSImageCell NSBrowserCell
        NSActionCell:NSButtonCell NSTextFieldCell NSSliderCell NSStepperCell NSSegmentedCell NSDatePickerCell \
        NSLevelIndicatorCell NSPathCell NSFormCell
        NSButtonCell:NSMenuItemCell
        NSMenuItemCell:NSPopUpButtonCell
        NSTextFieldCell:NSComboBoxCell NSSearchFieldCell NSSecureTextFieldCell NSTokenFieldCell NSTableHeaderCell
        NSViewController:NSTabViewController NSSplitViewController NSPageController NSCollectionViewItem \
        NSTitlebarAccessoryViewController NSHostingController
        NSToolbarItem:NSSearchToolbarItem NSToolbarItemGroup NSMenuToolbarItem
        NSController:NSObjectController NSUserDefaultsController
        NSObjectController:NSArrayController NSTreeController
        NSArrayController:NSDictionaryController
        NSFormatter:NSNumberFormatter NSDateFormatter NSByteCountFormatter
        NSGestureRecognizer:NSClickGestureRecognizer NSPanGestureRecognizer NSPressGestureRecognizer \
        NSMagnificationGestureRecognizer NSRotationGestureRecognizer
        NSCollectionViewLayout:NSCollectionViewFlowLayout NSCollectionViewGridLayout
        NSTouchBarItem:NSCustomTouchBarItem NSGroupTouchBarItem NSPopoverTouchBarItem NSColorPickerTouchBarItem
        """
}
