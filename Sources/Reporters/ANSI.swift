/// Colours of a terminal, or none.
public struct ANSI: Sendable {
    /// Whether colours are wanted.
    public let isOn: Bool

    public init(isOn: Bool) { self.isOn = isOn }

    /// What a colour stands for.
    public enum Style: String, Sendable {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case boldRed = "1;31"
        case boldYellow = "1;33"
        case boldCyan = "1;36"
    }

    /// `text` in the style, or as it is.
    public func callAsFunction(_ style: Style, _ text: String) -> String {
        isOn ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
