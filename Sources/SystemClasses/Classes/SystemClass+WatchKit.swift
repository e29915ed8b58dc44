extension SystemClass {
    /// WatchKit's classes.
    static let watchKit = """
        WKGestureRecognizer: NSObject family
          keys enabled
        WKInterfaceButton: WKInterfaceObject <button>
          keys backgroundColor enabled title
        WKInterfaceController: NSObject <controller> <glanceController>
          keys title
          selectors becomeCurrentPage dismissController dismissTextInputController popController popToRootController
        WKInterfaceDate: WKInterfaceObject <date>
        WKInterfaceGroup: WKInterfaceObject <group>
          keys backgroundColor contentInset cornerRadius
        WKInterfaceImage: WKInterfaceObject <image> <imageView>
        WKInterfaceInlineMovie: WKInterfaceObject <inlineMovie>
          selectors pause play playFromBeginning
        WKInterfaceLabel: WKInterfaceObject <label>
          keys attributedText text textColor
        WKInterfaceMap: WKInterfaceObject <map>
        WKInterfaceMovie: WKInterfaceObject <movie>
          selectors pause play playFromBeginning
        WKInterfaceObject: NSObject
          keys alpha height hidden semanticContentAttribute width
        WKInterfacePicker: WKInterfaceObject <picker>
          selectors focus resignFocus
        WKInterfaceSCNScene: WKInterfaceObject <sceneKitScene>
          keys delegate paused scene
        WKInterfaceSKScene: WKInterfaceObject <spriteKitScene>
          keys delegate paused scene
        WKInterfaceSeparator: WKInterfaceObject <separator>
        WKInterfaceSlider: WKInterfaceObject <slider>
          keys color enabled numberOfSteps value
        WKInterfaceSwitch: WKInterfaceObject <switch>
          keys color enabled on title
        WKInterfaceTable: WKInterfaceObject <table>
        WKInterfaceTimer: WKInterfaceObject <timer>
          selectors start stop
        WKLongPressGestureRecognizer: WKGestureRecognizer <longPressGestureRecognizer> <pongPressGestureRecognizer>
          keys allowableMovement minimumPressDuration numberOfTapsRequired
        WKPanGestureRecognizer: WKGestureRecognizer <panGestureRecognizer>
        WKSwipeGestureRecognizer: WKGestureRecognizer <swipeGestureRecognizer>
          keys direction
        WKTapGestureRecognizer: WKGestureRecognizer <tapGestureRecognizer>
          keys numberOfTapsRequired
        WKUserNotificationInterfaceController: WKInterfaceController <notificationController>
          keys bodyLabel notificationAlertLabel sashLabel subtitleLabel titleLabel
        """
}
