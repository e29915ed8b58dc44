import UIKit

/// Five stars of which somebody taps one.
final class RatingControl: UIControl {
    @IBInspectable var rating: Int = 0 {
        didSet { if rating != oldValue { setNeedsDisplay() } }
    }
    @IBInspectable var starColor: UIColor = .systemYellow

    private let count = 5

    override init(frame: CGRect) {
        super.init(frame: frame)
        prepareForTouches()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareForTouches()
    }

    private func prepareForTouches() {
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    override func draw(_ rect: CGRect) {
        let width = bounds.width / CGFloat(count)
        for number in 0..<count {
            let box = CGRect(x: CGFloat(number) * width, y: 0, width: width, height: bounds.height)
            let path = star(in: box.insetBy(dx: 2, dy: 2))
            (number < rating ? starColor : .systemGray4).setFill()
            path.fill()
        }
    }

    private func star(in box: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        let center = CGPoint(x: box.midX, y: box.midY)
        let radius = min(box.width, box.height) / 2
        for corner in 0..<10 {
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let distance = corner.isMultiple(of: 2) ? radius : radius * 0.4
            let point = CGPoint(x: center.x + cos(angle) * distance, y: center.y + sin(angle) * distance)
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let share = touch.location(in: self).x / max(bounds.width, 1)
        rating = min(count, max(0, Int(share * CGFloat(count)) + 1))
        sendActions(for: .valueChanged)
        return true
    }

    override func accessibilityIncrement() {
        rating = min(count, rating + 1)
        sendActions(for: .valueChanged)
    }

    override func accessibilityDecrement() {
        rating = max(0, rating - 1)
        sendActions(for: .valueChanged)
    }
}
