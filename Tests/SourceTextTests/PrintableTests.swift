import SourceText
import Testing

/// Texts of apps and documents on their way to a terminal.
struct PrintableTests {
    @Test func `Escape sequences are shown and not sent`() {
        #expect("a\u{1B}]0;title\u{07}b".printable == "a\\u{1B}]0;title\\u{07}b")
        #expect("\u{9B}31m\u{7F}\r".printable == "\\u{9B}31m\\u{7F}\\u{0D}")
    }

    @Test func `Marks that change the direction of text are shown`() {
        #expect("a\u{202E}b\u{2066}c\u{200F}d\u{61C}".printable == "a\\u{202E}b\\u{2066}c\\u{200F}d\\u{61C}")
        #expect("a\u{2028}b\u{2029}".printable == "a\\u{2028}b\\u{2029}")
    }

    @Test func `Every other character stays`() {
        let text = "Größe — “日本語” 👩‍👩‍👧 ض é\tb\nc"
        #expect(text.printable == text)
    }

    @Test func `In a line, tabs and line breaks are shown too`() {
        #expect("a\tb\nc".printableLine == "a\\tb\\nc")
        #expect("a\r\nb".printable == "a\\u{0D}\nb")
        #expect("Main.storyboard".printableLine == "Main.storyboard")
    }
}
