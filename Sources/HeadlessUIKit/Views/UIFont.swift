/// A font: its name and size. Nothing is drawn, so no glyphs are behind it.
public final class UIFont: NSObject, Sendable {
    /// How heavy a font is.
    public struct Weight: Hashable, Sendable, RawRepresentable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    /// The PostScript name.
    public let fontName: String
    /// The size, in points.
    public let pointSize: CGFloat

    /// The font of a PostScript name; the runtime takes every name for installed.
    public init?(name: String, size: CGFloat) {
        fontName = name
        pointSize = size
        super.init()
    }

    private init(fontName: String, pointSize: CGFloat) {
        self.fontName = fontName
        self.pointSize = pointSize
        super.init()
    }

    /// The system's font.
    public class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(
            fontName: weight.rawValue >= Weight.semibold.rawValue ? ".SFUI-Semibold" : ".SFUI-Regular", pointSize: size)
    }

    /// The system's bold font.
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// The font in another size.
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName: fontName, pointSize: size) }
}
