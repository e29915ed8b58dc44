/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text.
    open var text: String?
    /// The font of the text.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// The colour of the text.
    open var textColor: UIColor! = .black
    /// How the text lies in its lines.
    open var textAlignment = NSTextAlignment.natural
    /// How many lines there may be; 0 for any number.
    open var numberOfLines = 1
    /// Whether the text is shown as enabled.
    open var isEnabled = true

    /// A label; it takes no touches, as on a device (R140).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var printedText: String? { text }
}

/// How text lies in its lines.
public enum NSTextAlignment: Int, Hashable, Sendable {
    case left, center, right, justified, natural
}
