package import AnimationCore
import Geometry
package import HeadlessCoreGraphics

/// One animation of one property as a view hands it to its layer. Times are those of the virtual clock.
package struct RunningAnimation {
    package let id: Int
    package let property: LayerProperty
    package let track: AnimationTrack
    /// The property whose earlier animations this one takes the place of.
    package let replaces: LayerProperty?
    /// Called when the animation is taken away before its end.
    package let interrupted: (@MainActor () -> Void)?

    package init(
        id: Int, property: LayerProperty, track: AnimationTrack, replaces: LayerProperty? = nil,
        interrupted: (@MainActor () -> Void)? = nil
    ) {
        self.id = id
        self.property = property
        self.track = track
        self.replaces = replaces
        self.interrupted = interrupted
    }
}

/// What makes animations of changed model values.
@MainActor
package protocol LayerAnimator {
    /// A model value was changed while this animator was in charge.
    func layer(
        _ layer: CALayer, changed property: LayerProperty, from old: AnimatableValue, to new: AnimatableValue)
}

/// How bounds, position and anchor point make a frame.
package struct LayerGeometry {
    package let bounds: CGRect
    package let position: CGPoint
    package let anchorPoint: CGPoint

    package init(bounds: CGRect, position: CGPoint, anchorPoint: CGPoint) {
        self.bounds = bounds
        self.position = position
        self.anchorPoint = anchorPoint
    }

    /// The bounding box in the superlayer.
    package func frame(transform: CATransform3D) -> CGRect {
        let left = -bounds.width * anchorPoint.x
        let top = -bounds.height * anchorPoint.y
        let box = CGRect(x: left, y: top, width: bounds.width, height: bounds.height)
        let turned =
            CATransform3DIsIdentity(transform) ? box : box.applying(CATransform3DGetAffineTransform(transform))
        return CGRect(
            x: position.x + turned.minX, y: position.y + turned.minY, width: turned.width, height: turned.height)
    }
}

// MARK: Apple's values as the animation core's

extension Point {
    package init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Size {
    package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Rect {
    package init(_ rect: CGRect) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
}

extension RGBA {
    package init(_ color: CGColor) {
        let parts = color.rgbaComponents
        self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }
}

extension CGColor {
    package convenience init(_ color: RGBA) {
        self.init(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// The components as animations mix them: those of the colour's own space, greys three times over.
    package var rgbaComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let parts = components ?? []
        if parts.count >= 4 { return (parts[0], parts[1], parts[2], alpha) }
        let white = parts.first ?? 0
        return (white, white, white, alpha)
    }
}

extension CGPoint {
    package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
    package init(_ rect: Rect) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
}
