import TrailKit
import UIKit

/// A coloured badge with the name of a difficulty.
@IBDesignable
final class DifficultyBadge: UIView {
    @IBInspectable var cornerRadius: CGFloat = 6 {
        didSet { layer.cornerRadius = cornerRadius }
    }
    @IBInspectable var isOutlined: Bool = false {
        didSet { setNeedsDisplay() }
    }

    var difficulty = Trail.Difficulty.easy {
        didSet {
            setNeedsDisplay()
            accessibilityLabel = difficulty.name
        }
    }

    private var color: UIColor {
        switch difficulty {
        case .easy: .systemGreen
        case .moderate: .systemYellow
        case .hard: .systemOrange
        case .alpine: .systemRed
        }
    }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: cornerRadius)
        if isOutlined {
            color.setStroke()
            path.stroke()
        } else {
            color.setFill()
            path.fill()
        }
    }
}

/// An image in a circle.
class RoundImageView: UIImageView {
    @IBInspectable var borderWidth: CGFloat = 0 {
        didSet { layer.borderWidth = borderWidth }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        clipsToBounds = true
    }
}

/// The mark of a chosen photo.
final class CheckmarkView: RoundImageView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        image = UIImage(systemName: "checkmark")
    }
}
