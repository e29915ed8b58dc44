extension AnimatableValue {
    /// The value's numbers in the order of its parts; a transform's sixteen row by row, a colour's red, green, blue and
    /// alpha.
    package var numbers: [Double] {
        switch self {
        case .scalar(let a): [a]
        case .point(let a): [a.x, a.y]
        case .size(let a): [a.width, a.height]
        case .rect(let a): [a.origin.x, a.origin.y, a.size.width, a.size.height]
        case .insets(let a): [a.top, a.left, a.bottom, a.right]
        case .affine(let a): [a.a, a.b, a.c, a.d, a.tx, a.ty]
        case .color(let a): [a.red, a.green, a.blue, a.alpha]
        case .vector(let a): a
        case .matrix(let a): [a.row1, a.row2, a.row3, a.row4].flatMap { [$0.x, $0.y, $0.z, $0.w] }
        }
    }
}
