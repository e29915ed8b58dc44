// The child process in which a walkthrough runs: one job as JSON on standard input, the transcript as JSON lines on
// standard output. What the app's code prints goes to standard error, so that it cannot get between the records.

import CProcess
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import SourceText
import Walkthrough
import WalkthroughHost

let transcript = TranscriptOutput()

do {
    let job = try HostJob(decoding: FileHandle.standardInput.readDataToEndOfFile())
    if let folder = job.privateFolder {
        transcript.write(HostNotice(missing: Confinement.enter(folder, permissions: job.script.permissions)))
        _ = cprocess_report_crashes(transcript.descriptor)
    }
    // Without code of the app nobody puts anything on the main queue.
    let drain: (() -> Void)? = job.library == nil ? nil : { MainQueue.drain() }
    let session = HostSession(job: job, storyboards: try storyboards(of: job), drain: drain) { transcript.write($0) }
    // What the app writes by a relative path is its own.
    if let folder = job.privateFolder { _ = FileManager.default.changeCurrentDirectoryPath(folder + "/home") }
    if let library = job.library {
        transcript.isImmediate = true
        try AppLibrary.load(library)
    }
    session.run()
    exit(0)
} catch {
    FileHandle.standardError.write(Data("segue-host: \(error)\n".utf8))
    exit(65)
}

func storyboards(of job: HostJob) throws -> [(name: String, document: InterfaceDocument)] {
    try job.storyboards.map { path in
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw HostFailure(description: "\(path): cannot be read")
        }
        let document = try InterfaceDocument(parsing: SourceFile(path: path, bytes: [UInt8](bytes)))
        return (storyboardName(ofPath: path), document)
    }
}
