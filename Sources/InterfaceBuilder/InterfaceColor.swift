import XMLTree

/// A colour as a document gives it: by components, or by a name to look up.
public enum InterfaceColor: Sendable, Hashable {
    /// The space components are in, by Interface Builder's name, such as `sRGB` or `genericGamma22GrayColorSpace`.
    public typealias Space = String

    case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: Space)
    case gray(white: Double, alpha: Double, space: Space)
    case cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double, space: Space)
    /// A colour of the asset catalogue; its value as of the last edit is in `InterfaceDocument.namedColors`.
    case named(String)
    /// A colour of the system, such as `systemBackgroundColor`.
    case system(String)
    /// A colour of an AppKit catalogue.
    case catalog(catalog: String, name: String)
    /// A form unknown here.
    case unknown

    /// Reads a `<color>` element.
    public init(_ element: XMLElement) {
        let space = element.attribute("customColorSpace") ?? element.attribute("colorSpace") ?? ""
        let alpha = element.number("alpha") ?? 1
        if let name = element.attribute("systemColor") ?? element.attribute("cocoaTouchSystemColor") {
            self = .system(name)
        } else if let catalog = element.attribute("catalog"), let name = element.attribute("name") {
            self = .catalog(catalog: catalog, name: name)
        } else if let name = element.attribute("name") {
            self = .named(name)
        } else if let red = element.number("red"), let green = element.number("green"),
            let blue = element.number("blue")
        {
            self = .rgb(red: red, green: green, blue: blue, alpha: alpha, space: space)
        } else if let white = element.number("white") {
            self = .gray(white: white, alpha: alpha, space: space)
        } else if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
            let yellow = element.number("yellow"), let black = element.number("black")
        {
            self = .cmyk(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha, space: space)
        } else {
            self = .unknown
        }
    }
}
