import InterfaceBuilder
import SourceText
import Testing

@Suite("Texts in other languages")
struct LocalizationTests {
    private func strings(_ text: String) throws -> InterfaceStrings {
        try InterfaceStrings(parsing: SourceFile(path: "Main.strings", text: text))
    }

    @Test("a strings file as Xcode exports it")
    func exported() throws {
        let strings = try strings(
            #"""
            /* Class = "UILabel"; text = "Hello"; ObjectID = "0u7-6v-abc"; */
            "0u7-6v-abc.text" = "Hallo \"Welt\"\nzwei";

            // A line
            "b.segmentTitles[0]" = "Grün\U00e4\Ud83d\Ude00";
            plain.title=eins;
            "alone";
            """#)
        #expect(strings.entries.map(\.key) == ["0u7-6v-abc.text", "b.segmentTitles[0]", "plain.title", "alone"])
        #expect(strings.text(of: "0u7-6v-abc", property: "text") == "Hallo \"Welt\"\nzwei")
        #expect(strings["b.segmentTitles[0]"] == "Grünä😀")
        #expect(strings["plain.title"] == "eins" && strings["alone"] == "alone")
        #expect(strings.entries[1].objectID == "b" && strings.entries[1].property == "segmentTitles[0]")
        #expect(strings.source.position(at: strings.entries[0].range.start).line == 2)
    }

    @Test("UTF-16 with a byte order mark")
    func utf16() throws {
        for isLittle in [true, false] {
            var bytes: [UInt8] = isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]
            for unit in "\"a.title\" = \"Ä😀\";".utf16 {
                let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
                bytes += isLittle ? [low, high] : [high, low]
            }
            let strings = try InterfaceStrings(parsing: SourceFile(path: "Main.strings", bytes: bytes))
            #expect(strings["a.title"] == "Ä😀")
        }
    }

    @Test(
        "what is wrong has a place",
        arguments: [
            ("\"a\" = \"b\"", 1, 10, "';' is missing"), ("\"a\" = \n;", 2, 1, "a value must stand here"),
            ("\n\"a", 2, 1, "does not end"), ("/* x", 1, 1, "comment"), ("= \"b\";", 1, 1, "a key must stand here"),
        ])
    func broken(text: String, line: Int, column: Int, word: String) throws {
        let problem = try #require(throws: Diagnostic.self) { try strings(text) }
        #expect(problem.identifier == "unreadable-strings" && problem.message.contains(word))
        #expect(problem.position?.line == line && problem.position?.column == column)
    }

    @Test("a string catalogue")
    func catalog() throws {
        let text = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "l1.text": {"extractionState": "manual", "localizations": {
                "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
                "fr": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "un"}},
                  "other": {"stringUnit": {"state": "new", "value": "%lld"}}}}}}},
              "l2.text": {}}}
            """
        let catalog = try InterfaceStringCatalog(parsing: SourceFile(path: "Main.xcstrings", text: text))
        #expect(catalog.sourceLanguage == "en" && catalog.languages == ["de", "fr"])
        #expect(catalog.keys == ["l1.text", "l2.text"])
        #expect(catalog.text(of: "l1", property: "text", in: "de") == "Hallo")
        let varying = try #require(catalog.unit("l1.text", in: "fr"))
        #expect(varying.value == "%lld" && varying.state == "new")
        #expect(catalog.unit("l2.text", in: "de") == nil)
        let broken = try #require(throws: Diagnostic.self) {
            try InterfaceStringCatalog(parsing: SourceFile(path: "Main.xcstrings", text: "{\"strings\": {}}"))
        }
        #expect(broken.message.contains("it has no 'sourceLanguage'"))
    }

    @Test("variations of views and constraints")
    func variations() throws {
        let view = try view(
            """
            <view key="view" id="v"><subviews><label id="l"/></subviews><constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="k">
            <variation key="heightClass=regular-widthClass=regular" constant="4"/></constraint></constraints>
            <variation key="default"><mask key="subviews"><exclude reference="l"/></mask></variation>
            <variation key="heightClass=compact"><mask key="subviews"><include reference="l"/></mask>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></variation></view>
            """)
        #expect(view.variations.map(\.traits) == [[:], ["heightClass": "compact"]])
        #expect(view.variations[0].excludedSubviewIDs == ["l"] && view.variations[1].includedSubviewIDs == ["l"])
        #expect(view.variations[1].child("backgroundColor")?.name == "color")
        let variation = try #require(view.constraints.first?.variations.first)
        #expect(variation.traits == ["heightClass": "regular", "widthClass": "regular"])
        #expect(variation.properties == ["constant": "4"])
    }

    @Test("accessibility")
    func accessibility() throws {
        let accessibility = try #require(
            view(
                """
                <view key="view" id="v"><accessibility key="accessibilityConfiguration" hint="Adjusts Keyboard Octave." \
                identifier="KeyboardOctaveStepper" label="Octave Range"><accessibilityTraits key="traits" button="YES" \
                notEnabled="NO"/><bool key="isElement" value="YES"/></accessibility></view>
                """
            ).object.accessibility)
        #expect(accessibility.identifier == "KeyboardOctaveStepper" && accessibility.label == "Octave Range")
        #expect(accessibility.hint == "Adjusts Keyboard Octave.")
        #expect(accessibility.traits == ["button"] && accessibility.isElement == true)
        #expect(try view("<view key=\"view\" id=\"v\"/>").object.accessibility == nil)
    }
}
