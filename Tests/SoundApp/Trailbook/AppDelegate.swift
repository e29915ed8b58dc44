import TrailKit
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) var store = TrailStore()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        if let read = try? TrailStore(reading: folder.appendingPathComponent("trails.json")) { store = read }
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default", sessionRole: session.role)
    }
}

extension UIViewController {
    /// The trails of the app.
    var store: TrailStore {
        (UIApplication.shared.delegate as? AppDelegate)?.store ?? TrailStore()
    }
}
