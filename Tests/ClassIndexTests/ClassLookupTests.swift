import SourceText
import Testing

@testable import ClassIndex

@Suite struct ClassLookupTests {
    private let lookup: ClassLookup = {
        let position = SourcePosition(path: "A.swift", line: 1, column: 1)
        func method(_ selector: String, isStatic: Bool = false) -> ClassIndex.Method {
            .init(kind: .action, selector: selector, swiftName: selector, isStatic: isStatic, position: position)
        }
        return ClassLookup(
            ClassIndex(
                module: "Demo",
                classes: [
                    .init(
                        name: "Base", superclass: "Start", position: position,
                        outlets: [.init(name: "label", type: "UILabel!", position: position)],
                        methods: [method("tap:"), method("make", isStatic: true)],
                        overrides: ["segueForUnwinding(to:from:identifier:)"]),
                    .init(name: "Screen", superclass: "Base", position: position, methods: [method("go:")]),
                    .init(name: "Outer", superclass: "UIView", position: position),
                    .init(name: "Outer.Cell", superclass: "UITableViewCell", position: position),
                    .init(name: "Outer.SubCell", superclass: "Cell", position: position),
                    .init(name: "Named", runtimeName: "OldName", superclass: "NSObject", position: position),
                    .init(
                        name: "Legacy", runtimeName: "Legacy", language: .objectiveC, superclass: "UIView",
                        position: position),
                    .init(
                        name: "UIView", isForeign: true, position: position,
                        attributes: [.init(name: "radius", type: "CGFloat", position: position)]),
                    .init(name: "Loop", superclass: "Loop2", position: position),
                    .init(name: "Loop2", superclass: "Loop", position: position),
                    .init(name: "List", superclass: "Items<String>", position: position),
                    .init(name: "Items", isGeneric: true, superclass: "UITableViewController", position: position),
                    .init(name: "Plain", position: position),
                ],
                typeAliases: ["Start": "UIViewController"]))
    }()

    @Test func followsSuperclasses() {
        #expect(lookup.chain("Screen").map(\.name) == ["Screen", "Base"])
        #expect(lookup.chain("Outer.SubCell").map(\.name) == ["Outer.SubCell", "Outer.Cell"])
        #expect(lookup.chain("Outer").map(\.name) == ["Outer", "UIView"])
        #expect(lookup.chain("List").map(\.name) == ["List", "Items"])
        #expect(lookup.chain("Nothing").isEmpty)
        #expect(lookup.chain("Loop").map(\.name) == ["Loop", "Loop2"])
    }

    @Test(arguments: [
        ("Screen", "UIViewController"), ("Outer.SubCell", "UITableViewCell"), ("Outer", "UIView"),
        ("List", "UITableViewController"), ("Named", "NSObject"), ("UIButton", "UIButton"), ("UIView", "UIView"),
        ("Plain", nil),
    ])
    func findsTheStockClass(name: String, expected: String?) {
        #expect(lookup.stockClass(of: name) == expected)
    }

    /// Superclasses as code may write them.
    @Test(arguments: [
        ("Base<Int>", "UIView"), ("Outer<Int>.Base", "UILabel"), ("Alias", "UIView"), ("Chained", "UILabel"),
        ("Closing & UISwitch", "UISwitch"), ("Composed", "UISlider"), ("UIKit2.Thing", "UIKit2.Thing"),
    ])
    func superclassesAreFollowedHoweverTheyAreWritten(superclass: String, expected: String) {
        let position = SourcePosition(path: "A.swift", line: 1, column: 1)
        let lookup = ClassLookup(
            ClassIndex(
                module: "Demo",
                classes: [
                    .init(name: "A", superclass: superclass, position: position),
                    .init(name: "Base", isGeneric: true, superclass: "UIView", position: position),
                    .init(name: "Outer", superclass: nil, position: position),
                    .init(name: "Outer.Base", superclass: "UILabel", position: position),
                    .init(name: "Outer.Inner", superclass: "Own", position: position),
                ], protocols: ["Closing"],
                typeAliases: [
                    "Alias": "Base<String>", "Chained": "Outer<Int>.Own", "Outer.Own": "Base",
                    "Composed": "UISlider & Closing",
                ]))
        #expect(lookup.stockClass(of: "A") == expected)
        #expect(lookup.stockClass(of: "Outer.Inner") == "UILabel")
    }

    @Test func findsInheritedMembers() {
        #expect(lookup.responds(to: "go:", "Screen"))
        #expect(lookup.responds(to: "tap:", "Screen"))
        #expect(lookup.responds(to: "tap:", "Demo.Screen"))
        #expect(!lookup.responds(to: "go:", "Base"))
        #expect(!lookup.responds(to: "make", "Screen"))
        #expect(lookup.property("label", of: "Screen")?.type == "UILabel!")
        #expect(lookup.property("radius", of: "Outer")?.type == "CGFloat")
        #expect(lookup.property("radius", of: "Screen") == nil)
        #expect(lookup.overrides("segueForUnwinding(to:from:identifier:)", "Screen"))
        #expect(!lookup.overrides("viewDidLoad()", "Screen"))
    }

    /// R7.
    @Test func findsWhatAStoryboardMeans() {
        func name(_ customClass: String, _ customModule: String?) -> String? {
            lookup.entry(customClass: customClass, customModule: customModule)?.name
        }
        #expect(name("Screen", "Demo") == "Screen")
        #expect(name("Screen", nil) == nil)
        #expect(name("Screen", "") == nil)
        #expect(name("Screen", "Other") == nil)
        #expect(name("Legacy", nil) == "Legacy")
        #expect(name("Legacy", "Demo") == nil)
        #expect(name("OldName", nil) == "Named")
        #expect(name("Named", "Demo") == "Named")
        #expect(name("UIView", nil) == nil)
    }
}
