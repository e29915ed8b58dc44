package import AnimationCore
import Geometry
internal import HeadlessCoreGraphics

extension CALayer {
    /// A copy of the layer with the values that are seen at a time, in virtual seconds.
    package func presentation(at time: Double) -> Self? {
        let model = presented?.model ?? self
        let copy = Self(layer: model)
        copy.presented = (model, time)
        guard !model.running.isEmpty else { return copy }
        let local = model.localTime(at: time)
        for property in model.animatedProperties {
            if let value = model.value(of: property, local: local) {
                copy.show(value, as: property, paths: model.paths(of: property))
            }
        }
        for track in model.running where track.extras?.objects.isEmpty == false {
            if let object = track.object(at: local) { copy.setObject(object, of: track.property) }
        }
        return copy
    }

    /// The value of one property without animations; 0 where it has none.
    package func modelValue(of property: LayerProperty) -> AnimatableValue { animatable(of: property) ?? .scalar(0) }

    /// Sets the value of one property; one of another kind changes nothing.
    package func show(_ value: AnimatableValue, as property: LayerProperty) { show(value, as: property, paths: []) }

    /// The value of one property that is seen at a time; 0 where it has none.
    package func value(of property: LayerProperty, at time: Double) -> AnimatableValue {
        value(of: property, local: localTime(at: time)) ?? .scalar(0)
    }

    /// The same by the layer's own time; nil where the property has no value.
    func value(of property: LayerProperty, local time: Double) -> AnimatableValue? {
        var value = animatable(of: property)
        for track in running where track.property == property {
            if value == nil { value = track.extras?.objects.isEmpty == false ? nil : track.track.from.zero }
            if var known = value {
                track.apply(at: time, to: &known)
                value = known
            }
        }
        return value
    }

    /// The paths whose form the numbers of a path on its way may have.
    private func paths(of property: LayerProperty) -> [CGPath] {
        guard property == .path || property == .shadowPath else { return [] }
        let model = object(of: property) as? CGPath
        return running.filter { $0.property == property }.flatMap { $0.extras?.paths ?? [] } + [model].compactMap { $0 }
    }

    /// What is seen of the layer's geometry at a time, in virtual seconds; nothing is allocated for it.
    package func sample(at time: Double) -> LayerSample { sample(local: localTime(at: time)) }

    /// The same by the layer's own time.
    @inline(__always)
    package func sample(local time: Double) -> LayerSample {
        var sample = LayerSample(
            bounds: Rect(bounds), position: Point(position), opacity: Double(opacity), transform: transform.matrix)
        running.withUnsafeBufferPointer { tracks in
            for index in tracks.indices {
                switch tracks[index].slot {
                case .bounds: tracks[index].track.apply(at: time, to: &sample.bounds)
                case .position: tracks[index].track.apply(at: time, to: &sample.position)
                case .opacity: tracks[index].track.apply(at: time, to: &sample.opacity)
                case .transform: tracks[index].track.apply(at: time, to: &sample.transform)
                case .elsewhere: break
                case .general: sample.apply(tracks[index], at: time)
                }
            }
        }
        return sample
    }

    /// Visits the layer and all below it with what is seen of them at a time, rearmost first.
    package func forEachSample(at time: Double, _ visit: (CALayer, LayerSample) -> Void) {
        forEachSample(parent: parentLayer?.localTime(at: time) ?? time, visit)
    }

    private func forEachSample(parent time: Double, _ visit: (CALayer, LayerSample) -> Void) {
        let local = ownTime(at: time)
        visit(self, sample(local: local))
        for layer in ownSublayers { layer.forEachSample(parent: local, visit) }
    }
}

/// What is seen of a layer's geometry at one time.
package struct LayerSample: Sendable {
    package var bounds: Rect
    package var position: Point
    package var opacity: Double
    package var transform: Matrix4

    /// Lays a track over the value of its property that works on a part of it.
    fileprivate mutating func apply(_ track: RunningTrack, at time: Double) {
        var value: AnimatableValue
        switch track.property {
        case .bounds: value = .rect(bounds)
        case .position: value = .point(position)
        case .opacity: value = .scalar(opacity)
        case .transform: value = .matrix(transform)
        default: return
        }
        track.apply(at: time, to: &value)
        switch value {
        case .rect(let rect): bounds = rect
        case .point(let point): position = point
        case .scalar(let number): opacity = number
        case .matrix(let matrix): transform = matrix
        default: break
        }
    }
}
