internal import AnimationCore

extension CALayer {
    /// The numbers of a property, or of a part of one, that are seen at a time, in virtual seconds; nil where the layer
    /// has no such value. Colours are red, green, blue and alpha; a transform is its sixteen entries, row by row.
    package func numbers(of path: LayerKeyPath, at time: Double) -> [Double]? {
        value(of: path.property, local: localTime(at: time)).map { (path.component?.part(of: $0) ?? $0).numbers }
    }
}
