extension Script {
    /// Which classes may be stand-ins without failing the steps that meet them.
    ///
    /// A stand-in takes the place of a class whose code did not compile or is not there. Whatever is allowed is still
    /// counted in the transcript.
    public enum StandIns: Sendable, Hashable, Codable {
        /// A step that meets a stand-in fails. The default where sources are compiled.
        case fail
        /// Every class may be a stand-in. `sources: {index: …}` asks for this, as does a walkthrough without sources.
        case allow
        /// These classes may be stand-ins, by their names with or without their module.
        case allowOnly([String])

        /// Whether a stand-in for `name`, with or without its module, may be met.
        public func allows(_ name: String) -> Bool {
            switch self {
            case .fail: false
            case .allow: true
            case .allowOnly(let names): names.contains(name) || names.contains { name.hasSuffix(".\($0)") }
            }
        }
    }

    /// What the app's code may reach outside its own folders.
    public enum Permission: String, Sendable, Hashable, Codable, CaseIterable {
        /// Connections to other machines.
        case network
        /// Writing anywhere the user may write.
        case files
    }
}
