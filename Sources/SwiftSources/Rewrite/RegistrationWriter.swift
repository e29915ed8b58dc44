import ClassIndex
import SourceText
import SwiftSyntax

/// Writes the code that registers a file's classes: outlets, actions and attributes by name.
struct RegistrationWriter {
    let program: Program
    /// The name by which app code imports the runtime.
    let runtimeModule: String
    /// Classes and members not to register, as their marks name them.
    let omitted: Set<String>
    private let lookup: ClassLookup
    /// The parts that are registered, by file, those of one class together.
    private let groups: [Int: [[TypePart]]]

    /// A chain of calls is one expression to the type checker, whose work grows faster than its length.
    private static let chainLength = 16

    init(_ program: Program, runtimeModule: String, omitted: Set<String>) {
        self.program = program
        self.runtimeModule = runtimeModule
        self.omitted = omitted
        lookup = ClassLookup(program.index)
        groups = Self.groups(of: program, omitted: omitted)
    }

    /// The function that gives the registrations of a file.
    static func functionName(_ input: Int) -> String { "segueRegistrations_File\(input)" }

    /// The parts of a file that are registered, those of one class together.
    func registered(in input: Int) -> [[TypePart]] { groups[input] ?? [] }

    /// The code to append to a file's copy; `nil` when there is nothing to register.
    func code(for input: Int) -> String? {
        let groups = registered(in: input)
        guard !groups.isEmpty else { return nil }
        let names = groups.map { "\($0[0].entry.name).\(propertyName($0[0].entry.name, input)).erased" }
        return """
            import \(runtimeModule)

            \(groups.map { text(for: $0, input) }.joined(separator: "\n\n"))

            @MainActor func \(Self.functionName(input))() -> [\(runtimeModule).AnyClassRegistration] {
                [
                    \(names.joined(separator: ",\n        "))
                ]
            }
            """
    }

    // MARK: Which

    private static func groups(of program: Program, omitted: Set<String>) -> [Int: [[TypePart]]] {
        var declarations: [String: Int] = [:]
        for (position, part) in program.parts.enumerated()
        where part.kind == .declaration && declarations[part.entry.name] == nil {
            declarations[part.entry.name] = position
        }
        var groups: [Int: [[TypePart]]] = [:]
        var positions: [Int: [String: Int]] = [:]
        for part in program.parts where !part.isLocal && !part.isConstrained && !omitted.contains(part.entry.name) {
            // What an extension says of a class that is itself out of reach.
            let declaration = declarations[part.entry.name].map { program.parts[$0] }
            if part.entry.isGeneric || declaration?.entry.isGeneric == true || declaration?.isLocal == true { continue }
            if let position = positions[part.input]?[part.entry.name] {
                groups[part.input]?[position].append(part)
            } else {
                positions[part.input, default: [:]][part.entry.name] = groups[part.input]?.count ?? 0
                groups[part.input, default: []].append([part])
            }
        }
        return groups.mapValues { groups in
            groups.filter { group in
                group.contains { ($0.kind == .declaration && isObject($0.entry)) || $0.entry.hasReachableMembers }
            }
        }
    }

    /// Whether it can be one of the runtime's objects: it has a superclass, known or not.
    private static func isObject(_ entry: ClassIndex.Class) -> Bool { entry.superclass != nil }

    // MARK: Code

    private func propertyName(_ name: String, _ input: Int) -> String {
        "segueRegistration_\(input)_" + String(name.map { $0 == "." ? "_" : $0 })
    }

    private func text(for parts: [TypePart], _ input: Int) -> String {
        let name = parts[0].entry.name
        let entry = lookup.entry(name) ?? parts[0].entry
        let place = entry.position
        let mark = RegistrationMark.comment(name)
        var lines = """
            extension \(name) {\(mark)
                @MainActor static var \(propertyName(name, input)): \(runtimeModule).ClassRegistration<\(name)> {\(mark)

            """
        let start = """
            \(runtimeModule).ClassRegistration(\(name).self, name: "\(runtimeName(entry))", \
            file: "\(Layout.escaped(place.path))", line: \(place.line))\(mark)
            """
        let calls = self.calls(for: parts, entry).filter { !omitted.contains($0.mark) }.map {
            $0.code + RegistrationMark.comment($0.mark)
        }
        if calls.count <= Self.chainLength {
            lines += "        \(start)\n" + calls.map { "            \($0)\n" }.joined()
        } else {
            var step = 0
            for first in stride(from: 0, to: calls.count, by: Self.chainLength) {
                lines += "        let step\(step) = \(step == 0 ? start : "step\(step - 1)")\n"
                lines += calls[first...].prefix(Self.chainLength).map { "            \($0)\n" }.joined()
                step += 1
            }
            lines += "        return step\(step - 1)\n"
        }
        return lines + "    }\n}"
    }

    /// The name under which the runtime finds the class.
    private func runtimeName(_ entry: ClassIndex.Class) -> String {
        entry.runtimeName ?? (entry.isForeign ? entry.name : "\(program.module).\(entry.name)")
    }

    private func calls(for parts: [TypePart], _ entry: ClassIndex.Class) -> [(code: String, mark: String)] {
        let name = entry.name
        var calls: [(code: String, mark: String)] = []
        for property in parts.flatMap(\.entry.outlets) where property.isSettable {
            calls.append((setter("outlet", property, of: name), "\(name).\(property.name)"))
        }
        for property in parts.flatMap(\.entry.attributes) where property.isSettable {
            calls.append((setter("attribute", property, of: name), "\(name).\(property.name)"))
        }
        let overloads = Dictionary(entry.methods.lazy.map { ($0.swiftName, 1) }, uniquingKeysWith: +)
        for method in parts.flatMap(\.entry.methods) where !method.isStatic && !method.isAsync {
            guard let code = call(method, of: name, isOverloaded: overloads[method.swiftName, default: 0] > 1) else {
                continue
            }
            calls.append((code, "\(name).\(method.selector)"))
        }
        if parts.contains(where: { $0.kind == .declaration }) {
            switch ObjectMaker.maker(for: entry, lookup) {
            case .segue:
                let code = ".segue { \(name)(identifier: $0, source: $1, destination: $2) }"
                calls.append((code, "\(name).init(identifier:source:destination:)"))
            case .object: calls.append((".object { \(name)() }", "\(name).init()"))
            case nil: break
            }
        }
        return calls
    }

    private func setter(_ kind: String, _ property: ClassIndex.Property, of name: String) -> String {
        """
        .\(kind)("\(property.name)") { (object: \(name), value) in object.\(property.swiftName) = try value.cast() }
        """
    }

    private func call(_ method: ClassIndex.Method, of name: String, isOverloaded: Bool) -> String? {
        // A nested class's extension does not see the names around the class.
        let isTyped = isOverloaded || !name.contains(".")
        var arguments: [String] = []
        for (position, parameter) in method.parameters.enumerated() {
            guard let type = Self.argumentType(parameter.type) else { return nil }
            let label = parameter.label.map { "\($0): " } ?? ""
            arguments.append("\(label)try arguments.argument(\(position))\(isTyped ? " as \(type)" : "")")
        }
        let base = method.swiftName.prefix { $0 != "(" }
        let parameter = arguments.isEmpty ? "_" : "arguments"
        let mark = method.isThrowing ? "try " : ""
        return """
            .\(method.result == nil ? "action" : "method")("\(method.selector)") { (object: \(name), \(parameter)) in \
            \(mark)object.\(base)(\(arguments.joined(separator: ", "))) }
            """
    }

    /// A parameter's type as an argument has it; `nil` for one that no argument can be made for.
    private static func argumentType(_ written: String) -> String? {
        var type = Substring(written)
        while type.hasPrefix("@") { type = type.drop { $0 != " " }.dropFirst() }
        for prefix in ["__owned ", "__shared ", "borrowing ", "consuming ", "sending "] where type.hasPrefix(prefix) {
            type = type.dropFirst(prefix.count)
        }
        guard !type.hasPrefix("inout "), !type.hasPrefix("some "), !type.hasSuffix("...") else { return nil }
        if type.hasSuffix("!") { return "\(type.dropLast())?" }
        return type.contains("->") && !type.hasPrefix("(") ? "(\(type))" : String(type)
    }
}
