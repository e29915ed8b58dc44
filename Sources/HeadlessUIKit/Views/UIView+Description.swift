internal import RuntimeEvents

extension UIView {
    /// The view and its subviews as `recursiveDescription` prints them (R112), with storyboard ids for addresses.
    package var recursiveDescription: String { recursiveLines(depth: 0).joined(separator: "\n") }

    private func recursiveLines(depth: Int) -> [String] {
        [String(repeating: "   | ", count: depth) + lineDescription]
            + subviews.flatMap { $0.recursiveLines(depth: depth + 1) }
    }

    /// The view in one line: `<UIView: id; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer: id>>`.
    package var lineDescription: String {
        var parts = ["frame = \(frame.shortDescription)"]
        if let text = printedText { parts.append("text = '\(text)'") }
        if isHidden { parts.append("hidden = YES") }
        if alpha != 1 { parts.append("alpha = \(alpha.shortDescription)") }
        if !isOpaque { parts.append("opaque = NO") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.shortDescription)") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if let gestureRecognizers, !gestureRecognizers.isEmpty {
            parts.append("gestureRecognizers = \(gestureRecognizers.count)")
        }
        if tag != 0 { parts.append("tag = \(tag)") }
        parts.append("layer = <\(type(of: layer)): \(stableID)>")
        return "<\(className): \(stableID); \(parts.joined(separator: "; "))>"
    }
}

extension UIView.AutoresizingMask {
    /// The mask in UIKit's letters: `LM+W+RM+TM+H+BM`, those that are set.
    package var shortDescription: String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}

extension CGFloat {
    /// The number as `%g` prints it: at most six significant digits, no trailing zeros.
    package var shortDescription: String { EventContent.shortNumber(Double(self)) }
}

extension CGRect {
    /// The rectangle as UIKit prints it: `(x y; w h)`.
    package var shortDescription: String {
        "(\(origin.x.shortDescription) \(origin.y.shortDescription); "
            + "\(size.width.shortDescription) \(size.height.shortDescription))"
    }
}
