import Foundation

/// A JSON value.
public indirect enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    /// Takes what `JSONSerialization` makes.
    public init(_ value: Any) throws {
        switch value {
        case is NSNull: self = .null
        case let text as String: self = .string(text)
        // A boolean is an NSNumber too; only it has this type.
        case let number as NSNumber where CFBooleanLike.isBoolean(number): self = .bool(number.boolValue)
        case let number as NSNumber: self = .number(number.doubleValue)
        case let array as [Any]: self = .array(try array.map(JSON.init))
        case let object as [String: Any]: self = .object(try object.mapValues(JSON.init))
        default: throw CocoaError(.coderInvalidValue)
        }
    }

    /// The member of an object.
    public subscript(key: String) -> JSON? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    private enum CFBooleanLike {
        static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
    }
}

/// A checker of the part of JSON Schema (draft 7) that the schemas of this package use, written from the standard.
///
/// A keyword it does not know is a mistake in the test, so that no rule of the schema goes unchecked.
public struct JSONSchema {
    public let root: JSON

    /// Takes a schema.
    public init(root: JSON) { self.root = root }

    /// Reads a schema.
    public init(json data: Data) throws {
        root = try JSON(JSONSerialization.jsonObject(with: data))
    }

    /// Whether `value` is what the schema describes.
    public func accepts(_ value: JSON) throws -> Bool { try accepts(value, root) }

    /// A keyword that the checker does not know.
    public struct UnknownKeyword: Error { public let keyword: String }

    private func accepts(_ value: JSON, _ schema: JSON) throws -> Bool {
        if case .bool(let all) = schema { return all }
        guard case .object(let keywords) = schema else { throw UnknownKeyword(keyword: "\(schema)") }
        // In draft 7 a reference hides what stands beside it.
        if case .string(let reference)? = keywords["$ref"] {
            let name = reference.replacingOccurrences(of: "#/definitions/", with: "")
            guard let target = root["definitions"]?[name] else { throw UnknownKeyword(keyword: reference) }
            return try accepts(value, target)
        }
        for (keyword, rule) in keywords {
            guard try holds(keyword, rule, value, beside: keywords) else { return false }
        }
        return true
    }

    private func holds(_ keyword: String, _ rule: JSON, _ value: JSON, beside keywords: [String: JSON]) throws -> Bool {
        switch (keyword, rule) {
        case ("$schema", _), ("title", _), ("description", _), ("definitions", _), ("then", _), ("else", _),
            ("format", _), ("default", _), ("examples", _), ("additionalProperties", .bool(true)):
            return true
        case ("type", .string(let name)): return has(value, type: name)
        case ("type", .array(let names)):
            return names.contains { if case .string(let name) = $0 { has(value, type: name) } else { false } }
        case ("enum", .array(let values)): return values.contains(value)
        case ("const", _): return value == rule
        case ("anyOf", .array(let schemas)): return try schemas.contains { try accepts(value, $0) }
        case ("allOf", .array(let schemas)): return try schemas.allSatisfy { try accepts(value, $0) }
        case ("oneOf", .array(let schemas)): return try schemas.filter { try accepts(value, $0) }.count == 1
        case ("not", _): return try !accepts(value, rule)
        case ("if", _):
            let branch = try accepts(value, rule) ? "then" : "else"
            return try keywords[branch].map { try accepts(value, $0) } ?? true
        default: return try holds(keyword, rule, value, additional: keywords["properties"])
        }
    }

    /// Keywords that speak of one type only; values of other types satisfy them.
    private func holds(_ keyword: String, _ rule: JSON, _ value: JSON, additional properties: JSON?) throws -> Bool {
        switch (keyword, rule, value) {
        case ("minimum", .number(let limit), .number(let number)): return number >= limit
        case ("maximum", .number(let limit), .number(let number)): return number <= limit
        case ("exclusiveMinimum", .number(let limit), .number(let number)): return number > limit
        case ("minLength", .number(let limit), .string(let text)): return Double(text.unicodeScalars.count) >= limit
        case ("pattern", .string(let pattern), .string(let text)):
            return text.range(of: pattern, options: .regularExpression) != nil
        case ("minItems", .number(let limit), .array(let elements)): return Double(elements.count) >= limit
        case ("maxItems", .number(let limit), .array(let elements)): return Double(elements.count) <= limit
        case ("items", _, .array(let elements)): return try elements.allSatisfy { try accepts($0, rule) }
        case ("required", .array(let names), .object(let members)):
            return names.allSatisfy { if case .string(let name) = $0 { members[name] != nil } else { false } }
        case ("minProperties", .number(let limit), .object(let members)): return Double(members.count) >= limit
        case ("maxProperties", .number(let limit), .object(let members)): return Double(members.count) <= limit
        case ("properties", .object(let schemas), .object(let members)):
            return try schemas.allSatisfy { name, schema in try members[name].map { try accepts($0, schema) } ?? true }
        case ("additionalProperties", .bool(false), .object(let members)):
            return members.keys.allSatisfy { properties?[$0] != nil }
        case ("additionalProperties", .object, .object(let members)):
            return try members.allSatisfy { name, value in try properties?[name] != nil || accepts(value, rule) }
        case ("minimum", .number, _), ("maximum", .number, _), ("exclusiveMinimum", .number, _),
            ("minLength", .number, _), ("pattern", .string, _), ("minItems", .number, _), ("maxItems", .number, _),
            ("items", _, _), ("required", .array, _), ("minProperties", .number, _), ("maxProperties", .number, _),
            ("properties", .object, _), ("additionalProperties", .bool(false), _),
            ("additionalProperties", .object, _):
            return true
        default: throw UnknownKeyword(keyword: keyword)
        }
    }

    private func has(_ value: JSON, type: String) -> Bool {
        switch (type, value) {
        case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string), ("array", .array),
            ("object", .object):
            true
        case ("integer", .number(let number)): number == number.rounded()
        default: false
        }
    }
}
