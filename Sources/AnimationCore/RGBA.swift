/// A colour by its gamma-encoded sRGB components and its alpha, not premultiplied: how Core Animation blends colours.
public struct RGBA: Sendable, Hashable {
    /// The red component, 0...1 inside sRGB.
    public var red: Double
    /// The green component, 0...1 inside sRGB.
    public var green: Double
    /// The blue component, 0...1 inside sRGB.
    public var blue: Double
    /// The opacity, 0...1.
    public var alpha: Double

    /// A colour by its components.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Black, fully transparent.
    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}
