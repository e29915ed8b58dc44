extension SystemProtocol {
    /// Of which only the names count: of Swift's library and of Apple's.
    static let others = """
        AnyObject
        CaseIterable
        Codable
        Collection
        Comparable
        CustomDebugStringConvertible
        CustomReflectable
        CustomStringConvertible
        Decodable
        Encodable
        Equatable
        Error
        Hashable
        Identifiable
        IteratorProtocol
        LocalizedError
        NSCoding
        NSCopying
        NSMutableCopying
        NSSecureCoding
        ObservableObject
        RawRepresentable
        Sendable
        Sequence
        UIAppearance
        UIContentConfiguration
        UIContentView
        UICoordinateSpace
        UIKeyInput
        UIViewControllerContextTransitioning
        class
        """
}
