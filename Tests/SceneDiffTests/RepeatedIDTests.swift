import InterfaceBuilder
import SceneDiff
import SourceText
import Testing

/// Ids and properties that occur again and again: damage, which is compared in order.
@Suite struct RepeatedIDTests {
    private func document(_ objects: String) throws -> InterfaceDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            \(objects)
            </objects></document>
            """
        return try InterfaceDocument(parsing: SourceFile(path: "a.xib", text: text))
    }

    @Test func theSecondIsComparedWithTheSecond() throws {
        // One has the id that the second of two would be known by.
        let old = try document("<label id='x' text='1'/><label id='x #2' text='2'/><label id='x' text='3'/>")
        let new = try document("<label id='x' text='1'/><label id='x #2' text='2'/><label id='x' text='4'/>")
        let changes = DocumentDifference(from: old, to: new).changes
        #expect(changes.map(\.kind) == [.changed])
        #expect(changes.first?.properties.map(\.old) == ["3"] && changes.first?.properties.map(\.new) == ["4"])
    }

    @Test func propertiesOfOneNameAreComparedInOrder() throws {
        func label(_ values: [String]) throws -> InterfaceDocument {
            try document("<label id='x'>" + values.map { "<some value='\($0)'/>" }.joined() + "</label>")
        }
        let changes = DocumentDifference(from: try label(["a", "b", "c"]), to: try label(["a", "b", "d"])).changes
        #expect(changes.flatMap(\.properties).map(\.name) == ["some.value #3"])
    }

    @Test func connectionsWithNewIDsPairInOrder() throws {
        func view(_ ids: [String]) throws -> InterfaceDocument {
            let outlets = ids.map { "<outlet property='p' destination='x' id='\($0)'/>" }.joined()
            return try document("<view id='x'><connections>\(outlets)</connections></view>")
        }
        let changes = DocumentDifference(from: try view(["a", "b", "c"]), to: try view(["d", "e"])).changes
        #expect(changes.filter { !$0.isChurn }.map(\.kind) == [.removed])
        #expect(changes.first { $0.kind == .removed }?.subject.objectID == "c")
    }
}
