import ClassIndex

/// The command line of `segue-sources`, which other parts of the project call; people rarely do.
struct ToolArguments: Equatable {
    enum Command: String {
        case index, check, rewrite
    }

    var command: Command
    var output = ""
    var module = "App"
    var platform = SourcePlatform.iOS
    var runtimeModule = "UIKit"
    var leftOut: [String] = []
    var omitted: [String] = []
    var bodies: [BodyOmissions.Request] = []
    var sources: [String] = []

    init(_ arguments: [String]) throws(SourcesTool.Failure) {
        func mistake(_ text: String) -> SourcesTool.Failure {
            SourcesTool.Failure(description: "\(text)\n\(SourcesTool.usage)", status: 64)
        }
        guard let name = arguments.first, let command = Command(rawValue: name) else {
            throw mistake("the first argument is index, check or rewrite")
        }
        self.command = command
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument != "-" else {
                sources.append(argument)
                continue
            }
            if argument == "--" {
                sources += rest
                break
            }
            guard let value = rest.popFirst() else { throw mistake("\(argument) needs a value") }
            switch argument {
            case "--output": output = value
            case "--module": module = value
            case "--runtime-module": runtimeModule = value
            case "--leave-out": leftOut.append(value)
            case "--omit": omitted.append(value)
            case "--omit-body":
                guard let request = BodyOmissions.Request(value, reason: "") else {
                    throw mistake("\(value) is not LINE:COLUMN:SOURCE")
                }
                bodies.append(request)
            case "--because":
                guard !bodies.isEmpty else { throw mistake("--because follows an --omit-body") }
                bodies[bodies.count - 1].reason = value
            case "--platform":
                guard let known = SourcePlatform(rawValue: value) else {
                    throw mistake("\(value) is none of iOS, tvOS, watchOS, macOS")
                }
                platform = known
            default: throw mistake("\(argument) is not an option")
            }
        }
        guard !output.isEmpty || command == .check else { throw mistake("--output is missing") }
        guard !sources.isEmpty else { throw mistake("there are no sources to read") }
    }
}
