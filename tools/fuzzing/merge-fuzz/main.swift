// Merges files of real apps, edited by chance, and checks what must hold; see `tools/merge-fuzz`.

import Foundation
import InterfaceBuilder
import MergeTrials
import SourceText

/// The files at a path, or below it, that can be edited.
func candidates(_ path: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map { path + "/" + $0 }
}

func text(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path), (1_000...300_000).contains(data.count),
        let text = String(data: data, encoding: .utf8), text.contains("encoding=\"UTF-8\""), !text.utf8.contains(0x0D),
        let document = try? InterfaceDocument(parsing: SourceFile(path: path, text: text)),
        document.kind != .legacyArchive, document.tree.root.attribute("toolsVersion") != nil
    else { return nil }
    return text
}

/// What git makes of the same three texts: whether it left conflicts, and the text.
func gitMerge(_ folder: URL, _ texts: [String]) throws -> (hasConflicts: Bool, text: String) {
    let names = ["ours", "base", "theirs"].map { folder.appendingPathComponent($0).path }
    for (name, text) in zip(names, texts) { try text.write(toFile: name, atomically: false, encoding: .utf8) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "merge-file", "-p", "-q"] + names
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus != 0, String(decoding: data, as: UTF8.self))
}

func faults(_ text: String) -> Faults? {
    (try? InterfaceDocument(parsing: SourceFile(path: "text", text: text))).map { Faults($0) }
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[1]), let seed = Int(arguments[2]) else {
    print("usage: merge-fuzz count seed folder")
    exit(64)
}
var texts: [(path: String, text: String)] = []
for path in candidates(arguments[3]) {
    if let text = text(path) { texts.append((path, text)) }
}
guard !texts.isEmpty else {
    print("merge-fuzz: no file to edit below \(arguments[3])")
    exit(64)
}
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("merge-fuzz-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

var dice = Dice(seed)
var table: [String: Int] = [:]
var made = 0
var failed = 0
var number = 0
while made < count {
    number += 1
    let file = texts[dice.below(texts.count)]
    guard let trial = MergeTrial(base: file.text, seed: seed &* 1_000_000 &+ number) else { continue }
    made += 1
    let outcome: MergeTrial.Outcome
    do {
        outcome = try trial.run()
    } catch {
        outcome = MergeTrial.Outcome(problems: ["\(error)"])
    }
    if !outcome.problems.isEmpty {
        failed += 1
        print("\(number) \(file.path), \(trial.description)")
        for problem in outcome.problems { print("    \(problem)") }
    }
    table[trial.isIndependent ? "independent" : "dependent", default: 0] += 1
    table[outcome.conflicts.isEmpty ? "segue: merged" : "segue: conflicts, result sound", default: 0] += 1
    for kind in Set(outcome.conflicts.map(\.kind.rawValue)) { table["  \(kind)", default: 0] += 1 }
    let git = try gitMerge(folder, [trial.ours, trial.base, trial.theirs])
    guard let found = faults(git.text) else {
        table["git: \(git.hasConflicts ? "conflict, " : "")not XML", default: 0] += 1
        continue
    }
    let isBroken = [trial.base, trial.ours, trial.theirs].compactMap(faults).allSatisfy { found.isWorse(than: $0) }
    let name = git.hasConflicts ? "conflict" : "clean"
    table["git: \(name), \(isBroken ? "broken" : "sound")", default: 0] += 1
    if !git.hasConflicts, !isBroken, let merged = try? MergeTrial.merge(trial.base, trial.ours, trial.theirs),
        merged.conflicts.isEmpty, String(decoding: merged.bytes, as: UTF8.self) == git.text
    {
        table["git: the same bytes as segue", default: 0] += 1
    }
}
print("\(made) merges of \(texts.count) files, seed \(seed): \(failed) failed")
for (name, number) in table.sorted(by: { $0.key < $1.key }) { print("  \(name): \(number)") }
exit(failed == 0 ? 0 : 1)
