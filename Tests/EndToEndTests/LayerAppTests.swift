import Foundation
import TestSupport
import Testing

/// Layer classes of an app, compiled from sources as they would be for a device.
@Suite(.enabled(if: Tool.isBuilt, "the executables are not built")) struct LayerAppTests {
    private static let ring = """
        import UIKit

        final class RingLayer: CALayer {
            @NSManaged var progress: CGFloat
            let shape = CAShapeLayer()
            var thickness: CGFloat = 2

            override init() {
                super.init()
                addSublayer(shape)
            }

            override init(layer: Any) {
                super.init(layer: layer)
                guard let ring = layer as? RingLayer else { return }
                thickness = ring.thickness
            }

            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

            override class func needsDisplay(forKey key: String) -> Bool {
                key == #keyPath(progress) || super.needsDisplay(forKey: key)
            }

            override func action(forKey event: String) -> CAAction? {
                guard event == #keyPath(progress) else { return super.action(forKey: event) }
                if let animation = super.action(forKey: "backgroundColor") as? CABasicAnimation {
                    animation.keyPath = event
                    animation.fromValue = presentation()?.progress ?? progress
                    animation.toValue = nil
                    return animation
                }
                return nil
            }

            override func display() {
                let progress = presentation()?.progress ?? self.progress
                shape.path = UIBezierPath(
                    arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 20, startAngle: 0,
                    endAngle: 2 * .pi * progress, clockwise: true
                ).cgPath
            }

            override func draw(in ctx: CGContext) {
                ctx.saveGState()
                ctx.setStrokeColor(UIColor.red.cgColor)
                ctx.strokeEllipse(in: bounds)
                ctx.restoreGState()
            }
        }

        final class RingView: UIView {
            override class var layerClass: AnyClass { RingLayer.self }
            var ring: RingLayer { layer as! RingLayer }
            override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clear(rect) }
        }

        /// Core Animation makes copies of this one without being able to.
        final class BadgeLayer: CATextLayer {
            let number: Int
            init(number: Int) {
                self.number = number
                super.init()
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }
        """

    private func walk(_ code: String, _ steps: String) throws -> Tool.Run {
        let scratch = try Scratch.copy(of: "CustomSegue")
        try scratch.write(Self.ring, to: "RingLayer.swift")
        try scratch.replace(
            "override func viewDidLoad() {",
            with: "let ringView = RingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))\n"
                + "    @objc func fill() { \(code) }\n    override func viewDidLoad() {\n"
                + "        ringView.accessibilityIdentifier = \"ring\"\n        view.addSubview(ringView)",
            in: "FirstViewController.swift")
        try scratch.write("storyboard: .\nsources: .\nsteps:\n  - launch\n\(steps)", to: "walkthrough.yml")
        return try Tool.run(["walk", scratch.folder.path, "--format", "json"])
    }

    private func samples(_ run: Tool.Run, _ property: String) throws -> [Double] {
        func values(_ object: Any) -> [Double] {
            if let list = object as? [Any] { return list.flatMap(values) }
            guard let table = object as? [String: Any] else { return [] }
            if let numbers = (table["properties"] as? [String: Any])?[property] as? [Double] {
                return numbers.prefix(1).map { $0 }
            }
            return table.sorted { $0.key < $1.key }.flatMap { values($0.value) }
        }
        return values(try JSONSerialization.jsonObject(with: Data(run.output.utf8)))
    }

    @Test func aManagedPropertyAnimatesWithTheBlockThatSetsIt() throws {
        let run = try walk(
            "UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: { "
                + "self.ringView.alpha = 0.5; self.ringView.ring.progress = 1 }, completion: nil)",
            """
              - sample: {times: [0, 0.25, 0.5, 1], views: [ring], properties: [layer.progress]}
              - call: fill
              - expect: {duration: 0.4}
            """)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        let values = try samples(run, "layer.progress")
        #expect(
            values.count == 4 && zip(values, [0, 0.25, 0.5, 1]).allSatisfy { abs($0 - $1) < 1e-6 }, "\(run.output)")
    }

    @Test func aCopyThatCannotBeMadeFailsAsOnADevice() throws {
        let run = try walk(
            "let badge = BadgeLayer(number: 3); view.layer.addSublayer(badge); _ = badge.presentation()",
            "  - call: fill")
        #expect(run.status == 1)
        #expect((run.output + run.errors).contains("Use of unimplemented initializer 'init(layer:)' for class"))
    }
}
