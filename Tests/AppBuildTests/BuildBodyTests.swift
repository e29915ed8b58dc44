import SourceText
import Testing

@testable import AppBuild

/// The bodies of functions that do not compile are left out, where no other part of their file is at fault.
@Suite struct BuildBodyTests {
    private let request = AppBuildRequest(sources: ["App"], module: "Demo")

    /// A compiler that complains until the rewrite is told of every line it complains about.
    private func environment(
        _ errors: [String], bodies: [String: String], more: [String] = []
    ) -> FakeEnvironment {
        let copying = FakeEnvironment.copying(bodies: bodies)
        return FakeEnvironment(
            ["App/A.swift": "1\n2\n3\n4\n", "App/B.swift": "1\n"],
            rewrite: { environment, command in
                let outcome = copying(environment, command)
                environment.set("/omitted", command.arguments.joined(separator: "\n"))
                return outcome
            },
            compile: { environment, command in
                let told = environment.text("/omitted") ?? ""
                for round in [errors, more] {
                    let open = round.filter { error in
                        let parts = error.split(separator: ":")
                        let isIncluded = command.arguments.contains {
                            $0.hasSuffix("Copy_\(parts[0].split(separator: "/").last ?? "")")
                        }
                        return isIncluded && !told.contains("\(parts[1]):\(parts[2]):\(parts[0])")
                    }
                    if !open.isEmpty {
                        return ToolOutcome(ending: .exited(1), errors: open.joined(separator: "\n"))
                    }
                }
                environment.writeLibrary(command)
                return ToolOutcome(ending: .exited(0))
            })
    }

    @Test func aBodyIsLeftOutAndTheFileStays() throws {
        let environment = environment(
            [
                "App/A.swift:2:1: error: cannot find 'UIFoo' in scope", "App/A.swift:2:1: error: another",
                "App/A.swift:4:1: error: no",
            ],
            bodies: ["App/A.swift:2": "A.f()", "App/A.swift:4": "A.g()"])
        let build = try AppBuilder(environment).build(request)
        #expect(build.library != nil)
        #expect(build.leftOut.isEmpty)
        #expect(build.omissions.map(\.member) == ["A.f()", "A.g()"])
        #expect(build.omissions.map(\.reason) == ["cannot find 'UIFoo' in scope", "no"])
        #expect(build.omissions[0].furtherErrors.map(\.message) == ["another"])
        #expect(build.omissions[0].classes.isEmpty)
        let problem = build.omissions[0].problem
        #expect(problem.identifier == "app-body-left-out")
        #expect(problem.position == SourcePosition(path: "App/A.swift", line: 2, column: 1))
        #expect(problem.fixHint == "segue's UIKit does not have UIFoo")
        let told = environment.calls.last { $0.executable != "/bin/swiftc" }?.arguments ?? []
        #expect(told.contains("2:1:App/A.swift") && told.contains("cannot find 'UIFoo' in scope"))
        #expect(try AppBuilder(environment).build(request).omissions == build.omissions)
    }

    @Test func anErrorOutsideBodiesLeavesTheFileOutForItsFirstError() throws {
        let environment = environment(
            ["App/A.swift:2:1: error: first", "App/A.swift:1:1: error: outside"], bodies: ["App/A.swift:2": "A.f()"])
        let build = try AppBuilder(environment).build(request)
        #expect(build.leftOut == ["App/A.swift"])
        #expect(build.omissions.map(\.member) == [nil])
        #expect(build.omissions.map(\.reason) == ["first"])
        #expect(build.omissions[0].furtherErrors.map(\.message) == ["outside"])
    }

    /// Each error is an argument of the rewrite tool, and a command line has an end.
    @Test func aFileWithThousandsOfErrorsIsLeftOutAtOnce() throws {
        let errors = (1...3000).map { "App/A.swift:\($0):1: error: no" }
        let environment = environment(errors, bodies: [:])
        let build = try AppBuilder(environment).build(request)
        #expect(build.leftOut == ["App/A.swift"])
        #expect(build.omissions[0].furtherErrors.count == 2999)
        #expect(environment.calls.allSatisfy { !$0.arguments.contains("--omit-body") })
    }

    @Test func errorsThatTheFirstRoundHidAreTakenInTheNext() throws {
        let environment = environment(
            ["App/A.swift:2:1: error: first"], bodies: ["App/A.swift:2": "A.f()", "App/A.swift:3": "A.g()"],
            more: ["App/A.swift:3:1: error: second"])
        let build = try AppBuilder(environment).build(request)
        #expect(build.omissions.map(\.member) == ["A.f()", "A.g()"])
        #expect(environment.compilations == 3)
    }

    @Test func aBodyWhoseOmissionDoesNotHelpCostsTheFile() throws {
        let environment = FakeEnvironment(
            ["App/A.swift": "1\n2\n", "App/B.swift": ""],
            rewrite: FakeEnvironment.copying(bodies: ["App/A.swift:2": "f()"]),
            compile: { environment, command in
                guard command.arguments.contains(where: { $0.hasSuffix("Copy_A.swift") }) else {
                    environment.writeLibrary(command)
                    return ToolOutcome(ending: .exited(0))
                }
                return ToolOutcome(ending: .exited(1), errors: "App/A.swift:2:1: error: stubborn")
            })
        let build = try AppBuilder(environment).build(request)
        #expect(build.leftOut == ["App/A.swift"])
        #expect(build.omissions.map(\.reason) == ["stubborn"])
        #expect(environment.compilations < 8)
    }
}
