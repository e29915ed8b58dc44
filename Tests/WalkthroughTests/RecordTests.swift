import Foundation
import SourceText
import Testing
import Walkthrough

@Suite("Records as lines")
struct RecordTests {
    static let position = SourcePosition(path: "walkthrough.yml", line: 4, column: 5)

    static let result = StepResult(
        index: 1, text: "expect: {top: B}", position: position, start: 0, end: 0.1,
        outcome: .failed(
            StepResult.Problem(
                "the top is A/B", position: position, hint: "look", notes: ["last event: \"x\"\n"])),
        isExpected: true,
        expectations: [StepResult.ExpectationResult(text: "top: B", position: position, problem: "no")],
        documents: [StepResult.Document(kind: .controllers, text: "<A>\n   | <B>\n")],
        samples: [
            Sample(
                time: 0.1, fraction: 0.25, view: "A", role: "from", frame: [0, -86.15100800856233, 375, 667],
                bounds: [0, 0, 375, 667], center: [187.5, 247.34899199143767], transform: [1, 0, 0, 1, 0, 0], alpha: 1)
        ])

    static let records: [TranscriptRecord] =
        TranscriptTests.whole + [
            .step(result),
            .event(
                TranscriptEvent(
                    step: 2, time: 1e-9, kind: .unwind, subject: "A", text: "A.back(_:) é 😀 \u{2028}",
                    objectID: "a-b-c",
                    position: position)),
        ]

    @Test("a record is one line and reads back the same", arguments: records)
    func roundTrip(record: TranscriptRecord) throws {
        let line = try record.line()
        #expect(line.last == 0x0A)
        #expect(line.filter { $0 == 0x0A }.count == 1)
        let back = try TranscriptRecord(line: line)
        #expect(back == record)
        #expect(try back.line() == line)
    }

    /// Written down once by hand from the rules: keys sorted, shortest numbers, no escaped slashes, one line.
    @Test("the bytes of a record are these")
    func bytes() throws {
        let record = TranscriptRecord.event(
            TranscriptEvent(step: 1, time: 0.1, kind: .lifecycle, subject: "A", text: "a/b \"c\"\n"))
        #expect(
            String(decoding: try record.line(), as: UTF8.self)
                == #"{"kind":"lifecycle","record":"event","step":1,"subject":"A","text":"a/b \"c\"\n","time":0.1}"#
                + "\n")
        let finished = TranscriptRecord.finished(TranscriptRecord.Finish(time: 2))
        #expect(String(decoding: try finished.line(), as: UTF8.self) == #"{"record":"finished","time":2}"# + "\n")
    }

    /// What a string may have in it: everything that JSON escapes, and what it does not.
    static let texts: [String] = [
        "", "plain", "\u{0}\u{1}\u{8}\t\n\u{B}\u{C}\r\u{1F} \u{7F}", #"a/b \ "quoted" \n"#, "é 😀 \u{2028}\u{FEFF}",
    ]

    @Test("events and the ends of steps have the bytes of Foundation's encoder", arguments: texts)
    func encoderBytes(text: String) throws {
        let position = SourcePosition(path: text, line: 12, column: 3)
        for time in [0, -0.0, 0.1, 1, 2.5e-7, 1e16, 123_456_789.125, .greatestFiniteMagnitude] {
            let records: [TranscriptRecord] = [
                .event(
                    TranscriptEvent(
                        step: -1, time: time, kind: .call, subject: text, text: text, objectID: text,
                        position: position)),
                .event(TranscriptEvent(step: .max, time: time, kind: .standIn, text: text)),
                .stepStarted(.init(index: 3, text: text, position: position, time: time)),
                .step(
                    StepResult(
                        index: 0, text: text, position: position, start: time, end: 2, outcome: .passed,
                        isExpected: true)),
                .step(StepResult(index: 7, text: "", position: position, start: 0, end: time, outcome: .notRun)),
            ]
            var header = TranscriptTests.header
            header.script = text
            header.steps[1] = .init(text: text, position: position)
            header.storyboards = [text, text]
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            for record in records + [.header(header)] {
                let line = try record.line()
                #expect(
                    String(decoding: line.dropLast(), as: UTF8.self)
                        == String(decoding: try encoder.encode(record), as: UTF8.self))
                #expect(try TranscriptRecord(line: line) == record)
            }
        }
    }

    @Test(
        "a record in another form reads the same",
        arguments: [
            #"{"kind":"call","record":"event","step":1,"subject":"A","text":"\u0041\u00e9","time":0.5}"#,
            #" { "time": 5e-1, "text": "A\u00e9", "subject":"A", "step": 1, "record":"event","kind":"call" } "#,
        ])
    func otherForm(line: String) throws {
        let event = TranscriptEvent(step: 1, time: 0.5, kind: .call, subject: "A", text: "Aé")
        #expect(try TranscriptRecord(line: Array(line.utf8)) == .event(event))
    }

    @Test("a record that is cut off is refused, wherever that is")
    func cutOff() throws {
        for record in Self.records {
            let line = try record.line().dropLast()
            for count in 0..<line.count {
                #expect(throws: UnreadableMessage.self) { try TranscriptRecord(line: Array(line.prefix(count))) }
            }
            #expect(throws: UnreadableMessage.self) { try TranscriptRecord(line: line + Array("x".utf8)) }
        }
    }

    @Test("an outcome names itself")
    func outcome() throws {
        var result = Self.result
        result.outcome = .error("x")
        let line = String(decoding: try TranscriptRecord.step(result).line(), as: UTF8.self)
        #expect(line.contains(#""outcome":{"kind":"error","problem":{"message":"x","notes":[]}}"#))
    }

    @Test(
        "numbers read back to the last bit",
        arguments: [
            0.1 + 0.2, 580.8489919914376, 1e-300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0, 1 / 3,
            123_456_789.125,
        ])
    func numbers(value: Double) throws {
        let line = try TranscriptRecord.finished(TranscriptRecord.Finish(time: value)).line()
        guard case .finished(let finish) = try TranscriptRecord(line: line) else {
            Issue.record("another record")
            return
        }
        #expect(finish.time.bitPattern == value.bitPattern)
    }

    @Test("numbers that JSON has no text for survive")
    func nonFinite() throws {
        var result = Self.result
        result.samples[0].frame = [.infinity, -.infinity, .nan, 0]
        let line = try TranscriptRecord.step(result).line()
        guard case .step(let back) = try TranscriptRecord(line: line) else {
            Issue.record("another record")
            return
        }
        #expect(back.samples[0].frame[0] == .infinity)
        #expect(back.samples[0].frame[1] == -.infinity)
        #expect(back.samples[0].frame[2].isNaN)
    }

    @Test(
        "what is not a record is refused",
        arguments: [
            "", "{}", "hello", #"{"record":"nothing"}"#, #"{"record":"finished"}"#,
            #"{"record":"finished","time":"1"}"#,
            #"{"record":"finished","time":1"#, "[1]",
        ])
    func refused(line: String) {
        #expect(throws: UnreadableMessage.self) { try TranscriptRecord(line: Array(line.utf8)) }
    }

    @Test("a header of another version is refused, and says so")
    func version() throws {
        var header = TranscriptTests.header
        header.version = 2
        let line = try TranscriptRecord.header(header).line()
        let error = #expect(throws: UnreadableMessage.self) { try TranscriptRecord(line: line) }
        #expect(error?.reason == "the transcript has version 2, known is 1")
    }

    @Test("a job reads back the same, with every step of the guide in it")
    func job() throws {
        for example in try GuideExample.all() {
            let job = HostJob(
                script: try Script.parse(example.file), storyboards: ["/a/Main.storyboard"], library: "/a/libApp.so",
                classes: [
                    HostJob.ClassSummary(
                        name: "A", module: "M", superclass: "UIViewController", actions: ["back:"],
                        selectors: ["refresh"], file: "A.swift", line: 3, omission: "no such module 'Charts'",
                        omissionPosition: SourcePosition(path: "A.swift", line: 1, column: 8))
                ], options: HostJob.Options(trace: true, hierarchy: true))
            let bytes = try job.encoded()
            #expect(try HostJob(decoding: bytes) == job)
            #expect(try HostJob(decoding: bytes).encoded() == bytes)
        }
    }

    @Test("a job of another version, or none at all, is refused")
    func badJob() throws {
        var job = HostJob(script: TranscriptTests.script, storyboards: [])
        job.version = 9
        let bytes = try job.encoded()
        let error = #expect(throws: UnreadableMessage.self) { try HostJob(decoding: bytes) }
        #expect(error?.reason == "the job has version 9, known is 2")
        #expect(throws: UnreadableMessage.self) { try HostJob(decoding: [UInt8]()) }
    }
}

@Suite("Streams of records")
struct RecordStreamTests {
    static func bytes() throws -> [UInt8] {
        try TranscriptTests.whole.flatMap { try $0.line() }
    }

    @Test("however the bytes are chopped, the records come out", arguments: [1, 2, 3, 7, 64, 1000, 100_000])
    func chopped(size: Int) throws {
        let bytes = try Self.bytes()
        var stream = RecordStream()
        var elements: [RecordStream.Element] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            elements += stream.append(bytes[start..<min(bytes.count, start + size)])
        }
        #expect(stream.finish() == nil)
        #expect(elements == TranscriptTests.whole.map { .record($0) })
    }

    @Test("what an app prints between records is text")
    func noise() throws {
        let record = TranscriptTests.whole[1]
        let line = try record.line()
        var stream = RecordStream()
        var elements = stream.append(Array("hello\r\n{\"record\":\"odd\"}\n\n".utf8) + line)
        elements += stream.append(Array("{\"rec".utf8))
        #expect(elements == [.text("hello"), .text("{\"record\":\"odd\"}"), .text(""), .record(record)])
        #expect(stream.finish() == .text("{\"rec"))
        #expect(stream.finish() == nil)
    }

    @Test("a record without its newline counts when the stream has ended")
    func lastLine() throws {
        var stream = RecordStream()
        let record = TranscriptTests.whole[10]
        #expect(stream.append(try record.line().dropLast()) == [])
        #expect(stream.finish() == .record(record))
    }

    @Test("a line without end comes out in pieces")
    func endless() {
        var stream = RecordStream(longestLine: 10)
        #expect(stream.append(Array(repeating: 0x78, count: 25)).count == 2)
        #expect(stream.finish() == .text("xxxxx"))
    }

    @Test("bytes that are not UTF-8 harm nothing")
    func notText() {
        var stream = RecordStream()
        #expect(stream.append([0x7B, 0xFF, 0x00, 0x0A]) == [.text("{\u{FFFD}\u{0}")])
    }
}
