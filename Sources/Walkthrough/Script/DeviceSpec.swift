/// The screen a walkthrough runs on.
public struct DeviceSpec: Sendable, Hashable, Codable {
    /// `UIUserInterfaceIdiom`.
    public enum Idiom: String, Sendable, Hashable, Codable, CaseIterable { case phone, pad, tv }

    /// Distances from the screen's edges that bars, the notch and the home indicator take, in points.
    public struct Insets: Sendable, Hashable, Codable {
        /// No insets.
        public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

        /// Points from the top edge.
        public var top: Double
        /// Points from the left edge.
        public var left: Double
        /// Points from the bottom edge.
        public var bottom: Double
        /// Points from the right edge.
        public var right: Double

        /// Makes insets of these distances.
        public init(top: Double, left: Double, bottom: Double, right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

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
