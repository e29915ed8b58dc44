/// A control that is pressed.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The looks of a button.
    public enum ButtonType: Int, Hashable, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    /// The button's looks.
    open internal(set) var buttonType = ButtonType.custom
    /// The label of the title.
    open private(set) lazy var titleLabel: UILabel? = UILabel()

    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]

    /// A button of a type.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }

    /// Sets the title of a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        titleLabel?.text = currentTitle
    }

    /// The title of a state, or that of the normal state.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    /// The title that is shown.
    open var currentTitle: String? { title(for: state) }

    /// Sets the title's colour in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

    /// The title's colour in a state, or that of the normal state.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

    override var printedText: String? { currentTitle }
}
