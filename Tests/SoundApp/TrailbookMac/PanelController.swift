import AppKit
import TrailKit

/// The panel of the companion on the Mac: a search field and the number of trails.
final class PanelController: NSWindowController, NSSearchFieldDelegate {
    @IBOutlet private var searchField: NSSearchField!
    @IBOutlet private var countField: NSTextField!
    @IBOutlet private var legend: LegendEntry!

    private var filter = TrailFilter()
    private let store = TrailStore()

    convenience init() { self.init(windowNibName: "Panel") }

    override func windowDidLoad() {
        super.windowDidLoad()
        showCount()
    }

    private func showCount() {
        countField.integerValue = filter.apply(to: store.trails).count
    }

    @IBAction func search(_ sender: NSSearchField) {
        filter.text = sender.stringValue
        showCount()
    }
}

/// A caption with a colour, as on the telephone.
final class LegendEntry: NSView {
    @IBOutlet private var title: NSTextField!

    override func awakeFromNib() {
        super.awakeFromNib()
        setAccessibilityLabel(title.stringValue)
    }
}

@main
final class MacDelegate: NSObject, NSApplicationDelegate {
    private let panel = PanelController()

    func applicationDidFinishLaunching(_ notification: Notification) { panel.showWindow(self) }
}
