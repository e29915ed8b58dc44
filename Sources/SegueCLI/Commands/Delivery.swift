import SourceText

/// Brings a finished report to where the user wants it.
struct Delivery {
    private let tool: Tool
    private let file: OutputFile?

    /// Throws ``Stop`` at once when the file must not be replaced, so that no work is done in vain.
    init(_ options: OutputOptions, _ tool: Tool) throws {
        self.tool = tool
        file = options.output.map { OutputFile(fileSystem: tool.files, path: $0, force: options.force) }
        try file?.check()
    }

    /// Whether the report goes to standard output, where people may watch it come.
    var isStandardOutput: Bool { file == nil }

    /// Whether text may have colours.
    var usesColors: Bool { file == nil && tool.terminal.output.usesColors }

    /// How wide text may be; `nil` for as wide as it likes.
    var columns: Int? { file == nil ? tool.terminal.output.columns : nil }

    /// Delivers text for people. A file ends with a line that says who wrote it, so that it may be replaced next time.
    func deliver(text: String) throws {
        try deliver(file == nil ? text : text + "\nWritten by \(OutputFile.signature)\n")
    }

    /// Delivers a document that says itself who wrote it.
    func deliver(document: String) throws { try deliver(document) }

    /// Delivers text in a language whose comments stand between the marks given.
    func deliver(text: String, comment: (begin: String, end: String)) throws {
        try deliver(file == nil ? text : text + "\(comment.begin)Written by \(OutputFile.signature)\(comment.end)\n")
    }

    private func deliver(_ content: String) throws {
        guard let file else { return tool.terminal.write(content) }
        do throws(Diagnostic) {
            try tool.files.write(Array(content.utf8), to: file.path)
        } catch {
            throw Stop(.internalError, "\(error.path): \(error.message)")
        }
    }
}
