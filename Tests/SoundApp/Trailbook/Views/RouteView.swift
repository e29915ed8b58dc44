import UIKit

/// Draws a line through points.
@IBDesignable
final class RouteView: UIView {
    @IBInspectable var lineWidth: CGFloat = 3
    @IBInspectable var lineColor: UIColor = .systemBlue

    var points: [CGPoint] = [] {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard let first = points.first else { return }
        let path = UIBezierPath()
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        path.lineWidth = lineWidth
        path.lineJoinStyle = .round
        lineColor.setStroke()
        path.stroke()
    }
}

/// A colour and what it means.
final class LegendEntry: UIView {
    @IBOutlet private var swatch: UIView!
    @IBOutlet private var caption: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        swatch.layer.cornerRadius = 4
        accessibilityLabel = caption.text
    }
}
