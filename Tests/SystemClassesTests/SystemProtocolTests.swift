import Testing

@testable import SystemClasses

/// Examples of each kind of fact, as Apple's documentation has them.
@Suite struct SystemProtocolTests {
    @Test(
        "what is not met has a fallback",
        arguments: [
            ("UITableViewDataSource", "tableView:numberOfRowsInSection:", .required),
            ("UITableViewDataSource", "numberOfSectionsInTableView:", .value("1")),
            ("UITabBarControllerDelegate", "tabBarController:shouldSelectViewController:", .value("true")),
            ("UITabBarControllerDelegate", "tabBarController:didSelectViewController:", .nothing),
            ("UIViewControllerTransitioningDelegate", "animationControllerForDismissedController:", .value("nil")),
            ("UITableViewDelegate", "tableView:heightForRowAtIndexPath:", .described("rowHeight of the table")),
            ("UITextInput", "selectionAffinity", .unknown),
        ] as [(String, String, SystemProtocol.Fallback)])
    func fallbacks(name: String, selector: String, fallback: SystemProtocol.Fallback) throws {
        let known = try #require(SystemProtocol(name))
        #expect(known.requirement(selector)?.fallback == fallback)
    }

    @Test("names of protocols are known, or look like it")
    func names() {
        #expect(SystemProtocol.isKnown("Codable") && SystemProtocol.isKnown("UITextInput"))
        #expect(!SystemProtocol.isKnown("PagesDelegate") && SystemProtocol.mayBeProtocol("PagesDelegate"))
        #expect(!SystemProtocol.mayBeProtocol("PagesViewController"))
        #expect(SystemProtocol("PagesDelegate") == nil)
    }

    @Test(
        "a declaration has a name with labels",
        arguments: [
            ("func draw()", "draw()"), ("var window: UIWindow? { get set }", "window"),
            ("weak var preferredFocusedView: UIView? { get }", "preferredFocusedView"),
            ("func tap(_ sender: Any) -> Bool", "tap(_:)"),
            (
                "func move(from a: [Int : (Int, Int)], to: Set<Int>, then: @escaping ([Int]?) -> Void)",
                "move(from:to:then:)"
            ),
        ])
    func swiftNames(declaration: String, name: String) { #expect(SwiftName.name(of: declaration) == name) }

    @Test("a method has the selector that Apple gave it")
    func selectors() {
        #expect(
            SystemSelector.selector("dismiss(animated:completion:)") == "dismissViewControllerAnimated:completion:")
        #expect(SystemSelector.selector("copy(_:)") == "copy:")
        #expect(
            SystemSelector.selector("navigationController(_:willShow:animated:)")
                == "navigationController:willShowViewController:animated:")
        #expect(SystemSelector.selector(baseName: "textFieldShouldReturn") == "textFieldShouldReturn:")
        #expect(SystemSelector.selector(baseName: "tableView") == nil)
        #expect(SystemSelector.selector("unheardOf()") == nil)
        // Of tables and of collections, and of touches, presses and events.
        #expect(SystemSelector.selector("numberOfSections(in:)") == nil)
        #expect(SystemSelector.selector("gestureRecognizer(_:shouldReceive:)") == nil)
    }
}
