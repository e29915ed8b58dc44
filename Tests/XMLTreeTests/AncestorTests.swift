import SourceText
import Testing
import XMLTree

@Suite struct AncestorTests {
    private func element(_ name: String, in text: String) throws -> XMLElement {
        try #require(XMLTree(parsing: SourceFile(path: "a.xml", text: text)).root.descendants(name).first)
    }

    @Test func theNearestIsFound() throws {
        let leaf = try element("leaf", in: "<a id='1'><b id='2' x=''><a id='3'><c><leaf/></c></a></b></a>")
        #expect(leaf.nearestAncestor(named: "a")?.attribute("id") == "3")
        #expect(leaf.nearestAncestor(named: "leaf") == nil && leaf.nearestAncestor(named: "none") == nil)
        #expect(leaf.nearestAncestor(having: "id", notNamed: [])?.attribute("id") == "3")
        #expect(leaf.nearestAncestor(having: "id", notNamed: ["a"])?.attribute("id") == "2")
        #expect(leaf.nearestAncestor(having: "x", notNamed: ["none"])?.name == "b")
        #expect(leaf.nearestAncestor(having: "y", notNamed: []) == nil)
    }

    @Test func childrenAreFoundByAnAttributeInShortAndLongElements() throws {
        let wide = (0..<500).map { "<c key='k\($0)' n='\($0)'/>" }.joined() + "<c key='k7' n='later'/>"
        for text in ["<a><p><c/><c key='k7' n='7'/><c key='k7' n='later'/></p></a>", "<a><p>\(wide)</p></a>"] {
            let parent = try element("p", in: text)
            for _ in 0..<2 { #expect(parent.firstChild(where: "key", is: "k7")?.attribute("n") == "7") }
            #expect(parent.firstChild(where: "key", is: "none") == nil)
            #expect(parent.firstChild(where: "none", is: "k7") == nil)
        }
    }

    @Test func aLongValueIsShownByItsBeginning() throws {
        let text = "<a><p id='\(String(repeating: "é", count: 10))'/></a>"
        let id = try #require(try element("p", in: text).attributeNode("id"))
        #expect(id.value(upTo: 20) == id.value && id.value(upTo: 19) == String(repeating: "é", count: 9) + "…")
    }
}
