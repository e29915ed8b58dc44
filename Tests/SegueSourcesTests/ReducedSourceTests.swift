import AppSources
import SourceText
import TestSupport
import Testing

@testable import segue_sources

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The index has no use for most bodies, and they are not parsed. It is the same all the same.
@Suite struct ReducedSourceTests {
    private static let filler = "let sum = first + second + third; move(to: sum)"

    /// A file with marks around what is left out is reduced to spaces there, and nowhere else.
    private func check(_ marked: String, _ location: Testing.SourceLocation = #_sourceLocation) {
        let text = MarkedText(marked)
        var expected = Array(text.text.utf8)
        for range in text.ranges {
            for position in range.start..<range.end { expected[position] = UInt8(ascii: " ") }
        }
        let bytes = ReducedSource(Array(text.text.utf8))?.bytes ?? Array(text.text.utf8)
        let (reduced, wanted) = (String(decoding: bytes, as: UTF8.self), String(decoding: expected, as: UTF8.self))
        #expect(reduced == wanted, sourceLocation: location)
    }

    @Test func bodiesOfFunctionsAndAccessorsAreLeftOut() {
        let body = Self.filler
        check("class A { func f() {⟦ \(body) ⟧} }")
        check("class A { init(a: Int = 1) {⟦ \(body) ⟧}; deinit {⟦ \(body) ⟧} }")
        check("extension A where B == C { static func f<T>(_ t: T) -> [T] {⟦ if a { \(body) } else { g { 1 } } ⟧} }")
        check("class A { var a: Int = 1 { didSet {⟦ \(body) ⟧} willSet(new) {⟦ \(body) ⟧} } }")
        check("class A { var a: Int { get { 1 } set {⟦ \(body) ⟧} }\n func f() {⟦ \(body) ⟧} }")
        check("struct A { subscript(i: Int) -> Int { get { 1 } nonmutating set {⟦ \(body) ⟧} } }")
        check("class A { class func f() {⟦ \(body) ⟧}; let a: () -> Void = {⟦ \(body) ⟧} }")
        check("class A { lazy var a: B = {⟦ \(body) ⟧}()\n enum E { case a, b; func f() {⟦ \(body) ⟧} } }")
        check("func f(protocol: Int, g: () -> Void = {⟦ \(body) ⟧}) {⟦ \(body) ⟧}")
        check("protocol P: class { var a: Int { get set } }\nextension P { func actor() {⟦ \(body) ⟧} }")
        check("actor A { var actor: A?; func f() {⟦ \(body) ⟧} }\nclass B { var `class` = 1; func f() {⟦ \(body) ⟧} }")
    }

    @Test func shortOnesStay() {
        check("class A { func f() { g() }\n var name: String { return \"Name\" } }")
        check("class A { var name: String { \(String(repeating: " ", count: 300)) /* a constant */ \"Name\" } }")
    }

    @Test(arguments: [
        "performSegue(withIdentifier: id, sender: self)", "if a.identifier == b { }", "go(nibName: x)",
        "let row = table.dequeueReusableCell(withIdentifier: x)", "table.dataSource = self", "f(tableView: t)",
        "struct Local {}", "typealias B = C", "fatalError()", "#if DEBUG\ng()\n#endif", "(first, second) = pair",
        "let a = A() { 1 }", "let next = mySegue.destination",
    ])
    func bodiesWithAWordOfTheIndexAreRead(_ statement: String) {
        check("class A { func f() { \(Self.filler); g { \(statement) } }\n func h() {⟦ \(Self.filler) ⟧} }")
    }

    @Test func aBodyWithASegueInItsHeadIsRead() {
        check("class A { func f(_ s: UIStoryboardSegue) { \(Self.filler) }\n func h() {⟦ \(Self.filler) ⟧} }")
    }

    @Test func castsAreReadWhereAPropertyMayHoldWhatAFileMade() {
        let cast = "let b = (a as! B).c; \(Self.filler)"
        check("class A { let a = make(); func f() {⟦ \(cast) ⟧} }")
        check("class A { func f() { \(cast) }; let a = UIStoryboard(name: \"A\", bundle: nil).a }")
        check("class A { func f() { \(cast) }; var a: B { UIStoryboard(name: \"A\", bundle: nil).a } }")
    }

    @Test(arguments: [
        "let a = b /c{/", "let a = /{/", "let a = #/{/#", "let a = <#{#>", "}", "let a = \"", "(", "`a",
        "g()\n<<<<<<< ours\nh()\n=======\ni()\n>>>>>>> theirs",
    ])
    func aFileThatIsNotUnderstoodIsReadAsAWhole(_ statement: String) {
        #expect(ReducedSource(Array("func f() { \(Self.filler) }\nfunc g() {\n\(statement)\n}".utf8)) == nil)
    }

    @Test(arguments: [
        "let a = b / c / d", "a /= b", "a /* { */ + 1", "// { \"", "let s = \"{\\(a ? \"{\" : \"}\")\"",
        "let s = #\"{\"\\(\"#", "let s = \"\"\"\n  { \"a\" \\(b)\n  \"\"\"", "let `class` = 1", "a = .class",
        "if a < b, c > d { }", "x?.y!.z = 1", "let f: (A) -> B = { $0 }",
    ])
    func whatLooksLikeBracketsAndKeywordsIsNone(_ statement: String) {
        check("class A { func f() {⟦ \(Self.filler)\n\(statement)\n⟧} }\nclass B { func g() {⟦ \(Self.filler) ⟧} }")
    }

    @Test func textsInThemAreKept() throws {
        let body = #"""
            f("plain", "line\nbreak", #"raw\n"#, "\(a ? "inside" : "")", """
                several
                lines
                """)
            view.isUserInteractionEnabled = true
            """#
        let reduced = try #require(ReducedSource(Array("func f() { \(body) }".utf8)))
        #expect(
            Set(reduced.leftOut.literals) == [
                "plain", "line\nbreak", #"raw\n"#, "inside", "", "several\nlines", "isUserInteractionEnabled",
            ])
    }

    @Test func whatTheyAssignToIsKept() throws {
        let body = #"""
            a = 1; self.b += 2; c? = 3; d!.e = 4; f(&g, &self.h.i); f(\A.j, \.k.l)
            if m == n, o != p, q <= r { }
            let s = 1; var t: T = 2; if let u = v { }; w[x] = 3
            """#
        let reduced = try #require(ReducedSource(Array("func f() { \(body) }".utf8)))
        #expect(reduced.leftOut.assigned == ["a", "b", "c", "e", "g", "i", "A", "j", "k", "l"])
    }

    @Test func whatTheyMakeIsKept() throws {
        let body = "a = B(); C.D(); E.init(); F.G.init ( ); let h = i(); J(k: 1); l().M(); n = .O(); P<Q>(); R ()"
        let reduced = try #require(ReducedSource(Array("func f() { \(body) }".utf8)))
        #expect(reduced.leftOut.created == ["B", "C.D", "E"])
    }

    /// The project's own code and its samples, as a whole.
    @Test(arguments: ["Sources/HeadlessUIKit", "Sources/Validation", "Storyboards", "Tests/Templates"])
    func theIndexIsTheSame(_ folder: String) throws {
        let root = Fixtures.packageRoot.appendingPathComponent(folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        let files = try names.sorted().map { name in
            SourceFile(path: name, bytes: Array(try Data(contentsOf: root.appendingPathComponent(name))))
        }
        let whole = Program(module: "App", platform: .iOS, files: files, isReading: true)
        let reduced = Program(module: "App", platform: .iOS, files: files, isReading: true, parsed: ParsedFiles())
        #expect(reduced.inputs.contains { !$0.leftOut.literals.isEmpty || !$0.leftOut.assigned.isEmpty })
        #expect(reduced.index == whole.index)
    }
}
