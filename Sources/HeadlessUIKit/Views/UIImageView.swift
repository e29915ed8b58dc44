/// An image: its name. Nothing is drawn, so no pixels are behind it.
public final class UIImage: NSObject, Sendable {
    /// The name in the asset catalogue.
    let name: String

    /// The image of a name; the runtime takes every name for one that the asset catalogue has.
    public init?(named name: String) {
        self.name = name
        super.init()
    }
}

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The image.
    open var image: UIImage?
    /// The image while the view is highlighted.
    open var highlightedImage: UIImage?
    /// Whether the highlighted image is shown.
    open var isHighlighted = false

    /// A view of an image; it takes no touches, as on a device.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
