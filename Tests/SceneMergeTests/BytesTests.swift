import SceneMerge
import SourceText
import Testing
import XMLTree

/// What of the files' bytes the result keeps.
@Suite struct BytesTests {
    private let base = Documents.base
    private let hello = Edit.replace("text=\"Hello\"", "text=\"Hi\"")
    private let start = Edit.replace("title=\"Go\"", "title=\"Start\"")

    @Test func aSideWithoutChangesGivesTheOthersBytes() throws {
        let other = base.applying([hello]).replacing("\n", with: "\r\n")
        #expect(try Documents.merge(base, base, other).bytes == Array(other.utf8))
        #expect(try Documents.merge(base, other, base).bytes == Array(other.utf8))
        #expect(try Documents.merge(base, other, other).bytes == Array(other.utf8))
    }

    @Test func lineBreaksAreThoseOfOurs() throws {
        let scene = Documents.scene("about")
        let ours = base.applying([hello]).replacing("\n", with: "\r\n")
        let theirs = base.applying([.insert(scene, before: "</scenes>")])
        let expected = base.applying([hello, .insert(scene, before: "</scenes>")])
        let merge = try Documents.merge(base, ours, theirs)
        #expect(String(decoding: merge.bytes, as: UTF8.self) == expected.replacing("\n", with: "\r\n"))
        let swapped = try Documents.merge(base, theirs, ours)
        #expect(String(decoding: swapped.bytes, as: UTF8.self) == expected)
    }

    @Test func indentationIsThatOfOurs() throws {
        func tabbed(_ text: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                let indent = line.prefix { $0 == " " }
                return String(repeating: "\t", count: indent.count / 4) + line.dropFirst(indent.count)
            }.joined(separator: "\n")
        }
        let scene = Documents.scene("about")
        let merge = try Documents.merge(
            base, tabbed(base.applying([hello])), base.applying([.insert(scene, before: "</scenes>")]))
        let expected = base.applying([hello, .insert(scene, before: "</scenes>")])
        let lines = String(decoding: merge.bytes, as: UTF8.self).split(separator: "\n")
        #expect(
            lines.map { $0.drop { $0 == "\t" || $0 == " " } }
                == expected.split(separator: "\n").map { $0.drop { $0 == " " } })
        #expect(lines.contains("\t\t<scene sceneID=\"s-about\">"))
    }

    @Test func otherOrdersOfAttributesAndEmptyTagsAreNoChanges() throws {
        let ours = base.applying([
            .replace("image=\"star\" id=\"i-star\"", "id=\"i-star\" image=\"star\""),
            .replace("title=\"First\"/>", "title=\"First\"></segment>"),
        ])
        let merge = try Documents.merge(base, ours, base.applying([.replace("image=\"star\" id", "image=\"moon\" id")]))
        #expect(merge.conflicts == [])
        #expect(
            String(decoding: merge.bytes, as: UTF8.self)
                == ours.applying([.replace("id=\"i-star\" image=\"star\"", "id=\"i-star\" image=\"moon\"")]))
    }

    @Test func textsKeepTheirCharacters() throws {
        let text = "<string key=\"text\">Ünï &amp; 🎈\nsecond line</string>"
        let ours = base.applying([.add([text], after: "<fontDescription")])
        let theirs = base.applying([.replace("title=\"Go\"", "title=\"A &quot;B&quot; &#10; 日本\"")])
        let merge = try Documents.merge(base, ours, theirs)
        #expect(
            String(decoding: merge.bytes, as: UTF8.self)
                == ours.applying([.replace("title=\"Go\"", "title=\"A &quot;B&quot; &#10; 日本\"")]))
    }

    @Test func encodingsArePartOfOurs() throws {
        let declared = base.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
        let ours = declared.applying([hello])
        let units: [UInt8] = [0xFF, 0xFE] + ours.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        let document = try Documents.document(base)
        let merge = try DocumentMerge(
            base: document, ours: .init(parsing: SourceFile(path: "ours", bytes: units)),
            theirs: Documents.document(base.applying([start])))
        let read = try Documents.document(merge.bytes)
        #expect(read.tree.encoding == .utf16LittleEndian)
        let text = String(decoding: read.source.bytes, as: UTF8.self)
        #expect(text == "\u{FEFF}" + declared.applying([hello, start]))
    }

    @Test func commentsOfOursStay() throws {
        let ours = base.applying([.replace("<!--Settings-->", "<!-- look here -->")])
        let theirs = base.applying([start])
        let merge = try Documents.merge(base, ours, theirs)
        #expect(String(decoding: merge.bytes, as: UTF8.self) == ours.applying([start]))
    }

    /// As deep as documents may be: no deeper call for each element.
    @Test func deepDocuments() throws {
        let (open, close) = ("<view tag=\"0\" alpha=\"0\"><subviews>", "</subviews></view>")
        let inside = String(repeating: open, count: 480) + "<label/>" + String(repeating: close, count: 480)
        let deep = "<document><objects><view id=\"v\"><subviews>\(inside)</subviews></view></objects></document>\n"
        let merge = try Documents.merge(
            deep, deep.replacing("tag=\"0\"", with: "tag=\"1\""), deep.replacing("alpha=\"0\"", with: "alpha=\"1\""))
        #expect(merge.conflicts == [])
        let expected = deep.replacing("tag=\"0\" alpha=\"0\"", with: "tag=\"1\" alpha=\"1\"")
        #expect(String(decoding: merge.bytes, as: UTF8.self) == expected)
    }
}
