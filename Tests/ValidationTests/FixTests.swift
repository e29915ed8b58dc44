import InterfaceBuilder
import SourceText
import Testing
import XMLTree

@testable import Validation

/// What fixes take away, and that it is never more.
@Suite struct FixTests {
    private func document(_ scenes: String) throws -> InterfaceDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes>
            \(scenes)
            </scenes>
            </document>
            """
        return try InterfaceDocument(parsing: SourceFile(path: "a.storyboard", text: text))
    }

    private func fixes(_ rule: String, _ scenes: String) throws -> [Fix] {
        let rules = Validator.allRules.filter { type(of: $0).description.identifier == rule }
        return Validator(rules: rules).findings(in: try document(scenes)).compactMap(\.fix)
    }

    private static func controller(_ connections: String) -> String {
        """
        <scene sceneID="s"><objects>
        <viewController id="a" sceneMemberID="viewController">\(connections)</viewController>
        </objects></scene>
        """
    }

    @Test(arguments: [
        "<!-- mine -->", "text", "<![CDATA[x]]>", "<?pi?>", "<variation key=\"k\"/>", "<view id=\"w\"/>",
    ])
    func whatHasContentsIsNotDeleted(contents: String) throws {
        let full = "<outlet property=\"p\" destination=\"gone\" id=\"o\">\(contents)</outlet>"
        let connections = Self.controller("<connections>\(full)</connections>")
        #expect(try fixes("dangling-outlet", connections).isEmpty)
        #expect(try fixes("dangling-outlet", connections.replacing(contents, with: " \n ")).count == 1)
        #expect(try fixes("scene-without-controller", "<scene sceneID=\"t\">\(contents)</scene>").isEmpty)
        #expect(
            try fixes("scene-without-controller", "<scene sceneID=\"t\"><objects>\(contents)</objects></scene>").isEmpty
        )
    }

    @Test func aFixNamesWhatItRemoves() throws {
        let outlet = "<outlet property=\"p\" destination=\"gone\" id=\"o\"/>"
        let alone = try fixes("dangling-outlet", Self.controller("<connections>\(outlet)</connections>"))
        #expect(
            alone.first?.removals == [
                Removal(.connection, name: "outlet", id: "o"), Removal(.element, name: "connections", id: nil),
            ])
        // A list with a comment, an attribute or another connection stays.
        for rest in ["<connections><!-- c -->@</connections>", "<connections a=\"b\">@</connections>"] {
            let fixes = try fixes("dangling-outlet", Self.controller(rest.replacing("@", with: outlet)))
            #expect(fixes.first?.removals == [Removal(.connection, name: "outlet", id: "o")])
        }
        let scene = try fixes(
            "scene-without-controller",
            "<scene sceneID=\"t\"><objects/><point key=\"canvasLocation\" x=\"1\" y=\"2\"/></scene>")
        #expect(scene.first?.removals.map(\.description) == ["scene \"t\"", "objects", "point"])
    }

    @Test func anInventoryFindsWhatIsLost() throws {
        let outlet = "<outlet property=\"p\" destination=\"a\" id=\"o\"/>"
        let two = try Inventory(document(Self.controller("<connections>\(outlet)\(outlet)</connections>")).tree)
        let one = try Inventory(document(Self.controller("<connections>\(outlet)</connections>")).tree)
        let name = Removal(.connection, name: "outlet", id: "o")
        #expect(two.lost(in: one, except: []) == [name])
        #expect(two.lost(in: one, except: [name]).isEmpty)
        #expect(one.lost(in: two, except: []).isEmpty)
        #expect(two.lost(in: two, except: [name]).isEmpty)
    }
}
