import Foundation
import TestSupport
import Testing
import XMLTree

@testable import SegueCLI
@testable import SourceText

@Suite struct AnimateCommandTests {
    let tool: TestTool

    init() throws { tool = try TestTool() }

    @Test func aCurveAsATable() {
        #expect(
            tool.run("animate", "ease-in-out", "--samples", "2", "--from", "0", "--to", "667", "--duration", "0.4")
                == .success)
        expectSameText(
            tool.output,
            """
            ease-in-out: cubic-bezier(0.42, 0, 0.58, 1), 0.4 s

             time  ease-in-out
            0.000         0.00
            0.200       333.50
            0.400       667.00

            """)
    }

    /// Every name for a curve is that curve, whoever's name it is.
    @Test(arguments: [
        ("linear", "0, 0, 1, 1"), (".curveLinear", "0, 0, 1, 1"), ("easeIn", "0.42, 0, 1, 1"),
        ("kCAMediaTimingFunctionEaseIn", "0.42, 0, 1, 1"), ("curveEaseOut", "0, 0, 0.58, 1"),
        ("easeInOut", "0.42, 0, 0.58, 1"), ("easeInEaseOut", "0.42, 0, 0.58, 1"), ("default", "0.25, 0.1, 0.25, 1"),
        ("ease", "0.25, 0.1, 0.25, 1"), ("0.1,0.2,0.3,0.4", "0.1, 0.2, 0.3, 0.4"),
        ("cubic-bezier(0.1, -2, 0.3, 3)", "0.1, -2, 0.3, 3"),
    ])
    func namesOfCurves(name: String, points: String) {
        #expect(tool.run("animate", name, "-s", "1") == .success)
        #expect(tool.output.contains(": cubic-bezier(\(points))"), "\(tool.output)")
    }

    @Test(arguments: [
        ("eas-in", "there is no curve \"eas-in\"", "did you mean ease-in?"),
        ("sprin(mass: 1)", "there is no curve function \"sprin\"", "did you mean spring(…)?"),
        ("1,2,3", "a Bézier curve takes four numbers: x1, y1, x2, y2", ""),
        ("1.5,0,1,1", "x1 and x2 of a Bézier curve lie from 0 to 1; 1.5 does not", ""),
        ("steps(0)", "steps takes a number of steps from 1 up", ""),
        ("steps(3, begin)", "steps cannot jump at \"begin\"", "known: start, end"),
        ("spring(mas: 1)", "a spring has no \"mas\"", "did you mean mass?"),
        ("spring(mass: one)", "\"one\" is not a number", ""),
        ("spring(mass: 0)", "mass must be greater than 0", ""),
        ("spring(damping: -1)", "damping must be at least 0", ""),
        ("spring(bounce: 0.2)", "a spring with bounce needs duration too", ""),
        ("spring(response: 0.2)", "a spring with response needs damping too", ""),
        ("spring(duration: 0.2)", "a spring with a duration needs bounce or damping-ratio too", ""),
        ("spring(duration: 1, bounce: 0.2, mass: 2)", "mass does not go with duration and bounce", "the forms are"),
        ("spring(duration: 1, bounce: 1.2)", "bounce lies between -1, which is left out, and 1", ""),
        ("spring(0.5)", "\"0.5\" has no name", ""),
    ])
    func mistakes(text: String, message: String, hint: String) {
        #expect(tool.run("animate", text) == .usage)
        #expect(tool.output.isEmpty)
        #expect(tool.errors.contains(message) && (hint.isEmpty || tool.errors.contains(hint)), "\(tool.errors)")
    }

    @Test func mistakesInAFileAreShownAllAtOnce() throws {
        let path = try tool.folder.write(
            """
            animations:
              ease: eas-in-out
              slide: {curve: ease-out, form: 0, to: 667}
              pop: {spring: {damping-rato: 0.6, duration: 0.5}}
              none: {from: 1}
              steps: {curve: steps(4, start)}
              shake: {keyframes: [0, [1, 2]]}
              late: {keyframes: [0, 1], times: [0, 2]}
              kinds: {curve: linear, from: 1, to: "#ff0000"}
              good: linear
            """, to: "a.yml")
        #expect(tool.run("animate", path) == .unreadableInput)
        #expect(tool.output.isEmpty)
        for place in [
            "2:9: error: there is no curve \"eas-in-out\"", "3:28: error: an animation has no key \"form\"",
            "4:18: error: a spring has no \"damping-rato\"", "5:9: error: an animation needs one of",
            "6:27: error: an animation has no key \"start)\"", "7:26: error: all keyframes must be of one kind",
            "8:40: error: times rise from 0 to 1", "9:39: error: \"from\" and \"to\" must be of one kind",
        ] {
            #expect(tool.errors.contains("a.yml:\(place)"), "\(place) is not in \(tool.errors)")
        }
        #expect(tool.errors.contains("quote a text with commas"))
    }

    @Test(arguments: [
        ("", "the file is empty"), ("animations: {}", "there must be an animation"),
        ("steps: []", "needs \"animations\""),
        ("animations: {a: linear}\nmore: 1", "the file has no key \"more\""), ("a: [", "unreadable-yaml"),
    ])
    func filesThatAreNone(text: String, message: String) throws {
        let path = try tool.folder.write(text, to: "a.yml")
        #expect(tool.run("animate", path) == .unreadableInput)
        #expect(tool.errors.contains(message), "\(tool.errors)")
    }

    @Test func aFileMovesMoreThanNumbers() throws {
        let path = try tool.folder.write(
            """
            animations:
              move: {curve: linear, from: [0, 10], to: [100, 20], delay: 1, duration: 1}
              tint: {curve: linear, from: "#ff0000", to: "#00ff00", duration: 2}
            """, to: "a.yml")
        #expect(tool.run("animate", path, "--samples", "2") == .success)
        expectSameText(
            tool.output,
            """
            move: cubic-bezier(0, 0, 1, 1), 1 s, after 1 s
            tint: cubic-bezier(0, 0, 1, 1), 2 s

             time  move.x  move.y  tint.red  tint.green  tint.blue  tint.alpha
            0.000    0.00   10.00      1.00        0.00       0.00        1.00
            1.000    0.00   10.00      0.50        0.50       0.00        1.00
            2.000  100.00   20.00      0.00        1.00       0.00        1.00

            """)
    }

    /// A plot is XML, the same each time, and has a line and a legend for each animation.
    @Test func thePlot() throws {
        let arguments = ["animate", "ease<in", "steps(3)", "spring(duration: 0.5, bounce: 0.3)", "--format", "svg"]
        #expect(tool.run(arguments) == .usage)
        let sound = arguments.map { $0 == "ease<in" ? "ease-in" : $0 }
        #expect(tool.run(sound) == .success)
        let first = tool.output
        tool.run(sound)
        #expect(tool.output == first)
        let tree = try XMLTree(parsing: SourceFile(path: "plot.svg", bytes: Array(first.utf8)))
        #expect(tree.root.name == "svg")
        let texts = tree.root.children.filter { $0.name == "text" }.compactMap(\.text)
        #expect(texts.suffix(3) == ["ease-in", "steps(3)", "spring(duration: 0.5, bounce: 0.3)"])
        // A stepped curve is drawn with upright and level lines only.
        let steps = try #require(
            first.split(separator: "\n").first { $0.contains("#d55e00") && $0.contains("fill=\"none\"") })
        #expect(steps.contains("V") && !steps.contains("L"), "\(steps)")
    }

    @Test func aPlotInAFileIsReplacedOnlyWhereSegueWroteIt() throws {
        let path = tool.folder.path("plot.svg")
        #expect(tool.run("animate", "linear", "-f", "svg", "-o", path) == .success)
        #expect(tool.run("animate", "ease", "-f", "svg", "-o", path) == .success)
        _ = try XMLTree(parsing: SourceFile(path: path, bytes: Array(Data(contentsOf: URL(fileURLWithPath: path)))))
        try tool.folder.write("<svg/>", to: "plot.svg")
        #expect(tool.run("animate", "ease", "-f", "svg", "-o", path) == .usage)
    }

    @Test func theDocumentIsAsItsSchemaSays() throws {
        let path = try tool.folder.write(
            """
            animations:
              spin: {curve: linear, from: 0, to: 360, repeat: forever}
              shake: {keyframes: [0, 10, 0], mode: cubic}
              swing: {spring: {damping: 0}}
            """, to: "a.yml")
        #expect(tool.run("animate", path, "steps(3, jump-none)", "-f", "json", "-s", "3") == .success)
        let url = Fixtures.packageRoot.appendingPathComponent("docs/schemas/animation.schema.json")
        let schema = try JSONSchema(json: Data(contentsOf: url))
        #expect(try schema.accepts(JSON(JSONSerialization.jsonObject(with: Data(tool.output.utf8)))))
    }

    @Test(arguments: [["animate"], ["animate", "ease", "--samples", "0"], ["animate", "ease", "--duration", "-1"]])
    func commandLinesThatAreWrong(arguments: [String]) { #expect(tool.run(arguments) == .usage) }
}

/// What the command prints are the values of the reference files.
@Suite(.enabled(if: Fixtures.hasReference, "needs the reference vectors: set SEGUE_REFERENCE"))
struct AnimateReferenceTests {
    private struct Case: Decodable {
        let id: String
        let kind: String
        let input: [String: Value]
        let expected: [String: Value]
    }

    private enum Value: Decodable {
        case number(Double), numbers([Double]), other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let numbers = try? container.decode([Double].self) {
                self = .numbers(numbers)
            } else {
                self = .other
            }
        }

        var number: Double? { if case .number(let number) = self { number } else { nil } }
        var numbers: [Double] { if case .numbers(let numbers) = self { numbers } else { [] } }
    }

    private func cases(_ file: String) throws -> [Case] {
        try JSONDecoder().decode([Case].self, from: Fixtures.referenceData(file))
    }

    private func progress(_ arguments: [String]) throws -> [Double] {
        struct Document: Decodable {
            struct Entry: Decodable {
                struct Value: Decodable { let progress: Double }
                let values: [Value]
            }
            let animations: [Entry]
        }
        let tool = try TestTool()
        #expect(tool.run(["animate"] + arguments + ["--format", "json"]) == .success, "\(arguments): \(tool.errors)")
        let document = try JSONDecoder().decode(Document.self, from: Data(tool.output.utf8))
        return document.animations[0].values.map(\.progress)
    }

    @Test func curves() throws {
        var checked = 0
        for test in try cases("timing-functions.json") where test.kind == "cubic-bezier" {
            let points = try #require(test.input["controlPoints"]?.numbers)
            let expected = try #require(test.expected["y"]?.numbers)
            let tolerances = test.expected["tolerance"]?.numbers ?? []
            let values = try progress([points.map { "\($0)" }.joined(separator: ","), "-s", "\(expected.count - 1)"])
            #expect(values.count == expected.count)
            for (index, (value, y)) in zip(values, expected).enumerated() {
                #expect((value - y).magnitude <= (tolerances.isEmpty ? 1e-9 : tolerances[index]), "\(test.id) \(index)")
            }
            checked += 1
        }
        #expect(checked == 36)
    }

    @Test func springs() throws {
        var checked = 0
        for test in try cases("springs.json") where test.kind == "caspring" {
            guard let stiffness = test.input["stiffness"]?.number, let damping = test.input["damping"]?.number,
                let mass = test.input["mass"]?.number, let velocity = test.input["initialVelocity"]?.number,
                damping <= 2 * (stiffness * mass).squareRoot()
            else { continue }
            let times = test.input["times"]?.numbers ?? []
            let expected = test.expected["value"]?.numbers ?? []
            let text = "spring(mass: \(mass), stiffness: \(stiffness), damping: \(damping), velocity: \(velocity))"
            let values = try progress([text, "--duration", "\(times[24])", "--samples", "24"])
            // At the end of its duration an animation is at its end.
            for (index, (value, x)) in zip(values, expected).dropLast().enumerated() {
                #expect((value - x).magnitude <= 1e-9 * max(1, x.magnitude), "\(test.id) at \(times[index])")
            }
            checked += 1
        }
        #expect(checked > 20)
    }

    @Test func springsAsUIKitTakesThem() throws {
        var checked = 0
        for test in try cases("uiview-springs.json") where test.kind == "uiview-duration-damping-velocity" {
            guard let duration = test.input["duration"]?.number, let ratio = test.input["dampingRatio"]?.number,
                let velocity = test.input["initialSpringVelocity"]?.number
            else { continue }
            let expected = test.expected["springValue"]?.numbers ?? []
            let text = "spring(damping-ratio: \(ratio), duration: \(duration), velocity: \(velocity))"
            let values = try progress([text, "--samples", "\(expected.count - 1)"])
            for (index, (value, x)) in zip(values, expected).dropLast().enumerated() {
                #expect((value - x).magnitude <= 1e-9 * max(1, x.magnitude), "\(test.id) \(index)")
            }
            #expect(values.last == 1)
            checked += 1
        }
        #expect(checked > 20)
    }
}
