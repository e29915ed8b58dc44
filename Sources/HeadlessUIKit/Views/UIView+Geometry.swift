extension UIView {
    /// The point of this view's coordinates in another view's, or in the window's where there is none.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inWindow = pointInRoot(point)
        return view.map { $0.pointFromRoot(inWindow) } ?? inWindow
    }

    /// The point of another view's coordinates, or the window's where there is none, in this view's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        pointFromRoot(view.map { $0.pointInRoot(point) } ?? point)
    }

    /// The bounding box in another view's coordinates of a rectangle of this view's.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        boundingBox(of: rect) { convert($0, to: view) }
    }

    /// The bounding box in this view's coordinates of a rectangle of another view's.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        boundingBox(of: rect) { convert($0, from: view) }
    }

    private func boundingBox(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(convert)
        let left = corners.reduce(CGFloat.infinity) { min($0, $1.x) }
        let top = corners.reduce(CGFloat.infinity) { min($0, $1.y) }
        let right = corners.reduce(-CGFloat.infinity) { max($0, $1.x) }
        let bottom = corners.reduce(-CGFloat.infinity) { max($0, $1.y) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// A point of this view's coordinates in those of the outermost view.
    private func pointInRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var view = self
        while let superview = view.superview {
            point = view.pointInSuperview(point)
            view = superview
        }
        return point
    }

    private func pointFromRoot(_ point: CGPoint) -> CGPoint {
        guard let superview else { return point }
        return pointFromSuperview(superview.pointFromRoot(point))
    }

    private var middle: CGPoint {
        CGPoint(
            x: bounds.minX + bounds.width * layer.anchorPoint.x, y: bounds.minY + bounds.height * layer.anchorPoint.y)
    }

    private func pointInSuperview(_ point: CGPoint) -> CGPoint {
        let turned = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(transform)
        return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
    }

    func pointFromSuperview(_ point: CGPoint) -> CGPoint {
        let turned = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
        return CGPoint(x: middle.x + turned.x, y: middle.y + turned.y)
    }

    /// Moves and stretches the subviews by their autoresizing masks, and asks for a layout.
    func sizeChanged(from old: CGSize) {
        let new = bounds.size
        guard new != old else { return }
        if autoresizesSubviews {
            for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
                view.followSuperview(from: old, to: new)
            }
        }
        setNeedsLayout()
    }

    private func followSuperview(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        let mask = autoresizingMask
        let across = Springs(
            before: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
            after: mask.contains(.flexibleRightMargin))
        let down = Springs(
            before: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
            after: mask.contains(.flexibleBottomMargin))
        let (x, width) = across.follow(start: frame.minX, size: frame.width, from: old.width, to: new.width)
        let (y, height) = down.follow(start: frame.minY, size: frame.height, from: old.height, to: new.height)
        let followed = CGRect(x: x, y: y, width: width, height: height)
        if followed != frame { frame = followed }
    }
}

/// Which parts of one direction give way when the superview's size changes.
private struct Springs {
    let before: Bool
    let size: Bool
    let after: Bool

    /// The change is shared among the flexible parts in proportion to their lengths, evenly where all are zero.
    func follow(start: CGFloat, size length: CGFloat, from old: CGFloat, to new: CGFloat) -> (CGFloat, CGFloat) {
        let parts = [before ? start : 0, size ? length : 0, after ? old - start - length : 0]
        let flexible = [before, size, after]
        let total = parts.reduce(0, +)
        let count = CGFloat(flexible.count { $0 })
        guard count > 0 else { return (start, length) }
        let shares = zip(parts, flexible).map { part, flexible -> CGFloat in
            guard flexible else { return 0 }
            return (new - old) * (total > 0 ? part / total : 1 / count)
        }
        return (start + shares[0], length + shares[1])
    }
}
