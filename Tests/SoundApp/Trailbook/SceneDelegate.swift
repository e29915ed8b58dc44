import TrailKit
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let tabs = window?.rootViewController as? TabController else { return }
        if let url = options.urlContexts.first?.url { tabs.open(url) }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let tabs = window?.rootViewController as? TabController, let url = contexts.first?.url else { return }
        tabs.open(url)
    }
}
