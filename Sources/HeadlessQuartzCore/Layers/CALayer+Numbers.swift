internal import AnimationCore

extension CALayer {
    /// The numbers of a property, or of a part of one, that are seen at a time, in virtual seconds; nil where the layer
    /// has no such value. Colours are red, green, blue and alpha; a transform is its sixteen entries, row by row.
    package func numbers(of path: LayerKeyPath, at time: Double) -> [Double]? {
        value(of: path.property, local: localTime(at: time)).map { (path.component?.part(of: $0) ?? $0).numbers }
    }
}

extension AnimatableValue {
    fileprivate var numbers: [Double] {
        switch self {
        case .scalar(let number): [number]
        case .point(let point): [point.x, point.y]
        case .size(let size): [size.width, size.height]
        case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
        case .affine(let matrix): [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
        case .matrix(let matrix):
            [matrix.row1, matrix.row2, matrix.row3, matrix.row4].flatMap { [$0.x, $0.y, $0.z, $0.w] }
        case .color(let color): [color.red, color.green, color.blue, color.alpha]
        case .vector(let numbers): numbers
        }
    }
}
