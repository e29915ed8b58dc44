import HeadlessUIKit
import Testing

/// Views and their layers: what animates by itself, what only inside animation blocks, and what transactions wait for.
@MainActor
@Suite struct LayerTests {
    private func view() -> UIView {
        let runtime = show(Scripted("A"))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        runtime.application.keyWindow?.addSubview(view)
        runtime.time.settle()
        return view
    }

    private var time: RuntimeClock { RuntimeClock.current }

    @Test("A view's layer changes at once outside animation blocks; a layer added to it does not") func implicit() {
        let view = view()
        let extra = CALayer()
        view.layer.addSublayer(extra)
        time.turn()
        view.layer.opacity = 0.5
        view.layer.cornerRadius = 4
        extra.opacity = 0.5
        #expect(view.layer.animationKeys() == nil && extra.animationKeys() == ["opacity"])
        UIView.performWithoutAnimation { view.layer.opacity = 1 }
        #expect(view.layer.animationKeys() == nil)
        time.settle()
        #expect(extra.animationKeys() == nil)
    }

    @Test("Inside a block the layer's other values move with the view's") func block() {
        let view = view()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.layer.borderWidth = 4
            view.layer.shadowOpacity = 1
            view.center.x += 10
        }
        UIView.animate(withDuration: 1) { view.center.x += 10 }
        #expect(view.layer.animationKeys() == ["borderWidth", "shadowOpacity", "position", "position-2"])
        #expect((view.layer.animation(forKey: "position-2") as? CABasicAnimation)?.isAdditive == true)
        time.advance(by: 0.5)
        #expect(view.layer.presentation()?.borderWidth == 2 && view.layer.presentation()?.shadowOpacity == 0.5)
        time.settle()
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("A transaction waits for the views' animations that begin in it") func transaction() {
        let view = view()
        let start = time.now
        var end: Double?
        CATransaction.begin()
        CATransaction.setCompletionBlock { end = RuntimeClock.current.now - start }
        UIView.animate(withDuration: 2) { view.alpha = 0 }
        CATransaction.commit()
        #expect(end == nil)
        time.settle()
        #expect(abs((end ?? 0) - 2) < 1e-9)
    }
}
