// `String(format:)` is Foundation's.
internal import Foundation

extension EventContent {
    /// The event in the notation of traces, which transcripts show and expectations are matched with.
    ///
    /// - Parameter subject: the name of the object that it happened to; empty where there is none.
    public func sentence(of subject: String) -> String {
        switch self {
        case .call(let call, _): subject.isEmpty ? call.notation : "\(subject).\(call.notation)"
        case .assignment(let property, let value): "\(subject).\(property) = \(value)"
        case .rootController(let name): "window.rootViewController = \(name)"
        case .input(.tap(let name)): "tap '\(name)'"
        case .input(.gesture(let kind, let target)): "\(kind) over \(target)"
        case .input(.sheetSwipe): "\(subject).swipe on the sheet"
        case .standInCall(let selector): "\(subject).\(selector) (stand-in)"
        case .animation(let animation):
            "\(animation.kind) of \(animation.views.joined(separator: ", ")) for "
                + "\(Self.shortNumber(animation.duration)) s begins"
        case .interactionEnd(let end):
            "interaction \(end.isCancelled ? "cancelled" : "finished") at \(Self.shortNumber(end.progress)) of "
                + end.controllers
        case .warning(let text), .failure(let text), .standIn(let text), .unmodelled(let text): text
        }
    }

    /// A number as `%g` prints it.
    public static func shortNumber(_ number: Double) -> String { String(format: "%g", number) }
}

extension EventContent.Call {
    /// `prepare(for: next)`, `shouldPerformSegue(withIdentifier: "next") → true`.
    fileprivate var notation: String {
        let given = arguments.map { argument in
            (argument.label.map { "\($0): " } ?? "") + argument.value.notation
        }
        return (given.isEmpty ? method : "\(method)(\(given.joined(separator: ", ")))")
            + (answer.map { " → \($0.notation)" } ?? "")
    }
}

extension EventContent.Value {
    fileprivate var notation: String {
        switch self {
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): "\(number)"
        case .name(let name): name ?? "nil"
        case .names(let names): "[\(names.joined(separator: ", "))]"
        case .text(let text): "\"\(text)\""
        case .texts(let texts): "\(texts)"
        }
    }
}
