import SourceText
import Testing

@testable import Validation

/// What is known of the app's own classes, and of the system's that they come from.
@Suite struct ProjectClassesTests {
    private func classes(_ sources: (module: String, name: String, text: String)...) throws -> ProjectClasses {
        try #require(
            RuleExampleTests.classes(
                sources.map { ($0.module, SourceFile(path: "\($0.module)/\($0.name)", text: $0.text)) }))
    }

    private func chain(_ name: String, in classes: ProjectClasses, module: String = "App") throws -> ClassChain {
        guard case .found(let reference) = classes.find(name, module: module, isTarget: false) else {
            throw Missing(name: name)
        }
        return classes.chain(reference)
    }

    private struct Missing: Error { let name: String }

    // MARK: Which class a name means (R7)

    @Test func aSwiftClassIsFoundInItsModuleAlone() throws {
        let classes = try classes(
            (
                "App", "A.swift",
                "import UIKit\nclass First: UIViewController {}\n@objc(Second) class Other: UIView {}\n"
            ),
            ("Kit", "B.swift", "import UIKit\nclass Third: UIViewController {}\n"))
        func outcome(_ name: String, _ module: String?, isTarget: Bool = false) -> String {
            switch classes.find(name, module: module, isTarget: isTarget) {
            case .found(let reference): "found in \(classes.modules[reference.module].index.module)"
            case .needsModule: "needs module"
            case .hasOtherModule: "other module"
            case .absent: "absent"
            case .absentWithoutModule: "absent without module"
            case .elsewhere: "elsewhere"
            }
        }
        #expect(outcome("First", "App") == "found in App")
        #expect(outcome("First", nil) == "needs module")
        #expect(outcome("First", "") == "needs module")
        #expect(outcome("Second", nil) == "found in App")
        #expect(outcome("First", "Kit") == "other module")
        #expect(outcome("Third", "Kit") == "found in Kit")
        // The compiler of storyboards puts the target's module in the place of the one that is written.
        #expect(outcome("Third", "Renamed", isTarget: true) == "found in Kit")
        #expect(outcome("Fourth", "App") == "absent")
        #expect(outcome("Fourth", nil) == "absent without module")
        #expect(outcome("Fourth", "Pages") == "elsewhere")
    }

    @Test func anObjectiveCClassHasNoModule() throws {
        let classes = try classes(("App", "Old.h", "@interface Old : UIViewController\n@end\n"))
        guard case .found = classes.find("Old", module: nil, isTarget: false),
            case .hasOtherModule = classes.find("Old", module: "App", isTarget: false),
            case .hasOtherModule = classes.find("Old", module: "App", isTarget: true)
        else {
            Issue.record("an Objective-C class is found without a module, and in none")
            return
        }
    }

    // MARK: What a class has

    @Test func aClassHasWhatItsSuperclassesInOtherModulesHave() throws {
        let classes = try classes(
            ("App", "A.swift", "import Kit\nclass First: Base { @IBOutlet var own: UIView! }\n"),
            (
                "Kit", "B.swift",
                "import UIKit\nopen class Base: UIViewController { @IBOutlet public var base: UIView! }\n"
            ))
        let chain = try chain("First", in: classes)
        #expect(chain.takes("own") == true && chain.takes("base") == true && chain.takes("view") == true)
        #expect(chain.takes("gone") == false)
        #expect(chain.isKind(of: "UIViewController") == true && chain.isKind(of: "UIView") == false)
        #expect(classes.isSelfContained)
    }

    @Test func whatIsAddedToAClassOfTheSystemHoldsForItsSubclasses() throws {
        let classes = try classes(
            (
                "App", "A.swift",
                """
                import UIKit
                class Badge: UIButton {}
                extension UIView { @IBInspectable var glow: CGFloat { get { 0 } set {} } }
                extension UIControl { @objc func ping(_ sender: Any) {} }
                extension UILabel { @IBInspectable var shout: Bool { get { true } set {} } }

                """
            ))
        let chain = try chain("Badge", in: classes)
        #expect(chain.takes("glow") == true && chain.responds(to: "ping:") == true && chain.takes("shout") == false)
        // A setter answers to its selector.
        #expect(chain.responds(to: "setGlow:") == true && chain.responds(to: "setShout:") == false)
    }

    @Test func ofAClassWithUnknownAncestorsNothingIsSaidToBeMissing() throws {
        let classes = try classes(("App", "A.swift", "import Pages\nclass First: PagesViewController {}\n"))
        let chain = try chain("First", in: classes)
        #expect(chain.takes("gone") == nil && chain.responds(to: "gone:") == nil)
        #expect(chain.isKind(of: "UIView") == nil)
        #expect(!classes.isSelfContained)
    }

    @Test(arguments: [
        ("Own.h", true), ("Views/Own.h", true), ("UIKit/UIKit.h", true), ("App-Swift.h", true),
        ("UIScrollView+EmptySet.h", false),
    ])
    func aHeaderThatIsNotAmongTheSourcesIsALibrarys(header: String, isOwn: Bool) throws {
        let classes = try classes(
            ("App", "App/Own.h", "@interface Own : UIViewController\n@end\n"),
            ("App", "App/Own.m", "#import \"\(header)\"\n@implementation Own\n@end\n"))
        #expect(classes.isSelfContained == isOwn)
    }

    @Test func aClassThatTakesAnySelectorLacksNone() throws {
        let classes = try classes(
            (
                "App", "A.swift",
                """
                import UIKit
                class First: UIViewController {
                    override func responds(to selector: Selector!) -> Bool { true }
                }

                """
            ))
        #expect(try chain("First", in: classes).responds(to: "gone:") == nil)
    }

    @Test func classesThatInheritFromEachOtherComeToAnEnd() throws {
        let classes = try classes(
            ("App", "A.swift", "class First: Second {}\nclass Second: First {}\n"),
            ("Kit", "B.swift", "class Third: First {}\n"))
        #expect(try chain("First", in: classes).takes("gone") != true)
        #expect(try chain("Third", in: classes, module: "Kit").takes("gone") != true)
    }

    @Test func selectorsBeforeSwift3HaveNoFirstLabel() throws {
        let old = "override func viewWillAppear(animated: Bool) {}"
        func selectors(_ line: String) throws -> Set<String> {
            let text = """
                import UIKit
                class First: UIViewController {
                    \(line)
                    @IBAction func tap(sender: UIButton, event: UIEvent) {}
                    @objc(named:) func other(sender: UIButton) {}
                }

                """
            return try chain("First", in: classes(("App", "A.swift", text))).selectors
        }
        #expect(try selectors(old).isSuperset(of: ["tap:event:", "named:"]))
        #expect(try !selectors("override func viewWillAppear(_ animated: Bool) {}").contains("tap:event:"))
    }

    @Test func aSelectorThatGotALabelIsToldApart() {
        #expect(
            SelectorHint.text(for: "close:", in: ["closeWithSegue:"])
                == "the first parameter of close has a label, which makes it \"closeWithSegue:\": write _ before it")
        #expect(SelectorHint.text(for: "close:", in: ["clos:"]) == "did you mean \"clos:\"?")
        #expect(SelectorHint.text(for: "close:", in: ["somethingElse"]) == nil)
    }
}
