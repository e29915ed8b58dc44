// Interface Builder has more kinds of views than the runtime has classes. The others are kept as plain views under their
// own names, so that they are seen, found and laid out; what a touch would do to them is not known.

/// A touch whose effect the runtime does not model.
package struct TouchGap: Hashable, Sendable {
    /// The class, as `UITextField`.
    package let subject: String
    /// What is not modelled, as a sentence.
    package let text: String
    /// The view in its storyboard.
    package let position: InterfacePosition?
}

extension UIView {
    /// Elements that show something and do nothing: touches go through them to what is around them.
    private static let passive: Set<String> = [
        "view", "containerView", "contentView", "tableViewCellContentView", "collectionViewCellContentView",
        "stackView",
        "imageView", "label", "progressView", "activityIndicatorView", "visualEffectView", "navigationBar", "toolbar",
        "tabBar", "collectionReusableView",
    ]
    /// Elements that move their contents with the finger.
    private static let scrolling: Set<String> = [
        "scrollView", "tableView", "collectionView", "textView", "pickerView", "webView", "wkWebView", "mapView",
    ]
    private static let cells: Set<String> = ["tableViewCell", "collectionViewCell"]
    /// Elements whose touches the runtime knows, though it has no class for them.
    private static let known: Set<String> = ["button", "control", "switch"]

    /// What a tap on this very view would do and the runtime does not; nil where it does what UIKit does.
    package var tapGap: TouchGap? {
        if let gap = ownTapGap { return gap }
        let cell = withSuperviews.dropFirst().first { $0.plainElement.map { Self.cells.contains($0) } ?? false }
        // Controls and recognisers in a cell take the tap for themselves.
        guard let cell, !(self is UIControl), gestureRecognizers?.isEmpty ?? true else { return nil }
        return cell.ownTapGap
    }

    private var ownTapGap: TouchGap? {
        guard let element = plainElement, !Self.passive.contains(element), !Self.known.contains(element),
            element != "scrollView", gestureRecognizers?.isEmpty ?? true
        else { return nil }
        return Self.cells.contains(element)
            ? gap("taps on cells are not modelled: nothing is selected, and no segue of the cell is performed")
            : gap("taps on \(article) are not modelled")
    }

    /// What a finger that moves over the view would do and the runtime does not.
    ///
    /// - Parameter rest: how long the finger stays where it came down, in seconds.
    package func panGap(restingFor rest: Double) -> TouchGap? {
        for view in withSuperviews {
            for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
                if let (gap, least) = recognizer.touchGap, rest >= least ?? 0 { return gap }
            }
            guard let element = view.plainElement else { continue }
            if Self.scrolling.contains(element) { return view.gap("scrolling of \(view.article) is not modelled") }
            let isKnown =
                Self.passive.contains(element) || Self.cells.contains(element) || Self.known.contains(element)
            if !isKnown { return view.gap("touches of \(view.article) are not modelled") }
        }
        return nil
    }

    private func gap(_ text: String) -> TouchGap {
        TouchGap(subject: className, text: "\(stableID): \(text).", position: interfacePosition)
    }

    private var article: String { "a \(className)" }

    /// The view and the views around it, outward.
    var withSuperviews: [UIView] {
        var views: [UIView] = [self]
        while let next = views[views.count - 1].superview { views.append(next) }
        return views
    }

    /// Notes that a touch asks the view and all responders around it.
    package func noteTouch() {
        var next: UIResponder? = self
        while let responder = next {
            responder.noteMessage()
            next = responder.next
        }
    }
}
