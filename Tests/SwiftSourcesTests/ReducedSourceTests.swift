import SourceText
import TestSupport
import Testing

@testable import SwiftSources

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The index has no use for most bodies, and they are not parsed. It is the same all the same.
@Suite struct ReducedSourceTests {
    private static let filler = "let sum = first + second + third; move(to: sum)"

    /// A file with marks around what is left out is reduced to spaces there, and nowhere else.
    private func check(
        _ marked: String, keepsMethods: Bool = true, mentioned: MentionedNames? = nil,
        _ location: Testing.SourceLocation = #_sourceLocation
    ) {
        let text = MarkedText(marked)
        var expected = Array(text.text.utf8)
        for range in text.ranges {
            for position in range.start..<range.end { expected[position] = UInt8(ascii: " ") }
        }
        let source = Array(text.text.utf8)
        let bytes = ReducedSource(source, keepsMethods: keepsMethods, mentioned: mentioned)?.bytes ?? source
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

    @Test func headsThatNoSelectorReachesAreLeftOutToo() {
        func check(_ marked: String, _ location: Testing.SourceLocation = #_sourceLocation) {
            self.check(marked, keepsMethods: false, location)
        }
        let body = Self.filler
        check("class A {\n⟦private static func f<T>(_ t: T?) -> [T]? where T: B { \(body) }⟧\n init() {⟦ \(body) ⟧} }")
        check("let a = 1\n⟦func f() {}⟧\n/// Moves.\n⟦func g(h: @escaping () -> Void) async throws { \(body) }⟧")
        check("class A { override func f() {⟦ \(body) ⟧}\n @objc func g() {⟦ \(body) ⟧}\n ⟦func h() { \(body) }⟧ }")
        check("@objc(B) extension A { func f() {⟦ \(body) ⟧} }\nextension A { ⟦func g() { \(body) }⟧ }")
        check("class A { @IBAction\n // Taps.\n func f() {⟦ \(body) ⟧}; ⟦@available(iOS 13, *) func g() { \(body) }⟧ }")
        check(
            "class A { func f(a: String = \"a\") {⟦ \(body) ⟧}; func g(a: () -> Void = {⟦ \(body) ⟧}) {⟦ \(body) ⟧} }")
        check("class A { func f() { performSegue(a, b) }; ⟦func g() { \(body) }⟧; func h(_ s: MySegue) { \(body) } }")
        check("class A { let a = f()\n ⟦func g() { \(body) }⟧\n var c: Int { get { 1 } }; ⟦func h() {}⟧ }")
        check("protocol A { func f(); var a: Int { get } }\nclass B { ⟦func g() { \(body) }⟧ }")
    }

    @Test func attributesThatReachNothingAreLeftOutWithTheHead() {
        func check(_ marked: String, _ location: Testing.SourceLocation = #_sourceLocation) {
            self.check(marked, keepsMethods: false, location)
        }
        let body = Self.filler
        check("class A {\n⟦@discardableResult @MainActor\n public func f() -> Int { \(body) }⟧ }")
        check("class A {\n@MainActor @objc class func f() {⟦ \(body) ⟧}\n ⟦class func g() { \(body) }⟧ }")
        check("class A {\n@available(iOS, message: \"a\") func f() {⟦ \(body) ⟧} }")
        check("class A { let a = #\"b\"#\n ⟦static func f() { \(body) }⟧ }")
        check("class A { ⟦nonisolated deinit { \(body) }⟧\n required init() {⟦ \(body) ⟧} }")
        check("struct A { ⟦private init?<T>(_ a: T) { \(body) }⟧\n ⟦init() {}⟧ }\nextension A { init() {⟦ \(body) ⟧} }")
        check("enum A { case open, final, optional\n ⟦init() { \(body) }⟧ }\nactor B { ⟦init() { \(body) }⟧ }")
    }

    @Test func whatAProtocolRequiresIsLeftOut() {
        check("protocol A: B {⟦ func f(a: Int) -> Int; var a: Int { get set } ⟧}\nextension A { func f() { 1 } }")
        check("@objc protocol A {⟦ @objc optional func f(a: Int); associatedtype B: C ⟧}")
        let text = "protocol A { @available(*, deprecated, message: \"none\") func f(a: Int) }"
        #expect(ReducedSource(Array(text.utf8))?.leftOut.literals == [])
    }

    /// A file as ``check`` has it, with all that it and others mention.
    private func checkMembers(
        _ marked: String, _ others: String..., location: Testing.SourceLocation = #_sourceLocation
    ) {
        let files = ([MarkedText(marked).text] + others).enumerated().map { number, text in
            SourceFile(path: "\(number).swift", text: text)
        }
        check(marked, keepsMethods: false, mentioned: MentionedNames(files), location)
    }

    @Test func membersThatNothingMentionsAreLeftOut() {
        checkMembers("class A { ⟦private(set) lazy var a: Int? = B(c: 1)⟧\n ⟦let d = 1⟧ }")
        checkMembers("class A { ⟦static var a: Int { 1 }⟧\n ⟦weak var b: C<D>?⟧ // private\n public init() {} }")
        checkMembers("class A {\n ⟦@State var a = [1: 2]⟧\n @IBOutlet var b: C!\n @objc var c = 1\n ⟦var d = 1;⟧ }")
        checkMembers("class A { ⟦var `open` = 1⟧\n override var b: Int { 1 }\n ⟦var c: D { didSet { e() } }⟧ }")
        checkMembers(
            "struct A { ⟦var a: () -> @Sendable () -> Void⟧\n ⟦let b: @MainActor () -> C⟧\n subscript() -> C { 1 } }")
        checkMembers(
            "enum A: Int { ⟦case a = 1, b⟧\n ⟦indirect case open(B)⟧\n ⟦case optional, `self`⟧\n struct B {} }")
        checkMembers("@objc enum A: Int { case a = 1 }\n@objc extension A { var b: Int { 1 } }")
    }

    @Test func membersThatAreMentionedStay() {
        checkMembers(
            "class A { let a = 1\n ⟦let b = 1⟧ }", "func f() { performSegue(withIdentifier: a, sender: c.a) }")
        checkMembers("class A { let a = 1 }", "func f() { dequeueReusableCell(withIdentifier: \"\\(x.a)\") }")
        // By way of another one, but not of one that nothing mentions.
        checkMembers(
            "class A { let a = b\n let b = c\n let c = 1\n ⟦let d = e⟧\n ⟦let e = 1⟧ }", "x(identifier: a)\nlet y = 1")
        checkMembers("enum A: String { ⟦case b⟧\n case c }", "func f() { if segue.identifier == A.c.rawValue { } }")
        checkMembers("class A { let a = 1 }", "func f(x: Int = a) {}")
        checkMembers("class A { let a = 1 }", "func f() { /a/ }")
    }

    @Test func membersThatAreNotUnderstoodStay() {
        checkMembers("class A { var a = 1, b = 2\n let (c, d) = e\n ⟦var f = 1⟧ }")
        checkMembers("class A { let a = b as? C\n let d = UIStoryboard(name: e, bundle: nil)\n ⟦let f = 1⟧ }")
        checkMembers("class A { let a = b\n #if C\n .d\n #endif\n ⟦let e = 1⟧ }")
        checkMembers("extension A { var a: Int { 1 }\n ⟦var b: Int { 1 }⟧ }")
        checkMembers("let a = 1\nprint(a)")
    }

    @Test func whatMembersSayIsKept() throws {
        let text = """
            class A { var a = B(c: "text", d: E()) { didSet { f = 1 } }
            let g = \\H.i }
            enum J: String { case k, l = "m" }
            """
        let mentioned = MentionedNames([SourceFile(path: "a.swift", text: text)])
        let leftOut = try #require(
            ReducedSource(Array(text.utf8), keepsMethods: false, mentioned: mentioned)
        ).leftOut
        #expect(Set(leftOut.literals) == ["text", "k", "m"])
        #expect(leftOut.assigned.isSuperset(of: ["f", "i"]) && leftOut.assigned.isDisjoint(with: ["a", "g"]))
        #expect(leftOut.created == ["E"])
    }

    @Test func membersOfClassesThatExposeThemStay() {
        let body = Self.filler
        checkMembers(
            "class A: B { var a = 1; func f() {⟦ \(body) ⟧} }\nclass C { ⟦var a = 1⟧\n ⟦func f() { \(body) }⟧ }",
            "typealias B = D", "final class D: E<Int> {}", "@objcMembers class E<T>: UIView {}")
        checkMembers("extension A { func f() {⟦ \(body) ⟧} }", "@objcMembers class A { func g() { /a/ } }")
    }

    @Test func shortOnesStay() {
        check("class A { func f() { g() }\n var name: String { return \"Name\" } }")
        check("class A { var name: String { \(String(repeating: " ", count: 300)) /* a constant */ \"Name\" } }")
    }

    @Test func aGetterThatIsNoNameNeedNotBeShort() {
        check("class A { var isDone: Bool {⟦ return first && second || third == fourth ⟧} }")
        check("class A { var size: CGSize? { get {⟦ CGSize(width: first, height: second + third) ⟧} } }")
        check("class A { var name: String {⟦ return translated(\"A name\", first, second) ⟧} }")
        check("class A { var name: String { return String(describing: Cell.self).lowercased() } }")
        check("class A { var name: String { return \"\\(Cell.self) and nothing else in here\" } }")
        check("class A { var name: NSStoryboard.Name { return NSStoryboard.Name(\"Main\") } }")
        check("class A { var name: Boolean { return first && second || third == fourth } }")
        check("class A { var name: [Int] { return first && second || third == fourth } }")
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

    /// By The Swift Programming Language, "Special Characters in String Literals".
    @Test func escapesAreKnownWithoutTheParser() {
        func value(_ literal: String) -> String? { ReducedSource.LeftOut.unescaped(Array(literal.utf8)[...]) }
        #expect(value(#""a\n\t\r\0\\\"\'b""#) == "a\n\t\r\0\\\"'b")
        #expect(value(#""\u{24}\u{1F496}é""#) == "$\u{1F496}é")
        for other in [#""\q""#, #""\u{D800}""#, #""\u{+1}""#, #""\u{}""#, #""\u24""#, ##"#"a"#"##, "\"\"\"\na\n\"\"\""]
        {
            #expect(value(other) == nil, "\(other)")
        }
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

    @Test func whereAClassExposesAllItsMethodsTheirHeadsAreRead() {
        let parsed = ParsedFiles()
        let texts = [
            "a.swift": "class A: B { func f() { \(Self.filler) } }", "b.swift": "@objcMembers class B: UIView {}",
            "c.swift": "class B: UIView {}",
        ]
        func selectors(_ paths: String...) -> [String] {
            let files = parsed.begin(paths) { SourceFile(path: $0, text: texts[$0] ?? "") }
            return Program(module: "M", platform: .iOS, files: files, isReading: true, parsed: parsed).index.classes
                .flatMap(\.methods).map(\.selector)
        }
        #expect(selectors("a.swift", "c.swift") == [])
        #expect(selectors("a.swift", "b.swift") == ["f"])
        #expect(selectors("a.swift", "c.swift") == [])
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
        let read = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
        let module = SourceModule(name: "App", platform: .iOS, paths: files.map(\.path))
        let parsed = try ParsedFiles([module]) { try #require(read[$0]) }
        let again = try parsed.begin(files.map(\.path)) { try #require(read[$0]) }
        let reduced = Program(module: "App", platform: .iOS, files: again, isReading: true, parsed: parsed)
        #expect(reduced.inputs.contains { !$0.leftOut.literals.isEmpty || !$0.leftOut.assigned.isEmpty })
        #expect(reduced.index == whole.index)
    }
}
