internal import AnimationCore
import Geometry
internal import HeadlessCoreGraphics

/// A part of a structure that a key path names.
enum KeyComponent: Hashable, Sendable {
    case x, y, width, height, origin, size
    case originX, originY, sizeWidth, sizeHeight
    case rotationX, rotationY, rotationZ
    case scale, scaleX, scaleY, scaleZ
    case translation, translationX, translationY, translationZ
    /// What a value function makes; it takes the place of the whole.
    case function(CAValueFunctionName)

    private static let byPath: [String: KeyComponent] = [
        "x": .x, "y": .y, "width": .width, "height": .height, "origin": .origin, "size": .size, "origin.x": .originX,
        "origin.y": .originY, "size.width": .sizeWidth, "size.height": .sizeHeight, "rotation": .rotationZ,
        "rotation.x": .rotationX, "rotation.y": .rotationY, "rotation.z": .rotationZ, "scale": .scale,
        "scale.x": .scaleX, "scale.y": .scaleY, "scale.z": .scaleZ, "translation": .translation,
        "translation.x": .translationX, "translation.y": .translationY, "translation.z": .translationZ,
    ]

    init?(path: String) {
        guard let component = Self.byPath[path] else { return nil }
        self = component
    }

    /// The parts that a property's values have, as key paths name them.
    static func paths(of property: LayerProperty) -> [String] {
        byPath.filter { $0.value.fits(property) }.keys.sorted()
    }

    /// Whether a property's values have such a part.
    func fits(_ property: LayerProperty) -> Bool {
        switch property {
        case .transform, .sublayerTransform, .instanceTransform:
            switch self {
            case .x, .y, .width, .height, .origin, .size, .originX, .originY, .sizeWidth, .sizeHeight: false
            default: true
            }
        case .position, .anchorPoint, .startPoint, .endPoint: self == .x || self == .y
        case .shadowOffset: self == .width || self == .height
        case .bounds, .contentsRect, .contentsCenter:
            switch self {
            case .origin, .size, .originX, .originY, .sizeWidth, .sizeHeight: true
            default: false
            }
        default: false
        }
    }

    /// The part of a value; 0 where the value has none.
    func part(of value: AnimatableValue) -> AnimatableValue {
        switch (value, self) {
        case (.point(let point), .x): .scalar(point.x)
        case (.point(let point), .y): .scalar(point.y)
        case (.size(let size), .width): .scalar(size.width)
        case (.size(let size), .height): .scalar(size.height)
        case (.rect(let rect), .origin): .point(rect.origin)
        case (.rect(let rect), .size): .size(rect.size)
        case (.rect(let rect), .originX): .scalar(rect.origin.x)
        case (.rect(let rect), .originY): .scalar(rect.origin.y)
        case (.rect(let rect), .sizeWidth): .scalar(rect.size.width)
        case (.rect(let rect), .sizeHeight): .scalar(rect.size.height)
        case (.matrix, .function): .scalar(0)
        case (.matrix(let matrix), _): TransformComponents(matrix).part(self)
        default: .scalar(0)
        }
    }

    /// The value with another part; itself where the part is of another kind.
    func replacing(with part: AnimatableValue, in value: AnimatableValue) -> AnimatableValue {
        switch (value, self, part) {
        case (.point(let point), .x, .scalar(let n)): return .point(Point(x: n, y: point.y))
        case (.point(let point), .y, .scalar(let n)): return .point(Point(x: point.x, y: n))
        case (.size(let size), .width, .scalar(let n)): return .size(Size(width: n, height: size.height))
        case (.size(let size), .height, .scalar(let n)): return .size(Size(width: size.width, height: n))
        case (.rect(var rect), _, _):
            switch (self, part) {
            case (.origin, .point(let point)): rect.origin = point
            case (.size, .size(let size)): rect.size = size
            case (.originX, .scalar(let n)): rect.origin.x = n
            case (.originY, .scalar(let n)): rect.origin.y = n
            case (.sizeWidth, .scalar(let n)): rect.size.width = n
            case (.sizeHeight, .scalar(let n)): rect.size.height = n
            default: break
            }
            return .rect(rect)
        case (.matrix, .function(let name), _):
            let numbers: [Double]
            switch part {
            case .scalar(let n): numbers = [n]
            case .vector(let list): numbers = list
            default: return value
            }
            return .matrix(CAValueFunction.transform(name, numbers).matrix)
        case (.matrix(let matrix), _, _):
            var parts = TransformComponents(matrix)
            return parts.set(self, to: part) ? .matrix(parts.matrix) : value
        default: return value
        }
    }
}

/// A transform by what key paths name: scale, then rotation about x, y and z in that order, then translation. Skew and
/// perspective stay as they are.
struct TransformComponents {
    private var parts: MatrixParts
    private var angles: SIMD3<Double>

    init(_ matrix: Matrix4) {
        parts = MatrixParts(matrix) ?? Self.flat(matrix)
        // The rows of the rotation: -sin y stands in the first one's third place.
        var turn = parts
        (turn.scale, turn.skew) = (SIMD3(repeating: 1), .zero)
        let rotation = turn.matrix
        angles = SIMD3(
            atan2(rotation.row2.z, rotation.row3.z), asin(min(1, max(-1, -rotation.row1.z))),
            atan2(rotation.row1.y, rotation.row1.x))
        // The angle about z of a mirror image or a half turn is told by the scale where that is simpler.
        if parts.scale.x < 0 && parts.scale.z < 0 { straighten(matrix) }
    }

    /// A mirror image in the plane has its sign in one of the two scales, as it was made.
    private mutating func straighten(_ matrix: Matrix4) {
        guard let affine = matrix.affine, let plane = AffineParts(affine) else { return }
        parts.scale = SIMD3(plane.scale.x, plane.scale.y, 1)
        angles = SIMD3(0, 0, plane.angle)
    }

    /// The parts of a transform that flattens space: what is flat has no rotation that could be read.
    private static func flat(_ matrix: Matrix4) -> MatrixParts {
        let axes = [
            SIMD3(matrix.row1.x, matrix.row1.y, matrix.row1.z), SIMD3(matrix.row2.x, matrix.row2.y, matrix.row2.z),
            SIMD3(matrix.row3.x, matrix.row3.y, matrix.row3.z),
        ]
        var parts = MatrixParts.identity
        parts.translation = SIMD3(matrix.row4.x, matrix.row4.y, matrix.row4.z)
        parts.scale = SIMD3(
            (axes[0] * axes[0]).sum().squareRoot(), (axes[1] * axes[1]).sum().squareRoot(),
            (axes[2] * axes[2]).sum().squareRoot())
        return parts
    }

    /// The transform that the parts make.
    var matrix: Matrix4 {
        let (c, s) = (angles / 2).cosinesAndSines
        var parts = parts
        parts.quaternion = SIMD4(
            s.x * c.y * c.z - c.x * s.y * s.z, c.x * s.y * c.z + s.x * c.y * s.z,
            c.x * c.y * s.z - s.x * s.y * c.z, c.x * c.y * c.z + s.x * s.y * s.z)
        return parts.matrix
    }

    func part(_ component: KeyComponent) -> AnimatableValue {
        switch component {
        case .rotationX: .scalar(angles.x)
        case .rotationY: .scalar(angles.y)
        case .rotationZ: .scalar(angles.z)
        case .scale: .scalar((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
        case .scaleX: .scalar(parts.scale.x)
        case .scaleY: .scalar(parts.scale.y)
        case .scaleZ: .scalar(parts.scale.z)
        case .translation: .size(Size(width: parts.translation.x, height: parts.translation.y))
        case .translationX: .scalar(parts.translation.x)
        case .translationY: .scalar(parts.translation.y)
        case .translationZ: .scalar(parts.translation.z)
        default: .scalar(0)
        }
    }

    /// Sets a part; false where the value is of another kind.
    mutating func set(_ component: KeyComponent, to value: AnimatableValue) -> Bool {
        switch (component, value) {
        case (.rotationX, .scalar(let n)): angles.x = n
        case (.rotationY, .scalar(let n)): angles.y = n
        case (.rotationZ, .scalar(let n)): angles.z = n
        case (.scale, .scalar(let n)): parts.scale = SIMD3(repeating: n)
        case (.scaleX, .scalar(let n)): parts.scale.x = n
        case (.scaleY, .scalar(let n)): parts.scale.y = n
        case (.scaleZ, .scalar(let n)): parts.scale.z = n
        case (.translation, .size(let size)): (parts.translation.x, parts.translation.y) = (size.width, size.height)
        case (.translation, .point(let point)): (parts.translation.x, parts.translation.y) = (point.x, point.y)
        case (.translationX, .scalar(let n)): parts.translation.x = n
        case (.translationY, .scalar(let n)): parts.translation.y = n
        case (.translationZ, .scalar(let n)): parts.translation.z = n
        default: return false
        }
        return true
    }
}

extension SIMD3<Double> {
    fileprivate var cosinesAndSines: (SIMD3<Double>, SIMD3<Double>) {
        (SIMD3(cos(x), cos(y), cos(z)), SIMD3(sin(x), sin(y), sin(z)))
    }
}
