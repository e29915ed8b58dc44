import JSONText
import Testing

@Suite struct JSONTextTests {
    @Test(
        arguments: [
            (["b": 2, "a": [1, true, .null], "c": nil], #"{"a":[1,true,null],"b":2}"#),
            (["path": "a/b", "text": "\"é\"\n"], #"{"path":"a/b","text":"\"é\"\n"}"#),
            (.array([.number(0.1), .number(-.infinity), .number(.infinity)]), #"[0.1,"-inf","inf"]"#),
            ([:], "{}"),
        ] as [(JSONValue, String)])
    func writesOneLineWithSortedKeys(value: JSONValue, expected: String) throws {
        #expect(String(decoding: try JSONText.line(value), as: UTF8.self) == expected)
    }

    @Test func writesDocumentsWithIndentation() {
        let value: JSONValue = ["b": [1], "a": "x"]
        #expect(JSONText.document(value) == "{\n  \"a\" : \"x\",\n  \"b\" : [\n    1\n  ]\n}\n")
    }

    @Test(arguments: ["null", "true", "-3", "2.5", #""x""#, "[1,[]]", #"{"a":{"b":null}}"#])
    func readsWhatItWrites(text: String) throws {
        #expect(try #require(JSONValue(parsing: text.utf8)).line == text)
    }

    @Test(arguments: ["", "{", "nul", "[1,]x", "\u{FEFF}{"]) func refusesWhatIsNoJSON(text: String) {
        #expect(JSONValue(parsing: text.utf8) == nil)
    }

    @Test func readsNumbersThatJSONHasNoTextFor() throws {
        #expect(try JSONText.decode([Double].self, from: Array(#"["inf",1]"#.utf8)) == [.infinity, 1])
    }
}
