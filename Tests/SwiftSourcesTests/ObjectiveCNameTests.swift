import Testing

@testable import SwiftSources

/// Each expected selector is the compiler's own: it was given the method and an `@objc(…)` twin, with
/// `-Xfrontend -enable-objc-interop`, and named the selector both have in its complaint.
@Suite struct ObjectiveCNameTests {
    @Test(
        arguments: [
            ("plain", [], "plain"),
            ("tap", [nil], "tap:"),
            ("tap", ["sender"], "tapWithSender:"),
            ("move", ["to"], "moveTo:"),
            ("moveTo", ["x"], "moveToX:"),
            ("didFinishWith", ["error", "code"], "didFinishWithError:code:"),
            ("a", [nil, nil], "a::"),
            ("a", [nil, "b"], "a:b:"),
            ("doIt", ["withFoo"], "doItWithFoo:"),
            ("doIt", ["URL"], "doItWithURL:"),
            ("handle", ["forURL"], "handleForURL:"),
            ("handle", ["format"], "handleWithFormat:"),
            ("onTap", ["x"], "onTapWithX:"),
            ("setOn", ["x"], "setOnX:"),
            ("animationIn", ["view"], "animationInView:"),
            ("init", ["coder"], "initWithCoder:"),
            ("init", [], "init"),
            ("init", ["with", "foo"], "initWith:foo:"),
            ("byName", ["on", "toggle"], "byNameOn:toggle:"),
            ("loadURL", ["x"], "loadURLWithX:"),
            ("viewFromURL", ["x"], "viewFromURLWithX:"),
            ("x", ["_x"], "xWith_x:"),
            ("x", ["_with"], "xWith_with:"),
            ("go", ["i18n"], "goWithI18n:"),
            ("doFor", ["x"], "doForX:"),
            ("do_for", ["x"], "do_forX:"),
            ("a2", ["inOut"], "a2InOut:"),
            ("a3", ["input"], "a3WithInput:"),
            ("with", ["x"], "withX:"),
            ("With", ["x"], "WithX:"),
            ("go", ["With"], "goWith:"),
            ("nest", ["for"], "nestFor:"),
            ("élan", ["état"], "élanWithétat:"),
            ("x2", ["with2"], "x2WithWith2:"),
            ("doFOR", ["x"], "doFORX:"),
            ("doXFOR", ["x"], "doXFORWithX:"),
            ("a", ["FORurl"], "aWithFORurl:"),
            ("a", ["FORUrl"], "aFORUrl:"),
            ("a", ["OFUrl"], "aOFUrl:"),
            ("at2", ["x"], "at2WithX:"),
            ("a2Of", ["x"], "a2OfX:"),
            ("a2of", ["x"], "a2ofWithX:"),
            ("a_of_", ["x"], "a_of_WithX:"),
            ("a", ["of_x"], "aOf_x:"),
            ("aT", ["x"], "aTWithX:"),
            ("goAT", ["x"], "goATX:"),
            ("a", ["without"], "aWithWithout:"),
            ("a", ["over"], "aWithOver:"),
        ] as [(String, [String?], String)])
    func namesMethods(name: String, labels: [String?], expected: String) {
        #expect(ObjectiveCName.selector(name, labels: labels) == expected)
    }

    @Test(
        arguments: [
            ("load", [], 0, "loadAndReturnError:"),
            ("load", [nil], 0, "load:error:"),
            ("load", ["url", "b"], 0, "loadWithUrl:b:error:"),
            ("init", ["x"], 0, "initWithX:error:"),
            ("init", [], 0, "initAndReturnError:"),
            ("cbLast", [nil, "x"], 0, "cbLast:x:error:"),
            ("cb", ["x", "f"], 1, "cbWithX:error:f:"),
            ("cb2", ["f"], 1, "cb2AndReturnError:f:"),
            ("cb3", [nil], 1, "cb3AndReturnError::"),
        ] as [(String, [String?], Int, String)])
    func namesThrowingMethods(name: String, labels: [String?], closures: Int, expected: String) {
        #expect(
            ObjectiveCName.selector(name, labels: labels, isThrowing: true, trailingClosures: closures) == expected)
    }

    @Test(
        arguments: [
            ("asyncOne", [], "asyncOneWithCompletionHandler:"),
            ("asyncThree", ["foo"], "asyncThreeWithFoo:completionHandler:"),
            ("asyncFour", [nil], "asyncFour:completionHandler:"),
        ] as [(String, [String?], String)])
    func namesAsynchronousMethods(name: String, labels: [String?], expected: String) {
        #expect(ObjectiveCName.selector(name, labels: labels, isAsync: true) == expected)
    }

    @Test func namesSetters() {
        #expect(ObjectiveCName.setter(of: "cornerRadius") == "setCornerRadius:")
        #expect(ObjectiveCName.setter(of: "URL") == "setURL:")
        #expect(ObjectiveCName.setter(of: "_x") == "set_x:")
    }
}
