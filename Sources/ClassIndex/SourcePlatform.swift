/// An Apple platform that sources are written for, as `#if os(…)` spells it.
public enum SourcePlatform: String, Sendable, Hashable, Codable, CaseIterable {
    case iOS, tvOS, watchOS, macOS
}
