import Testing

@testable import Validation

@Suite struct EngineGlobTests {
    @Test(arguments: [
        ("Main.storyboard", "Main.storyboard"), ("Main.storyboard", "App/Base.lproj/Main.storyboard"),
        ("*.xib", "App/Cell.xib"), ("Pods", "Pods/A/B.xib"), ("Pods/", "App/Pods/A.xib"), ("App/*", "App/A.xib"),
        ("App/*", "App/Sub/A.xib"), ("/App", "App/A.xib"), ("./App/A.xib", "App/A.xib"), ("App/**/A.xib", "App/A.xib"),
        ("App/**/A.xib", "App/B/C/A.xib"), ("**/A.xib", "A.xib"), ("**", "a/b"), ("App/**", "App/x/y"),
        ("?.xib", "é.xib"), ("a*b*c", "axxbyyc"), ("*.lproj/*.xib", "de.lproj/A.xib"),
    ])
    func matches(pattern: String, path: String) { #expect(Glob(pattern).matches(path)) }

    @Test(arguments: [
        ("Main", "Main.storyboard"), ("*.xib", "A.xib.bak"), ("App/*.xib", "App/Sub/A.xib"), ("/A.xib", "App/A.xib"),
        ("App/**/A.xib", "App/BA.xib"), ("**/A.xib", "BA.xib"), ("Pod", "Pods/A.xib"), ("?.xib", "ab.xib"),
        ("?", ""), ("App", "XApp/A.xib"), ("a.b", "axb"), ("App/A.xib", "Other/App/A.xib"),
    ])
    func doesNotMatch(pattern: String, path: String) { #expect(!Glob(pattern).matches(path)) }

    @Test func aHostilePatternCostsLittle() {
        let pattern = String(repeating: "*a", count: 60) + "b"
        #expect(!Glob(pattern).matches(String(repeating: "a", count: 2000)))
    }
}
