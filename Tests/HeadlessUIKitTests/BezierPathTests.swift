import HeadlessUIKit
import Testing

@MainActor
@Suite struct BezierPathTests {
    @Test func shapesHaveTheirBoxes() {
        let box = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(UIBezierPath(rect: box).bounds == box)
        #expect(UIBezierPath(ovalIn: box).bounds == box)
        #expect(UIBezierPath(roundedRect: box, cornerRadius: 100).bounds == box)
        #expect(!UIBezierPath(roundedRect: box, cornerRadius: 15).contains(CGPoint(x: 10.5, y: 20.5)))
        #expect(UIBezierPath(rect: box).contains(CGPoint(x: 10.5, y: 20.5)))
    }

    @Test func arcsGoClockwiseOnTheScreen() {
        // From three o'clock clockwise to six o'clock: downwards, where y grows.
        let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect((arc.currentPoint.x).magnitude < 1e-9 && (arc.currentPoint.y - 10).magnitude < 1e-9)
        #expect(arc.bounds.width < 10.1 && arc.bounds.height < 10.1)
        let way = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(way.bounds.width > 19)
    }

    @Test func pathsAreBuiltCopiedAndTransformed() {
        let path = UIBezierPath()
        #expect(path.isEmpty)
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 15, y: 5))
        path.close()
        let copy = UIBezierPath(cgPath: path.cgPath)
        path.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(path.bounds.minX == 5 && copy.bounds.minX == 0)
        copy.append(UIBezierPath(rect: CGRect(x: -1, y: -1, width: 1, height: 1)))
        #expect(copy.bounds.minX == -1)
        copy.removeAllPoints()
        #expect(copy.isEmpty && !path.isEmpty)
    }
}
