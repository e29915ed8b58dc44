import AnimationCore
import CommandArguments
import Reporters
import SourceText

/// `segue animate`: the values and the picture of curves and springs.
struct AnimateCommand: ReportingCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, svg }

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "animate",
            abstract: "Prints or plots the values of timing curves, springs and keyframes.",
            discussion: """
                The values are the ones the animations of a walk have: computed, not measured. Several motions come \
                beside each other, sampled at the same times.

                    segue animate ease-in-out
                    segue animate ease-out 'spring(duration: 0.5, bounce: 0.2)' --format svg -o compare.svg
                    segue animate 0.25,0.1,0.25,1 --from 0 --to 667 --duration 0.4

                A curve is a name of Core Animation, UIKit or CSS (linear, ease-in, ease-out, ease-in-out, default, \
                easeInOut, curveEaseOut, step-end …), four numbers or cubic-bezier(x1, y1, x2, y2), or \
                steps(4, start). A spring is written in one of these forms; velocity is in distances per second and \
                may be left out:

                    spring(mass: 1, stiffness: 100, damping: 10, velocity: 0)   CASpringAnimation
                    spring(damping-ratio: 0.7, duration: 0.5, velocity: 0)      UIView.animate(…usingSpringWithDamping:)
                    spring(duration: 0.5, bounce: 0.2)                          UIView.animate(springDuration:bounce:)
                    spring(response: 0.5, damping: 0.8)                         SwiftUI's response and damping fraction

                A file (.yml, .yaml, .json) holds animations with names, with keyframes, delays and repetitions; \
                docs/animation.md describes it:

                    animations:
                      slide: {curve: ease-out, from: 0, to: 667, duration: 0.4, delay: 0.1}
                      shake: {keyframes: [0, 10, -10, 0], duration: 0.3, repeat: 2}

                A curve takes as long as --duration says, a second unless told otherwise. A spring takes until it has \
                settled or as long as UIKit runs it; --duration cuts it off. After its end an animation shows its last \
                value.
                """)
    }

    @Argument(help: ArgumentHelp("Curves, springs and files of animations.", valueName: "curve|spring|file"))
    var motions: [String] = []

    @Option(name: .shortAndLong, help: ArgumentHelp("Into how many stretches the time is divided.", valueName: "count"))
    var samples = 20

    @Option(name: .shortAndLong, help: ArgumentHelp("How long the curves take.", valueName: "seconds"))
    var duration: Double?

    @Option(help: ArgumentHelp("The value at the start.", valueName: "number"))
    var from = 0.0

    @Option(help: ArgumentHelp("The value at the end.", valueName: "number"))
    var to = 1.0

    @Option(name: .shortAndLong, help: "A table, a JSON document or a plot.")
    var format = Format.text

    @OptionGroup var output: OutputOptions

    mutating func validate() throws {
        guard !motions.isEmpty else { throw ValidationError("Name a curve, a spring or a file.") }
        guard (1...100_000).contains(samples) else {
            throw ValidationError("--samples takes a number from 1 to 100000, not \(samples).")
        }
        if let duration, !(duration > 0 && duration <= 1e6) {
            throw ValidationError("--duration takes a number of seconds greater than 0.")
        }
        guard from.isFinite, to.isFinite else { throw ValidationError("--from and --to take finite numbers.") }
    }

    func run(in tool: Tool) throws -> ExitStatus {
        let delivery = try Delivery(output, tool)
        var animations: [AnimationReport.Animation] = []
        var status = ExitStatus.success
        for text in motions {
            if isFile(text, tool) {
                let source = SourceFile(path: text, bytes: try tool.files.read(text))
                let file = try AnimationFile(parsing: source, duration: duration ?? 1)
                status = max(status, tool.report(file.problems, status: .unreadableInput) { _ in source })
                animations += file.animations
            } else {
                animations.append(.init(name: text, track: try track(text)))
            }
        }
        guard status == .success else { return status }
        let report = AnimationReport(animations, samples: samples)
        switch format {
        case .text: try delivery.deliver(text: report.text())
        case .json: try delivery.deliver(document: report.json(generator: OutputFile.signature))
        case .svg: try delivery.deliver(text: report.svg(), comment: ("<!-- ", " -->"))
        }
        return .success
    }

    private func track(_ text: String) throws -> AnimationTrack {
        do throws(WrittenMotion.Problem) {
            let written = try WrittenMotion(parsing: text)
            return AnimationTrack(
                from: .scalar(from), to: .scalar(to), motion: written.motion,
                duration: duration ?? written.duration ?? 1)
        } catch {
            throw Stop(.usage, error.message, hint: error.hint)
        }
    }

    /// Whether an argument names a file: by its ending, by a folder in its name, or because there is one.
    private func isFile(_ text: String, _ tool: Tool) -> Bool {
        let endings = [".yml", ".yaml", ".json"]
        return endings.contains { text.hasSuffix($0) } || text.contains("/") || tool.files.kind(of: text) == .file
    }
}
