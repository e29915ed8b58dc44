#if !canImport(CoreGraphics)
    import HeadlessCoreGraphics
    import Testing

    /// What a context that draws nothing keeps.
    @Suite struct CGContextTests {
        private let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))

        @Test func transformsAreKeptAndRestored() {
            context.saveGState()
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 2)
            #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 12, y: 22))
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
            context.restoreGState()
            #expect(context.ctm == .identity)
            #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
            context.restoreGState()
            #expect(context.ctm == .identity)
        }

        @Test func drawingEndsThePath() {
            context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4) && !context.isPathEmpty)
            context.strokePath()
            #expect(context.path == nil && context.isPathEmpty)
            context.move(to: .zero)
            context.addLine(to: CGPoint(x: 5, y: 5))
            context.clip()
            #expect(context.isPathEmpty)
            #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 5))
        }
    }
#endif
