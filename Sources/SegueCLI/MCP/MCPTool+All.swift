extension MCPTool {
    private static let files = Argument(
        name: "paths", kind: .paths, summary: "Storyboards, xibs, or folders of them; without one the whole folder.")
    private static let format = Argument(
        name: "format", kind: .choice(["text", "json"]),
        summary: "json gives the whole report; text, the default, is short.")

    /// Every tool, in the order in which they are mostly used.
    static let all = [
        MCPTool(
            name: "report", title: "Report scenes",
            summary: """
                Shows what storyboards hold: scenes with their classes and identifiers, the segues between them, and where \
                the app begins. kind: tree (scenes and segues, the default), views (each scene's views, constraints and \
                connections), graph (the scenes as a Mermaid flow chart), stats (counts).
                """,
            arguments: [
                Argument(
                    name: "kind", kind: .choice(["tree", "views", "graph", "stats"]), summary: "What is reported."),
                files,
                Argument(
                    name: "scene", kind: .texts,
                    summary: "Only these scenes: object ids, storyboard identifiers, classes, titles or labels."),
                Argument(name: "storyboard", kind: .texts, summary: "Only these storyboards, by name or path."), format,
            ]
        ) { given in
            let kind = given["kind"]?.first ?? "tree"
            let plain = kind == "graph" ? "mermaid" : "text"
            let format = given["format"] == ["json"] ? "json" : plain
            return ["report", kind, "--format=\(format)"] + options("scene", given["scene"])
                + options("storyboard", given["storyboard"]) + trailing(given["paths"])
        },
        MCPTool(
            name: "refs", title: "Find what leads to a scene",
            summary: "Shows every segue, relationship, reference and entry of an Info.plist that leads to a scene.",
            arguments: [
                Argument(
                    name: "scene", kind: .text,
                    summary: "An object id, a storyboard identifier, a class, a title or a label.", isRequired: true),
                files, format,
            ]
        ) { given in
            ["report", "refs"] + formatOption(given) + trailing(given["scene"], given["paths"])
        },
        MCPTool(
            name: "validate", title: "Check storyboards",
            summary: """
                Finds what fails at run time, with file, line and what to do: segues that lead nowhere, missing classes, \
                outlets and actions (with sources), ids used twice, constraints of no common ancestor. Call it after each \
                change.
                """,
            arguments: [
                files,
                Argument(
                    name: "sources", kind: .paths,
                    summary: "The app's Swift and Objective-C sources, which are held against the storyboards."),
                Argument(name: "rules", kind: .texts, summary: "Only these rules."), format,
            ]
        ) { given in
            ["validate"] + formatOption(given) + options("sources", given["sources"]) + options("rule", given["rules"])
                + trailing(given["paths"])
        },
        MCPTool(
            name: "diff", title: "Show what a change did",
            summary: """
                Compares storyboards by object and leaves out what Interface Builder writes by itself. Either old and new \
                files or folders, or git, a revision with which the working tree is compared.
                """,
            arguments: [
                Argument(name: "old", kind: .path, summary: "The old file or folder; goes with new."),
                Argument(name: "new", kind: .path, summary: "The new file or folder."),
                Argument(name: "git", kind: .text, summary: "A revision, such as HEAD or main."),
                Argument(name: "paths", kind: .paths, summary: "With git: what to compare."), format,
            ]
        ) { given in
            ["diff"] + (given["format"] == ["json"] ? ["--format=json"] : ["--format=agent"])
                + options("git", given["git"]) + trailing(given["old"], given["new"], given["paths"])
        },
        MCPTool(
            name: "walk", title: "Walk through an app",
            summary: """
                Carries out a walkthrough.yml: loads the initial scene, performs its segues and taps with UIKit's order of \
                calls, and runs the app's own classes, which are compiled first. The result says which steps passed.
                """,
            arguments: [
                Argument(
                    name: "path", kind: .path, summary: "The walkthrough, or the folder that has it.", isRequired: true),
                format,
            ], isReadOnly: false
        ) { given in
            ["walk"] + formatOption(given) + trailing(given["path"])
        },
    ]

    private static func formatOption(_ given: [String: [String]]) -> [String] {
        options("format", given["format"] ?? ["text"])
    }
}
