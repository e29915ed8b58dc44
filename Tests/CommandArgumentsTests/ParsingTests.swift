import CommandArguments
import Testing

@Suite struct ParsingTests {
    private func check(_ arguments: String...) throws -> Check {
        try #require(try Tool.parseAsRoot(["check"] + arguments) as? Check)
    }

    private func convert(_ arguments: String...) throws -> Convert {
        try #require(try Tool.parseAsRoot(["convert"] + arguments) as? Convert)
    }

    @Test func defaultsStandWhereNothingIsGiven() throws {
        let command = try check("a.storyboard")
        #expect(command.files == ["a.storyboard"])
        #expect(command.format == .text)
        #expect(command.jobs == nil)
        #expect(command.exclude == [])
        #expect(!command.quiet)
        #expect(command.color)
        #expect(command.verbosity == 0)
        #expect(command.output.output == nil)
    }

    @Test(arguments: [
        ["--format", "json", "a"], ["--format=json", "a"], ["-f", "json", "a"], ["-f=json", "a"],
        ["a", "--format", "json"], ["-qf", "json", "a"], ["--format", "text", "a", "--format", "json"],
    ])
    func anOptionMayStandAnywhereInEachSpelling(arguments: [String]) throws {
        let command = try #require(try Tool.parseAsRoot(["check"] + arguments) as? Check)
        #expect(command.format == .json)
        #expect(command.files == ["a"])
    }

    @Test func flagsInvertCountAndCluster() throws {
        #expect(try !check("--no-color", "a").color)
        #expect(try check("--no-color", "--color", "a").color)
        #expect(try check("-vv", "-v", "a").verbosity == 3)
        let clustered = try check("-qvv", "a")
        #expect(clustered.quiet && clustered.verbosity == 2)
    }

    @Test func arraysGather() throws {
        let command = try check("a", "--exclude", "x", "b", "--exclude=y", "c")
        #expect(command.files == ["a", "b", "c"])
        #expect(command.exclude == ["x", "y"])
        #expect(try convert("--keep", "x", "y", "--fast", "source").keep == ["x", "y"])
    }

    @Test func enumerableFlagsAndTransforms() throws {
        #expect(try convert("a", "--fast").speed == .fast)
        #expect(try convert("a", "--fast", "--slow").speed == .slow)
        #expect(try convert("a", "--size", "3x4").size == Size("3x4"))
    }

    @Test func positionalArgumentsFillInOrder() throws {
        let one = try convert("a")
        #expect(one.source == "a" && one.target == nil)
        let two = try convert("a", "b")
        #expect(two.source == "a" && two.target == "b")
    }

    @Test func twoDashesEndOptions() throws {
        #expect(try check("--", "--format", "-q").files == ["--format", "-q"])
    }

    @Test func aDashAloneAndNegativeNumbersAreValues() throws {
        #expect(try check("-", "-5").files == ["-", "-5"])
        #expect(try check("a", "--jobs", "-5").jobs == -5)
        #expect(try check("a", "--jobs=-5").jobs == -5)
    }

    @Test func anEmptyStringIsAValue() throws {
        #expect(try check("", "--output", "").output.output == "")
        #expect(try check("a", "--output=").output.output == "")
        #expect(try check("a", "--output=x=y").output.output == "x=y")
    }

    @Test func groupsParseWithTheirCommand() throws {
        let command = try check("a", "--output", "out.json", "--debug-output")
        #expect(command.output.output == "out.json")
        #expect(command.output.debugOutput)
    }

    @Test func groupsMayHoldGroups() throws {
        struct Outer: ParsableArguments {
            @OptionGroup var inner: OutputOptions
            @Flag var loud = false
        }
        let outer = try Outer.parse(["--loud", "--output", "x"])
        #expect(outer.loud && outer.inner.output == "x")
    }

    @Test func aliasesNameACommand() throws {
        #expect(try Tool.parseAsRoot(["lint", "a"]) is Check)
    }

    @Test func argumentsParseOnTheirOwn() throws {
        #expect(try OutputOptions.parse(["--output", "x"]).output == "x")
        #expect(try Check.parse(["x"]).files == ["x"])
    }

    @Test func valuesStayValues() throws {
        let first = try check("a")
        var second = first
        second.files.append("b")
        #expect(first.files == ["a"])
    }

    @Test func aToolWithoutWordsParsesAsItself() throws {
        var command = try Tool.parseAsRoot([])
        #expect(command is Tool)
        #expect(throws: CleanExit.self) { try command.run() }
    }
}
