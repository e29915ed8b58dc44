/// The device and the version of iOS that the runtime stands for.
public struct RuntimeConfiguration: Hashable, Sendable {
    /// The device's name, for reports.
    public var deviceName: String
    /// The screen's size in points.
    public var screenSize: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// Phone, pad or TV.
    public var idiom: UIUserInterfaceIdiom
    /// The screen's safe area, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The version of iOS whose behaviour is followed, 7 or later.
    public var ios: Int

    /// A device; without arguments the 375 × 667 point phone.
    public init(
        deviceName: String = "iPhone 8", screenSize: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
        idiom: UIUserInterfaceIdiom = .phone, safeAreaInsets: UIEdgeInsets = .zero, ios: Int = 17
    ) {
        self.deviceName = deviceName
        self.screenSize = screenSize
        self.scale = scale
        self.idiom = idiom
        self.safeAreaInsets = safeAreaInsets
        self.ios = ios
    }
}

/// Where the runtime's timings stand that Apple does not publish (R86).
enum StandardDuration {
    /// A push or a pop; measured as 0.508 and 0.470 on Catalyst.
    static let navigation = 0.5
    /// A presentation or a dismissal.
    static let modal = 0.5
}
