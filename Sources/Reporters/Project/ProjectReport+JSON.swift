import JSONText

extension ProjectReport {
    /// The version of the document; it rises when a key changes its meaning or goes away.
    public static let version = 1

    /// The project for programs: one JSON document with sorted keys, which ends in a newline.
    ///
    /// What a thing does not have is left out. Lines and columns are counted from 1.
    ///
    /// - Parameter generator: The program's name and version.
    public func json(generator: String) -> String {
        JSONText.document(Document(generator: generator, storyboards: storyboards, xibs: xibs))
    }

    private struct Document: Encodable {
        let version = ProjectReport.version
        let report = "tree"
        let generator: String
        let storyboards: [StoryboardEntry]
        let xibs: [XibEntry]
    }
}
