// The one place that reaches for the C library's mathematics; everything else in the module calls these names.

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

@inline(__always) func exponential(_ x: Double) -> Double { exp(x) }
@inline(__always) func naturalLogarithm(_ x: Double) -> Double { log(x) }
@inline(__always) func sine(_ x: Double) -> Double { sin(x) }
@inline(__always) func cosine(_ x: Double) -> Double { cos(x) }
@inline(__always) func hyperbolicSine(_ x: Double) -> Double { sinh(x) }
@inline(__always) func hyperbolicCosine(_ x: Double) -> Double { cosh(x) }
@inline(__always) func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }
@inline(__always) func arcCosine(_ x: Double) -> Double { acos(x) }
@inline(__always) func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }

/// `a * b - c * d` without the cancellation of the plain expression (Kahan): right to about one unit in the last place.
@inline(__always)
func differenceOfProducts(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    let product = c * d
    let error = (-product).addingProduct(c, d)
    return (-product).addingProduct(a, b) - error
}

/// The straight line from `a` to `b`, exact at both ends and constant where they are equal.
@inline(__always)
func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    fraction == 1 ? b : a + (b - a) * fraction
}

extension Double {
    /// The value moved into a range; not-a-number becomes the lower bound.
    @inline(__always)
    func clamped(_ lower: Double, _ upper: Double) -> Double {
        self > lower ? (self < upper ? self : upper) : lower
    }
}
