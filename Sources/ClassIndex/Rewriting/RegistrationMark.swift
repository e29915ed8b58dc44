/// The mark by which a generated line says which member it registers.
public enum RegistrationMark {
    private static let mark = " // segue: "

    /// The comment for the end of a generated line.
    public static func comment(_ name: String) -> String { mark + name }

    /// The name a generated line ends with.
    public static func name(in line: String) -> String? {
        let parts = line.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.last, line.contains(mark), last.hasPrefix(" segue: ") else { return nil }
        let name = last.dropFirst(" segue: ".count).prefix { !$0.isNewline }
        return name.isEmpty ? nil : String(name)
    }
}
