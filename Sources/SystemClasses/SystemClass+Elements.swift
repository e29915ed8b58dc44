extension SystemClass {
    /// The class of the objects that elements of that name in an interface file are, where the file names no other.
    public init?(element: String, in kit: Kit) {
        guard let number = ClassTable.standard.numbersByElement[kit.rawValue][element] else { return nil }
        self.number = number
    }

    /// The name of the class that elements of that name stand for: `UIButton` for a `button`.
    ///
    /// Interface Builder calls most elements as their class, without its prefix and with a small first letter. The
    /// class of an element that the table does not have is named by this rule.
    public static func name(ofElement element: String, in kit: Kit) -> String {
        if let known = SystemClass(element: element, in: kit) { return known.name }
        return kit.prefix + element.prefix(1).uppercased() + element.dropFirst()
    }

    /// The names of the elements that stand for it, in the order of the alphabet.
    public var elements: [String] { ClassTable.standard.elements[number] }
}

extension SystemClass.Kit {
    /// How the names of the kit's views begin.
    fileprivate var prefix: String {
        switch self {
        case .uiKit: "UI"
        case .appKit: "NS"
        case .watchKit: "WKInterface"
        }
    }
}
