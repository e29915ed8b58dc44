import HeadlessCoreGraphics
import Testing

@Suite struct CGColorTests {
    @Test func componentsEndWithAlpha() throws {
        let color = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color.components == [0.25, 0.5, 0.75, 0.5])
        #expect(color.numberOfComponents == 4)
        #expect(color.alpha == 0.5)
        #expect(color.colorSpace?.model == .rgb)
        #expect(color.colorSpace?.name == CGColorSpace.sRGB)
        let faded = try #require(color.copy(alpha: 1))
        #expect(faded.components == [0.25, 0.5, 0.75, 1])
        #expect(faded != color)
    }

    @Test func greysHaveOneComponent() {
        let grey = CGColor(gray: 0.5, alpha: 1)
        #expect(grey.components == [0.5, 1])
        #expect(grey.colorSpace?.model == .monochrome)
        #expect(grey == CGColor(gray: 0.5, alpha: 1))
        #expect(grey != CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 1))
    }

    @Test func aColourTakesAsManyComponentsAsItsSpaceHas() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let color = CGColor(colorSpace: space, components: [1, 0, 0, 0.5])
        #expect(color?.components == [1, 0, 0, 0.5])
        #expect(CGColorSpace(name: "kCGColorSpaceOfNobody") == nil)
    }
}
