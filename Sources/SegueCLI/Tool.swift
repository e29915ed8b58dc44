import ChildProcesses
import CommandArguments
import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a command works with: everything outside the process that it may touch.
struct Tool {
    let terminal: Terminal
    let files: FileSystem
    /// The variables the process was given; read when asked for, which most commands never do.
    var environment: [String: String] { readEnvironment() }
    /// The path of the running program, beside which its companions lie; `nil` where the system does not tell.
    var executable: String? { findExecutable() }
    /// The program that keeps watch over children, this one in another mode; `nil` where the running program is not segue,
    /// as in tests, or the system cannot do it.
    var supervisor: String? { findSupervisor() }
    /// Where `--watch` learns of changes.
    let changes: any ChangeSource

    private let readEnvironment: () -> [String: String]
    private let findExecutable: () -> String?
    private let findSupervisor: () -> String?

    init(
        terminal: Terminal, files: FileSystem, environment: @autoclosure @escaping () -> [String: String],
        executable: @autoclosure @escaping () -> String?,
        supervisor: @autoclosure @escaping () -> String? = nil, changes: any ChangeSource = SystemChanges()
    ) {
        self.terminal = terminal
        self.files = files
        self.changes = changes
        readEnvironment = environment
        findExecutable = executable
        findSupervisor = supervisor
    }
}

extension Tool {
    /// The same tool with its output in memory: no terminal, no colours.
    func writing(
        _ output: @escaping (String) -> Void, errors: @escaping (String) -> Void
    ) -> Tool {
        Tool(
            terminal: Terminal(output: .memory(output), errors: .memory(errors)), files: files,
            environment: self.environment, executable: self.executable, supervisor: self.supervisor, changes: changes)
    }
}

/// A command of segue: it answers with how the process is to end, and leaves ending it to `main`.
protocol ToolCommand: ParsableCommand {
    /// Whether its text has colours.
    var color: ColorChoice { get }

    /// Does the work.
    ///
    /// Throws ``Stop``, or a `Diagnostic` about an input that cannot be read.
    mutating func run(in tool: Tool) throws -> ExitStatus
}

/// A command that reports something.
protocol ReportingCommand: ToolCommand {
    /// Where its report goes, and whether text has colours.
    var output: OutputOptions { get }
}

extension ReportingCommand {
    var color: ColorChoice { output.color }
}

/// The program `segue`.
public enum SegueTool {
    /// Runs the command that `arguments` name, without the program's own name, and answers with the exit status.
    public static func main(_ arguments: [String]) -> Int32 {
        if arguments.first == Supervisor.command { return Supervisor.run(Array(arguments.dropFirst())) }
        // A reader that goes away is told by the write that fails; it must not end the process in the middle of its work.
        signal(SIGPIPE, SIG_IGN)
        let tool = Tool(
            terminal: .standard(environment: variables(Terminal.variables)), files: FileSystem(),
            environment: ProcessInfo.processInfo.environment, executable: ExecutablePath.current,
            supervisor: Supervisor.isAvailable ? ExecutablePath.current : nil)
        let status = run(arguments, in: tool).rawValue
        // The report of what was done before the signal is written; the caller sees that the signal ended the command.
        if let number = ChildGroups.unfinishedInterruption { ChildGroups.die(of: number) }
        return status
    }

    /// Some of the environment's variables, without making a dictionary of all.
    private static func variables(_ names: [String]) -> [String: String] {
        names.reduce(into: [:]) { variables, name in
            variables[name] = getenv(name).map { String(cString: $0) }
        }
    }

    static func run(_ arguments: [String], in tool: Tool) -> ExitStatus {
        let status = perform(arguments, in: tool)
        tool.terminal.clearProgress()
        guard let failure = tool.terminal.failure else { return status }
        tool.terminal.complain("the output could not be written: \(failure)")
        return .internalError
    }

    /// Runs a command by its own type: of `any ParsableCommand` the cast would ask the runtime twice, and each time it
    /// goes over all conformances of the executable.
    private static func run<Command: ParsableCommand>(_ command: Command, in tool: Tool) throws -> ExitStatus {
        guard var toolCommand = command as? any ToolCommand else {
            var command = command
            try command.run()
            return .success
        }
        tool.terminal.use(toolCommand.color)
        return try toolCommand.run(in: tool)
    }

    private static func perform(_ arguments: [String], in tool: Tool) -> ExitStatus {
        do {
            return try run(SegueCommand.parseAsRoot(arguments), in: tool)
        } catch let stop as Stop {
            tool.terminal.complain(stop.message, hint: stop.hint)
            return stop.status
        } catch let diagnostic as Diagnostic {
            return tool.report([diagnostic], status: .unreadableInput)
        } catch {
            let columns = min(tool.terminal.output.columns ?? 80, 100)
            let text = SegueCommand.fullMessage(for: error, columns: columns, nearest: nearestName)
            let status = ExitStatus(rawValue: SegueCommand.exitCode(for: error).rawValue) ?? .internalError
            if status == .success { tool.terminal.write(text + "\n") } else { tool.terminal.say(text) }
            return status
        }
    }
}
