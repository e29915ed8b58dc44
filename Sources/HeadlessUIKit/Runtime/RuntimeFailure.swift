/// An exception that UIKit would have raised, kept as a value.
///
/// UIKit ends the process; the runtime notes the first failure, lets the call return without effect, and the host ends
/// the step with the same text.
public struct RuntimeFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exception's name, such as `NSInvalidArgumentException`.
    public let name: String
    /// The exception's reason, in UIKit's words.
    public let reason: String
    /// What the reader can do about it, in segue's words; `nil` where the reason says enough.
    public let advice: String?
    /// The object in the storyboard that led here.
    public let position: InterfacePosition?

    /// A failure of that name and reason.
    public init(name: String, reason: String, advice: String? = nil, position: InterfacePosition? = nil) {
        self.name = name
        self.reason = reason
        self.advice = advice
        self.position = position
    }

    public var description: String {
        "\(name): \(reason)" + (advice.map { " \($0)" } ?? "")
    }

    /// A failure named `NSInvalidArgumentException`.
    static func invalidArgument(
        _ reason: String, advice: String? = nil, position: InterfacePosition? = nil
    ) -> RuntimeFailure {
        RuntimeFailure(name: "NSInvalidArgumentException", reason: reason, advice: advice, position: position)
    }

    /// A failure named `NSInternalInconsistencyException`.
    static func inconsistency(
        _ reason: String, advice: String? = nil, position: InterfacePosition? = nil
    ) -> RuntimeFailure {
        RuntimeFailure(name: "NSInternalInconsistencyException", reason: reason, advice: advice, position: position)
    }

    /// A failure named `NSGenericException`.
    static func generic(
        _ reason: String, advice: String? = nil, position: InterfacePosition? = nil
    ) -> RuntimeFailure {
        RuntimeFailure(name: "NSGenericException", reason: reason, advice: advice, position: position)
    }
}

/// Where an object of a storyboard stands in its file.
public struct InterfacePosition: Hashable, Sendable, CustomStringConvertible {
    /// The file as the walkthrough names it.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in Unicode scalars.
    public let column: Int
    /// The object's id in the file.
    public let objectID: String?

    /// A position in a file.
    public init(path: String, line: Int, column: Int, objectID: String? = nil) {
        self.path = path
        self.line = line
        self.column = column
        self.objectID = objectID
    }

    public var description: String { "\(path):\(line):\(column)" }
}
