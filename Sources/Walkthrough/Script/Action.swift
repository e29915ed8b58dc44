/// What a step does. Each case is a step of the format, under the name it has there.
public enum Action: Sendable, Hashable, Codable {
    /// A window with the initial controller, or with the scene named.
    case launch(SceneReference)
    /// `performSegue(withIdentifier:sender:)`.
    case performSegue(SegueReference)
    /// A touch inside a control, cell, bar item or a gesture's view.
    case tap(TouchTarget)
    /// The navigation bar's back button.
    case back
    case dismiss(Dismissal)
    case pop(Removal)
    case popToRoot(Removal)
    case select(TabSelection)
    case show(Showing)
    case showDetail(Showing)
    case present(Showing)
    case push(Showing)
    case call(MethodCall)
    case gesture(Gesture)
    case interactive(Interaction)
    /// Moves the virtual clock by this many seconds.
    case advance(seconds: Double)
    /// Runs the virtual clock until nothing is pending.
    case settle
    case rotate(Orientation)
    /// Gives the window this size in points.
    case resize(width: Double, height: Double)
    case traits(Traits)
    /// Samples the next transition.
    case sample(Sampling)
    /// Checks the state, or the step before.
    case expect([Expectation])
    /// Writes a report of this moment into the transcript.
    case report(Report)

    /// Whether a step of this kind runs the virtual clock until nothing is pending unless it says `settle: false`.
    ///
    /// Steps that look, or that are about the clock itself, leave the clock alone.
    public var settlesByDefault: Bool {
        switch self {
        case .advance, .settle, .sample, .expect, .report: false
        default: true
        }
    }
}

extension Action {
    /// What a `report` step writes.
    public enum Report: String, Sendable, Hashable, Codable, CaseIterable {
        /// The controller hierarchy.
        case controllers
        /// The view hierarchy.
        case views
        /// Controllers, then views.
        case both
        /// The events since the step before.
        case trace
    }

    /// An interface orientation, by UIKit's names.
    public enum Orientation: String, Sendable, Hashable, Codable, CaseIterable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

        /// Whether the longer side is horizontal.
        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }
}
