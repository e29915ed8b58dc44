import SourceText

extension ClassIndex {
    /// An identifier that code shares with a storyboard or xib, as a call or a comparison has it.
    ///
    /// ```swift
    /// performSegue(withIdentifier: "Show", sender: self)      // .segue
    /// if segue.identifier == Self.editID { … }                // .segue, in a comparison; the place is that of Self.editID
    /// table.register(nib, forCellReuseIdentifier: "Cell")     // .registration
    /// ```
    public struct IdentifierUse: Sendable, Hashable, Codable {
        /// What the identifier names.
        public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
            /// `performSegue(withIdentifier:sender:)`, and a comparison with a segue's identifier.
            case segue
            /// `instantiateViewController(withIdentifier:)`.
            case viewController
            /// `UIStoryboard(name:bundle:)`.
            case storyboard
            /// `instantiateInitialViewController()` of a storyboard that the code names; the identifier is the storyboard's
            /// name, the place that of the method's name and of the dot before it.
            case initialController
            /// `dequeueReusableCell(withIdentifier:)` and its relatives.
            case reuse
            /// A cell, header or supplementary view that code makes or registers under a reuse identifier:
            /// `register(_:forCellReuseIdentifier:)`, `UITableViewCell(style:reuseIdentifier:)`.
            case registration
            /// `UINib(nibName:bundle:)`, `loadNibNamed(_:owner:options:)`, `init(nibName:bundle:)`.
            case nib
            /// A class that code gives to an object that is there: `object_setClass(_:_:)`. The identifier is its name.
            case classChange
        }

        /// What the identifier names.
        public var kind: Kind
        /// The identifier; where the code names a constant, the constant's value.
        public var identifier: String
        /// Where the literal begins, its opening quote or `#`; where a constant is named, the naming expression.
        public var position: SourcePosition
        /// The place just after the literal's closing quote, or after the naming expression.
        public var end: SourcePosition
        /// The innermost type around it, with the types around that: `Outer.Inner`; `nil` at top level.
        public var owner: String?
        /// For a view controller's identifier the name of the storyboard it is looked up in, where the code says it:
        /// `UIStoryboard(name: "Main", bundle: nil)`. `nil` when unknown.
        public var storyboard: String?
        /// For a segue's identifier whether the code compares with it rather than performs the segue.
        public var inComparison: Bool
        /// For a segue that is performed whether `self` performs it.
        public var isOnSelf: Bool
        /// For a view controller whether a closure of the app's makes it.
        public var hasCreator: Bool
        /// For a registration the class registered or made, or what the only object of the nib must be; for a nib the
        /// class initialised with its name. As written; `nil` when unknown.
        public var type: String?
        /// For a reuse identifier whether the message answers `nil` where there is no such cell, and the code may make one
        /// then: `dequeueReusableCellWithIdentifier:` in Objective-C.
        public var mayBeNil: Bool
        /// For a registration the name of the nib registered.
        public var nib: String?
        /// For a storyboard or nib whether a bundle is named that may be a library's, whose files are not the project's.
        public var isElsewhere: Bool

        /// Makes a mention; it ends where it begins unless an end is given.
        public init(
            kind: Kind, identifier: String, position: SourcePosition, end: SourcePosition? = nil, owner: String? = nil,
            storyboard: String? = nil, inComparison: Bool = false, isOnSelf: Bool = false, hasCreator: Bool = false,
            type: String? = nil, mayBeNil: Bool = false, nib: String? = nil, isElsewhere: Bool = false
        ) {
            self.kind = kind
            self.identifier = identifier
            self.position = position
            self.end = end ?? position
            self.owner = owner
            self.storyboard = storyboard
            self.inComparison = inComparison
            self.isOnSelf = isOnSelf
            self.hasCreator = hasCreator
            self.type = type
            self.mayBeNil = mayBeNil
            self.nib = nib
            self.isElsewhere = isElsewhere
        }

        /// What the only object of a nib that is registered must be, by the labels of the call or message.
        public static func nibClass(ofLabels labels: [String]) -> String? {
            switch labels.last {
            case "forCellReuseIdentifier": "UITableViewCell"
            case "forHeaderFooterViewReuseIdentifier": "UITableViewHeaderFooterView"
            case "forCellWithReuseIdentifier": "UICollectionReusableView"
            case "withReuseIdentifier" where labels.contains("forSupplementaryViewOfKind"): "UICollectionReusableView"
            default: nil
            }
        }
    }

    /// Every mention of an identifier, those of classes and those outside, sorted by position.
    public var allUses: [IdentifierUse] {
        (uses + classes.flatMap(\.uses)).sorted { $0.position < $1.position }
    }
}
