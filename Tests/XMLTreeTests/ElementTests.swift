import SourceText
import TestSupport
import Testing
import XMLTree

@Suite("Elements")
struct ElementTests {
    @Test("an element knows the places of its tags, its name, its attributes and its content")
    func ranges() throws {
        let marked = MarkedText(
            """
            <?xml version="1.0"?>
            <document>⟦⟦<⟦view⟧ ⟦⟦id⟧ = "⟦a-🙂⟧"⟧ ⟦hidden⟧='⟦⟧'>⟧⟦<b/>text⟧⟦</view >⟧⟧</document>
            """)
        let tree = try XMLTree(parsing: marked.file())
        let view = try #require(tree.root.child("view"))
        #expect(view.range == marked.ranges[0])
        #expect(view.startTagRange == marked.ranges[1])
        #expect(view.nameRange == marked.ranges[2])
        let id = try #require(view.attributeNode("id"))
        #expect(id.range == marked.ranges[3])
        #expect(id.nameRange == marked.ranges[4])
        #expect(id.valueRange == marked.ranges[5])
        #expect(view.attributeRange("id") == marked.ranges[5])
        let hidden = try #require(view.attributeNode("hidden"))
        #expect(hidden.nameRange == marked.ranges[6])
        #expect(hidden.valueRange == marked.ranges[7])
        #expect(view.contentRange == marked.ranges[8])
        #expect(view.endTagRange == marked.ranges[9])
        #expect(view.position.description == "Test.storyboard:2:11")
        #expect(hidden.position.description == "Test.storyboard:2:28")
        #expect(view.attribute("id") == "a-🙂")
        #expect(view.attribute("hidden") == "")
        #expect(view.attribute("none") == nil)
        #expect(view.attributes.map(\.name) == ["id", "hidden"])
        let inner = try #require(view.child("b"))
        #expect(inner.isSelfClosing)
        #expect(inner.endTagRange == nil)
        #expect(inner.contentRange.isEmpty)
        checkTiling(tree)
    }

    @Test(
        "values are decoded as XML has it",
        arguments: [
            ("a&amp;b", "a&b"), ("&lt;&gt;&quot;&apos;", "<>\"'"), ("&#65;&#x42;&#x1F642;", "AB🙂"), ("a&#10;b", "a\nb"),
            ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\tb", "a b"), ("&amp;lt;", "&lt;"), ("é🙂", "é🙂"), ("", ""),
            ("&#x26;amp;", "&amp;"), (">", ">"), ("'", "'"),
        ])
    func values(written: String, value: String) throws {
        let tree = try XMLTree(parsing: SourceFile(path: "a", text: "<a b=\"\(written)\"/>"))
        #expect(tree.root.attribute("b") == value)
        #expect(tree.root.attributes.first?.value == value)
    }

    @Test(
        "text is decoded as XML has it",
        arguments: [
            ("a&amp;b", "a&b"), ("a\r\nb\rc\n", "a\nb\nc\n"), ("<![CDATA[a&amp;<b>]]>", "a&amp;<b>"),
            ("x<!-- no -->y<?no no?>z", "xyz"), ("<b>inner</b>outer", "outer"), ("a\tb", "a\tb"), ("", ""),
            ("<![CDATA[]]>", ""), ("a<![CDATA[ ]]>b", "a b"), ("]]&gt;", "]]>"), ("&#13;&#10;", "\r\n"),
        ])
    func text(written: String, text: String) throws {
        let tree = try XMLTree(parsing: SourceFile(path: "a", text: "<a>\(written)</a>"))
        #expect(tree.root.text == text)
        checkTiling(tree)
    }

    @Test("what is between elements is kept in its place")
    func content() throws {
        let marked = MarkedText(
            "⟦<?xml version=\"1.0\"?>⟧\n⟦<!DOCTYPE a [<!ENTITY x \"]>\"> <!-- ]> --> <?p ]>?>]>⟧⟦<!-- > -->⟧"
                + "<a>⟦<?p a>b?>⟧⟦<![CDATA[<b/>]]>⟧⟦ x ⟧</a>⟦<!--end-->⟧\n")
        let tree = try XMLTree(parsing: marked.file())
        checkTiling(tree)
        let top = tree.content.filter { if case .text = $0 { false } else { true } }
        #expect(top.map(\.range) == [0, 1, 2].map { marked.ranges[$0] } + [tree.root.range, marked.ranges[6]])
        guard case .declaration = top[0], case .doctype = top[1], case .comment = top[2] else {
            Issue.record("\(top)")
            return
        }
        let inside = tree.root.content
        #expect(inside.map(\.range) == [3, 4, 5].map { marked.ranges[$0] })
        guard case .processingInstruction = inside[0], case .cdata(let data) = inside[1],
            case .text(let text) = inside[2]
        else {
            Issue.record("\(inside)")
            return
        }
        #expect(data.string == "<b/>")
        #expect(text.string == " x ")
        #expect(!text.isBlank)
        #expect(tree.root.children.map(\.name) == [])
    }

    @Test("the family of an element")
    func family() throws {
        let tree = try XMLTree(
            parsing: SourceFile(path: "a", text: "<a><b><c/><!-- x --><d><e/></d></b><b/><f>\n</f></a>"))
        let root = tree.root
        #expect(tree.elements.map(\.name) == ["a", "b", "c", "d", "e", "b", "f"])
        #expect(root.children.map(\.name) == ["b", "b", "f"])
        #expect(root.children("b").count == 2)
        #expect(root.children("g").isEmpty)
        let first = try #require(root.child("b"))
        #expect(first.descendants.map(\.name) == ["c", "d", "e"])
        let inner = try #require(first.child("d")?.child("e"))
        #expect(inner.ancestors.map(\.name) == ["d", "b", "a"])
        #expect(inner.parent?.parent == first)
        #expect(root.parent == nil)
        #expect(tree[inner.index] == inner)
        #expect(Set([inner, tree[inner.index], first]).count == 2)
        let other = try XMLTree(parsing: tree.source)
        #expect(other.root != root)
    }

    @Test("the element at an offset is the innermost one there")
    func elementAtOffset() throws {
        let marked = MarkedText("⟦<a>⟧⟦<b ⟦id=\"1\"⟧/>⟧ ⟦⟧<c>⟦x⟧</c></a>\n⟦⟧")
        let tree = try XMLTree(parsing: marked.file())
        let names = marked.ranges.map { tree.element(at: $0.start)?.name }
        #expect(names == ["a", "b", "b", "c", "c", nil])
    }

    @Test("namespaces, colons and names beyond ASCII are names like others")
    func names() throws {
        let tree = try XMLTree(
            parsing: SourceFile(path: "a", text: "<x:a xmlns:x=\"u\" x:b=\"1\" b=\"2\" é-_.1=\"3\"><x:c/></x:a>"))
        #expect(tree.root.name == "x:a")
        #expect(tree.root.attributes.map(\.name) == ["xmlns:x", "x:b", "b", "é-_.1"])
        #expect(tree.root.attribute("x:b") == "1")
        #expect(tree.root.attribute("é-_.1") == "3")
        #expect(tree.root.child("x:c") != nil)
        checkTiling(tree)
    }

    @Test("an edit made at a range gives the text with that edit, and nothing else changed")
    func edit() throws {
        let file = SourceFile(path: "a", text: "<a>\r\n  <b id='1'  x=\"&lt;\"/>\r\n</a>")
        let tree = try XMLTree(parsing: file)
        let range = try #require(tree.root.child("b")?.attributeRange("id"))
        let edited = try tree.source.applying([SourceEdit(range: range, replacement: "22")])
        #expect(String(decoding: edited.bytes, as: UTF8.self) == "<a>\r\n  <b id='22'  x=\"&lt;\"/>\r\n</a>")
    }
}
