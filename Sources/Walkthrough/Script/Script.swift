/// A walkthrough: what to load, on which device, and the steps to take.
///
/// A script is a value read from a walkthrough file. It knows where each of its parts stood in that file, and nothing
/// of the file system: its paths are as the user wrote them, relative to the walkthrough file's folder.
public struct Script: Sendable, Hashable, Codable {
    /// Where the app's Swift sources are, and what to do with them.
    public enum Sources: Sendable, Hashable, Codable {
        /// No sources: controllers of classes the storyboard names become stand-ins.
        case none
        /// The Swift files at or below `path` are compiled and run.
        case compile(path: String)
        /// The Swift files at or below `path` are read for their classes and actions, and not run.
        case index(path: String)

        /// The path as written, if there is one.
        public var path: String? {
            switch self {
            case .none: nil
            case .compile(let path), .index(let path): path
            }
        }
    }

    /// The oldest version of iOS whose behaviour a script can ask for.
    public static let oldestIOS = 7
    /// The newest version of iOS whose behaviour a script can ask for, and the default.
    public static let newestIOS = 17
    /// How long a step may take in wall-clock seconds when the script does not say.
    public static let defaultLimit = 10.0
    /// The largest `limit` a script can set, in seconds.
    public static let longestLimit = 3600.0

    /// The walkthrough file, as the user gave it.
    public var path: String
    /// A storyboard, or a folder of storyboards; nil when the script does not say.
    public var storyboard: String?
    /// The app's sources.
    public var sources: Sources
    /// The app's Swift module; nil means the one the storyboard's `customModule` names.
    public var module: String?
    /// The screen it runs on.
    public var device: DeviceSpec
    /// The version of iOS whose behaviour applies; nil means ``newestIOS``.
    public var ios: Int?
    /// Wall-clock seconds one step may take before it counts as hanging.
    public var limit: Double
    /// The classes that may be stand-ins; nil means what ``sources`` implies, see ``allowedStandIns``.
    public var standIns: StandIns?
    /// Whether warnings that say that a step had no effect leave it passed.
    public var allowsWarnings: Bool
    /// What the app's code may reach outside its own folders.
    public var permissions: Set<Permission> {
        get { Set(permissionList) }
        set { permissionList = newValue.sorted { $0.rawValue < $1.rawValue } }
    }
    /// A list, because a set is written in another order each time.
    private var permissionList: [Permission] = []
    /// What to do, in this order.
    public var steps: [Step]

    /// Makes a script with the format's defaults for what is not given.
    public init(
        path: String, storyboard: String? = nil, sources: Sources = .none, module: String? = nil,
        device: DeviceSpec = .standard, ios: Int? = nil, limit: Double = Script.defaultLimit,
        standIns: StandIns? = nil, allowsWarnings: Bool = false, permissions: Set<Permission> = [], steps: [Step] = []
    ) {
        self.path = path
        self.storyboard = storyboard
        self.sources = sources
        self.module = module
        self.device = device
        self.ios = ios
        self.limit = limit
        self.standIns = standIns
        self.allowsWarnings = allowsWarnings
        self.steps = steps
        self.permissions = permissions
    }

    /// The version of iOS whose behaviour applies.
    public var behaviour: Int { ios ?? Script.newestIOS }

    /// The classes that may be stand-ins. Without compiled sources every class is one, as the script asked.
    public var allowedStandIns: StandIns {
        if let standIns { return standIns }
        if case .compile = sources { return .fail }
        return .allow
    }

}
