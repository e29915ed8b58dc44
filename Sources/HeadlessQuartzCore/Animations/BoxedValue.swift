package import AnimationCore
import Geometry
public import HeadlessCoreGraphics

// Values as code hands them over (`Any`), and as the animation core computes with them.

extension AnimatableValue {
    /// The value of a number, structure, colour, path, or list of numbers or colours; nil for anything else.
    package init?(boxed: Any?) {
        guard let boxed else { return nil }
        switch boxed {
        case let number as NSNumber: self = .scalar(number.doubleValue)
        case let number as CGFloat: self = .scalar(Double(number))
        case let number as Double: self = .scalar(number)
        case let number as Float: self = .scalar(Double(number))
        case let number as Int: self = .scalar(Double(number))
        case let flag as Bool: self = .scalar(flag ? 1 : 0)
        case let point as CGPoint: self = .point(Point(point))
        case let size as CGSize: self = .size(Size(size))
        case let rect as CGRect: self = .rect(Rect(rect))
        case let transform as CATransform3D: self = .matrix(transform.matrix)
        case let transform as CGAffineTransform: self = .matrix(CATransform3DMakeAffineTransform(transform).matrix)
        case let vector as CGVector: self = .point(Point(x: Double(vector.dx), y: Double(vector.dy)))
        case let value as NSValue:
            guard let structure = value.structure else { return nil }
            self.init(boxed: structure)
        case let path as CGPath: self = .vector(path.numbers)
        case let color as CGColor: self = .color(RGBA(color))
        case let list as [Any]: self.init(list: list)
        default: return nil
        }
    }

    private init?(list: [Any]) {
        var numbers: [Double] = []
        for item in list {
            switch AnimatableValue(boxed: item) {
            case .scalar(let number): numbers.append(number)
            case .color(let color): numbers += [color.red, color.green, color.blue, color.alpha]
            default: return nil
            }
        }
        self = .vector(numbers)
    }

    /// The number, where it is one.
    package var number: Double? { if case .scalar(let number) = self { number } else { nil } }

    /// The value as code reads it.
    var boxed: Any {
        switch self {
        case .scalar(let number): NSNumber(value: number)
        case .point(let point): CGPoint(point)
        case .size(let size): CGSize(width: size.width, height: size.height)
        case .rect(let rect): CGRect(rect)
        case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right].map { NSNumber(value: $0) }
        case .affine(let matrix): CATransform3D(Matrix4(matrix))
        case .matrix(let matrix): CATransform3D(matrix)
        case .color(let color): CGColor(color)
        case .vector(let numbers): numbers.map { NSNumber(value: $0) }
        }
    }
}

extension CGPath {
    /// The coordinates of all points.
    var numbers: [Double] {
        elements.flatMap { element -> [Double] in
            switch element {
            case .move(let a), .line(let a): [a.x, a.y]
            case .quadCurve(let a, let b): [a.x, a.y, b.x, b.y]
            case .curve(let a, let b, let c): [a.x, a.y, b.x, b.y, c.x, c.y]
            case .close: []
            }
        }
    }

    /// A path of the same form with other coordinates; nil where their number differs.
    func with(numbers: [Double]) -> CGPath? {
        var rest = numbers[...]
        let path = CGMutablePath()
        func next() -> CGPoint? {
            guard let x = rest.popFirst(), let y = rest.popFirst() else { return nil }
            return CGPoint(x: x, y: y)
        }
        for element in elements {
            switch element {
            case .move:
                guard let a = next() else { return nil }
                path.move(to: a)
            case .line:
                guard let a = next() else { return nil }
                path.addLine(to: a)
            case .quadCurve:
                guard let a = next(), let b = next() else { return nil }
                path.addQuadCurve(to: b, control: a)
            case .curve:
                guard let a = next(), let b = next(), let c = next() else { return nil }
                path.addCurve(to: c, control1: a, control2: b)
            case .close: path.closeSubpath()
            }
        }
        return rest.isEmpty ? path : nil
    }
}

#if !canImport(Darwin)
    extension NSValue {
        /// A point as an object.
        public convenience init(cgPoint point: CGPoint) { self.init(numbers: [point.x, point.y], "[2d]") }
        /// A size as an object.
        public convenience init(cgSize size: CGSize) { self.init(numbers: [size.width, size.height, 0], "[3d]") }
        /// A rectangle as an object.
        public convenience init(cgRect rect: CGRect) {
            self.init(numbers: [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], "[4d]")
        }
        /// A transform of the plane as an object.
        public convenience init(cgAffineTransform t: CGAffineTransform) {
            self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty], "[6d]")
        }
        /// A transform of space as an object.
        public convenience init(caTransform3D t: CATransform3D) {
            self.init(
                numbers: [
                    t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
                    t.m43, t.m44,
                ], "[16d]")
        }

        /// The point; the origin where the object holds something else.
        public var cgPointValue: CGPoint { structure as? CGPoint ?? .zero }
        /// The size; none where the object holds something else.
        public var cgSizeValue: CGSize { structure as? CGSize ?? .zero }
        /// The rectangle; an empty one where the object holds something else.
        public var cgRectValue: CGRect { structure as? CGRect ?? .zero }
        /// The transform; the identity where the object holds something else.
        public var cgAffineTransformValue: CGAffineTransform { structure as? CGAffineTransform ?? .identity }
        /// The transform; the identity where the object holds something else.
        public var caTransform3DValue: CATransform3D { structure as? CATransform3D ?? CATransform3DIdentity }

        private convenience init(numbers: [CGFloat], _ type: String) {
            let numbers = numbers.map(Double.init)
            self.init(bytes: numbers, objCType: type)
        }
    }
#endif

extension NSValue {
    /// The structure that the object holds, where it is one of these.
    var structure: Any? {
        #if canImport(Darwin)
            return nil
        #else
            func numbers(_ count: Int) -> [CGFloat] {
                var list = [Double](repeating: 0, count: count)
                getValue(&list)
                return list.map { CGFloat($0) }
            }
            switch String(cString: objCType) {
            case "[2d]":
                let n = numbers(2)
                return CGPoint(x: n[0], y: n[1])
            case "[3d]":
                let n = numbers(3)
                return CGSize(width: n[0], height: n[1])
            case "[4d]":
                let n = numbers(4)
                return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
            case "[6d]":
                let n = numbers(6)
                return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            case "[16d]":
                let n = numbers(16)
                return CATransform3D(
                    m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
                    m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
            case "{CGPoint=dd}": return pointValue
            case "{CGSize=dd}": return sizeValue
            case "{CGRect={CGPoint=dd}{CGSize=dd}}": return rectValue
            default: return nil
            }
        #endif
    }
}
