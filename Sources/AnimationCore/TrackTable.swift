/// The tracks of many properties, laid out one after the other as they are sampled, so that a frame of thousands of them
/// runs through memory once.
///
///     var table = TrackTable()
///     let place = table.add(model: .scalar(0), tracks: [track], clock: 0)
///     table.sample(at: [2.2])                 // the time of each clock
///     table.values[place ?? 0].x
///
/// Only the commonest kind of track goes in (see ``add(model:tracks:clock:)``); the rest is for the tracks themselves.
public struct TrackTable: Sendable {
    private struct Row: Sendable {
        let course: FastCourse
        /// The place of the spring, or -1.
        let spring: Int32
    }

    private struct Property: Sendable {
        let model: SIMD4<Double>
        let rowEnd: Int32
        let clock: Int32
    }

    private var rows: [Row] = []
    private var springs: [SpringSolution] = []
    private var properties: [Property] = []

    /// What each property shows at the time of the last sample: x; x and y; or x, y, width and height.
    public private(set) var values: [SIMD4<Double>] = []

    /// A table without properties.
    public init() {}

    /// Adds a property with its tracks in the order in which they lie over each other.
    ///
    /// - Parameter clock: the place of its time among those that ``sample(at:)`` is given.
    /// - Returns: its place among ``values``; nil where its value or a track is of another kind than numbers, points and
    ///   rectangles that move once, forwards, between two values.
    public mutating func add(model: AnimatableValue, tracks: [AnimationTrack], clock: Int) -> Int? {
        guard let (kind, start) = Self.numbers(model), tracks.allSatisfy({ $0.storage.fast.kind == kind }) else {
            return nil
        }
        for track in tracks {
            var spring = Int32(-1)
            if let solution = track.storage.spring {
                spring = Int32(springs.count)
                springs.append(solution)
            }
            rows.append(Row(course: track.storage.fast, spring: spring))
        }
        properties.append(Property(model: start, rowEnd: Int32(rows.count), clock: Int32(clock)))
        values.append(start)
        return values.count - 1
    }

    private static func numbers(_ value: AnimatableValue) -> (FastCourse.Kind, SIMD4<Double>)? {
        switch value {
        case .scalar(let number): (.scalar, SIMD4(number, 0, 0, 0))
        case .point(let point): (.point, SIMD4(point.x, point.y, 0, 0))
        case .rect(let rect):
            (.rect, SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height))
        default: nil
        }
    }

    /// Works out all values at the clocks' times.
    public mutating func sample(at times: [Double]) {
        rows.withUnsafeBufferPointer { rows in
            properties.withUnsafeBufferPointer { properties in
                springs.withUnsafeBufferPointer { springs in
                    values.withUnsafeMutableBufferPointer { values in
                        var row = 0
                        for place in properties.indices {
                            var value = properties[place].model
                            let time = times[Int(properties[place].clock)]
                            let end = Int(properties[place].rowEnd)
                            while row < end {
                                let spring = Int(rows[row].spring)
                                if let fraction = rows[row].course.fraction(
                                    at: time, spring: spring < 0 ? nil : springs[spring])
                                {
                                    let moved = rows[row].course.numbers(at: fraction)
                                    value = rows[row].course.isAdditive ? value + moved : moved
                                }
                                row += 1
                            }
                            values[place] = value
                        }
                    }
                }
            }
        }
    }
}
