import Geometry
import SourceText

/// One line of an `expect` step.
public struct Expectation: Sendable, Hashable, Codable {
    /// What must hold. Each case is an expectation of the format, under the name it has there.
    ///
    /// Controllers are named by class, storyboard identifier, object id or title.
    public enum Check: Sendable, Hashable, Codable {
        /// The controller whose view covers the others.
        case top(String)
        /// Controllers whose views are on screen.
        case visible([String])
        /// The visible navigation stack, bottom first.
        case stack([String])
        /// The selected tab.
        case tab(Action.TabName)
        /// The chain of modals, the root-most presenter first; empty when nothing is presented.
        case presenting([String])
        /// The window's root controller.
        case root(String)
        /// Controllers whose view is loaded.
        case loaded([String])
        case notLoaded([String])
        /// Controllers that came on screen at no moment of the last step and are not there at its end.
        case notVisible([String])
        /// The controller whose unwind action the last step ran.
        case unwoundTo(String)
        /// Events that occurred in the last step in this order, others between them.
        case events([String])
        /// Events that did not occur in the last step.
        case noEvents([String])
        /// Texts of which each is part of a warning of the last step.
        case warning([String])
        /// The last step failed with a reason that has this text in it.
        case failure(String)
        /// The exact text of a hierarchy.
        case hierarchy(Action.Report, String)
        case view(ViewExpectation)
        /// Whether a transition or animation is in flight.
        case animating(Bool)
        /// Virtual seconds of the last transition.
        case duration(Double)
    }

    /// What must hold.
    public var check: Check
    /// Where its key stands in the walkthrough file.
    public var position: SourcePosition
    /// The bytes of its value in the walkthrough file, for rewriting goldens.
    public var valueRange: SourceRange
    /// The expectation on one line, as `top: SecondViewController`.
    public var text: String

    /// Makes an expectation found at this place.
    public init(check: Check, position: SourcePosition, valueRange: SourceRange, text: String) {
        self.check = check
        self.position = position
        self.valueRange = valueRange
        self.text = text
    }
}

/// What must hold of a view; what is nil is not checked.
public struct ViewExpectation: Sendable, Hashable, Codable {
    /// How far a number may be off when the script does not say.
    public static let defaultTolerance = 0.001

    /// The view, found as ``Action/TouchTarget`` is, or a controller, meaning its view.
    public var of: String
    /// The frame in its superview.
    public var frame: Rect?
    /// The alpha, from 0 to 1.
    public var alpha: Double?
    /// Whether it is hidden itself; its superviews do not count.
    public var hidden: Bool?
    /// The text or title it shows.
    public var text: String?
    /// How far each number may be off, in points or units of alpha.
    public var tolerance: Double

    /// Makes an expectation of the things given.
    public init(
        of: String, frame: Rect? = nil, alpha: Double? = nil, hidden: Bool? = nil, text: String? = nil,
        tolerance: Double = ViewExpectation.defaultTolerance
    ) {
        self.of = of
        self.frame = frame
        self.alpha = alpha
        self.hidden = hidden
        self.text = text
        self.tolerance = tolerance
    }
}
