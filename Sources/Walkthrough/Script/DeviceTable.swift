import Geometry

// Sizes, scales and safe areas as Apple's "Layout" page of the Human Interface Guidelines and the simulators show them.

extension DeviceSpec {
    /// The device of a walkthrough that names none: 375×667 points at 2×, the container of the reference vectors.
    public static let standard = phone("iPhone 8", 375, 667, scale: 2, firstIOS: 11)

    /// Every device a walkthrough can name, oldest first within its family.
    public static let all: [DeviceSpec] = phones + pads + televisions

    /// The device of that name, compared without regard to case.
    public static func named(_ name: String) -> DeviceSpec? {
        all.first { $0.name?.lowercased() == name.lowercased() }
    }

    private static let phones: [DeviceSpec] = [
        phone("iPhone 4s", 320, 480, scale: 2, firstIOS: 5),
        phone("iPhone 5", 320, 568, scale: 2, firstIOS: 6),
        phone("iPhone 5s", 320, 568, scale: 2, firstIOS: 7),
        phone("iPhone 6", 375, 667, scale: 2, firstIOS: 8),
        phone("iPhone 6 Plus", 414, 736, scale: 3, firstIOS: 8),
        phone("iPhone 6s", 375, 667, scale: 2, firstIOS: 9),
        phone("iPhone 6s Plus", 414, 736, scale: 3, firstIOS: 9),
        phone("iPhone SE (1st generation)", 320, 568, scale: 2, firstIOS: 9),
        phone("iPhone 7", 375, 667, scale: 2, firstIOS: 10),
        phone("iPhone 7 Plus", 414, 736, scale: 3, firstIOS: 10),
        standard,
        phone("iPhone 8 Plus", 414, 736, scale: 3, firstIOS: 11),
        phone("iPhone X", 375, 812, scale: 3, notch: 44, firstIOS: 11),
        phone("iPhone XS", 375, 812, scale: 3, notch: 44, firstIOS: 12),
        phone("iPhone XS Max", 414, 896, scale: 3, notch: 44, firstIOS: 12),
        phone("iPhone XR", 414, 896, scale: 2, notch: 48, firstIOS: 12),
        phone("iPhone 11", 414, 896, scale: 2, notch: 48, firstIOS: 13),
        phone("iPhone 11 Pro", 375, 812, scale: 3, notch: 44, firstIOS: 13),
        phone("iPhone 11 Pro Max", 414, 896, scale: 3, notch: 44, firstIOS: 13),
        phone("iPhone SE (2nd generation)", 375, 667, scale: 2, firstIOS: 13),
        phone("iPhone 12 mini", 375, 812, scale: 3, notch: 50, firstIOS: 14),
        phone("iPhone 12", 390, 844, scale: 3, notch: 47, firstIOS: 14),
        phone("iPhone 12 Pro", 390, 844, scale: 3, notch: 47, firstIOS: 14),
        phone("iPhone 12 Pro Max", 428, 926, scale: 3, notch: 47, firstIOS: 14),
        phone("iPhone 13 mini", 375, 812, scale: 3, notch: 50, firstIOS: 15),
        phone("iPhone 13", 390, 844, scale: 3, notch: 47, firstIOS: 15),
        phone("iPhone 13 Pro", 390, 844, scale: 3, notch: 47, firstIOS: 15),
        phone("iPhone 13 Pro Max", 428, 926, scale: 3, notch: 47, firstIOS: 15),
        phone("iPhone SE (3rd generation)", 375, 667, scale: 2, firstIOS: 15),
        phone("iPhone 14", 390, 844, scale: 3, notch: 47, firstIOS: 16),
        phone("iPhone 14 Plus", 428, 926, scale: 3, notch: 47, firstIOS: 16),
        phone("iPhone 14 Pro", 393, 852, scale: 3, notch: 59, firstIOS: 16),
        phone("iPhone 14 Pro Max", 430, 932, scale: 3, notch: 59, firstIOS: 16),
        phone("iPhone 15", 393, 852, scale: 3, notch: 59, firstIOS: 17),
        phone("iPhone 15 Plus", 430, 932, scale: 3, notch: 59, firstIOS: 17),
        phone("iPhone 15 Pro", 393, 852, scale: 3, notch: 59, firstIOS: 17),
        phone("iPhone 15 Pro Max", 430, 932, scale: 3, notch: 59, firstIOS: 17),
    ]

    private static let pads: [DeviceSpec] = [
        pad("iPad 2", 768, 1024, scale: 1, firstIOS: 4),
        pad("iPad mini", 768, 1024, scale: 1, firstIOS: 6),
        pad("iPad Air", 768, 1024, scale: 2, firstIOS: 7),
        pad("iPad mini 2", 768, 1024, scale: 2, firstIOS: 7),
        pad("iPad Air 2", 768, 1024, scale: 2, firstIOS: 8),
        pad("iPad mini 4", 768, 1024, scale: 2, firstIOS: 9),
        pad("iPad Pro (9.7-inch)", 768, 1024, scale: 2, firstIOS: 9),
        pad("iPad Pro (12.9-inch) (1st generation)", 1024, 1366, scale: 2, firstIOS: 9),
        pad("iPad Pro (10.5-inch)", 834, 1112, scale: 2, firstIOS: 10),
        pad("iPad (6th generation)", 768, 1024, scale: 2, firstIOS: 11),
        pad("iPad Pro (11-inch) (1st generation)", 834, 1194, scale: 2, indicator: true, firstIOS: 12),
        pad("iPad Pro (12.9-inch) (3rd generation)", 1024, 1366, scale: 2, indicator: true, firstIOS: 12),
        pad("iPad Air (3rd generation)", 834, 1112, scale: 2, firstIOS: 12),
        pad("iPad mini (5th generation)", 768, 1024, scale: 2, firstIOS: 12),
        pad("iPad (7th generation)", 810, 1080, scale: 2, firstIOS: 13),
        pad("iPad (8th generation)", 810, 1080, scale: 2, firstIOS: 14),
        pad("iPad Air (4th generation)", 820, 1180, scale: 2, indicator: true, firstIOS: 14),
        pad("iPad (9th generation)", 810, 1080, scale: 2, firstIOS: 15),
        pad("iPad mini (6th generation)", 744, 1133, scale: 2, indicator: true, firstIOS: 15),
        pad("iPad Air (5th generation)", 820, 1180, scale: 2, indicator: true, firstIOS: 15),
        pad("iPad (10th generation)", 820, 1180, scale: 2, indicator: true, firstIOS: 16),
        pad("iPad Pro (11-inch) (4th generation)", 834, 1194, scale: 2, indicator: true, firstIOS: 16),
        pad("iPad Pro (12.9-inch) (6th generation)", 1024, 1366, scale: 2, indicator: true, firstIOS: 16),
    ]

    private static let televisions: [DeviceSpec] = [
        television("Apple TV", scale: 1, firstIOS: 9),
        television("Apple TV 4K", scale: 2, firstIOS: 11),
    ]

    /// A phone; `notch` is the height of its sensor housing, nil for one with a home button.
    private static func phone(
        _ name: String, _ width: Double, _ height: Double, scale: Double, notch: Double? = nil, firstIOS: Int
    ) -> DeviceSpec {
        // With a home button the portrait inset is the status bar, which landscape hides.
        let portrait = Insets(top: notch ?? 20, left: 0, bottom: notch == nil ? 0 : 34, right: 0)
        let landscape = notch.map { Insets(top: 0, left: $0, bottom: 21, right: $0) } ?? .zero
        return DeviceSpec(
            name: name, width: width, height: height, scale: scale, idiom: .phone, safeArea: portrait,
            landscapeSafeArea: landscape, firstIOS: firstIOS)
    }

    /// A tablet; `indicator` tells one with a home indicator from one with a home button.
    private static func pad(
        _ name: String, _ width: Double, _ height: Double, scale: Double, indicator: Bool = false, firstIOS: Int
    ) -> DeviceSpec {
        let insets = Insets(top: indicator ? 24 : 20, left: 0, bottom: indicator ? 20 : 0, right: 0)
        return DeviceSpec(
            name: name, width: width, height: height, scale: scale, idiom: .pad, safeArea: insets, firstIOS: firstIOS)
    }

    private static func television(_ name: String, scale: Double, firstIOS: Int) -> DeviceSpec {
        let overscan = Insets(top: 60, left: 80, bottom: 60, right: 80)
        return DeviceSpec(
            name: name, width: 1920, height: 1080, scale: scale, idiom: .tv, safeArea: overscan, firstIOS: firstIOS)
    }
}
