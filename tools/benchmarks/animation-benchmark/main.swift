// What `tools/benchmark animation` measures of segue. Prints a line for each subject: its name, nanoseconds per sample (for
// `layers` per frame), a checksum, and the number of allocations. animation.c has the same subjects, in C.

import AnimationCore
import Foundation
import Geometry
import HeadlessQuartzCore

/// SplitMix64, as in animation.c.
struct Uniform {
    private var state: UInt64 = 42

    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
    }
}

/// The calling thread's count of allocations, where allocations.c is loaded; else 0.
let allocations: @convention(c) () -> Int = {
    guard let symbol = dlsym(nil, "benchmark_allocations") else { return { 0 } }
    return unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
}()

func nanoseconds() -> Double { Double(DispatchTime.now().uptimeNanoseconds) }

func measure(_ name: String, samples: Double, scale: Double = 1, _ work: () -> Double) {
    let allocated = allocations()
    let start = nanoseconds()
    let sum = work()
    let time = nanoseconds() - start
    let count = allocations() - allocated
    print("\(name) \(time / samples) \(sum / samples / scale) \(count)")
}

@MainActor
func run(rounds: Int) {
    var uniform = Uniform()
    let times = (0..<1024).map { _ in uniform.next() }
    let samples = Double(rounds * times.count)

    let ease = TimingCurve(0.42, 0, 0.58, 1)
    measure("bezier", samples: samples) {
        var sum = 0.0
        for _ in 0..<rounds { for time in times { sum += ease.value(at: time) } }
        return sum
    }
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    measure("spring", samples: samples) {
        var sum = 0.0
        for _ in 0..<rounds { for time in times { sum += spring.value(at: time) } }
        return sum
    }
    let points = [(0, 0), (10, 5), (-10, 20), (40, 0), (35, -10), (0, 100)].map {
        AnimatableValue.point(Point(x: $0.0, y: $0.1))
    }
    guard
        let keyframes = Keyframes(
            values: points, keyTimes: [0, 0.1, 0.3, 0.6, 0.75, 1], curves: Array(repeating: ease, count: 5))
    else { return }
    measure("keyframes", samples: samples) {
        var sum = 0.0
        for _ in 0..<rounds {
            for time in times {
                if let point = keyframes.point(at: time) { sum += point.x + point.y }
            }
        }
        return sum
    }
    let a = turned(0.3, 1, 2, 3, perspective: -0.001, shift: 10)
    let b = turned(2.1, -1, 1, 0.5, perspective: -0.002, shift: 50)
    measure("transform3d", samples: samples) {
        var sum = 0.0
        for _ in 0..<rounds {
            for time in times {
                let matrix = a.interpolated(to: b, fraction: time)
                sum += matrix.row1.x + matrix.row2.z + matrix.row4.x + matrix.row3.w
            }
        }
        return sum
    }
    layers(rounds: rounds, &uniform)
}

func turned(
    _ angle: Double, _ x: Double, _ y: Double, _ z: Double, perspective: Double, shift: Double
) -> Matrix4 {
    let rotation = CATransform3DMakeRotation(CGFloat(angle), CGFloat(x), CGFloat(y), CGFloat(z))
    var moved = rotation
    (moved.m41, moved.m42, moved.m43) = (CGFloat(shift), CGFloat(2 * shift), CGFloat(3 * shift))
    var view = CATransform3DIdentity
    view.m34 = CGFloat(perspective)
    return CATransform3DConcat(moved, view).matrix
}

/// A tree of layers, each with a position on its way by a curve, additively, and an opacity by a spring.
@MainActor
func layers(rounds: Int, _ uniform: inout Uniform) {
    let root = CALayer()
    let count = 10_000
    for number in 0..<count {
        let layer = CALayer()
        let begin = uniform.next() * 0.5
        let position = Point(x: uniform.next() * 300, y: uniform.next() * 600)
        let delta = Point(x: uniform.next() * 100, y: uniform.next() * 100)
        let opacity = uniform.next()
        layer.position = CGPoint(x: position.x, y: position.y)
        var moves = AnimationTrack(
            from: .point(delta), to: .point(Point(x: 0, y: 0)), motion: .easeInEaseOut, begin: begin, duration: 1,
            fillMode: .both, isAdditive: true)
        moves.isRemovedOnCompletion = false
        var fades = AnimationTrack(
            from: .scalar(opacity), to: .scalar(1), motion: .spring(Spring(mass: 1, stiffness: 100, damping: 10)),
            begin: begin, duration: 1.5, fillMode: .both)
        fades.isRemovedOnCompletion = false
        layer.add(RunningAnimation(id: 2 * number, property: .position, track: moves))
        layer.add(RunningAnimation(id: 2 * number + 1, property: .opacity, track: fades))
        root.addSublayer(layer)
    }
    let frames = rounds / 10 + 1
    let seen = LayerFrame(root)
    // Laying out is the first frame's work.
    seen.move(to: 0)
    measure("layers", samples: Double(frames), scale: Double(count)) {
        var sum = 0.0
        for frame in 0..<frames {
            seen.move(to: 0.5 + 0.5 * Double(frame) / Double(frames))
            for numbers in seen.numbers { sum += numbers.x + numbers.y }
        }
        return sum
    }
}

run(rounds: CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000)
