import Foundation
import Reporters
import Testing
import Walkthrough

@Suite("Transcripts for programs")
struct TranscriptJSONTests {
    static func document(_ transcripts: [Transcript]) throws -> [String: Any] {
        let text = TranscriptJSON.report(transcripts)
        #expect(text.hasSuffix("}\n"))
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("a version, each walkthrough, each step")
    func report() throws {
        let document = try Self.document([SampleTranscript.transcript])
        #expect(document["version"] as? Int == 2)
        let walks = try #require(document["walkthroughs"] as? [[String: Any]])
        #expect(walks.count == 1)
        #expect(walks[0]["script"] as? String == "walkthrough.yml")
        #expect(walks[0]["passed"] as? Bool == false)
        #expect(walks[0]["finished"] as? Bool == false)
        #expect(walks[0]["ios"] as? Int == 12)
        let counts = try #require(walks[0]["counts"] as? [String: Int])
        #expect(counts == ["passed": 5, "failed": 2, "errors": 0, "notRun": 1, "warnings": 1])
        let steps = try #require(walks[0]["steps"] as? [[String: Any]])
        #expect(steps.map { $0["number"] as? Int } == Array(1...8))
        #expect(steps.map { $0["text"] as? String } == SampleTranscript.texts)
        #expect(
            steps.map { $0["outcome"] as? String } == [
                "passed", "passed", "passed", "failed", "error", "passed", "failed", "notRun",
            ])
        #expect(steps.map { $0["expected"] as? Bool } == [false, false, false, false, true, false, false, false])
        let problem = try #require(steps[6]["problem"] as? [String: Any])
        #expect(problem["message"] as? String == "the app crashed with signal 5 (trace trap)")
        #expect((problem["position"] as? [String: Any])?["line"] as? Int == 12)
        #expect((steps[3]["expectations"] as? [[String: Any]])?.count == 2)
        #expect((steps[0]["documents"] as? [[String: Any]])?.first?["kind"] as? String == "controllers")
        #expect((steps[0]["events"] as? [[String: Any]])?.map { $0["kind"] as? String } == ["lifecycle", "log"])
    }

    /// Read with JSONDecoder: JSONSerialization is off by a last bit on Linux.
    @Test("samples keep every digit")
    func samples() throws {
        struct Document: Decodable {
            struct Walk: Decodable { let steps: [Step] }
            struct Step: Decodable { let samples: [Sample] }
            let walkthroughs: [Walk]
        }
        let text = TranscriptJSON.report([SampleTranscript.transcript])
        let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
        let samples = document.walkthroughs[0].steps[2].samples
        #expect(samples[2].frame == [0, -86.15100800856233, 375, 667])
        #expect(samples == SampleTranscript.transcript.entries[2].result.samples)
        #expect(text.contains("-86.15100800856233"))
    }

    @Test("the same transcripts give the same bytes, and odd numbers are words")
    func bytes() throws {
        var result = SampleTranscript.result(0, .passed, 0, 0)
        result.samples = [SampleTranscript.sample(0, "A", "from", .infinity)]
        var transcript = Transcript(header: SampleTranscript.header)
        transcript.append(.step(result))
        #expect(TranscriptJSON.report([transcript]) == TranscriptJSON.report([transcript]))
        #expect(TranscriptJSON.report([transcript]).contains("\"inf\""))
    }

    @Test("nothing walked is a document too")
    func empty() throws {
        let document = try Self.document([])
        #expect((document["walkthroughs"] as? [Any])?.isEmpty == true)
    }
}
