internal import HeadlessUIKit
internal import SourceText

/// What can be seen at a moment, and the controllers behind it by the names that people give them.
@MainActor
package struct Stage {
    let runtime: UIKitRuntime

    /// The key window's root controller.
    var root: UIViewController? { runtime.application.keyWindow?.rootViewController }

    /// Every controller that the app holds, in the order of the hierarchy's report.
    var controllers: [UIViewController] { root.map(Self.all(from:)) ?? [] }

    private static func all(from controller: UIViewController) -> [UIViewController] {
        [controller] + controller.children.flatMap(all(from:))
            + (controller.ownPresented.map(all(from:)) ?? [])
    }

    /// The controller whose view covers the others: inside the topmost presented one, what its containers show.
    var top: UIViewController? { root.map(Self.top(of:)) }

    private static func top(of controller: UIViewController) -> UIViewController {
        if let presented = presented(within: controller) { return top(of: presented) }
        return content(of: controller)
    }

    /// What a container shows of itself, down to a controller that shows itself.
    static func content(of controller: UIViewController) -> UIViewController {
        switch controller {
        case let navigation as UINavigationController: navigation.topViewController.map(content(of:)) ?? navigation
        case let tabs as UITabBarController: tabs.selectedViewController.map(content(of:)) ?? tabs
        default: controller
        }
    }

    private static func presented(within controller: UIViewController) -> UIViewController? {
        controller.ownPresented ?? controller.children.lazy.compactMap { presented(within: $0) }.first
    }

    /// The chain of presentations from the outermost presenter to the topmost presented controller.
    var presentationChain: [UIViewController] {
        var chain: [UIViewController] = []
        var next = root.flatMap(Self.presenter(within:))
        while let presenter = next, let presented = presenter.ownPresented {
            if chain.isEmpty { chain.append(presenter) }
            chain.append(presented)
            next = Self.presenter(within: presented)
        }
        return chain
    }

    private static func presenter(within controller: UIViewController) -> UIViewController? {
        controller.ownPresented != nil
            ? controller : controller.children.lazy.compactMap { presenter(within: $0) }.first
    }

    /// The controllers whose views are in a window and not hidden.
    var visible: [UIViewController] { controllers.filter(\.isOnScreen) }

    /// The same, to compare moments with each other.
    var onScreen: Set<ObjectIdentifier> { Set(visible.map(ObjectIdentifier.init)) }

    /// The innermost navigation controller around what is on top.
    var navigation: UINavigationController? { top.flatMap { $0 as? UINavigationController ?? $0.navigationController } }

    /// The innermost tab bar controller around what is on top.
    var tabs: UITabBarController? { top.flatMap { $0 as? UITabBarController ?? $0.tabBarController } }

    // MARK: Names

    /// The one controller of a name: class, storyboard identifier, object id or title.
    func controller(named name: String) throws(StepProblem) -> UIViewController {
        let fits = controllers.filter { $0.isNamed(name) }
        if fits.count == 1 { return fits[0] }
        guard let first = fits.first else {
            let names = controllers.map(\.runtimeName)
            let near = nearestName(to: name, in: names).map { " Did you mean \($0)?" } ?? ""
            throw StepProblem(
                "no controller is named '\(name)'.\(near) The app holds \(list(names)).")
        }
        // Of several the visible one is meant, where there is just one.
        let seen = fits.filter(\.isOnScreen)
        if seen.count == 1 { return seen[0] }
        throw StepProblem(
            "'\(name)' names several controllers: \(list(fits.map(\.described))). Name one by its object id, or "
                + "\(first.runtimeName)'s title.")
    }

    private func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }

    // MARK: Reports

    /// The controllers, in the shape of `_printHierarchy` (R110).
    var controllerHierarchy: String { root?.printedHierarchy ?? "(no window has a root controller)" }

    /// The key window's views, in the shape of `recursiveDescription` (R112).
    var viewHierarchy: String { runtime.application.keyWindow?.recursiveDescription ?? "(no window)" }
}

/// Why a step cannot be done.
package struct StepProblem: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}

extension UIViewController {
    /// Whether a script's name means this controller.
    func isNamed(_ name: String) -> Bool {
        name == runtimeName || name == className || name == storyboardIdentifier || name == stableID || name == title
    }

    /// The controller in an error that has to tell it from others.
    var described: String {
        "\(runtimeName) (\(stableID)\(title.map { ", titled '\($0)'" } ?? ""))"
    }
}
