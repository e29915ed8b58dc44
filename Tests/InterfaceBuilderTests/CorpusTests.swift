import InterfaceBuilder
import SourceText
import TestSupport
import Testing

@Suite("The corpus as documents", .enabled(if: Fixtures.hasCorpus, "needs the corpus: set SEGUE_CORPUS"))
struct InterfaceBuilderCorpusTests {
    /// Counts the kinds of the segues in a text without any XML reader: tags by a regular expression.
    static func countKinds(_ text: String) -> [String: Int] {
        let kind = /\skind="([^"]*)"/
        return text.matches(of: /<segue\s[^>]*>/).reduce(into: [:]) { counts, tag in
            if let match = tag.output.firstMatch(of: kind) { counts[String(match.output.1), default: 0] += 1 }
        }
    }

    /// The attributes of a segue as the typed view gives them, under the names they are written by. R120
    static func typedAttributes(_ segue: Storyboard.Segue) -> [String: String] {
        let all: [(String, String?)] = [
            ("id", segue.id), ("kind", segue.kind.name), ("destination", segue.destinationID),
            ("identifier", segue.identifier), ("customClass", segue.customClass),
            ("customModule", segue.customModule), ("customModuleProvider", segue.customModuleProvider),
            ("relationship", segue.relationship), ("unwindAction", segue.unwindAction),
            ("destinationCreationSelector", segue.destinationCreationSelector),
            ("modalPresentationStyle", segue.modalPresentationStyle),
            ("modalTransitionStyle", segue.modalTransitionStyle), ("animates", segue.animates ? nil : "NO"),
            ("popoverAnchorView", segue.popoverAnchorViewID),
            ("popoverAnchorBarButtonItem", segue.popoverAnchorBarButtonItemID), ("trigger", segue.trigger),
            ("splitViewControllerTargetIndex", segue.splitViewControllerTargetIndex.map { "\($0)" }),
            ("popoverBehavior", segue.popoverBehavior), ("preferredEdge", segue.preferredEdge),
        ]
        return all.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }

    @Test("no attribute of a real segue is unknown or reads differently", arguments: Fixtures.corpusPaths())
    func segueAttributes(path: String) throws {
        let file = try Fixtures.corpusFile(path)
        guard let storyboard = (try? InterfaceDocument(parsing: file))?.storyboard else { return }
        let text = file.text(in: SourceRange(start: 0, end: file.bytes.count))
        let written = text.matches(of: /<segue\s([^>]*)>/).compactMap { tag -> [String: String]? in
            let pairs = tag.output.1.matches(of: /([A-Za-z]+)="([^"]*)"/)
            let attributes = pairs.reduce(into: [:]) { $0[String($1.output.1)] = String($1.output.2) }
            return attributes["kind"] == nil ? nil : attributes
        }
        #expect(storyboard.segues.map(Self.typedAttributes) == written)
    }

    /// Every corpus file that is a document, read once.
    static let documents: [InterfaceDocument] = Fixtures.corpusPaths().compactMap { path in
        (try? Fixtures.corpusFile(path)).flatMap { try? InterfaceDocument(parsing: $0) }
    }

    /// The numbers below were counted with Python's xml.etree over the files that it can read.
    @Test("in all there are as many segues of each kind, holders, controllers and connections as counted elsewhere")
    func totals() {
        let segues = Self.documents.compactMap(\.storyboard).flatMap(\.segues)
        let kinds = segues.reduce(into: [:]) { $0[$1.kind.name, default: 0] += 1 }
        #expect(Self.documents.count == 226)
        #expect(
            kinds == [
                "relationship": 290, "show": 138, "custom": 103, "presentation": 92, "push": 68, "unwind": 56,
                "embed": 51, "showDetail": 42, "replace": 18, "popoverPresentation": 18, "modal": 16, "sheet": 7,
                "popover": 3,
            ])
        // R122
        let customHolders = segues.filter { $0.kind == .custom }
            .reduce(into: [:]) { $0[$1.holder?.elementName ?? "none", default: 0] += 1 }
        #expect(
            customHolders == [
                "button": 13, "tableViewCell": 44, "tapGestureRecognizer": 1, "textField": 1, "toolbarItem": 13,
                "viewController": 31,
            ])
        let scenes = Self.documents.compactMap(\.storyboard).flatMap(\.scenes)
        let controllers = scenes.flatMap(\.controllers).reduce(into: [:]) { $0[$1.kind.description, default: 0] += 1 }
        #expect(
            controllers == [
                "viewController": 465, "navigationController": 153, "tableViewController": 143,
                "viewControllerPlaceholder": 73, "controller": 39, "windowController": 33,
                "collectionViewController": 23, "splitViewController": 21, "application": 19, "tabBarController": 17,
                "hostingController": 12, "notificationController": 6, "pageViewController": 4, "tabViewController": 4,
                "avPlayerViewController": 3, "glkViewController": 3, "collectionViewItem": 1, "glanceController": 1,
                "pagecontroller": 1,
            ])
        #expect(scenes.flatMap(\.exits).count == 50)
        let objects = Self.documents.filter { $0.kind != .legacyArchive }
            .flatMap { $0.tree.elements.map(InterfaceObject.init) }
        #expect(objects.reduce(0) { $0 + $1.outlets.count } == 2_466)
        #expect(objects.reduce(0) { $0 + $1.actions.count } == 2_000)
        #expect(objects.reduce(0) { $0 + $1.outletCollections.count } == 42)
    }

    @Test("each segue of a scene belongs to one controller, and none is lost", arguments: Fixtures.corpusPaths())
    func owners(path: String) throws {
        let file = try Fixtures.corpusFile(path)
        guard let storyboard = (try? InterfaceDocument(parsing: file))?.storyboard else { return }
        let owned = storyboard.scenes.flatMap(\.controllers).flatMap(\.segues)
        #expect(owned.count == storyboard.segues.count)
        #expect(Set(owned) == Set(storyboard.segues))
    }

    @Test(
        "every document reports the segues that a plain search counts, kind by kind", arguments: Fixtures.corpusPaths())
    func segues(path: String) throws {
        let file = try Fixtures.corpusFile(path)
        guard let document = try? InterfaceDocument(parsing: file), let storyboard = document.storyboard else { return }
        let counts = storyboard.segues.reduce(into: [:]) { $0[$1.kind.name, default: 0] += 1 }
        #expect(counts == Self.countKinds(file.text(in: SourceRange(start: 0, end: file.bytes.count))))
        let unknown = storyboard.segues.filter { if case .unknown = $0.kind { true } else { false } }
        #expect(unknown.isEmpty)
    }
}
