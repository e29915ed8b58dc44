import Geometry
import SourceText
import XMLTree

/// A user-defined runtime attribute: a value set by key path when its object is loaded.
public struct RuntimeAttribute: Sendable, Hashable {
    /// The `<userDefinedRuntimeAttribute>` element.
    public let element: XMLElement

    public var keyPath: String { element.attribute("keyPath") ?? "" }

    /// The type as written, such as `number`, `boolean` or `color`.
    public var type: String { element.attribute("type") ?? "" }

    public var position: SourcePosition { element.position }

    /// The value; `unknown` when it does not fit the type.
    public var value: RuntimeValue { RuntimeValue(element) }
}

/// What a runtime attribute sets.
public enum RuntimeValue: Sendable, Hashable {
    case string(String)
    /// A string that the app's strings files translate.
    case localizedString(String)
    case integer(Int)
    case number(Double)
    case boolean(Bool)
    case point(Point)
    case size(Size)
    case rect(Rect)
    case range(location: Int, length: Int)
    case color(InterfaceColor)
    /// The name of an image.
    case image(String)
    case null
    case unknown

    init(_ element: XMLElement) {
        self = Self.read(element) ?? .unknown
    }

    private static func read(_ element: XMLElement) -> RuntimeValue? {
        let child = element.child(key: "value")
        switch element.attribute("type") {
        case "string": return .string(element.string("value") ?? "")
        case "localizedString": return .localizedString(element.string("value") ?? "")
        case "number": return number(element, child)
        case "boolean": return (element.flag("value") ?? child?.flag("value")).map(RuntimeValue.boolean)
        case "point": return child.flatMap(Point.init).map(RuntimeValue.point)
        case "size": return child.flatMap(Size.init).map(RuntimeValue.size)
        case "rect": return child.flatMap(Rect.init).map(RuntimeValue.rect)
        case "range":
            guard let location = child?.integer("location"), let length = child?.integer("length") else { return nil }
            return .range(location: location, length: length)
        case "color": return child.map { .color(InterfaceColor($0)) }
        case "image": return element.attribute("value").map(RuntimeValue.image)
        case "nil": return .null
        default: return nil
        }
    }

    private static func number(_ element: XMLElement, _ child: XMLElement?) -> RuntimeValue? {
        let holder = child ?? element
        // `<integer>` and `<real>` tell how the number was typed; a real number stays one though it is whole.
        if holder.name != "real", let integer = holder.integer("value") { return .integer(integer) }
        return holder.number("value").map(RuntimeValue.number)
    }
}
