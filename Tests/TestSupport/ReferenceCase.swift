import Foundation
import Synchronization
import Testing

/// One case of a reference file: expected values from closed formulas with 50 digits, or measured by others on Apple's
/// systems.
public struct ReferenceCase: Sendable, CustomTestStringConvertible {
    public let file: String
    public let id: String
    public let kind: String
    public let input: ReferenceValue
    public let expected: ReferenceValue

    public var testDescription: String { id }
}

/// The reference files, which lie beside the package; see `Fixtures.reference`.
public enum Reference {
    /// A file's cases; none where the folder is absent.
    public static func cases(_ file: String) -> [ReferenceCase] {
        guard Fixtures.hasReference else { return [] }
        guard let data = try? Fixtures.referenceData(file),
            let json = try? JSONDecoder().decode(ReferenceValue.self, from: data)
        else {
            Issue.record("the reference folder has no readable \(file)")
            return []
        }
        return json.array.map {
            ReferenceCase(
                file: file, id: $0["id"].string, kind: $0["kind"].string, input: $0["input"], expected: $0["expected"])
        }
    }

    /// A case of a file by its id.
    public static func find(_ id: String, in file: String) throws -> ReferenceCase {
        try #require(cases(file).first { $0.id == id }, "\(file) has no case \(id)")
    }

    fileprivate static let ran = Mutex<[String: Int]>([:])
}

/// A JSON value that is read with little ado; what is not there reads as null.
public enum ReferenceValue: Sendable, Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([ReferenceValue])
    case object([String: ReferenceValue])

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([ReferenceValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: ReferenceValue].self))
        }
    }

    public subscript(key: String) -> ReferenceValue {
        if case .object(let members) = self { members[key] ?? .null } else { .null }
    }

    public subscript(index: Int) -> ReferenceValue { array[index] }

    public var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// The number; infinite for the text "inf", nil for anything else.
    public var number: Double? {
        switch self {
        case .number(let value): value
        case .string("inf"): .infinity
        default: nil
        }
    }

    public var double: Double { number ?? .nan }
    public var bool: Bool { if case .bool(let value) = self { value } else { false } }
    public var string: String { if case .string(let value) = self { value } else { "" } }
    public var array: [ReferenceValue] { if case .array(let values) = self { values } else { [] } }
    public var object: [String: ReferenceValue] { if case .object(let members) = self { members } else { [:] } }
    public var doubles: [Double] { array.map(\.double) }
}

extension ReferenceCase {
    /// Counts the case as run.
    ///
    /// - Parameter suite: the suite's name, where several run the same file.
    public func begin(in suite: String = "") {
        Reference.ran.withLock { $0[file + suite, default: 0] += 1 }
    }

    /// Fails unless the value is the expected one within the tolerance: as given, else 1e-9, relative above 1.
    public func expect(
        _ value: Double, _ expected: Double, tolerance: Double? = nil, _ what: @autoclosure () -> String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let allowed = tolerance ?? 1e-9 * max(1, expected.magnitude)
        let error = (value - expected).magnitude
        if value == expected || error <= allowed { return }
        Issue.record(
            "\(id) \(what()): \(value) is not \(expected), off by \(error), allowed \(allowed)",
            sourceLocation: sourceLocation)
    }

    /// The same for lists, number by number.
    public func expect(
        _ values: [Double], _ expected: [Double], tolerance: Double? = nil, _ what: @autoclosure () -> String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard values.count == expected.count else {
            Issue.record(
                "\(id) \(what()): \(values.count) values for \(expected.count)", sourceLocation: sourceLocation)
            return
        }
        for (index, (value, wanted)) in zip(values, expected).enumerated() {
            expect(value, wanted, tolerance: tolerance, "\(what()) [\(index)]", sourceLocation: sourceLocation)
        }
    }

    /// A kind of case that no test knows is a failure, not a case passed over.
    public func fail(_ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
        Issue.record("\(id): \(message)", sourceLocation: sourceLocation)
    }
}

/// Prints how many cases of a file have run, and fails where some have not; says so where the folder is absent.
public struct CountsCases: SuiteTrait, TestScoping {
    let file: String
    let suite: String
    let count: Int
    /// Cases that the suite cannot run, and why.
    let passedOver: [(id: String, reason: String)]

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        guard Fixtures.hasReference else {
            print("\(file): skipped, the reference folder is absent (SEGUE_REFERENCE)")
            return
        }
        let ran = Reference.ran.withLock { $0[file + suite] ?? 0 }
        print("\(file)\(suite): \(ran) of \(count) cases run")
        for (id, reason) in passedOver { print("\(file)\(suite): \(id) not run: \(reason)") }
        #expect(ran == count && count > 0, "\(file)\(suite): \(ran) of \(count) cases run")
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test where the reference folder is absent.
    public static var needsReference: Self {
        .enabled(if: Fixtures.hasReference, "needs the reference folder: set SEGUE_REFERENCE")
    }
}

extension SuiteTrait where Self == CountsCases {
    /// Counts the cases of a reference file that the suite runs.
    ///
    /// - Parameters:
    ///   - suite: the suite's name, where several run the same file.
    ///   - cases: the cases that it runs, where those are not all.
    public static func counts(_ file: String, in suite: String = "", cases: [ReferenceCase]? = nil) -> Self {
        CountsCases(file: file, suite: suite, count: (cases ?? Reference.cases(file)).count, passedOver: [])
    }

    /// Counts the cases of a reference file that the suite runs, and lists the others.
    ///
    /// - Parameters:
    ///   - suite: the suite's name, where several run the same file.
    ///   - reason: why the suite cannot run a case; nil where it does.
    public static func counts(
        _ file: String, in suite: String, exceptWhere reason: (ReferenceCase) -> String?
    ) -> Self {
        let cases = Reference.cases(file)
        let passedOver = cases.compactMap { test in reason(test).map { (test.id, $0) } }
        return CountsCases(
            file: file, suite: suite, count: cases.count - passedOver.count, passedOver: passedOver)
    }
}
