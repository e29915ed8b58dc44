import SourceText
import Testing

@testable import AppBuild
@testable import ClassIndex

@Suite struct CompilerDiagnosticsTests {
    @Test func readsWhatTheCompilerPrints() {
        let found = CompilerDiagnostics(
            parsing: """
                App/First.swift:12:5: error: cannot find 'x' in scope
                    x = 1
                    ^
                App/First.swift:3:1: note: declared here: error: quoted
                /tmp/a:b/Second File.swift:1:8: warning: unused: yes
                import Foo
                       ^
                error: link command failed with exit code 1 (use -v to see invocation)
                <unknown>:0: error: missing required module 'C'
                no message: at all
                file:abc:1: error: not a place
                """)
        #expect(found.messages.map(\.severity) == [.error, .warning, .error, .error])
        #expect(
            found.messages.map(\.text) == [
                "cannot find 'x' in scope", "unused: yes",
                "link command failed with exit code 1 (use -v to see invocation)", "missing required module 'C'",
            ])
        #expect(found.messages.map(\.path) == ["App/First.swift", "/tmp/a:b/Second File.swift", nil, nil])
        #expect(found.messages.map(\.line) == [12, 1, 0, 0])
        #expect(found.messages.map(\.column) == [5, 8, 0, 0])
        #expect(found.messages[0].notes.map(\.text) == ["declared here: error: quoted"])
        #expect(found.errors.count == 3)
    }

    @Test func positionsCountCharacters() {
        let file = SourceFile(path: "A.swift", text: "// é\nlet ü = 日本 + x\n")
        func position(line: Int, column: Int) -> SourcePosition? {
            CompilerDiagnostics.Message(severity: .error, text: "", path: "A.swift", line: line, column: column)
                .position(in: file)
        }
        // Byte columns of `ü`, `日` and `x`.
        #expect(position(line: 2, column: 5)?.column == 5)
        #expect(position(line: 2, column: 10)?.column == 9)
        #expect(position(line: 2, column: 19)?.column == 14)
        #expect(position(line: 2, column: 99)?.line == 2 || position(line: 2, column: 99)?.line == 3)
        #expect(position(line: 77, column: 3) == SourcePosition(path: "A.swift", line: 77, column: 3))
    }

    @Test func readsTheMarkOfAGeneratedLine() {
        let line = "    .outlet(\"a\") { (o, v) in o.a = try v.cast() }\(RegistrationMark.comment("Outer.A.go:and:"))"
        #expect(RegistrationMark.name(in: line) == "Outer.A.go:and:")
        #expect(RegistrationMark.name(in: line + "\n") == "Outer.A.go:and:")
        #expect(RegistrationMark.name(in: "    let a = 1 // segue") == nil)
        #expect(RegistrationMark.name(in: "}") == nil)
    }
}
