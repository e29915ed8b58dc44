internal import InterfaceBuilder
internal import SourceText

extension InterfacePosition {
    init(_ position: SourcePosition, id: String? = nil) {
        self.init(path: position.path, line: position.line, column: position.column, objectID: id)
    }
}

extension UIView {
    /// Takes the properties that the file gives a view.
    func decode(_ view: InterfaceView) {
        autoresizingMask = AutoresizingMask(interfaceNames: view.autoresizingMask)
        translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
        isHidden = view.isHidden
        alpha = CGFloat(view.alpha)
        isOpaque = view.isOpaque
        clipsToBounds = view.clipsSubviews
        tag = view.tag
        isMultipleTouchEnabled = view.isMultipleTouchEnabled
        // R140: without the attribute every view takes touches; for labels and image views Interface Builder writes NO.
        isUserInteractionEnabled = view.isUserInteractionEnabled ?? true
        accessibilityIdentifier = view.accessibilityIdentifier
        restorationIdentifier = view.restorationIdentifier
        if let color = view.backgroundColor.flatMap(UIColor.init(interface:)) { backgroundColor = color }
        switch self {
        case let label as UILabel: label.text = view.text
        case let imageView as UIImageView: imageView.image = view.object.string("image").flatMap(UIImage.init(named:))
        case let button as UIButton:
            button.setTitle(view.title, for: .normal)
            button.isEnabled = view.isEnabled
        case let control as UIControl: control.isEnabled = view.isEnabled
        default: break
        }
    }
}

extension UIView.AutoresizingMask {
    /// Interface Builder names the flexible parts by the edges of a coordinate system with y pointing down.
    init(interfaceNames names: Set<String>) {
        let masks: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        self = masks.filter { names.contains($0.0) }.reduce(into: []) { $0.insert($1.1) }
    }
}

extension UIRectEdge {
    /// The edges that a storyboard's element says; none without it.
    init(_ description: InterfaceObject?) {
        self = []
        for (name, edge) in [("top", UIRectEdge.top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        where description?.flag(name) == true { insert(edge) }
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// The directions that Interface Builder writes, one or several.
    init(interfaceName name: String) {
        let known: [(String, Self)] = [("right", .right), ("left", .left), ("up", .up), ("down", .down)]
        self = known.filter { name.contains($0.0) }.reduce(into: []) { $0.insert($1.1) }
    }
}

extension UIColor {
    /// The colour of a file; nil for one that only the asset catalogue or a later version knows.
    convenience init?(interface color: InterfaceColor) {
        switch color {
        case .rgb(let red, let green, let blue, let alpha, _):
            self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        case .gray(let white, let alpha, _): self.init(white: CGFloat(white), alpha: CGFloat(alpha))
        case .system(let name):
            guard let known = UIColor.system[name] else { return nil }
            self.init(cgColor: known.cgColor)
        case .cmyk, .named, .catalog, .unknown: return nil
        }
    }

    private static let system: [String: UIColor] = [
        "systemBackgroundColor": systemBackground, "secondarySystemBackgroundColor": secondarySystemBackground,
        "labelColor": label, "darkTextColor": black, "lightTextColor": white, "systemRedColor": systemRed,
        "systemGreenColor": systemGreen, "systemBlueColor": systemBlue, "systemOrangeColor": systemOrange,
        "systemYellowColor": systemYellow, "systemPinkColor": systemPink, "systemPurpleColor": systemPurple,
        "systemTealColor": systemTeal, "systemIndigoColor": systemIndigo, "systemGrayColor": systemGray,
    ]
}

extension UIBarItem {
    /// Takes the properties that the file gives an item.
    func decode(_ item: InterfaceBarItem) {
        interfaceID = item.id
        title = item.title ?? item.systemItem
        isEnabled = item.isEnabled
        tag = item.tag
    }
}

extension UINavigationItem {
    /// Takes the properties that the file gives an item, and makes its buttons.
    func decode(_ item: InterfaceNavigationItem) {
        interfaceID = item.id
        if let text = item.title { title = text }
        prompt = item.prompt
        hidesBackButton = item.hidesBackButton
        leftBarButtonItems = Self.buttons(item.leftItems)
        rightBarButtonItems = Self.buttons(item.rightItems)
    }

    static func buttons(_ items: [InterfaceBarItem]) -> [UIBarButtonItem]? {
        guard !items.isEmpty else { return nil }
        return items.map { item in
            let button = UIBarButtonItem()
            button.decode(item)
            return button
        }
    }
}

extension RuntimeValue {
    /// The value as key-value coding would set it.
    @MainActor var foundationValue: Any? {
        switch self {
        case .string(let text), .localizedString(let text): text
        case .integer(let number): number
        case .number(let number): number
        case .boolean(let flag): flag
        case .point(let point): CGPoint(x: point.x, y: point.y)
        case .size(let size): CGSize(width: size.width, height: size.height)
        case .rect(let rect): CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        case .range(let location, let length): NSRange(location: location, length: length)
        case .color(let color): UIColor(interface: color)
        case .image(let name): name
        case .null, .unknown: nil
        }
    }
}
