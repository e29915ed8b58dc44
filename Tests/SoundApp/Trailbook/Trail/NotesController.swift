import TrailKit
import UIKit

/// What somebody wrote about a trail. A segue action makes it.
final class NotesController: BaseController, UITextViewDelegate {
    @IBOutlet private var textView: UITextView!
    @IBOutlet private var lengthLabel: UILabel!

    private var trail: Trail

    init?(coder: NSCoder, trail: Trail) {
        self.trail = trail
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("a segue action makes the notes")
    }

    override func refresh() {
        super.refresh()
        title = trail.title
        textView.text = trail.notes
        showLength()
    }

    private func showLength() {
        lengthLabel.text = "\(textView.text.count) characters"
    }

    func textViewDidChange(_ textView: UITextView) {
        trail.notes = textView.text
        showLength()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        try? store.update(trail)
    }
}
