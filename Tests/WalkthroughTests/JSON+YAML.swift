import TestSupport
import YAMLTree

extension JSON {
    /// Takes a YAML document as the JSON it could be written as.
    init(_ node: YAMLNode) throws {
        switch node.kind {
        case .null: self = .null
        case .bool: self = .bool(try node.bool())
        case .int, .float: self = .number(try node.double())
        case .string: self = .string(try node.string())
        case .sequence: self = .array(try node.elements().map { try JSON($0) })
        case .mapping:
            let pairs = try node.entries().map { ($0.name, try JSON($0.value)) }
            self = .object(Dictionary(pairs) { first, _ in first })
        }
    }
}
