/// The name of an Objective-C method, by which targets, gesture recognisers and unwind segues call an object.
///
/// `segue-sources` turns `#selector(showSecond(_:))` into `Selector("showSecond:")`; code may also write the literal.
///
/// ```swift
/// button.addTarget(self, action: "showSecond:", for: .touchUpInside)
/// ```
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The selector as Objective-C spells it: one colon for each argument.
    public let name: String

    /// A selector of that spelling.
    public init(_ name: String) { self.name = name }

    public init(stringLiteral value: String) { name = value }

    /// How many arguments the method takes: the number of colons.
    public var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }

    public var description: String { name }
}

/// The selector's spelling.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// The selector of that spelling.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
