import SystemClasses
import Testing

/// Examples of each kind of fact, as Apple's documentation has them.
@Suite struct SystemClassTests {
    @Test("a class has its superclasses, nearest first")
    func lineage() {
        #expect(
            SystemClass.lineage("UITextView") == ["UITextView", "UIScrollView", "UIView", "UIResponder", "NSObject"])
        #expect(SystemClass.lineage("NSObject") == ["NSObject"])
        #expect(SystemClass.lineage("PagesViewController") == [])
        #expect(SystemClass.isKind("UIPageControl", of: "UIControl") == true)
        #expect(SystemClass.isKind("UIPageControl", of: "UIViewController") == false)
        #expect(SystemClass.isKind("UIPageControl", of: "PageControl") == false)
        #expect(SystemClass.isKind("PagesViewController", of: "UIView") == nil)
    }

    @Test("what both kits have inherits from both")
    func kits() throws {
        let web = try #require(SystemClass("WKWebView"))
        #expect(Set(web.kits) == [.uiKit, .appKit])
        #expect(web.lineage.map(\.name) == ["WKWebView", "UIView", "NSView", "UIResponder", "NSResponder", "NSObject"])
        #expect(SystemClass("NSObject")?.kits.count == SystemClass.Kit.allCases.count)
        #expect(SystemClass("WKHostingController")?.kits == [.watchKit])
        #expect(SystemClass("UIButton")?.frameworks == ["UIKit"])
        #expect(SystemClass("MKMapView")?.frameworks == ["MapKit"])
    }

    @Test("names with Apple's prefixes may be Apple's")
    func prefixes() {
        #expect(SystemClass.mayBeSystems("MKCompassButton") && SystemClass.mayBeSystems("UIButton"))
        #expect(!SystemClass.mayBeSystems("MKompassButton") && !SystemClass.mayBeSystems("Button"))
    }

    @Test("R6: a key counts for the class that declares it and for its subclasses")
    func keys() throws {
        func takes(_ name: String, _ key: String) throws -> Bool { try #require(SystemClass(name)).takes(key: key) }
        #expect(try takes("UITableViewController", "tableView"))
        #expect(try !takes("UIViewController", "tableView"))
        #expect(try takes("UISearchTextField", "text"))
        #expect(try takes("UILabel", "isHidden") && takes("NSButton", "hidden"))
        #expect(try !takes("UILabel", "issue"))
        #expect(try !takes("NSButton", "contentView"))
        #expect(try takes("UICollectionViewController", "preferredFocusedView"))
        #expect(try takes("WKWebView", "alpha") && takes("WKWebView", "alphaValue"))
        // Core Animation Programming Guide: layers and animations are key-value coding compliant containers.
        #expect(try takes("CAShapeLayer", "anything") && takes("CATransition", "anything"))
    }

    @Test("a selector counts for the class that declares it and for its subclasses")
    func selectors() throws {
        func responds(_ name: String, _ selector: String) throws -> Bool {
            try #require(SystemClass(name)).responds(to: selector)
        }
        #expect(try responds("NSPanel", "performClose:"))
        #expect(try !responds("NSView", "performClose:"))
        #expect(try responds("UITextView", "selectAll:"))
        #expect(try !responds("UIViewController", "selectAll:"))
    }

    @Test(
        "an element of an interface file stands for a class of its kit",
        arguments: [
            (.uiKit, "button", "UIButton"), (.uiKit, "wkWebView", "WKWebView"), (.appKit, "wkWebView", "WKWebView"),
            (.uiKit, "containerView", "UIView"), (.appKit, "containerView", "NSView"),
            (.uiKit, "pongPressGestureRecognizer", "UILongPressGestureRecognizer"),
            (.uiKit, "glkView", "GLKView"), (.uiKit, "glkViewController", "GLKViewController"),
            (.appKit, "customView", "NSView"), (.appKit, "pagecontroller", "NSPageController"),
            (.watchKit, "controller", "WKInterfaceController"), (.watchKit, "group", "WKInterfaceGroup"),
            (.uiKit, "segue", "UIStoryboardSegue"), (.appKit, "segue", "NSStoryboardSegue"),
            (.uiKit, "customObject", "NSObject"), (.uiKit, "somethingNew", "UISomethingNew"),
        ] as [(SystemClass.Kit, String, String)])
    func elements(kit: SystemClass.Kit, element: String, name: String) {
        #expect(SystemClass.name(ofElement: element, in: kit) == name)
    }

    @Test("the family of a class is what an app's class in its place must inherit from")
    func families() throws {
        func family(_ name: String, _ kit: SystemClass.Kit) -> String? { SystemClass(name)?.family(in: kit)?.name }
        #expect(family("UIButton", .uiKit) == "UIView")
        #expect(family("UITableViewController", .uiKit) == "UITableViewController")
        #expect(family("WKWebView", .uiKit) == "UIView")
        #expect(family("WKWebView", .appKit) == "NSView")
        #expect(family("NSObject", .uiKit) == nil)
    }
}
