/// The modules that come with Apple's systems and that apps import.
public enum SystemModules {
    /// The names of all, on whichever system.
    public static let names = Set(TableText.lines(of: text).flatMap(\.words))

    /// The modules that the systems of other kits lack.
    public static func areOnly(in kit: SystemClass.Kit) -> Set<String> {
        switch kit {
        case .appKit: ["AppKit", "Cocoa"]
        case .uiKit: ["UIKit"]
        case .watchKit: ["WatchKit"]
        }
    }

    /// In the order of the alphabet.
    static let text = """
        ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit AdSupport
        AddressBook AddressBookUI AppIntents AppKit AppTrackingTransparency ApplicationServices AssetsLibrary
        AudioToolbox AudioUnit AuthenticationServices Automator BackgroundTasks CFNetwork CallKit CarPlay Carbon
        Charts ClockKit CloudKit Cocoa Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit
        CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI
        CoreMIDI CoreML CoreMedia CoreMediaIO CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
        CoreVideo CoreWLAN CryptoKit Darwin DeviceCheck DiskArbitration Dispatch EndpointSecurity EventKit
        EventKitUI ExceptionHandling ExecutionPolicy ExternalAccessory FileProvider FinderSync Foundation GLKit
        GameController GameKit GameplayKit HealthKit HealthKitUI HomeKit Hypervisor IOBluetooth IOBluetoothUI IOKit
        IOSurface ImageCaptureCore ImageIO InputMethodKit InstantMessage Intents IntentsUI JavaScriptCore Kernel
        LatentSemanticMapping LinkPresentation LocalAuthentication Logging MapKit Matter MediaPlayer MessageUI
        Messages Metal MetalKit MetricKit MobileCoreServices ModelIO MultipeerConnectivity NaturalLanguage Network
        NetworkExtension NotificationCenter OSAKit OSLog ObjectiveC Observation OpenAL OpenCL OpenDirectory OpenGL
        OpenGLES PDFKit PassKit PencilKit Photos PhotosUI PreferencePanes PushKit Quartz QuartzCore QuickLook
        QuickLookThumbnailing QuickLookUI RealityKit ReplayKit SQLite3 SafariServices SceneKit ScreenCaptureKit
        ScreenSaver ScriptingBridge Security SecurityFoundation SecurityInterface ServiceManagement SiriKit Social
        Speech SpriteKit StoreKit Swift SwiftData SwiftUI SystemConfiguration SystemExtensions TVMLKit TVServices
        TVUIKit UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Virtualization
        Vision VisionKit WatchConnectivity WatchKit WebKit WidgetKit XCTest XPC iAd libxml2 objc os simd sqlite3
        zlib
        """
}
