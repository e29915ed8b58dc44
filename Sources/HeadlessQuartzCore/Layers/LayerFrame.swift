package import AnimationCore
import Geometry

/// All that moves in a layer and below it, as it is seen at one time after the other.
///
/// ```swift
/// let frame = LayerFrame(window.layer)
/// frame.move(to: 0.5)
/// frame.forEachValue { layer, property, value in … }
/// ```
/// The first frame after a change of any layer lays the tracks out anew; frames between changes only compute. Nothing is
/// allocated for them, unless a value is no number, point or rectangle.
@MainActor
package final class LayerFrame {
    /// A property that animations run on.
    private struct Entry {
        let layer: CALayer
        let property: LayerProperty
        /// Its place in the table; nil where the layer itself computes it.
        let place: Int?
        let clock: Int
    }

    private let root: CALayer
    private var version = -1
    private var table = TrackTable()
    private var entries: [Entry] = []
    /// The layers with a time of their own, the root first; each one's time is worked out once a frame.
    private var clocks: [CALayer] = []
    private var times: [Double] = []

    /// The frames of a layer and what lies below it.
    package init(_ root: CALayer) { self.root = root }

    /// How many properties move.
    package var count: Int { entries.count }

    /// Goes to a time of the virtual clock, in seconds.
    package func move(to time: Double) {
        if version != CALayer.changeCount {
            layOut()
            version = CALayer.changeCount
        }
        for index in clocks.indices { times[index] = clocks[index].localTime(at: time) }
        table.sample(at: times)
    }

    /// Visits what moves, with what is seen of it: the rearmost layer's first.
    package func forEachValue(_ visit: (CALayer, LayerProperty, AnimatableValue) -> Void) {
        for entry in entries {
            guard let place = entry.place else {
                let value = entry.layer.value(of: entry.property, local: times[entry.clock])
                if let value { visit(entry.layer, entry.property, value) }
                continue
            }
            let numbers = table.values[place]
            switch entry.property {
            case .bounds, .contentsRect, .contentsCenter:
                visit(
                    entry.layer, entry.property,
                    .rect(Rect(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w)))
            case .position, .anchorPoint, .startPoint, .endPoint:
                visit(entry.layer, entry.property, .point(Point(x: numbers.x, y: numbers.y)))
            default: visit(entry.layer, entry.property, .scalar(numbers.x))
            }
        }
    }

    /// The numbers of all properties that are numbers, points or rectangles, one after the other.
    package var numbers: [SIMD4<Double>] { table.values }

    private func layOut() {
        table = TrackTable()
        entries = []
        clocks = [root]
        add(root, clock: 0)
        times = [Double](repeating: 0, count: clocks.count)
    }

    private func add(_ layer: CALayer, clock outer: Int) {
        var clock = outer
        if layer.hasOwnTime && layer !== root {
            clock = clocks.count
            clocks.append(layer)
        }
        for property in layer.animatedProperties {
            let tracks = layer.running.filter { $0.property == property }
            var place: Int?
            if let model = layer.animatable(of: property), tracks.allSatisfy(\.isPlain) {
                place = table.add(model: model, tracks: tracks.map(\.track), clock: clock)
            }
            entries.append(Entry(layer: layer, property: property, place: place, clock: clock))
        }
        for sublayer in layer.ownSublayers { add(sublayer, clock: clock) }
    }
}
