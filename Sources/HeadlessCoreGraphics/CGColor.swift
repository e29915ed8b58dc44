#if !canImport(CoreGraphics)
    /// A colour: a colour space, and the components in it with alpha last.
    public final class CGColor: Sendable, Hashable {
        private let space: CGColorSpace
        private let values: [CGFloat]

        /// A colour by as many components as its space has, and alpha; it never fails for the spaces there are here.
        public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
            self.space = space
            values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        }

        init(_ space: CGColorSpace, _ values: [CGFloat]) {
            self.space = space
            self.values = values
        }

        /// A colour in the device's red, green and blue.
        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(CGColorSpaceCreateDeviceRGB(), [red, green, blue, alpha])
        }

        /// A colour in sRGB.
        public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(CGColorSpace(CGColorSpace.sRGB, .rgb), [red, green, blue, alpha])
        }

        /// A grey of the device's.
        public convenience init(gray: CGFloat, alpha: CGFloat) {
            self.init(CGColorSpaceCreateDeviceGray(), [gray, alpha])
        }

        /// A grey with a gamma of 2.2.
        public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
            self.init(CGColorSpace(CGColorSpace.genericGrayGamma2_2, .monochrome), [gray, alpha])
        }

        /// Black.
        public static let black = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1)
        /// White.
        public static let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)
        /// Black, fully transparent.
        public static let clear = CGColor(genericGrayGamma2_2Gray: 0, alpha: 0)

        /// The space the components are in.
        public var colorSpace: CGColorSpace? { space }

        /// The components, alpha last.
        public var components: [CGFloat]? { values }

        /// The number of components, alpha included.
        public var numberOfComponents: Int { values.count }

        /// The opacity.
        public var alpha: CGFloat { values[values.count - 1] }

        /// The same colour.
        public func copy() -> CGColor? { self }

        /// The colour with another opacity.
        public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, values.dropLast() + [alpha]) }

        /// Whether two colours have the same space and components.
        public static func == (a: CGColor, b: CGColor) -> Bool { a.space == b.space && a.values == b.values }

        /// The parts that make a colour what it is.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(space)
            hasher.combine(values)
        }
    }
#endif
