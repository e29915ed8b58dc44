import TrailKit
import UIKit

final class TabController: UITabBarController, UITabBarControllerDelegate {
    private enum Tab: Int {
        case trails, statistics, settings
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func open(_ url: URL) {
        switch url.host {
        case "trail": openTrail(named: url.lastPathComponent)
        case "profile": openProfile()
        case "help": openHelp()
        default: selectedIndex = Tab.trails.rawValue
        }
    }

    private func openTrail(named name: String) {
        selectedIndex = Tab.trails.rawValue
        guard let navigation = selectedViewController as? UINavigationController,
            let trail = store.trails.first(where: { $0.title == name }), let main = storyboard
        else { return }
        let detail = main.instantiateViewController(withIdentifier: "TrailDetail") as! TrailDetailController
        detail.trail = trail
        navigation.popToRootViewController(animated: false)
        navigation.pushViewController(detail, animated: true)
    }

    private func openProfile() {
        let settings = UIStoryboard(name: "Settings", bundle: nil)
        guard let profile = settings.instantiateViewController(withIdentifier: "Profile") as? ProfileController else {
            return
        }
        profile.isStandingAlone = true
        present(UINavigationController(rootViewController: profile), animated: true)
    }

    private func openHelp() {
        present(HelpController(nibName: "HelpController", bundle: nil), animated: true)
    }

    func startAgain() {
        let main = UIStoryboard(name: "Main", bundle: nil)
        guard let first = main.instantiateInitialViewController() else { return }
        view.window?.rootViewController = first
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect controller: UIViewController) {
        guard let navigation = controller as? UINavigationController else { return }
        navigation.popToRootViewController(animated: true)
    }
}
