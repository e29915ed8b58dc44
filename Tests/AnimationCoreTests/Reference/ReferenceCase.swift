import Foundation
import Synchronization
import TestSupport
import Testing

/// One case of a reference file: expected values from closed formulas with 50 digits, or measured by others on Apple's
/// systems.
struct ReferenceCase: Sendable, CustomTestStringConvertible {
    let file: String
    let id: String
    let kind: String
    let input: JSON
    let expected: JSON

    var testDescription: String { id }
}

/// The reference files, which lie beside the package; see `Fixtures.reference`.
enum Reference {
    /// A file's cases; none where the folder is absent.
    static func cases(_ file: String) -> [ReferenceCase] {
        guard Fixtures.hasReference else { return [] }
        guard let data = try? Fixtures.referenceData(file), let json = try? JSONDecoder().decode(JSON.self, from: data)
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
    static func find(_ id: String, in file: String) throws -> ReferenceCase {
        try #require(cases(file).first { $0.id == id }, "\(file) has no case \(id)")
    }

    fileprivate static let ran = Mutex<[String: Int]>([:])
}

/// A JSON value that is read with little ado; what is not there reads as null.
enum JSON: Sendable, Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    subscript(key: String) -> JSON {
        if case .object(let members) = self { members[key] ?? .null } else { .null }
    }

    subscript(index: Int) -> JSON { array[index] }

    var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// The number; infinite for the text "inf", nil for anything else.
    var number: Double? {
        switch self {
        case .number(let value): value
        case .string("inf"): .infinity
        default: nil
        }
    }

    var double: Double { number ?? .nan }
    var bool: Bool { if case .bool(let value) = self { value } else { false } }
    var string: String { if case .string(let value) = self { value } else { "" } }
    var array: [JSON] { if case .array(let values) = self { values } else { [] } }
    var object: [String: JSON] { if case .object(let members) = self { members } else { [:] } }
    var doubles: [Double] { array.map(\.double) }
}

extension ReferenceCase {
    /// Counts the case as run.
    func begin() {
        Reference.ran.withLock { $0[file, default: 0] += 1 }
    }

    /// Fails unless the value is the expected one within the tolerance: as given, else 1e-9, relative above 1.
    func expect(
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
    func expect(
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
    func fail(_ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
        Issue.record("\(id): \(message)", sourceLocation: sourceLocation)
    }
}

/// Prints how many cases of a file have run, and fails where some have not; says so where the folder is absent.
struct CountsCases: SuiteTrait, TestScoping {
    let file: String

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        guard Fixtures.hasReference else {
            print("\(file): skipped, the reference folder is absent (SEGUE_REFERENCE)")
            return
        }
        let ran = Reference.ran.withLock { $0[file] ?? 0 }
        let count = Reference.cases(file).count
        print("\(file): \(ran) of \(count) cases run")
        #expect(ran == count && count > 0, "\(file): \(ran) of \(count) cases run")
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test where the reference folder is absent.
    static var needsReference: Self {
        .enabled(if: Fixtures.hasReference, "needs the reference folder: set SEGUE_REFERENCE")
    }
}

extension SuiteTrait where Self == CountsCases {
    /// Counts the cases of a reference file that the suite runs.
    static func counts(_ file: String) -> Self { CountsCases(file: file) }
}
