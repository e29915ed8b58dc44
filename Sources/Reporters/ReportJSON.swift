#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// JSON documents as all reports have them: keys sorted, two spaces, a newline at the end. Numbers that JSON has no text
/// for are the strings `inf`, `-inf` and `nan`.
enum ReportJSON {
    static func text(_ document: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        // Every value of a report is a string, a number, or made of them.
        guard let data = try? encoder.encode(document) else { preconditionFailure("a report is always JSON") }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
