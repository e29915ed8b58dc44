#if !canImport(ObjectiveC)
    /// Runs the code; without Objective-C there is nothing to release later.
    public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
#endif
