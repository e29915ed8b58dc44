import AppProject

/// What building an app needs from the machine: files to read and write, and tools to run. `SegueCLI` has the real one.
public protocol AppBuildEnvironment: ProjectEnvironment {
    /// Where the tools are and where results are kept.
    var tools: AppBuildTools { get }

    /// Makes or replaces a file.
    func write(_ bytes: [UInt8], to path: String) throws(EnvironmentFailure)
    /// Makes a folder, and those around it, unless it is there.
    func makeFolder(_ path: String) throws(EnvironmentFailure)
    /// Makes an empty folder with a name nobody else uses, inside `folder`.
    func makeUniqueFolder(in folder: String) throws(EnvironmentFailure) -> String
    /// Renames in one step, so that nobody sees half of it; a file at `target` is replaced, a folder stays as it is.
    func move(_ path: String, to target: String) throws(EnvironmentFailure)
    /// Removes a file or a folder with all it holds; does nothing when there is none.
    func remove(_ path: String)
    /// A short text that changes when a tool or a module is installed anew; `nil` when it is not there.
    func fingerprint(of path: String) -> String?
    /// Runs a tool to its end.
    func run(_ command: ToolInvocation) throws(EnvironmentFailure) -> ToolOutcome
}

/// Paths of the tools a build uses.
public struct AppBuildTools: Sendable, Hashable {
    /// The Swift compiler; `nil` when none was found.
    public var compiler: String?
    /// The `segue-sources` executable; `nil` when it was not found.
    public var segueSources: String?
    /// The folder with the compiled modules of the runtime.
    public var runtimeModules: String
    /// The folder for what may be kept from one run to the next.
    public var cache: String
    /// A folder for files of a single run, where the cache cannot be written.
    public var temporary: String

    /// Says where the tools are.
    public init(
        compiler: String?, segueSources: String?, runtimeModules: String, cache: String, temporary: String = "/tmp"
    ) {
        self.compiler = compiler
        self.segueSources = segueSources
        self.runtimeModules = runtimeModules
        self.cache = cache
        self.temporary = temporary
    }
}

/// A tool with its arguments.
public struct ToolInvocation: Sendable, Hashable {
    /// The path of the tool.
    public var executable: String
    /// Its arguments, without its own name.
    public var arguments: [String]
    /// Wall-clock seconds after which it is ended.
    public var limit: Double
    /// What it reads from standard input.
    public var input: [UInt8]

    /// Makes a call of a tool.
    public init(executable: String, arguments: [String], limit: Double, input: [UInt8] = []) {
        self.executable = executable
        self.arguments = arguments
        self.limit = limit
        self.input = input
    }
}

/// How a tool ended.
public struct ToolOutcome: Sendable, Hashable {
    /// The ways to end.
    public enum Ending: Sendable, Hashable {
        case exited(Int32)
        case signalled(Int32)
        case outOfTime
    }

    /// How it ended.
    public var ending: Ending
    /// What it wrote to standard error.
    public var errors: String
    /// What it wrote to standard output.
    public var output: [UInt8]

    /// Makes an outcome.
    public init(ending: Ending, errors: String = "", output: [UInt8] = []) {
        self.ending = ending
        self.errors = errors
        self.output = output
    }
}

extension ToolOutcome {
    /// How a tool of that name failed, and the line of its words that tells most: `swiftc ended with status 1: error: …`.
    func failure(of name: String) -> String {
        let lines = errors.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
        let said = lines.first { $0.contains("error:") } ?? lines.last ?? "it said nothing"
        let how =
            switch ending {
            case .exited(let status): "ended with status \(status)"
            case .signalled(let number): "was ended by signal \(number)"
            case .outOfTime: "did not end in time"
            }
        return "\(name) \(how): \(said)"
    }

    /// The system's words for an output that cannot be written, when the tool failed for that reason.
    var unwritableOutput: String? {
        ["No space left on device", "Read-only file system", "Disk quota exceeded"].first(where: errors.contains)
    }
}
