import Geometry

/// The screen a walkthrough runs on.
public struct DeviceSpec: Sendable, Hashable, Codable {
    /// `UIUserInterfaceIdiom`.
    public enum Idiom: String, Sendable, Hashable, Codable, CaseIterable { case phone, pad, tv }

    /// The name in the device table; nil for a screen the script spells out.
    public var name: String?
    /// Points, in portrait; a television has only its own orientation.
    public var width: Double
    /// Points, in portrait.
    public var height: Double
    /// Pixels a point.
    public var scale: Double
    /// What kind of device it is.
    public var idiom: Idiom
    /// The safe area of a full-screen view in portrait.
    public var safeArea: Insets
    /// The safe area of a full-screen view in landscape.
    public var landscapeSafeArea: Insets
    /// The iOS (for a television, tvOS) version the device came with; nil for a screen the script spells out.
    public var firstIOS: Int?

    /// Makes a screen; its safe area is the same in landscape unless given.
    public init(
        name: String? = nil, width: Double, height: Double, scale: Double, idiom: Idiom,
        safeArea: Insets = .zero, landscapeSafeArea: Insets? = nil, firstIOS: Int? = nil
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        self.idiom = idiom
        self.safeArea = safeArea
        self.landscapeSafeArea = landscapeSafeArea ?? safeArea
        self.firstIOS = firstIOS
    }
}
