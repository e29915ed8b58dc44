import SourceText

extension ClassIndex {
    /// A cast of what a storyboard or xib makes.
    ///
    /// ```swift
    /// storyboard!.instantiateViewController(withIdentifier: "Help") as! HelpViewController
    /// if segue.identifier == "edit" { let editor = segue.destination as! EditViewController }
    /// ```
    public struct Cast: Sendable, Hashable, Codable {
        /// What is cast.
        public enum Subject: Sendable, Hashable, Codable {
            /// The controller of that identifier, in the storyboard of that name where the code says one.
            case controller(identifier: String, storyboard: String?)
            /// The initial controller of that storyboard.
            case initialController(storyboard: String)
            /// A cell, header or supplementary view of that reuse identifier.
            case cell(identifier: String)
            /// The destination of a segue, in the owner's `prepare(for:sender:)`.
            case destination(SegueCondition)
        }

        /// What is cast.
        public var subject: Subject
        /// Whether the subject is a navigation controller whose root is cast.
        public var isOfRoot: Bool
        /// The type as written.
        public var type: String
        /// Whether it is `as!`.
        public var isForced: Bool
        /// Where `as` begins.
        public var position: SourcePosition
        /// The place just after the type.
        public var end: SourcePosition
        /// The innermost type around it, as ``IdentifierUse/owner``.
        public var owner: String?

        /// Makes a cast.
        public init(
            subject: Subject, isOfRoot: Bool = false, type: String, isForced: Bool, position: SourcePosition,
            end: SourcePosition, owner: String?
        ) {
            self.subject = subject
            self.isOfRoot = isOfRoot
            self.type = type
            self.isForced = isForced
            self.position = position
            self.end = end
            self.owner = owner
        }
    }

    /// For which segues some code of `prepare(for:sender:)` runs.
    public struct SegueCondition: Sendable, Hashable, Codable {
        /// Whether it runs for all segues but those of ``identifiers``.
        public var isExcluding: Bool
        /// The identifiers, sorted.
        public var identifiers: [String]
        /// Whether it runs for each of these segues; otherwise something else decides as well.
        public var isWhole: Bool

        /// Every segue.
        public static let any = SegueCondition(isExcluding: true, [], isWhole: true)

        /// Makes a condition.
        public init(isExcluding: Bool, _ identifiers: some Sequence<String>, isWhole: Bool = true) {
            self.isExcluding = isExcluding
            self.identifiers = Set(identifiers).sorted()
            self.isWhole = isWhole
        }

        /// Whether it may run for a segue of that identifier.
        public func holds(_ identifier: String?) -> Bool {
            guard let identifier else { return isExcluding }
            return identifiers.contains(identifier) != isExcluding
        }

        /// The segues for which both hold.
        public func and(_ other: SegueCondition) -> SegueCondition {
            let (own, others) = (Set(identifiers), Set(other.identifiers))
            let both = isWhole && other.isWhole
            return switch (isExcluding, other.isExcluding) {
            case (true, true): SegueCondition(isExcluding: true, own.union(others), isWhole: both)
            case (false, false): SegueCondition(isExcluding: false, own.intersection(others), isWhole: both)
            case (true, false): SegueCondition(isExcluding: false, others.subtracting(own), isWhole: both)
            case (false, true): SegueCondition(isExcluding: false, own.subtracting(others), isWhole: both)
            }
        }

        /// The segues for which it does not hold; only of a whole condition are they all.
        public var negated: SegueCondition {
            isWhole
                ? SegueCondition(isExcluding: !isExcluding, identifiers)
                : SegueCondition(isExcluding: true, [], isWhole: false)
        }

        /// The segues for which one of both holds.
        public func or(_ other: SegueCondition) -> SegueCondition {
            let (own, others) = (Set(identifiers), Set(other.identifiers))
            let both = isWhole && other.isWhole
            return switch (isExcluding, other.isExcluding) {
            case (true, true): SegueCondition(isExcluding: true, own.intersection(others), isWhole: both)
            case (false, false): SegueCondition(isExcluding: false, own.union(others), isWhole: both)
            case (true, false): SegueCondition(isExcluding: true, own.subtracting(others), isWhole: both)
            case (false, true): SegueCondition(isExcluding: true, others.subtracting(own), isWhole: both)
            }
        }
    }

    /// A piece of a source file.
    public struct Place: Sendable, Hashable, Codable {
        /// Where it begins.
        public var position: SourcePosition
        /// The place just after it.
        public var end: SourcePosition

        /// Makes a place.
        public init(position: SourcePosition, end: SourcePosition) {
            self.position = position
            self.end = end
        }
    }
}
