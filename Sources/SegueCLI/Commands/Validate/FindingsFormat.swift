import CommandArguments
import Reporters

/// The shapes in which `segue validate` writes what it found.
enum FindingsFormat: String, ExpressibleByArgument, CaseIterable {
    case text, xcode, github, sarif, json, junit, checkstyle, codeclimate, html

    /// Brings `report` to where the user wants it; text with a line that counts, unless that is not wanted.
    func deliver(_ report: FindingsReport, to delivery: Delivery, summary: Bool = true) throws {
        let generator = OutputFile.signature
        switch self {
        case .text: try delivery.deliver(text: report.text(options: delivery.diagnosticOptions, summary: summary))
        case .xcode: try delivery.deliver(text: report.xcode())
        case .github: try delivery.deliver(text: report.gitHub())
        case .sarif: try delivery.deliver(document: report.sarif(generator: generator, version: Version.current))
        case .json: try delivery.deliver(document: report.json(generator: generator))
        case .junit: try delivery.deliver(document: report.junit(generator: generator))
        case .checkstyle: try delivery.deliver(text: report.checkstyle(), comment: ("<!-- ", " -->"))
        case .codeclimate: try delivery.deliver(document: report.codeClimate(generator: generator))
        case .html: try delivery.deliver(text: report.html(generator: generator), comment: ("<!-- ", " -->"))
        }
    }

    /// Brings a list of files to where the user wants it, as text or JSON.
    func deliver(_ report: FilesReport, to delivery: Delivery) throws {
        if self == .json {
            try delivery.deliver(document: report.json(generator: OutputFile.signature))
        } else {
            try delivery.deliver(text: report.text())
        }
    }
}
