#if !canImport(CoreGraphics)
    /// A place to draw in that keeps what was asked for of geometry, and draws nothing: there is no screen.
    ///
    /// Code that draws compiles and runs; the transform, the clip's box and the path can be asked for afterwards.
    public final class CGContext {
        private struct State {
            var transform = CGAffineTransform.identity
            var clip: CGRect
        }

        private var state: State
        private var saved: [State] = []
        private var building = CGMutablePath()

        /// A context over a rectangle, in points.
        public init(bounds: CGRect) { state = State(clip: bounds) }

        // MARK: State

        /// The transform from what is drawn to the context.
        public var ctm: CGAffineTransform { state.transform }
        /// The box that clips, in the coordinates of the moment.
        public var boundingBoxOfClipPath: CGRect { state.clip.applying(state.transform.inverted()) }
        /// Keeps transform and clip to come back to.
        public func saveGState() { saved.append(state) }
        /// Comes back to the transform and clip kept last.
        public func restoreGState() { if let last = saved.popLast() { state = last } }
        /// Moves the origin.
        public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
        /// Scales what follows.
        public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
        /// Turns what follows, by an angle in radians.
        public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
        /// Transforms what follows.
        public func concatenate(_ transform: CGAffineTransform) {
            state.transform = transform.concatenating(state.transform)
        }

        // MARK: The path

        /// The path so far; nil where there is none.
        public var path: CGPath? { building.isEmpty ? nil : building.copy() }
        /// Whether there is no path yet.
        public var isPathEmpty: Bool { building.isEmpty }
        /// The box around the path.
        public var boundingBoxOfPath: CGRect { building.boundingBoxOfPath }
        /// Begins a new path.
        public func beginPath() { building = CGMutablePath() }
        /// Begins a part of the path.
        public func move(to point: CGPoint) { building.move(to: point) }
        /// Adds a line.
        public func addLine(to point: CGPoint) { building.addLine(to: point) }
        /// Adds lines between points.
        public func addLines(between points: [CGPoint]) { building.addLines(between: points) }
        /// Adds a rectangle.
        public func addRect(_ rect: CGRect) { building.addRect(rect) }
        /// Adds an ellipse.
        public func addEllipse(in rect: CGRect) { building.addEllipse(in: rect) }
        /// Adds a part of a circle, by angles in radians.
        public func addArc(
            center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
        ) {
            building.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
        /// Adds a curve.
        public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
            building.addCurve(to: end, control1: control1, control2: control2)
        }
        /// Adds a curve.
        public func addQuadCurve(to end: CGPoint, control: CGPoint) { building.addQuadCurve(to: end, control: control) }
        /// Adds a path.
        public func addPath(_ path: CGPath) { building.addPath(path) }
        /// Closes the part of the path.
        public func closePath() { building.closeSubpath() }
        /// Clips what follows by the path's box.
        public func clip() {
            clip(to: building.boundingBoxOfPath)
            beginPath()
        }
        /// Clips what follows.
        public func clip(to rect: CGRect) { state.clip = state.clip.intersection(rect.applying(state.transform)) }

        // MARK: Drawing, of which nothing is seen

        /// Ends the path.
        public func strokePath() { beginPath() }
        /// Ends the path.
        public func fillPath() { beginPath() }
        /// Ends the path.
        public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
        public func fill(_ rect: CGRect) {}
        public func stroke(_ rect: CGRect) {}
        public func stroke(_ rect: CGRect, width: CGFloat) {}
        public func fillEllipse(in rect: CGRect) {}
        public func strokeEllipse(in rect: CGRect) {}
        public func strokeLineSegments(between points: [CGPoint]) {}
        public func clear(_ rect: CGRect) {}
        public func setFillColor(_ color: CGColor) {}
        public func setStrokeColor(_ color: CGColor) {}
        public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
        public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
        public func setLineWidth(_ width: CGFloat) {}
        public func setLineCap(_ cap: CGLineCap) {}
        public func setLineJoin(_ join: CGLineJoin) {}
        public func setMiterLimit(_ limit: CGFloat) {}
        public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
        public func setAlpha(_ alpha: CGFloat) {}
        public func setShouldAntialias(_ shouldAntialias: Bool) {}
        public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
        public func setShadow(offset: CGSize, blur: CGFloat) {}
        public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
        public func setBlendMode(_ mode: CGBlendMode) {}
        public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
        public func endTransparencyLayer() {}
    }

    /// What is drawn of a path.
    public enum CGPathDrawingMode: Int32, Hashable, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
#endif
