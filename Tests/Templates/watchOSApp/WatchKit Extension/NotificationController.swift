import Foundation
import UserNotifications
import WatchKit

class NotificationController: WKUserNotificationInterfaceController {
    override init() {
        super.init()
    }

    override func didReceive(_ notification: UNNotification) {}
}
