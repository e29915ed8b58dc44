internal import HeadlessQuartzCore
internal import HeadlessUIKit
internal import SourceText

/// A property that a `sample` step asks for, and where its numbers are found.
@MainActor
struct SampledProperty {
    private enum Place {
        case frame, transform
        case layer(LayerKeyPath)
    }

    let name: String
    private let place: Place

    /// The property of a script's name.
    ///
    /// Apps' layers may have keys of their own: one that is not known is refused only where it looks like a slip.
    init(_ name: String) throws(StepProblem) {
        self.name = name
        switch name {
        case "frame": place = .frame
        case "transform": place = .transform
        case "center": place = .layer(LayerKeyPath("position"))
        case "alpha": place = .layer(LayerKeyPath("opacity"))
        case "transform3D": place = .layer(LayerKeyPath("transform"))
        default:
            let prefix = "layer."
            let path = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
            let target = LayerKeyPath(path)
            if !target.isKnown, let near = nearestName(to: path, in: LayerKeyPath.knownPaths) {
                throw StepProblem("layers have no property '\(path)'. Did you mean '\(prefix)\(near)'?")
            }
            place = .layer(target)
        }
    }

    /// What is seen of it at a time, in virtual seconds; nil where the view has no such value.
    func numbers(of view: UIView, at time: Double) -> [Double]? {
        switch place {
        case .frame:
            let frame = view.presentationFrame(at: time)
            return [frame.minX, frame.minY, frame.width, frame.height]
        case .transform:
            let affine = CATransform3DGetAffineTransform(view.presentationValues(at: time).transform)
            return [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty]
        case .layer(let path): return view.layer.numbers(of: path, at: time)
        }
    }
}
