extension String {
    /// The text, or as much of its beginning as fits into `count` characters with an ellipsis behind it.
    ///
    /// For names in messages: a name that fills a file must not fill each of a thousand messages too.
    public func shortened(to count: Int) -> String {
        guard utf8.count > count, index(startIndex, offsetBy: count + 1, limitedBy: endIndex) != nil else {
            return self
        }
        return prefix(count - 1) + "…"
    }
}
