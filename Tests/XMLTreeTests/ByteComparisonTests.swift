import SourceText
import Testing

@testable import XMLTree

/// What takes eight bytes at a time finds the same as what takes one.
@Suite struct ByteComparisonTests {
    @Test func aByteIsFoundWhereverItStands() {
        for count in 0...40 {
            for place in 0...count {
                // Neighbours that differ in one bit, and bytes beyond ASCII, must not be taken for it.
                var text = (0..<count).map { [UInt8(0x3D), 0x3B, 0x00, 0xBC, 0xFF, 0x1C][$0 % 6] }
                if place < count { text[place] = 0x3C }
                if place + 3 < count { text[place + 3] = 0x3C }
                text.withUnsafeBufferPointer { text in
                    for start in 0...count {
                        let expected = text[start...].firstIndex(of: 0x3C) ?? count
                        #expect(ByteSearch(text).first(0x3C, from: start, to: count) == expected)
                    }
                }
            }
        }
    }

    @Test func aValueIsPlainWithoutReferencesAndControlCharacters() {
        for count in 0...24 {
            for place in 0..<max(count, 1) where count > 0 {
                for byte in UInt8.min...UInt8.max {
                    var text = [UInt8](repeating: 0x7F, count: count)
                    text[place] = byte
                    let isPlain = text.withUnsafeBufferPointer(isPlainValue)
                    #expect(isPlain == (byte >= 0x20 && byte != 0x26), "\(byte) at \(place) of \(count)")
                }
            }
        }
    }

    @Test func valuesAreTheSameHoweverTheyAreWritten() throws {
        let tree = try XMLTree(
            parsing: SourceFile(
                path: "a.xml",
                text: #"<a b="a&amp;b" c="a&#38;b" d="a&amp;c" e="abcdefghijklmnopqrs" f="abcdefghiXklmnopqrs" g=""/>"#)
        )
        let root = tree.root
        let (b, c, d) = (try #require(root.attributeNode("b")), root.attributeNode("c"), root.attributeNode("d"))
        #expect(b.hasValue(of: try #require(c)) && b.valueHash == c?.valueHash)
        #expect(!b.hasValue(of: try #require(d)) && b.valueHash != d?.valueHash)
        #expect(b.hasValue("a&b") && b.valueHash == XMLAttribute.valueHash(of: "a&b"))
        let (e, f) = (try #require(root.attributeNode("e")), try #require(root.attributeNode("f")))
        #expect(!e.hasValue(of: f) && e.hasValue("abcdefghijklmnopqrs"))
        #expect(root.attributeNode("g")?.isEmpty == true && root.attributeNode("g")?.hasValue("") == true)
    }

    @Test("ids that differ only at their end fall far apart")
    func hashesSpread() {
        let digits = Array("0123456789abcdefghijklmnopqrstuv")
        let ids = (0..<10_000).map { "abc-de-\(digits[$0 % 32])\(digits[$0 / 32 % 32])\(digits[$0 / 1024])" }
        let places = Set(ids.map { XMLAttribute.valueHash(of: $0) & 0xFFFF })
        // By chance 9,275 of 65,536 places would be taken.
        #expect(places.count > 9_000)
    }

    @Test func aTableHasTheAttributesOfItsElements() throws {
        let tree = try XMLTree(
            parsing: SourceFile(path: "a.xml", text: #"<r><c y="2" x="1"/><d x="9"/><c z="3"/><c x=""/></r>"#))
        let elements = tree.root.descendants("c")
        #expect(elements.count == 3)
        let table = XMLAttributeTable(
            tree, elements: elements.map { UInt32($0.index) }[...], names: ["x", "none", "y"])
        #expect(
            table.rows.map { row in (0..<3).map { table[row, $0]?.value } } == [
                ["1", nil, "2"], [nil, nil, nil], ["", nil, nil],
            ])
        #expect(table.rows.map(table.element) == elements)
        #expect(table.valueHash(0, 2) == XMLAttribute.valueHash(of: "2") && table.valueHash(1, 0) == nil)
        #expect(table.has(2, 0) && !table.has(2, 2))
    }
}
