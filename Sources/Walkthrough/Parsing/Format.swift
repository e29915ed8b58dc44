/// The keys of the format; the parser reads no other, and the JSON Schema has the same.
enum Format {
    /// The steps, by the key they have in a walkthrough file.
    enum StepName: String, CaseIterable {
        case launch, performSegue, tap, back, dismiss, pop, popToRoot, select, show, showDetail, present, push, call
        case gesture, interactive, advance, settle, rotate, resize, traits, sample, expect, report

        /// Whether the name alone is a step.
        var standsAlone: Bool {
            switch self {
            case .launch, .back, .dismiss, .pop, .popToRoot, .settle, .sample: true
            default: false
            }
        }
    }

    /// The expectations, by the key they have in an `expect` step.
    enum ExpectationName: String, CaseIterable {
        case top, visible, stack, tab, presenting, root, loaded, notLoaded, notVisible, unwoundTo, events, noEvents
        case warning, failure, hierarchy, view, animating, duration
    }

    /// A mapping of the format: which keys it may have, and which it must have.
    struct Shape {
        /// What messages call it, and its name among the schema's definitions.
        let name: String
        let keys: [String]
        var required: [String] = []

        /// The arguments of a step that moves the interface; `settle` may stand among them as well as beside the step.
        static func step(_ name: StepName, _ keys: [String], required: [String] = []) -> Shape {
            Shape(name: name.rawValue, keys: keys + ["settle"], required: required)
        }
    }

    static let script = Shape(
        name: "script",
        keys: [
            "storyboard", "sources", "module", "device", "ios", "limit", "standIns", "warnings", "allow", "steps",
        ],
        required: ["steps"])
    static let sources = Shape(name: "sources", keys: ["index"], required: ["index"])
    static let device = Shape(
        name: "device", keys: ["width", "height", "scale", "idiom", "safeArea"], required: ["width", "height"])
    static let safeArea = Shape(name: "safeArea", keys: ["top", "left", "bottom", "right"])
    static let step = Shape(name: "step", keys: StepName.allCases.map(\.rawValue))
    static let expect = Shape(name: "expect", keys: ExpectationName.allCases.map(\.rawValue))

    static let launch = Shape.step(.launch, ["identifier", "storyboard"])
    static let performSegue = Shape.step(.performSegue, ["identifier", "id", "from"])
    static let tap = Shape.step(.tap, ["title", "accessibilityIdentifier", "outlet", "id", "from"])
    static let dismiss = Shape.step(.dismiss, ["from", "animated"])
    static let pop = Shape.step(.pop, ["from", "animated"])
    static let popToRoot = Shape.step(.popToRoot, ["from", "animated"])
    static let select = Shape.step(.select, ["tab", "programmatic"], required: ["tab"])
    static let show = Shape.step(.show, ["identifier", "storyboard", "from"])
    static let showDetail = Shape.step(.showDetail, ["identifier", "storyboard", "from"])
    static let present = Shape.step(.present, ["identifier", "storyboard", "from", "animated"])
    static let push = Shape.step(.push, ["identifier", "storyboard", "from", "animated"])
    static let call = Shape.step(.call, ["selector", "on", "with"], required: ["selector"])
    static let argument = Shape(name: "argument", keys: ["object"], required: ["object"])
    static let gesture = Shape.step(.gesture, ["kind", "on", "path", "direction"], required: ["kind"])
    static let interactive = Shape.step(.interactive, ["progress", "every", "end"], required: ["progress"])
    static let resize = Shape.step(.resize, ["width", "height"], required: ["width", "height"])
    static let traits = Shape.step(
        .traits,
        [
            "horizontalSizeClass", "verticalSizeClass", "userInterfaceStyle", "layoutDirection",
            "preferredContentSizeCategory",
        ])
    static let sample = Shape(name: "sample", keys: ["times", "unit", "fps", "views", "properties"])
    static let hierarchy = Shape(name: "hierarchy", keys: ["controllers", "views"])
    static let view = Shape(
        name: "view", keys: ["of", "frame", "alpha", "hidden", "text", "tolerance"], required: ["of"])

    /// Every mapping the parser reads.
    static let shapes = [
        script, sources, device, safeArea, step, expect, launch, performSegue, tap, dismiss, pop, popToRoot, select,
        show, showDetail, present, push, call, argument, gesture, interactive, resize, traits, sample, hierarchy, view,
    ]
}
