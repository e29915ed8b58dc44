extension Validator {
    /// Every rule there is, in the order of their identifiers.
    public static let allRules: [any Rule] = [
        DuplicateObjectID(), SegueDestinationMissing(), UnwindWithoutExit(),
    ]
}
