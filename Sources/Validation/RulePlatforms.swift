import InterfaceBuilder

/// The platforms for whose documents a rule applies.
///
/// ```swift
/// RulePlatforms.uiKit.names   // ["iOS", "tvOS"]
/// ```
public struct RulePlatforms: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let iOS = RulePlatforms(rawValue: 1)
    public static let tvOS = RulePlatforms(rawValue: 2)
    public static let watchOS = RulePlatforms(rawValue: 4)
    public static let macOS = RulePlatforms(rawValue: 8)

    /// Every platform.
    public static let all: RulePlatforms = [.iOS, .tvOS, .watchOS, .macOS]
    /// What UIKit loads: WatchKit and AppKit have nothing of the kind.
    public static let uiKit: RulePlatforms = [.iOS, .tvOS]
    /// Where documents have views with constraints, embed segues and segue classes: all but watchOS.
    public static let views: RulePlatforms = [.iOS, .tvOS, .macOS]

    /// The platforms by name, in a fixed order.
    public var names: [String] {
        [(RulePlatforms.iOS, "iOS"), (.tvOS, "tvOS"), (.watchOS, "watchOS"), (.macOS, "macOS")]
            .filter { contains($0.0) }.map(\.1)
    }

    /// Whether a document made for `platform` is among them. One that does not say its platform always is.
    func covers(_ platform: InterfaceDocument.Platform) -> Bool {
        switch platform {
        case .iOS: contains(.iOS)
        case .tvOS: contains(.tvOS)
        case .watchOS: contains(.watchOS)
        case .macOS: contains(.macOS)
        case .unknown: true
        }
    }
}
