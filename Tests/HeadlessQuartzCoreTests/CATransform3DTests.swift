import HeadlessCoreGraphics
import HeadlessQuartzCore
import Testing

/// Expected numbers are worked out by hand from `[x y z 1] × m`.
@Suite struct CATransform3DTests {
    private func image(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ t: CATransform3D) -> [CGFloat] {
        [
            x * t.m11 + y * t.m21 + z * t.m31 + t.m41, x * t.m12 + y * t.m22 + z * t.m32 + t.m42,
            x * t.m13 + y * t.m23 + z * t.m33 + t.m43, x * t.m14 + y * t.m24 + z * t.m34 + t.m44,
        ]
    }

    private func expectClose(
        _ a: [CGFloat], _ b: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(zip(a, b).allSatisfy { abs($0 - $1) < 1e-12 }, "\(a) is not \(b)", sourceLocation: sourceLocation)
    }

    @Test func anEmptyTransformIsNotTheIdentity() {
        #expect(CATransform3D().m44 == 0)
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(!CATransform3DEqualToTransform(CATransform3D(), CATransform3DIdentity))
    }

    @Test func rotationsFollowTheRightHand() {
        expectClose(image(1, 0, 0, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)), [0, 1, 0, 1])
        expectClose(image(0, 0, 1, CATransform3DMakeRotation(.pi / 2, 0, 1, 0)), [1, 0, 0, 1])
        expectClose(image(0, 1, 0, CATransform3DMakeRotation(.pi / 2, 1, 0, 0)), [0, 0, 1, 1])
        // A third of a turn about the diagonal hands each axis to the next; the axis's length does not count.
        expectClose(image(1, 2, 3, CATransform3DMakeRotation(2 * .pi / 3, 5, 5, 5)), [3, 1, 2, 1])
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test func translateScaleAndRotateComeBeforeTheTransform() {
        let scale = CATransform3DMakeScale(2, 3, 4)
        expectClose(image(0, 0, 0, CATransform3DTranslate(scale, 1, 1, 1)), [2, 3, 4, 1])
        expectClose(image(1, 1, 1, CATransform3DScale(CATransform3DMakeTranslation(7, 8, 9), 2, 3, 4)), [9, 11, 13, 1])
        expectClose(image(1, 0, 0, CATransform3DRotate(scale, .pi / 2, 0, 0, 1)), [0, 3, 0, 1])
        let both = CATransform3DConcat(scale, CATransform3DMakeTranslation(1, 1, 1))
        expectClose(image(1, 1, 1, both), [3, 4, 5, 1])
    }

    @Test func inversionUndoesPerspectiveToo() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        let t = CATransform3DTranslate(CATransform3DRotate(perspective, 0.7, 1, 2, 3), 10, -20, 30)
        let back = CATransform3DConcat(t, CATransform3DInvert(t))
        for (x, y, z) in [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1), (3, -4, 5)] {
            expectClose(image(x, y, z, back), [x, y, z, 1])
        }
        let flat = CATransform3DMakeScale(1, 1, 0)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test func planeTransformsComeBackWhole() {
        let plane = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        let space = CATransform3DMakeAffineTransform(plane)
        #expect(CATransform3DIsAffine(space))
        #expect(CATransform3DGetAffineTransform(space) == plane)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.5, 0, 1, 0)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    }
}
