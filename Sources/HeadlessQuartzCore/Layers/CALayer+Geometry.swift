public import HeadlessCoreGraphics

extension CALayer {
    /// The plane's part of the transform.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform to one of the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The point of another layer's coordinates, or of the outermost's where there is none, in this layer's.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { pointFromRoot(l?.pointInRoot(p) ?? p) }

    /// The point of this layer's coordinates in another layer's, or in the outermost's where there is none.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let point = pointInRoot(p)
        return l?.pointFromRoot(point) ?? point
    }

    /// The bounding box in this layer's coordinates of a rectangle of another layer's.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { box(r) { convert($0, from: l) } }

    /// The bounding box in another layer's coordinates of a rectangle of this layer's.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { box(r) { convert($0, to: l) } }

    private func box(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(convert)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return rect }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func pointInRoot(_ point: CGPoint) -> CGPoint {
        guard let superlayer else { return point }
        return superlayer.pointInRoot(toSuperlayer.image(of: point))
    }

    private func pointFromRoot(_ point: CGPoint) -> CGPoint {
        guard let superlayer else { return point }
        return pointFromSuperlayer(superlayer.pointFromRoot(point))
    }

    /// A point of the superlayer's coordinates in this layer's; itself where the layer is seen from the side.
    package func pointFromSuperlayer(_ point: CGPoint) -> CGPoint { toSuperlayer.inverse?.image(of: point) ?? point }

    /// How the layer's plane is seen in its superlayer's.
    private var toSuperlayer: PlaneProjection {
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
        var whole = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ), transform)
        whole = CATransform3DConcat(
            whole, CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ))
        if let around = superlayer, !CATransform3DIsIdentity(around.sublayerTransform) {
            // A superlayer's transform of its sublayers turns about its own anchor.
            let middle = CGPoint(
                x: around.bounds.minX + around.bounds.width * around.anchorPoint.x,
                y: around.bounds.minY + around.bounds.height * around.anchorPoint.y)
            whole = CATransform3DConcat(whole, CATransform3DMakeTranslation(-middle.x, -middle.y, 0))
            whole = CATransform3DConcat(whole, around.sublayerTransform)
            whole = CATransform3DConcat(whole, CATransform3DMakeTranslation(middle.x, middle.y, 0))
        }
        return PlaneProjection(whole)
    }
}

/// The image of the plane z = 0 in itself under a transform of space: a 3 × 3 matrix of row vectors `[x y 1]`.
private struct PlaneProjection {
    private var x, y, one: SIMD3<Double>

    init(_ t: CATransform3D) {
        x = SIMD3(Double(t.m11), Double(t.m12), Double(t.m14))
        y = SIMD3(Double(t.m21), Double(t.m22), Double(t.m24))
        one = SIMD3(Double(t.m41), Double(t.m42), Double(t.m44))
    }

    private init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ one: SIMD3<Double>) {
        (self.x, self.y, self.one) = (x, y, one)
    }

    func image(of point: CGPoint) -> CGPoint {
        let sum = x * Double(point.x) + y * Double(point.y) + one
        return sum.z == 0 ? point : CGPoint(x: sum.x / sum.z, y: sum.y / sum.z)
    }

    /// The projection back; nil where the plane is seen from the side.
    var inverse: PlaneProjection? {
        let (a, b, c) = (cross(y, one), cross(one, x), cross(x, y))
        let determinant = (x * a).sum()
        guard determinant != 0 && determinant.isFinite else { return nil }
        return PlaneProjection(
            SIMD3(a.x, b.x, c.x) / determinant, SIMD3(a.y, b.y, c.y) / determinant,
            SIMD3(a.z, b.z, c.z) / determinant)
    }

    private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
}
