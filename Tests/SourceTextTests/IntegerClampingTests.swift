import SourceText
import Testing

@Suite("Integers from floating-point numbers")
struct IntegerClampingTests {
    @Test("A number that fits loses its fraction, as `Int(_:)` takes it", arguments: [0, 2.9, -2.9, 1e15, -0.0, 4e18])
    func fits(number: Double) { #expect(Int(clamping: number) == Int(number)) }

    @Test("A number that does not fit becomes the nearest end, and what is no number becomes 0")
    func doesNotFit() {
        #expect(Int(clamping: Double.infinity) == .max)
        #expect(Int(clamping: -Double.infinity) == .min)
        #expect(Int(clamping: 9.3e18) == .max)
        #expect(Int(clamping: Double.nan) == 0)
        #expect(Int32(clamping: -1e300) == .min)
        #expect(UInt8(clamping: -1 as Float) == 0)
        #expect(UInt8(clamping: 255.5) == 255)
    }
}
