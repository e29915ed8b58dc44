/// ANSI colours, or none.
struct TextStyle: Sendable {
    let colors: Bool

    func red(_ text: String) -> String { wrap(text, "31") }
    func bold(_ text: String) -> String { wrap(text, "1") }

    private func wrap(_ text: String, _ code: String) -> String { colors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
