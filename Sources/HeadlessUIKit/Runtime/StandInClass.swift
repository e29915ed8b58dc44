/// A class that a storyboard names and nobody supplied: an object of UIKit's own class takes its place.
///
/// An object, because each message to a stand-in asks for it.
package final class StandInClass: Sendable {
    /// Why the class's code is not there.
    package enum Cause: Hashable, Sendable {
        /// It is in the app's sources, and not in the library; the reason begins with the place where it is known.
        case leftOut(String?)
        /// None of the sources declares it.
        case notInSources
        /// There are no sources.
        case noSources
    }

    /// The name with its module, as reports show it.
    package let name: String
    /// The name without its module, as event lines begin.
    package let shortName: String
    /// The methods that the class is known to have, from the class index.
    package let selectors: Set<String>
    /// Why its code is not there.
    package let cause: Cause
    /// A registered class of that name in another module.
    package let namesake: String?
    /// `ListViewController did not run: its code is not part of the app's library. App/List.swift:12:8: no such module 'X'`
    package let explanation: String

    package init(name: String, selectors: Set<String> = [], cause: Cause = .noSources, namesake: String? = nil) {
        self.name = name
        shortName = name.split(separator: ".").last.map(String.init) ?? name
        self.selectors = selectors
        self.cause = cause
        self.namesake = namesake
        explanation = Self.explanation(name, shortName, cause, namesake)
    }

    private static func explanation(
        _ name: String, _ shortName: String, _ cause: Cause, _ namesake: String?
    ) -> String {
        var text = "\(shortName) did not run: "
        switch cause {
        case .leftOut(nil): text += "its code is not part of the app's library."
        case .leftOut(let reason?): text += "its code is not part of the app's library. \(reason)"
        case .notInSources:
            text += "none of the app's sources declares it, so that it is in a dependency or missing."
        case .noSources: text += "the walkthrough names no sources of the app."
        }
        if let namesake { text += " The storyboard names \(name), the app has \(namesake)." }
        return text
    }
}
