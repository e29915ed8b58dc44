/// What a view showed at one moment of a transition: its presentation values, not its model's.
public struct Sample: Sendable, Hashable, Codable {
    /// Virtual seconds since the launch.
    public var time: Double
    /// How much of the transition's duration had passed, from 0 to 1.
    public var fraction: Double?
    /// The view, by the name reports use.
    public var view: String
    /// What the view is to the transition: `from`, `to`, …
    public var role: String?
    /// x, y, width, height in the coordinates of its superview.
    public var frame: [Double]
    /// x, y, width, height.
    public var bounds: [Double]
    /// x, y in the coordinates of its superview.
    public var center: [Double]
    /// a, b, c, d, tx, ty.
    public var transform: [Double]
    /// From 0 to 1.
    public var alpha: Double
    /// The properties that the script asks for, by their names there; nil where it asks for none.
    ///
    /// Colours are red, green, blue and alpha from 0 to 1, `hidden` is 0 or 1, and a transform of space is its sixteen
    /// entries. A property that the view has no value of is not there.
    public var properties: [String: [Double]]?

    /// Makes a sample.
    public init(
        time: Double, fraction: Double? = nil, view: String, role: String? = nil, frame: [Double], bounds: [Double],
        center: [Double], transform: [Double], alpha: Double, properties: [String: [Double]]? = nil
    ) {
        self.time = time
        self.fraction = fraction
        self.view = view
        self.role = role
        self.frame = frame
        self.bounds = bounds
        self.center = center
        self.transform = transform
        self.alpha = alpha
        self.properties = properties
    }
}
