import Geometry
import InterfaceBuilder
import SourceText
import TestSupport
import Testing

@Suite("Connections and runtime attributes")
struct ConnectionTests {
    @Test("connections come in the order they are written, unknown ones kept")
    func connections() throws {
        let storyboard = try storyboard(
            scene(
                """
                <connections>
                <outlet property="label" destination="l" id="1"/>
                <action selector="tap:" destination="a" eventType="touchUpInside" id="2"/>
                <action selector="close:" target="-1" id="3"/>
                <outletCollection property="labels" destination="l" appends="YES" collectionClass="NSMutableArray" id="4"/>
                <outletCollection property="labels" destination="m" id="5"/>
                <binding destination="x" name="value" keyPath="self.y" id="6"/>
                <segue kind="show" destination="b" id="7"/>
                </connections>
                """))
        let object = try #require(storyboard.document.object(id: "a"))
        #expect(object.connections.map { $0.element.attribute("id") } == ["1", "2", "3", "4", "5", "6", "7"])
        guard case .outlet(let outlet) = object.connections[0], case .action(let action) = object.connections[1],
            case .unknown(let binding) = object.connections[5], case .segue(let segue) = object.connections[6]
        else {
            Issue.record("\(object.connections)")
            return
        }
        #expect((outlet.id, outlet.property, outlet.destinationID) == ("1", "label", "l"))
        #expect((action.selector, action.destinationID, action.eventType) == ("tap:", "a", "touchUpInside"))
        #expect(binding.name == "binding")
        #expect(segue.id == "7")
        #expect(object.outlets == [outlet])
        #expect(object.actions.map(\.destinationID) == ["a", "-1"])
        #expect(object.actions.last?.eventType == nil)
        #expect(object.outletCollections.map(\.destinationID) == ["l", "m"])
        #expect(object.outletCollections.map(\.appends) == [true, false])
        #expect(object.segues == [segue])
        #expect(outlet.position.line == object.connections[1].position.line - 1)
    }

    @Test(
        "a runtime attribute's value by its type",
        arguments: [
            ("type=\"string\" value=\"a &amp; b\"", "", .string("a & b")),
            ("type=\"string\"", "<string key=\"value\">x\ny</string>", .string("x\ny")),
            ("type=\"string\"", "", .string("")),
            ("type=\"localizedString\" value=\"key\"", "", .localizedString("key")),
            ("type=\"number\"", "<integer key=\"value\" value=\"-3\"/>", .integer(-3)),
            ("type=\"number\"", "<real key=\"value\" value=\"4\"/>", .number(4)),
            ("type=\"number\"", "<real key=\"value\" value=\"0.5\"/>", .number(0.5)),
            ("type=\"number\" value=\"2\"", "", .integer(2)),
            ("type=\"boolean\" value=\"YES\"", "", .boolean(true)),
            ("type=\"boolean\" value=\"NO\"", "", .boolean(false)),
            ("type=\"point\"", "<point key=\"value\" x=\"1\" y=\"-2.5\"/>", .point(Point(x: 1, y: -2.5))),
            (
                "type=\"size\"", "<size key=\"value\" width=\"3\" height=\"4\"/>",
                .size(Size(width: 3, height: 4))
            ),
            (
                "type=\"rect\"", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>",
                .rect(Rect(x: 1, y: 2, width: 3, height: 4))
            ),
            ("type=\"range\"", "<range key=\"value\" location=\"1\" length=\"2\"/>", .range(location: 1, length: 2)),
            ("type=\"color\"", "<color key=\"value\" name=\"Brand\"/>", .color(.named("Brand"))),
            ("type=\"image\" value=\"star\"", "", .image("star")),
            ("type=\"nil\"", "", .null),
            ("type=\"number\"", "", .unknown),
            ("type=\"boolean\" value=\"maybe\"", "", .unknown),
            ("type=\"matrix\"", "<matrix key=\"value\"/>", .unknown),
        ] as [(String, String, RuntimeValue)])
    func runtimeAttributes(attributes: String, inside: String, value: RuntimeValue) throws {
        let storyboard = try storyboard(
            scene(
                """
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute keyPath="layer.x" \(attributes)>\(inside)</userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
                """))
        let attribute = try #require(storyboard.document.object(id: "a")?.runtimeAttributes.first)
        #expect(attribute.keyPath == "layer.x")
        #expect(attribute.value == value)
        #expect(attributes.contains("\"\(attribute.type)\""))
    }

    @Test("the generic readers of an object")
    func readers() throws {
        let storyboard = try storyboard(
            scene(
                """
                <point key="p" x="1" y="2"/><size key="s" width="3" height="4"/><color key="c" name="n"/>
                <view key="view" id="v"/>
                """,
                attributes: "yes=\"YES\" no=\"NO\" odd=\"MAYBE\" real=\"1.5\" whole=\"12\" text=\"t\""))
        let object = try #require(storyboard.document.object(id: "a"))
        #expect(object.flag("yes") == true)
        #expect(object.flag("no") == false)
        #expect(object.flag("odd") == nil)
        #expect(object.number("real") == 1.5)
        #expect(object.number("text") == nil)
        #expect(object.integer("whole") == 12)
        #expect(object.integer("real") == nil)
        #expect(object.string("text") == "t")
        #expect(object.string("none") == nil)
        #expect(object.point("p") == Point(x: 1, y: 2))
        #expect(object.size("s") == Size(width: 3, height: 4))
        #expect(object.rect("s") == nil)
        #expect(object.color("c") == .named("n"))
        #expect(object.child("view")?.id == "v")
    }
}
