#if !canImport(CoreGraphics)
    /// How a colour space is built.
    public enum CGColorSpaceModel: Int32, Sendable {
        /// No model known.
        case unknown = -1
        /// Grey alone.
        case monochrome = 0
        /// Red, green and blue.
        case rgb = 1
    }

    /// What a colour's components mean.
    public final class CGColorSpace: Sendable, Hashable {
        /// The space's name, as in the constants below; nil for a device's own.
        public let name: String?
        /// How the space is built.
        public let model: CGColorSpaceModel

        /// The number of components without alpha.
        public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

        /// The sRGB space.
        public static let sRGB = "kCGColorSpaceSRGB"
        /// The sRGB space for components beyond 0...1.
        public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
        /// The sRGB primaries with linear components.
        public static let linearSRGB = "kCGColorSpaceLinearSRGB"
        /// The linear sRGB space for components beyond 0...1.
        public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
        /// The Display P3 space.
        public static let displayP3 = "kCGColorSpaceDisplayP3"
        /// Grey with a gamma of 2.2.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
        /// That grey for components beyond 0...1.
        public static let extendedGray = "kCGColorSpaceExtendedGray"
        /// Grey with linear components.
        public static let linearGray = "kCGColorSpaceLinearGray"

        /// A space by its name; nil for one that is not known here.
        public convenience init?(name: String) {
            switch name {
            case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3:
                self.init(name, .rgb)
            case Self.genericGrayGamma2_2, Self.extendedGray, Self.linearGray:
                self.init(name, .monochrome)
            default:
                return nil
            }
        }

        init(_ name: String?, _ model: CGColorSpaceModel) {
            self.name = name
            self.model = model
        }

        /// Whether two spaces are the same.
        public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name && a.model == b.model }

        /// The parts that make a space what it is.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(model)
        }
    }

    /// The device's own red, green and blue.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(nil, .rgb) }

    /// The device's own grey.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(nil, .monochrome) }
#endif
