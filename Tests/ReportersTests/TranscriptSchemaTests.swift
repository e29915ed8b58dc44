import Foundation
import Reporters
import SourceText
import TestSupport
import Testing
import Walkthrough

/// What transcripts write for programs is what `docs/schemas/transcript.schema.json` describes.
@Suite struct TranscriptSchemaTests {
    private static func schema() throws -> JSONSchema {
        let url = Fixtures.packageRoot.appendingPathComponent("docs/schemas/transcript.schema.json")
        return try JSONSchema(json: Data(contentsOf: url))
    }

    private func accepts(_ transcripts: [Transcript], generator: String? = "segue test") throws -> Bool {
        let text = TranscriptJSON.report(transcripts, generator: generator)
        return try Self.schema().accepts(JSON(JSONSerialization.jsonObject(with: Data(text.utf8))))
    }

    @Test func theSampleIsAccepted() throws {
        var sampled = SampleTranscript.sample(0, "A", "from", .infinity)
        sampled.properties = ["layer.opacity": [0.5, .nan]]
        var result = SampleTranscript.result(0, .passed, 0, 0)
        result.samples = [sampled]
        var transcript = Transcript(header: SampleTranscript.header)
        transcript.append(.step(result))
        #expect(try accepts([SampleTranscript.transcript, transcript]))
    }

    @Test func appCodeIsAccepted() throws {
        let summaries = [
            TranscriptAppCodeTests.partial, AppCodeSummary(), AppCodeSummary(mode: .read, files: 2),
        ]
        for summary in summaries { #expect(try accepts([TranscriptAppCodeTests.transcript(summary)])) }
    }

    @Test func whatWasNotCarriedOutIsAccepted() throws {
        let problem = Diagnostic(
            .error, "not-xml", "no", path: "A", position: SampleTranscript.place(1), notes: [.init("why")], fixHint: "x"
        )
        var transcript = Transcript(header: SampleTranscript.header)
        transcript.giveUp([problem])
        #expect(try accepts([transcript, Transcript(unreadScript: "w.yml", [problem]), Transcript()]))
        #expect(try accepts([], generator: nil))
    }

    /// Every name that a value can have is in it.
    @Test func namesAreThoseOfTheTypes() throws {
        let definitions = try Self.schema().root["definitions"]
        func choices(_ definition: String, _ key: String) -> Set<String> {
            guard case .array(let elements)? = definitions?[definition]?["properties"]?[key]?["enum"] else { return [] }
            return Set(elements.compactMap { if case .string(let text) = $0 { text } else { nil } })
        }
        #expect(choices("event", "kind").isSuperset(of: TranscriptEvent.Kind.allCases.map(\.rawValue)))
        #expect(choices("document", "kind") == Set(StepResult.Document.Kind.allCases.map(\.rawValue)))
        #expect(choices("appCode", "mode") == Set(AppCodeSummary.Mode.allCases.map(\.rawValue)))
        #expect(choices("device", "idiom") == Set(DeviceSpec.Idiom.allCases.map(\.rawValue)))
        #expect(choices("diagnostic", "severity") == Set(Diagnostic.Severity.allCases.map(\.rawValue)))
    }

    @Test func anotherVersionOrAnUnknownKeyIsRefused() throws {
        let text = TranscriptJSON.report([SampleTranscript.transcript])
        for (old, new) in [("\"version\" : 2", "\"version\" : 1"), ("\"strict\"", "\"strikt\"")] {
            let changed = text.replacingOccurrences(of: old, with: new)
            try #require(changed != text)
            let value = try JSON(JSONSerialization.jsonObject(with: Data(changed.utf8)))
            #expect(try !Self.schema().accepts(value))
        }
    }
}
