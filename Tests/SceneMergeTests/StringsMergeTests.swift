import SceneMerge
import SourceText
import Testing

/// Texts merged by key.
@Suite struct StringsMergeTests {
    private func merge(
        _ base: String, _ ours: String, _ theirs: String, isCatalog: Bool = false, preferred: MergeSide? = nil
    ) throws -> (text: String, conflicts: [String]) {
        let merge = try StringsMerge(
            base: SourceFile(path: "base", text: base), ours: SourceFile(path: "ours", text: ours),
            theirs: SourceFile(path: "theirs", text: theirs), isCatalog: isCatalog,
            choices: MergeChoices(preferred: preferred))
        return (String(decoding: merge.bytes, as: UTF8.self), merge.conflicts.map(\.message))
    }

    private let base = """
        /* Class = "UILabel"; text = "One"; */
        "a1.text" = "One";

        /* Class = "UILabel"; text = "Two"; */
        "b2.text" = "Two";

        """

    @Test func changesOfDifferentKeysAndAdditionsAtOnePlace() throws {
        let ours = base.replacing("= \"One\";\n\n", with: "= \"Eins\";\n\n") + "\n/* z */\n\"z9.text\" = \"Z\";\n"
        let theirs = base.replacing("= \"Two\";\n", with: "= \"Zwei\";\n") + "\n/* c */\n\"c3.text\" = \"C\";\n"
        let expected = """
            /* Class = "UILabel"; text = "One"; */
            "a1.text" = "Eins";

            /* Class = "UILabel"; text = "Two"; */
            "b2.text" = "Zwei";

            /* c */
            "c3.text" = "C";

            /* z */
            "z9.text" = "Z";

            """
        #expect(try merge(base, ours, theirs) == (expected, []))
        #expect(try merge(base, theirs, ours) == (expected, []))
    }

    @Test func oneKeyWithTwoTexts() throws {
        let ours = base.replacing("= \"Two\";\n", with: "= \"Zwei\";\n")
        let theirs = base.replacing("= \"Two\";\n", with: "= \"Deux\";\n").replacing(
            "= \"One\";\n\n", with: "= \"Un\";\n\n")
        let merged = try merge(base, ours, theirs)
        #expect(merged.text == ours.replacing("= \"One\";\n\n", with: "= \"Un\";\n\n"))
        #expect(merged.conflicts == ["b2.text is \"Zwei\" in ours and \"Deux\" in theirs, was \"Two\""])
        #expect(try merge(base, ours, theirs, preferred: .theirs).text == theirs)
    }

    @Test func commentsThatBothSidesChange() throws {
        let base = "/* old */\n\"a1.text\" = \"One\";\n\n/* end */\n"
        let ours = base.replacing("old", with: "mine").replacing("end", with: "my end")
        let theirs = base.replacing("old", with: "yours").replacing("end", with: "your end")
        let merged = try merge(base, ours, theirs)
        #expect(merged.text == ours)
        #expect(
            merged.conflicts == [
                "the comment at the end is /* my end */ in ours and /* your end */ in theirs, was /* end */",
                "the comment of a1.text is /* mine */ in ours and /* yours */ in theirs, was /* old */",
            ])
        #expect(try merge(base, ours, theirs, preferred: .theirs).text == theirs)
        // One side's change is taken, in whichever side it is.
        let third = base.replacing("\"One\"", with: "\"Eins\"")
        let expected = ours.replacing("\"One\"", with: "\"Eins\"")
        #expect(try merge(base, ours, third) == (expected, []))
        #expect(try merge(base, third, ours) == (expected, []))
    }

    /// What Xcode exports repeats the document's text.
    @Test func commentsThatXcodeWrites() throws {
        func text(_ text: String) -> String {
            "/* Class = \"UILabel\"; text = \"\(text)\"; ObjectID = \"a1\"; */\n\"a1.text\" = \"One\";\n"
        }
        #expect(try merge(text("A"), text("B"), text("C")) == (text("C"), []))
        #expect(try merge(text("A"), text("C"), text("B")) == (text("C"), []))
    }

    @Test func deletedEntries() throws {
        let without = base.replacing("/* Class = \"UILabel\"; text = \"One\"; */\n\"a1.text\" = \"One\";\n\n", with: "")
        let changed = base.replacing("= \"Two\";\n", with: "= \"Zwei\";\n")
        let expected = without.replacing("= \"Two\";\n", with: "= \"Zwei\";\n")
        #expect(try merge(base, without, changed).conflicts == [])
        #expect(try merge(base, without, changed).text == expected)
        #expect(try merge(base, changed, without).text.contains("\"a1.text\"") == false)
        let edited = base.replacing("= \"One\";\n\n", with: "= \"Eins\";\n\n")
        #expect(
            try merge(base, without, edited).conflicts == [
                "a1.text is gone in ours and \"Eins\" in theirs, was \"One\""
            ])
    }

    private let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "a1.text" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "One"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }

        """

    @Test func catalogsAreMergedByKeyAndLanguage() throws {
        let french = """
            "localizations" : {
                    "fr" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Un, \\"deux\\""
                      }
                    },
            """
        let ours = catalog.replacing("\"value\" : \"One\"", with: "\"value\" : \"Eins\"")
        let theirs = catalog.replacing("\"localizations\" : {", with: french)
        let merged = try merge(catalog, ours, theirs, isCatalog: true)
        #expect(merged.conflicts == [])
        #expect(merged.text == theirs.replacing("\"value\" : \"One\"", with: "\"value\" : \"Eins\""))
        #expect(try merge(catalog, theirs, ours, isCatalog: true).text == merged.text)
    }

    @Test func aLastEntryIsAddedWithItsComma() throws {
        let added = ",\n    \"b2.text\" : {\n\n    }\n  },\n  \"version\""
        let theirs = catalog.replacing("\n  },\n  \"version\"", with: added)
        let ours = catalog.replacing("\"state\" : \"new\"", with: "\"state\" : \"translated\"")
        let merged = try merge(catalog, ours, theirs, isCatalog: true)
        #expect(merged.conflicts == [])
        #expect(merged.text == theirs.replacing("\"state\" : \"new\"", with: "\"state\" : \"translated\""))
    }

    @Test func oneTextTwice() throws {
        let ours = catalog.replacing("\"One\"", with: "\"Eins\"")
        let merged = try merge(catalog, ours, catalog.replacing("\"One\"", with: "\"Uno\""), isCatalog: true)
        #expect(merged.text == ours)
        #expect(
            merged.conflicts == [
                "strings.a1.text.localizations.de.stringUnit.value is \"Eins\" in ours and \"Uno\" in theirs, was \"One\""
            ])
    }

    @Test(arguments: ["{", "{\"a\" 1}", "[]", "{\"a\":1,\"a\":2}", "{\"a\":}", "{} x", "{\"a\":\"b}"])
    func whatIsNoCatalogIsRefused(_ text: String) {
        #expect(throws: Diagnostic.self) { try merge("{}", text, "{\"b\":1}", isCatalog: true) }
    }
}
