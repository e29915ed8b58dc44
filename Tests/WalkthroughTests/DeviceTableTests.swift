import Geometry
import Testing
import Walkthrough

@Suite("Devices")
struct DeviceTableTests {
    /// Points and scale by Apple's published screen sizes; safe areas as the simulators report them.
    @Test(
        "sizes and safe areas",
        arguments: [
            ("iPhone 4s", [320, 480, 2, 20, 0]), ("iPhone 8", [375, 667, 2, 20, 0]),
            ("iPhone 8 Plus", [414, 736, 3, 20, 0]), ("iPhone X", [375, 812, 3, 44, 34]),
            ("iPhone 12 mini", [375, 812, 3, 50, 34]), ("iPhone 14", [390, 844, 3, 47, 34]),
            ("iPhone 15", [393, 852, 3, 59, 34]), ("iPhone 15 Pro Max", [430, 932, 3, 59, 34]),
            ("iPad (9th generation)", [810, 1080, 2, 20, 0]), ("iPad mini (6th generation)", [744, 1133, 2, 24, 20]),
            ("Apple TV 4K", [1920, 1080, 2, 60, 60]),
        ] as [(String, [Double])])
    func sizes(name: String, expected: [Double]) throws {
        let device = try #require(DeviceSpec.named(name))
        #expect(
            [device.width, device.height, device.scale, device.safeArea.top, device.safeArea.bottom] == expected)
    }

    @Test("landscape: a notch is at the sides, a status bar is gone")
    func landscape() throws {
        let notched = try #require(DeviceSpec.named("iPhone 15"))
        #expect(notched.landscapeSafeArea == Insets(top: 0, left: 59, bottom: 21, right: 59))
        let plain = try #require(DeviceSpec.named("iPhone 8"))
        #expect(plain.landscapeSafeArea == .zero)
    }

    @Test("names are unique and found in any case")
    func names() {
        let names = DeviceSpec.all.compactMap { $0.name?.lowercased() }
        #expect(names.count == DeviceSpec.all.count)
        #expect(Set(names).count == names.count)
        #expect(DeviceSpec.named("iphone 8") == .standard)
        #expect(DeviceSpec.named("iPhone") == nil)
    }
}
