#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// JSON documents as all reports have them: keys sorted, two spaces, a newline at the end.
enum ReportJSON {
    static func text(_ document: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Reports hold strings, whole numbers, and finite coordinates; nothing else can be refused.
        guard let data = try? encoder.encode(document) else { preconditionFailure("a report is always JSON") }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
