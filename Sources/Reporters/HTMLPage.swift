/// A page that needs nothing beside itself: no script, no picture, no network. It follows the system's dark mode.
struct HTMLPage {
    let title: String
    /// The program's name and version.
    let generator: String
    /// What the page adds to the style that all pages have.
    let style: String
    let body: String

    /// The whole document, which ends in a newline.
    var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta name="generator" content="\(Markup.escaped(generator, attribute: true))">
        <title>\(Markup.escaped(title))</title>
        <style>
        \(Self.style)
        \(style)
        </style>
        </head>
        <body>
        \(body)</body>
        </html>

        """
    }

    private static let style = """
        :root { color-scheme: light dark; --paper: #fff; --ink: #1c1c1e; --dim: #65656b; --line: #9a9aa2; --box: #f4f4f6;
          --green: #12702f; --red: #b3261e; --amber: #8a5300; --blue: #1e5fa8; }
        @media (prefers-color-scheme: dark) { :root { --paper: #161618; --ink: #ececf0; --dim: #a2a2aa; --line: #74747c;
          --box: #242428; --green: #5fd07e; --red: #ff8a80; --amber: #f0b35a; --blue: #82b8f5; } }
        body { font: 15px/1.45 system-ui, sans-serif; margin: 1.5em auto; padding: 0 1.5em;
          background: var(--paper); color: var(--ink); }
        h1 { font-size: 1.5em; } h2 { font-size: 1.25em; } h3 { font-size: 1.05em; margin: 1.2em 0 .3em; }
        h1, h2, h3, li, p { overflow-wrap: anywhere; }
        """
}
