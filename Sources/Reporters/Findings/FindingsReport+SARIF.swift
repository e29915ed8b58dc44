import JSONText
import SourceText
import Validation

extension FindingsReport {
    /// A SARIF 2.1.0 log with one run: the rules with their explanations, the findings with fingerprints.
    ///
    /// - Parameters:
    ///   - generator: The program's name and version.
    ///   - version: The program's version alone.
    public func sarif(generator: String, version: String) -> String {
        // What is no rule's, such as XML that cannot be read, has a name all the same.
        let known = Set(rules.map(\.identifier))
        let others = Set(findings.map(\.diagnostic.identifier)).subtracting(known).sorted()
        let identifiers = rules.map(\.identifier) + others
        let indexes = Dictionary(uniqueKeysWithValues: identifiers.enumerated().map { ($1, $0) })
        let descriptors =
            rules.map(Self.descriptor)
            + others.map { name in
                [
                    "id": .string(name),
                    "shortDescription": Self.message(ReadingProblem.named(name)?.summary ?? Self.words(name)),
                ]
            }
        var seen: [String: Int] = [:]
        var results: [JSONValue] = []
        for file in files {
            for finding in file.findings {
                let digest = Fingerprint(finding, in: file.source).digest(path: finding.diagnostic.path)
                seen[digest, default: 0] += 1
                results.append(
                    Self.result(
                        finding, file, index: indexes[finding.diagnostic.identifier],
                        fingerprint: "\(digest):\(seen[digest] ?? 1)"))
            }
        }
        let driver: JSONValue = [
            "name": "segue", "version": .string(version), "semanticVersion": .string(version),
            "rules": .array(descriptors),
        ]
        return JSONText.document(
            [
                "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
                "runs": [
                    [
                        "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
                        "newlineSequences": ["\r\n", "\r", "\n"], "results": .array(results),
                        "artifacts": .array(files.map { ["location": Self.artifact($0.path)] }),
                        "properties": [
                            "generator": .string(generator), "fixes": fixes.map { .array($0.map(\.value)) },
                        ],
                    ]
                ],
            ] as JSONValue)
    }

    /// `not-xml` as `Not xml`, for what has no description of its own.
    private static func words(_ identifier: String) -> String {
        identifier.prefix(1).uppercased() + identifier.dropFirst().replacing("-", with: " ")
    }

    /// A message object. In its text braces stand for arguments unless they are doubled, and `[…](…)` is a link unless
    /// its brackets are escaped (SARIF 2.1.0, 3.11.5 and 3.11.6).
    private static func message(_ text: String) -> JSONValue {
        let hasLink = text.contains("](")
        var result = ""
        for character in text {
            switch character {
            case "{", "}": result += "\(character)\(character)"
            case "[" where hasLink, "]" where hasLink: result += "\\\(character)"
            default: result.append(character)
            }
        }
        return ["text": .string(result)]
    }

    private static func descriptor(_ rule: RuleDescription) -> JSONValue {
        [
            "id": .string(rule.identifier), "shortDescription": message(rule.summary),
            "fullDescription": message(rule.rationale), "help": message(rule.rationale),
            "defaultConfiguration": ["level": .string(rule.severity.rawValue), "enabled": .bool(!rule.isOptIn)],
        ]
    }

    private static func result(_ finding: Finding, _ file: File, index: Int?, fingerprint: String) -> JSONValue {
        let diagnostic = finding.diagnostic
        let help = diagnostic.fixHint.map { "\nHelp: \($0)" } ?? ""
        var location = place(diagnostic.path, diagnostic.position, diagnostic.end)
        if !finding.trail.isEmpty {
            let name = finding.trail.joined(separator: " > ")
            location["logicalLocations"] = [
                ["name": JSONValue(finding.trail.last), "fullyQualifiedName": .string(name), "kind": "element"]
            ]
        }
        let related = diagnostic.notes.enumerated().map { number, note -> JSONValue in
            var place = place(note.position?.path ?? diagnostic.path, note.position, nil)
            place["id"] = .integer(number + 1)
            place["message"] = message(note.message)
            return JSONValue(members: place)
        }
        return [
            "ruleId": .string(diagnostic.identifier), "ruleIndex": JSONValue(index),
            "level": .string(diagnostic.severity.rawValue),
            "message": message(diagnostic.message + help), "locations": [JSONValue(members: location)],
            "relatedLocations": related.isEmpty ? nil : .array(related),
            "partialFingerprints": ["segueObjectPath/v1": .string(fingerprint)],
            "fixes": file.source.flatMap { source in finding.fix.map { [fix($0, of: source)] } },
        ]
    }

    private static func fix(_ fix: Fix, of source: SourceFile) -> JSONValue {
        let replacements = fix.edits.map { edit -> JSONValue in
            let begin = source.position(at: edit.range.start)
            return [
                "deletedRegion": region(begin, source.position(at: edit.range.end)),
                "insertedContent": ["text": .string(edit.replacement)],
            ]
        }
        return [
            "description": message(fix.title),
            "artifactChanges": [["artifactLocation": artifact(source.path), "replacements": .array(replacements)]],
        ]
    }

    private static func place(
        _ path: String, _ begin: SourcePosition?, _ end: SourcePosition?
    ) -> [String: JSONValue?] {
        ["physicalLocation": ["artifactLocation": artifact(path), "region": begin.map { region($0, end) }]]
    }

    private static func region(_ begin: SourcePosition, _ end: SourcePosition?) -> JSONValue {
        [
            "startLine": .integer(begin.line), "startColumn": .integer(begin.column),
            "endLine": JSONValue(end?.line), "endColumn": JSONValue(end?.column),
        ]
    }

    private static func artifact(_ path: String) -> JSONValue { ["uri": .string(uri(of: path))] }

    /// The path as a URI reference: relative as it was given, or a `file:` URI.
    static func uri(of path: String) -> String {
        var result = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "@"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }
}
