import HeadlessCoreGraphics
import Testing

@Suite struct CGPathTests {
    /// The kinds and end points of a path's elements, as they are handed out.
    private func outline(_ path: CGPath) -> [String] {
        var result: [String] = []
        path.applyWithBlock { element in
            let counts = [1, 1, 2, 3, 0]
            let type = element.pointee.type
            let points = (0..<counts[Int(type.rawValue)]).map { element.pointee.points[$0] }
            result.append("\(type.rawValue)" + points.map { " \($0)" }.joined())
        }
        return result
    }

    @Test func elementsAreHandedOutInOrder() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
        path.addCurve(to: CGPoint(x: 5, y: 5), control1: CGPoint(x: 9, y: 9), control2: CGPoint(x: 8, y: 8))
        path.closeSubpath()
        #expect(
            outline(path) == [
                "0 (1.0, 2.0)", "1 (3.0, 4.0)", "2 (5.0, 6.0) (7.0, 8.0)", "3 (9.0, 9.0) (8.0, 8.0) (5.0, 5.0)", "4",
            ])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func withoutACurrentPointNothingIsAdded() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull)
    }

    @Test func theBoxesDifferByTheControlPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 90, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 90, y: 40))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 90, height: 40))
        // The curve's highest point is three quarters of the way to its control points.
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 90, height: 30))
    }

    @Test func anEllipseFillsItsRectangle() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let ellipse = CGPath(ellipseIn: rect, transform: nil)
        #expect(outline(ellipse).count == 6)
        let box = ellipse.boundingBoxOfPath
        #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 110) < 1e-9)
        #expect(abs(box.minY - 20) < 1e-9 && abs(box.maxY - 70) < 1e-9)
        #expect(ellipse.contains(CGPoint(x: 60, y: 45)))
        #expect(!ellipse.contains(CGPoint(x: 12, y: 22)))
        // x = 60 + 50 cos 45°, just inside and just outside.
        #expect(ellipse.contains(CGPoint(x: 60 + 35.3, y: 45 + 17.6)))
        #expect(!ellipse.contains(CGPoint(x: 60 + 35.5, y: 45 + 17.8)))
    }

    @Test func rulesDifferWhereAPathWindsTwice() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let center = CGPoint(x: 15, y: 15)
        #expect(path.contains(center, using: .winding))
        #expect(!path.contains(center, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 15), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: -1, y: 15)))
        #expect(path.contains(CGPoint(x: 40, y: 15), transform: CGAffineTransform(translationX: 20, y: 0)))
    }

    @Test func aRectangleKnowsItself() {
        var found = CGRect.zero
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGPath(rect: rect, transform: nil).isRect(&found))
        #expect(found == rect)
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        var turn = CGAffineTransform(rotationAngle: 0.5)
        #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    }

    @Test func roundCornersStayInsideTheRectangle() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let path = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 5, transform: nil)
        let box = path.boundingBoxOfPath
        #expect(abs(box.width - 40) < 1e-9 && abs(box.height - 20) < 1e-9)
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(path.contains(CGPoint(x: 20, y: 0.5)))
    }

    @Test func arcsTurnTheWayTheyAreAsked() {
        let half = CGMutablePath()
        half.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(abs(half.boundingBoxOfPath.maxY - 10) < 1e-2 && half.boundingBoxOfPath.minY > -1e-9)
        let other = CGMutablePath()
        other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(abs(other.boundingBoxOfPath.minY + 10) < 1e-2 && other.boundingBoxOfPath.maxY < 1e-9)
        #expect(abs(other.currentPoint.x + 10) < 1e-9 && abs(other.currentPoint.y) < 1e-9)
        let whole = CGMutablePath()
        whole.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        #expect(whole.contains(CGPoint(x: 0, y: 9)) && whole.contains(CGPoint(x: 0, y: -9)))
    }

    @Test func anArcBetweenTangentsTouchesBoth() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        // Along the first line to 80, then round the corner's circle, whose centre is (80, 20), to (100, 20).
        #expect(outline(path)[1] == "1 (80.0, 0.0)")
        #expect(abs(path.currentPoint.x - 100) < 1e-9 && abs(path.currentPoint.y - 20) < 1e-9)
        #expect(path.boundingBoxOfPath.maxX < 100 + 1e-9)
    }

    @Test func equalityIsOfElements() {
        let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
        let path = CGMutablePath()
        path.addRect(rect)
        #expect(path == CGPath(rect: rect, transform: nil))
        #expect(path.copy() == path)
        path.closeSubpath()
        #expect(path == CGPath(rect: rect, transform: nil), "a closed subpath is not closed twice")
    }
}
