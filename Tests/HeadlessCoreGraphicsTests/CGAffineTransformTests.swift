import HeadlessCoreGraphics
import Testing

/// Expected numbers are worked out by hand from the definition x' = a x + c y + tx, y' = b x + d y + ty.
@Suite struct CGAffineTransformTests {
    @Test func aNewTransformIsZeroAndTheIdentityIsNot() {
        #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(CGPoint(x: 3, y: 4).applying(.identity) == CGPoint(x: 3, y: 4))
    }

    @Test func aPointGoesThroughTheEntries() {
        let t = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        #expect(CGPoint(x: 1, y: 10).applying(t) == CGPoint(x: 2 + 50 + 11, y: 3 + 70 + 13))
        #expect(CGSize(width: 1, height: 10).applying(t) == CGSize(width: 52, height: 73))
    }

    @Test func concatenationAppliesTheReceiverFirst() {
        let scaleThenMove = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 10, y: 0))
        #expect(CGPoint(x: 1, y: 1).applying(scaleThenMove) == CGPoint(x: 12, y: 2))
        let moveThenScale = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
        #expect(CGPoint(x: 1, y: 1).applying(moveThenScale) == CGPoint(x: 22, y: 2))
    }

    @Test func translatedScaledAndRotatedComeBeforeTheReceiver() {
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        #expect(scale.translatedBy(x: 10, y: 10) == CGAffineTransform(2, 0, 0, 3, 20, 30))
        #expect(CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3) == CGAffineTransform(2, 0, 0, 3, 5, 6))
        let turned = scale.rotated(by: .pi / 2)
        let image = CGPoint(x: 1, y: 0).applying(turned)
        #expect(abs(image.x) < 1e-15 && abs(image.y - 3) < 1e-15)
    }

    @Test func aPositiveAngleTurnsXTowardsY() {
        let image = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(image.x) < 1e-15 && abs(image.y - 1) < 1e-15)
    }

    @Test func inversionUndoesAndASingularTransformStays() {
        let t = CGAffineTransform(2, 1, -1, 3, 7, -9)
        let back = CGPoint(x: 12, y: -34).applying(t).applying(t.inverted())
        #expect(abs(back.x - 12) < 1e-12 && abs(back.y + 34) < 1e-12)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func aRectanglesImageIsTheBoxAroundItsCorners() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(0, 1, -1, 0, 0, 0))
        #expect(turned == CGRect(x: -20, y: 0, width: 20, height: 10))
        let mirrored = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(scaleX: -1, y: 1))
        #expect(mirrored == CGRect(x: -10, y: 0, width: 10, height: 20))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test func valuesPrintAsOnApplesSystems() {
        #expect(String(reflecting: CGPoint(x: 1, y: 2.5)) == "(1.0, 2.5)")
        #expect(String(reflecting: CGSize(width: 375, height: 667)) == "(375.0, 667.0)")
        #expect("\(CGRect(x: 0, y: 20, width: 375, height: 647))" == "(0.0, 20.0, 375.0, 647.0)")
        #expect("\(CGVector(dx: 1, dy: 2))" == "(1.0, 2.0)")
        #expect(
            "\(CGAffineTransform.identity)"
                == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
    }
}
