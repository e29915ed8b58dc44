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

    @Test("a place at which libxml2 keeps a name says what to try, and the bytes decide")
    func namesByPlace() {
        // Of each length: the name itself, one that differs in one byte, and one that ends too early.
        for length in [1, 3, 4, 7, 8, 9, 16, 17, 24, 25, 41] {
            let name = (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) }
            name.withUnsafeBufferPointer { copy in
                guard let place = copy.baseAddress else { return }
                var table = NameTable()
                _ = Array("other".utf8).withUnsafeBufferPointer { table.intern($0) }
                let identifier = table.intern(copy)
                let text = Array("<".utf8) + name + Array("=".utf8)
                text.withUnsafeBufferPointer { #expect(table.known(place, in: $0, at: 1) == nil) }
                table.remember(place, identifier, length: length)
                text.withUnsafeBufferPointer { text in
                    let known = table.known(place, in: text, at: 1)
                    #expect(known?.identifier == identifier && known?.length == length)
                    #expect(table.known(place + 1, in: text, at: 1) == nil)
                    #expect(table.known(place, in: text, at: 3) == nil)
                }
                for different in 0..<length {
                    var text = text
                    text[1 + different] = UInt8(ascii: "_")
                    text.withUnsafeBufferPointer { #expect(table.known(place, in: $0, at: 1) == nil) }
                }
            }
        }
    }

    @Test("names are those of the text whatever libxml2 keeps: prefixes, namespaces, prefixes without one, colons")
    func namesAsWritten() throws {
        let text = """
            <a x="1" xmlns:p="urn:p" p:x="2" y="3"><p:a x="4" p:x="5"/><a y="6" x="7" /><q:a q:x="8" x:="9" :x="0"/>\
            <a\tx = '1'\n y='2'></a><a xmlns="urn:d" x="3"/><ab xy="4" x="5" xyz="6"/></a>
            """
        let tree = try XMLTree(parsing: SourceFile(path: "a.xml", text: text))
        let names = tree.elements.map { [$0.name] + $0.attributes.map(\.name) }
        #expect(
            names == [
                ["a", "x", "xmlns:p", "p:x", "y"], ["p:a", "x", "p:x"], ["a", "y", "x"], ["q:a", "q:x", "x:", ":x"],
                ["a", "x", "y"], ["a", "xmlns", "x"], ["ab", "xy", "x", "xyz"],
            ])
        let values = tree.elements.map { $0.attributes.map(\.value) }
        #expect(values[3] == ["8", "9", "0"] && values[4] == ["1", "2"])
        for element in tree.elements {
            #expect(element.attributes.allSatisfy { tree.source.text(in: $0.nameRange) == $0.name })
        }
    }

    @Test func elementsByNameAreAllElementsInOrder() throws {
        let tree = try XMLTree(
            parsing: SourceFile(path: "a.xml", text: "<r><c/><!-- c --><d><c e='1'/></d><![CDATA[c]]><c/></r>"))
        let (starts, order) = tree.elementsByName()
        #expect(starts.count == tree.nameCount + 1)
        for name in 0..<tree.nameCount {
            let found = order[Int(starts[name])..<Int(starts[name + 1])].map { tree[Int($0)] }
            #expect(found == tree.elements.filter { $0.nameIndex == name })
        }
        #expect(order.count == 5)
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
