import AnimationCore
import Geometry
import Testing

@Suite struct InterpolationTests {
    private static let samples: [AnimatableValue] = [
        .scalar(0.1), .point(Point(x: 1, y: -2)), .size(Size(width: 3, height: 0.3)),
        .rect(Rect(x: 0, y: 667, width: 375, height: 667)), .insets(Insets(top: 1, left: 2, bottom: 3, right: 0.7)),
        .color(RGBA(red: 1, green: 0.5, blue: 0.1, alpha: 0.3)), .vector([1, 2, 0.3]),
        .affine(AffineMatrix(a: 2, b: 0.5, c: -0.3, d: 1.5, tx: 10, ty: -20)),
        .matrix(
            Matrix4(
                SIMD4(1, 0.2, 0, 0.001), SIMD4(0, 2, 0.3, 0), SIMD4(0.1, 0, 0.5, -0.002), SIMD4(5, 6, 7, 1.1))),
    ]

    @Test(arguments: samples)
    func theEndsAreTheValuesThemselves(_ value: AnimatableValue) {
        let other = value.adding(value)
        #expect(value.interpolated(to: other, fraction: 0) == value)
        #expect(value.interpolated(to: other, fraction: 1) == other)
    }

    @Test(arguments: samples)
    func whatIsSubtractedCanBeAdded(_ value: AnimatableValue) throws {
        let other = value.adding(value)
        let difference = try #require(other.subtracting(value))
        #expect(isClose(value.adding(difference).numbers, other.numbers))
        #expect(value.adding(value.zero) == value)
        #expect(isClose(value.repeated(3).numbers, value.adding(value).adding(value).numbers))
        #expect(value.repeated(0) == value.zero)
    }

    @Test func kindsThatDifferHaveNothingBetweenThem() {
        let (a, b) = (AnimatableValue.scalar(1), AnimatableValue.point(.zero))
        #expect(a.interpolated(to: b, fraction: 0.49) == a)
        #expect(a.interpolated(to: b, fraction: 0.5) == b)
        #expect(a.adding(b) == a)
        #expect(a.subtracting(b) == nil)
        #expect(AnimatableValue.vector([1]).subtracting(.vector([1, 2])) == nil)
    }

    /// From the reference vectors; as measured on macOS by others.
    @Test func transformsGoByTheirParts() {
        func quarter(_ a: [Double], _ b: [Double]) -> [Double] {
            let kind = a.count == 6 ? "affine" : "transform3d"
            guard let from = AnimatableValue(kind: kind, a), let to = AnimatableValue(kind: kind, b) else { return [] }
            return from.interpolated(to: to, fraction: 0.25).numbers
        }
        let identity = [1.0, 0, 0, 1, 0, 0]
        let turnedMirror = [-0.8775825618903728, 0.479425538604203, 0.479425538604203, 0.8775825618903728, 0, 0]
        #expect(
            isClose(
                quarter(identity, turnedMirror),
                [0.4960988336146645, -0.06233736669261384, 0.12467473338522769, 0.9921976672293291, 0, 0]))
        // Three quarters of a turn forwards is one quarter back.
        #expect(
            isClose(
                quarter(identity, [0, -1, 1, 0, 0, 0]),
                [0.9238795325112867, -0.3826834323650898, 0.3826834323650898, 0.9238795325112867, 0, 0]))
        // A half turn goes by a falling angle.
        #expect(isClose(quarter(identity, [-1, 0, 0, -1, 0, 0])[1], -0.7071067811865476))
        // What flattens the plane goes entry by entry.
        #expect(quarter([0, 0, 0, 0, 0, 0], identity) == [0.25, 0, 0, 0.25, 0, 0])
        let space = [1.0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
        let turned = [
            0.3623577544766736, 0, -0.9320390859672263, 0, 0, 1, 0, 0, 0.9320390859672263, 0, 0.3623577544766736, 0, 0,
            0,
            0, 1,
        ]
        #expect(
            isClose(
                quarter(space, turned),
                [
                    0.955336489125606, 0, -0.29552020666133955, 0, 0, 1, 0, 0, 0.29552020666133955, 0,
                    0.955336489125606, 0, 0, 0, 0, 1,
                ]))
    }

    /// Over random transforms: taking apart and putting together gives the transform back.
    @Test func partsMakeTheWhole() throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<5_000 {
            var n = (0..<16).map { _ in random.double(-3...3) }
            let affine = AffineMatrix(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            if affine.determinant.magnitude > 0.01 {
                let whole = try #require(AffineParts(affine)).matrix
                #expect(isClose(AnimatableValue.affine(whole).numbers, Array(n[0..<6]), 1e-10), "\(n)")
                let undone = affine.concatenating(try #require(affine.inverse))
                #expect(isClose(AnimatableValue.affine(undone).numbers, [1, 0, 0, 1, 0, 0], 1e-10), "\(n)")
            }
            // Perspective is small in practice, and m44 is 1.
            for index in [3, 7, 11] { n[index] *= 0.01 }
            n[15] = 1
            let matrix = Matrix4(n)
            if matrix.determinant.magnitude > 0.05, let parts = MatrixParts(matrix) {
                #expect(isClose(AnimatableValue.matrix(parts.matrix).numbers, n, 1e-8), "\(n)")
                let undone = matrix.concatenating(try #require(matrix.inverse))
                #expect(
                    isClose(AnimatableValue.matrix(undone).numbers, AnimatableValue.matrix(.identity).numbers, 1e-9),
                    "\(n)")
            }
        }
    }

    /// A retargeting track fades the difference out in front of the new transform. For what turns, scales evenly and
    /// moves, that is the same as going from the old to the new one directly.
    @Test func addedTransformsGoTheDirectWay() {
        var random = SeededGenerator(seed: 8)
        for _ in 0..<500 {
            func similarity() -> AffineMatrix {
                // Within a quarter turn of each other, so that both ways agree which one is shorter.
                let (angle, scale) = (random.double(0.1...1.5), random.double(0.2...3))
                let parts = AffineMatrix(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
                let (x, y) = (random.double(-400...400), random.double(-400...400))
                let turned = turn(angle)
                return parts.concatenating(turned).concatenating(AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
            }
            let (old, new) = (AnimatableValue.affine(similarity()), AnimatableValue.affine(similarity()))
            let track = AnimationTrack.retargeting(from: old, to: new, motion: .linear, begin: 0, duration: 1)
            #expect(track.isAdditive)
            let start = presentation(of: new, tracks: [track], at: 0).numbers
            #expect(isClose(start, old.numbers, 1e-9))
            let end = presentation(of: new, tracks: [track], at: 1).numbers
            #expect(isClose(end, new.numbers, 1e-12))
        }
        // From no transform to one that scales, turns and moves at once, the whole way.
        let to = AffineMatrix(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0).concatenating(turn(1))
            .concatenating(AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: 30, ty: -40))
        let track = AnimationTrack.retargeting(
            from: .affine(.identity), to: .affine(to), motion: .linear, begin: 0, duration: 1)
        for fraction in [0.25, 0.5, 0.75] {
            let added = presentation(of: .affine(to), tracks: [track], at: fraction).numbers
            // Translation is the straight line, and the length of a row the scale.
            #expect(isClose([added[4], added[5]], [30 * fraction, -40 * fraction]))
            let angle = AffineParts(
                AffineMatrix(a: added[0], b: added[1], c: added[2], d: added[3], tx: 0, ty: 0))?.angle
            #expect(isClose(angle ?? .nan, fraction, 1e-9))
        }
    }

    private func turn(_ angle: Double) -> AffineMatrix {
        let parts = AffineParts(.identity).map { parts in
            var parts = parts
            parts.angle = angle
            return parts.matrix
        }
        return parts ?? .identity
    }

    @Test func aTransformThatCannotBeUndoneIsReplacedNotAddedTo() {
        let flat = AnimatableValue.affine(AffineMatrix(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
        let track = AnimationTrack.retargeting(
            from: .affine(.identity), to: flat, motion: .linear, begin: 0, duration: 1)
        #expect(!track.isAdditive)
        #expect(presentation(of: flat, tracks: [track], at: 0.25).numbers == [0.75, 0, 0, 0.75, 0, 0])
    }

    /// From the reference vectors: a second animation to 40 starts at 0.25 s while the first, to 100, is half way.
    @Test func retargetingKeepsTheMotionBeneath() {
        let tracks = [
            AnimationTrack.retargeting(
                from: .scalar(0), to: .scalar(100), motion: .easeInEaseOut, begin: 0, duration: 0.5),
            AnimationTrack.retargeting(
                from: .scalar(100), to: .scalar(40), motion: .easeInEaseOut, begin: 0.25, duration: 0.5),
        ]
        let shown = [0.25, 0.3125, 0.4375, 0.5, 0.75, 1].flatMap {
            presentation(of: .scalar(40), tracks: tracks, at: $0).numbers
        }
        #expect(isClose(shown, [50, 68.85607675719243, 79.32234684884446, 70, 40, 40], 1e-11))
    }
}
