import ClassIndex
import SourceText

/// Rewrites all files of an app that can be compiled.
struct RewriteRun {
    private var program: Program
    private let runtimeModule: String
    private let leftOut: Set<String>
    private let omitted: Set<String>

    /// One rewritten file.
    struct Copy {
        let source: String
        /// The file's name, different for each.
        let name: String
        let text: [UInt8]
    }

    /// What there is to write.
    struct Result {
        var copies: [Copy] = []
        /// The file that registers all classes.
        var registrations = ""
        var index: ClassIndex
        var problems: [Diagnostic] = []
    }

    init(_ program: Program, runtimeModule: String, leftOut: Set<String>, omitted: Set<String>) {
        self.program = program
        self.runtimeModule = runtimeModule
        self.leftOut = leftOut
        self.omitted = omitted
    }

    mutating func run() -> Result {
        let inputs = program.inputs.filter { $0.problem == nil && !leftOut.contains($0.file.path) }
        let byNumber = Dictionary(inputs.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        let table = SelectorTable(program)
        let layerClasses = LayerClasses(program)
        var edits: [Int: [SourceEdit]] = [:]
        var named: Set<ClassIndex.Method> = []
        for input in inputs {
            let rewriter = FileRewriter(input, program, table, layerClasses)
            edits[input.number] = rewriter.edits
            named.formUnion(rewriter.named)
        }
        program.expose(named)
        let adopted = AdoptedMethods(program, compiled: Set(byNumber.keys))
        for (number, more) in adopted.edits { edits[number, default: []] += more }
        OverrideMoves.apply(
            OverrideMoves.moves(in: program, compiled: Set(byNumber.keys), adopted.overrides), to: &edits, byNumber)

        let writer = RegistrationWriter(program, runtimeModule: runtimeModule, omitted: omitted)
        var result = Result(index: program.index)
        var functions: [String] = []
        for input in inputs {
            var edits = edits[input.number] ?? []
            edits += widened(writer.registered(in: input.number).flatMap { $0 })
            let code = writer.code(for: input.number)
            if code != nil { functions.append(RegistrationWriter.functionName(input.number)) }
            let base = input.file.path.split(separator: "/").last ?? "Source.swift"
            result.copies.append(
                Copy(
                    source: input.file.path, name: "File\(input.number)_\(base)",
                    text: text(of: input, edits, generated: [defaults(for: input.number), code])))
        }
        result.registrations = registrations(functions)
        result.problems = program.inputs.compactMap(\.problem)
        return result
    }

    // MARK: Text

    private func text(of input: Input, _ edits: [SourceEdit], generated: [String?]) -> [UInt8] {
        // Edits are made not to overlap; a file for which that failed would not compile and is left out like any other.
        let edited = (try? input.file.applying(edits)) ?? input.file
        var text = Array("#sourceLocation(file: \"\(Layout.escaped(input.file.path))\", line: 1)\n".utf8)
        text += edited.bytes
        let generated = generated.compactMap(\.self)
        if !generated.isEmpty {
            text += Array("\n#sourceLocation()\n\(generated.joined(separator: "\n\n"))\n".utf8)
        }
        return text
    }

    /// A registration stands at the top of the file, where a nested `private` class is out of reach.
    private func widened(_ parts: [TypePart]) -> [SourceEdit] {
        let offsets = Set(
            parts.filter { $0.kind == .declaration }.flatMap(\.privateKeywords)
                .map(\.positionAfterSkippingLeadingTrivia.utf8Offset))
        return offsets.sorted().map {
            SourceEdit(
                range: SourceRange(start: $0, end: $0 + "private".utf8.count), replacement: "fileprivate")
        }
    }

    /// Empty bodies for the optional requirements of a file's protocols, as far as they return nothing.
    private func defaults(for input: Int) -> String? {
        var extensions: [String] = []
        for part in program.protocols where part.input == input {
            let methods = part.optionalMethods.filter { $0.signature.returnClause == nil }
                .map { "    func \($0.name.text)\($0.signature.compactDescription) {}" }
            if !methods.isEmpty {
                extensions.append("extension \(part.name) {\n\(methods.joined(separator: "\n"))\n}")
            }
        }
        return extensions.isEmpty ? nil : extensions.joined(separator: "\n\n")
    }

    private func registrations(_ functions: [String]) -> String {
        """
        import \(runtimeModule)

        @_cdecl("segue_register_app_classes")
        public func segueRegisterAppClasses() {
            MainActor.assumeIsolated {
                let files: [@MainActor () -> [\(runtimeModule).AnyClassRegistration]] = [
                    \(functions.joined(separator: ",\n            "))
                ]
                for file in files {
                    for registration in file() { \(runtimeModule).ClassRegistry.shared.register(registration) }
                }
            }
        }

        """
    }
}
