import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ClassRegistryTests {
    private final class Screen: UIViewController {}
    private final class OtherScreen: UIViewController {}

    @Test func aClassMayBeRegisteredInParts() {
        let registry = ClassRegistry()
        registry.register(
            ClassRegistration(Screen.self, name: "App.Screen", file: "Screen.swift", line: 3)
                .action("first:") { (_: Screen, _) in }.erased)
        registry.register(
            ClassRegistration(Screen.self, name: "App.Screen").action("second:") { (_: Screen, _) in }.erased)
        let screen = Screen()
        #expect(registry.responds(screen, to: "first:"))
        #expect(registry.responds(screen, to: "second:"))
        #expect(registry.registration(named: "Screen", module: "App")?.line == 3)
    }

    @Test func anotherClassOfTheSameNameTakesItsPlace() {
        let registry = ClassRegistry()
        registry.register(
            ClassRegistration(Screen.self, name: "App.Screen").action("first:") { (_: Screen, _) in }.erased)
        registry.register(ClassRegistration(OtherScreen.self, name: "App.Screen").erased)
        #expect(registry.registration(named: "Screen", module: "App")?.type == OtherScreen.self)
        #expect(!registry.responds(OtherScreen(), to: "first:"))
    }

    @Test func extendingAClassOfUIKitMakesItNoClassOfTheApp() {
        let registry = ClassRegistry()
        registry.register(
            ClassRegistration(UIView.self, name: "UIView").attribute("round") { (_: UIView, _) in }.erased)
        registry.register(ClassRegistration(Screen.self, name: "App.Screen").erased)
        #expect(registry.lookup(UILabel()) { $0.attributes["round"] } != nil)
        #expect(!registry.isAppClass(UILabel()))
        #expect(registry.isAppClass(Screen()))
        #expect(!registry.isAppClass(UIViewController()))
    }
}
