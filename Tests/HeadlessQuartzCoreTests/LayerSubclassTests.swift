import HeadlessQuartzCore
import Testing

/// Layer classes of apps: keys of their own that animate, actions, display.
@MainActor
@Suite struct LayerSubclassTests {
    /// A ring as apps write it, after `segue-sources` has rewritten it.
    private final class Ring: CALayer {
        var progress: CGFloat {
            get { managedValue(forKey: "progress") }
            set { setManagedValue(newValue, forKey: "progress") }
        }
        /// A key of other layers.
        var strokeEnd: CGFloat {
            get { managedValue(forKey: "strokeEnd") }
            set { setManagedValue(newValue, forKey: "strokeEnd") }
        }
        var color: CGColor? {
            get { managedValue(forKey: "color") }
            set { setManagedValue(newValue, forKey: "color") }
        }
        var count: Int {
            get { managedValue(forKey: "count") }
            set { setManagedValue(newValue, forKey: "count") }
        }
        var place: CGPoint {
            get { managedValue(forKey: "place") }
            set { setManagedValue(newValue, forKey: "place") }
        }
        var width: CGFloat {
            get { managedValue(forKey: "width") }
            set { setManagedValue(newValue, forKey: "width") }
        }

        /// A value that only `init(layer:)` brings to the copy.
        var thickness: CGFloat = 1
        var displays: [CGFloat] = []

        required init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        required init(layer: Any) {
            super.init(layer: layer)
            if let ring = layer as? Ring { thickness = ring.thickness }
        }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }
        override class func defaultValue(forKey key: String) -> Any? {
            key == "width" ? 8 : super.defaultValue(forKey: key)
        }
        override class func defaultAction(forKey event: String) -> (any CAAction)? {
            guard event == "place" else { return super.defaultAction(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.duration = 2
            return animation
        }
        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "progress" else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = presentation()?.progress ?? progress
            animation.duration = 0.5
            return animation
        }
        override func display() { displays.append(presentation()?.progress ?? -1) }
    }

    @Test func aKeyWithAnActionAnimatesWhenItIsSet() {
        let stage = Stage()
        let ring = stage.shown(Ring())
        ring.thickness = 3
        ring.progress = 1
        #expect(ring.progress == 1 && ring.animationKeys() == ["progress"])
        stage.clock.advance(by: 0.25)
        let seen = ring.presentation()
        #expect(seen?.progress == 0.5 && seen?.thickness == 3 && seen?.model() === ring)
        // From where it is seen, not from its model value.
        ring.progress = 0
        #expect(ring.presentation()?.progress == 0.5)
        stage.clock.advance(by: 0.25)
        #expect(ring.presentation()?.progress == 0.25)
        stage.clock.settle()
        #expect(ring.animationKeys() == nil && ring.presentation()?.progress == 0)
    }

    @Test func aClassesOwnActionStartsFromWhatIsSeen() {
        let stage = Stage()
        let ring = stage.shown(Ring())
        ring.place = CGPoint(x: 10, y: 20)
        stage.clock.advance(by: 1)
        #expect(ring.presentation()?.place == CGPoint(x: 5, y: 10) && ring.place == CGPoint(x: 10, y: 20))
    }

    @Test func aKeyWithoutAnActionIsSetAtOnceAndAnimatesWhenAsked() {
        let stage = Stage()
        let ring = stage.shown(Ring())
        ring.strokeEnd = 0.5
        ring.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(ring.animationKeys() == nil)
        for (path, value) in [("strokeEnd", 1 as Any), ("color", CGColor(red: 0, green: 0, blue: 1, alpha: 1))] {
            let animation = CABasicAnimation(keyPath: path)
            animation.toValue = value
            animation.duration = 1
            ring.add(animation, forKey: nil)
        }
        stage.clock.advance(by: 0.5)
        #expect(ring.presentation()?.strokeEnd == 0.75 && ring.strokeEnd == 0.5)
        #expect(ring.presentation()?.color?.components == [0.5, 0, 0.5, 1])
    }

    @Test func unsetValuesAreTheClassesDefaultsOrNothing() {
        let ring = Ring()
        #expect(ring.progress == 0 && ring.color == nil && ring.count == 0 && ring.place == .zero && ring.width == 8)
        ring.count = 3
        ring.width = 2
        #expect(ring.count == 3 && ring.width == 2 && ring.value(forKey: "count") as? Int == 3)
        ring.setValue(7.0, forKey: "count")
        #expect(ring.count == 7)
        ring.color = .black
        ring.color = nil
        #expect(ring.color == nil)
    }

    @Test func contentsThatDependOnAKeyAreDisplayedWithEachOfItsFrames() {
        let stage = Stage()
        let ring = stage.shown(Ring())
        ring.setNeedsDisplay()
        stage.clock.turn()
        #expect(ring.displays == [0])
        ring.progress = 1
        stage.clock.settle()
        // Thirty frames in half a second; the value at the end is displayed once the animation is over or not at all.
        #expect(ring.displays.count >= 30 && ring.displays.count <= 32)
        #expect(zip(ring.displays, ring.displays.dropFirst()).allSatisfy { $0 <= $1 })
        #expect((ring.displays[16] - 0.5).magnitude < 0.05)
        let count = ring.displays.count
        ring.strokeEnd = 1
        stage.clock.settle()
        #expect(ring.displays.count == count)
    }

    @Test func anAnimationWithoutAnEndIsDisplayedOnce() {
        let stage = Stage()
        let ring = stage.shown(Ring())
        let animation = CABasicAnimation(keyPath: "progress")
        (animation.toValue, animation.duration, animation.repeatCount) = (1, 1, .infinity)
        ring.add(animation, forKey: nil)
        #expect(stage.clock.settle() && ring.displays.count == 1)
    }
}
