internal import HeadlessUIKit
internal import SourceText
internal import Walkthrough

/// Holds an expectation against the state, or against what the step before did.
@MainActor
struct ExpectationChecker {
    private let session: HostSession
    private var stage: Stage { session.stage }
    private var log: StepLog { session.log }

    init(session: HostSession) { self.session = session }

    func check(_ expectation: Expectation) -> StepResult.ExpectationResult {
        var problem = problem(with: expectation.check)
        problem?.position = expectation.position
        return .init(text: expectation.text, position: expectation.position, problem: problem)
    }

    private func problem(with check: Expectation.Check) -> StepResult.Problem? {
        switch check {
        case .top(let name): differs(stage.top, from: name) ?? unseen(stage.top)
        case .root(let name): differs(stage.root, from: name)
        case .visible(let names): missing(names, in: stage.visible, "on screen")
        case .stack(let names): differs(stage.navigation?.viewControllers ?? [], from: names)
        case .presenting(let names): differs(stage.presentationChain, from: names)
        case .tab(let tab): problem(with: tab)
        case .loaded(let names):
            missing(names, in: stage.controllers.filter(\.isViewLoaded), "loaded")
        case .notLoaded(let names):
            present(names, in: stage.controllers.filter(\.isViewLoaded), "loaded")
        case .notVisible(let names): seen(names)
        case .unwoundTo(let name): problem(withUnwindTo: name)
        case .events(let texts): missingEvents(texts)
        case .noEvents(let texts): presentEvents(texts)
        case .warning(let texts): missingWarnings(texts)
        case .failure(let text): problem(withFailure: text)
        case .hierarchy(let report, let text): differs(hierarchy(report), fromText: text)
        case .view(let view): ViewChecker(stage: stage).problem(with: view)
        case .animating(let wanted):
            wanted == isAnimating ? nil : wanted ? "nothing is in flight." : "an animation or transition is in flight."
        case .duration(let seconds): problem(withDuration: seconds)
        }
    }

    // MARK: Controllers

    private func differs(_ controller: UIViewController?, from name: String) -> StepResult.Problem? {
        guard let controller else { return "nothing is on screen." }
        return controller.isNamed(name) ? nil : .init("it is \(controller.described).")
    }

    /// A controller on top covers the others only where its view is on screen.
    private func unseen(_ controller: UIViewController?) -> StepResult.Problem? {
        guard let controller, !controller.isOnScreen else { return nil }
        let isHidden = controller.viewIfLoaded?.window != nil
        return .init("its view is \(isHidden ? "hidden" : "in no window"), so that it is not seen.")
    }

    /// A presenter that is a container may be named by what it shows.
    private func differs(_ controllers: [UIViewController], from names: [String]) -> StepResult.Problem? {
        let fits =
            controllers.count == names.count
            && zip(controllers, names).allSatisfy { $0.isNamed($1) || Stage.content(of: $0).isNamed($1) }
        return fits ? nil : .init("it is [\(controllers.map(\.runtimeName).joined(separator: ", "))].")
    }

    private func missing(
        _ names: [String], in controllers: [UIViewController], _ state: String
    ) -> StepResult.Problem? {
        guard let name = names.first(where: { name in !controllers.contains { $0.isNamed(name) } }) else { return nil }
        let found = controllers.map(\.runtimeName).joined(separator: ", ")
        return .init("\(name) is not \(state); \(state): \(found.isEmpty ? "none" : found).")
    }

    private func present(
        _ names: [String], in controllers: [UIViewController], _ state: String
    ) -> StepResult.Problem? {
        names.first { name in controllers.contains { $0.isNamed(name) } }.map { .init("\($0) is \(state).") }
    }

    /// Neither on screen now nor brought on screen at some moment of the step; what was there before and left is fine.
    private func seen(_ names: [String]) -> StepResult.Problem? {
        if let problem = present(names, in: stage.visible, "on screen") { return problem }
        let passing = stage.controllers.filter { log.cameOnScreen.contains(ObjectIdentifier($0)) }
        return present(names, in: passing, "on screen at some moment of the step")
    }

    private func problem(with tab: Action.TabName) -> StepResult.Problem? {
        guard let tabs = stage.tabs, let selected = tabs.selectedViewController else {
            return "no tab bar controller is on screen."
        }
        let fits =
            switch tab {
            case .index(let index): tabs.selectedIndex == index
            case .title(let title): selected.tabBarItem.title == title || selected.isNamed(title)
            }
        return fits
            ? nil : .init("it is tab \(tabs.selectedIndex), \(selected.tabBarItem.title ?? selected.runtimeName).")
    }

    private func problem(withUnwindTo name: String) -> StepResult.Problem? {
        guard let destination = session.runtime.lastUnwindDestination(since: log.start) else {
            return "no unwind ran in the last step."
        }
        return destination.isNamed(name) ? nil : .init("it unwound to \(destination.described).")
    }

    // MARK: Events

    private func missingEvents(_ texts: [String]) -> StepResult.Problem? {
        var rest = log.events[...]
        for (index, text) in texts.enumerated() {
            guard let found = rest.firstIndex(where: { $0.text.contains(text) }) else {
                let elsewhere = log.events.contains { $0.text.contains(text) }
                let after = index > 0 ? " after '\(texts[index - 1])'" : ""
                return .init(
                    elsewhere ? "'\(text)' occurred, but not\(after)." : "'\(text)' did not occur\(after).",
                    hint: "segue walk --trace prints the events of every step.")
            }
            rest = log.events[(found + 1)...]
        }
        return nil
    }

    private func presentEvents(_ texts: [String]) -> StepResult.Problem? {
        for text in texts {
            if let event = log.events.first(where: { $0.text.contains(text) }) {
                return .init("'\(event.text)' occurred at \(event.time) s.")
            }
        }
        return nil
    }

    private func missingWarnings(_ texts: [String]) -> StepResult.Problem? {
        let warnings = log.events.filter { $0.kind == .warning }.map(\.text)
        return texts.first { text in !warnings.contains { $0.contains(text) } }.map { text in
            warnings.isEmpty
                ? .init("the last step had no warnings.")
                : .init("no warning has '\(text)'; there was: \(warnings.joined(separator: "; "))")
        }
    }

    private func problem(withFailure text: String) -> StepResult.Problem? {
        guard let problem = log.outcome.problem else { return "the step before did not fail." }
        return problem.message.contains(text) ? nil : .init("it failed with: \(problem.message)")
    }

    // MARK: Views and time

    private func hierarchy(_ report: Action.Report) -> String {
        report == .views ? stage.viewHierarchy : stage.controllerHierarchy
    }

    private func differs(_ text: String, fromText wanted: String) -> StepResult.Problem? {
        let (found, wanted) = (Self.lines(text), Self.lines(wanted))
        guard found != wanted else { return nil }
        let line = zip(found, wanted).enumerated().first { $1.0 != $1.1 }?.offset ?? min(found.count, wanted.count)
        return .init(
            "line \(line + 1) differs.",
            hint: "segue walk --record writes what is there now.",
            notes: [
                "- \(line < wanted.count ? wanted[line] : "(no line)")",
                "+ \(line < found.count ? found[line] : "(no line)")",
            ])
    }

    private static func lines(_ text: String) -> [Substring] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private var isAnimating: Bool {
        session.runtime.hasRunningTransitions || session.runtime.hasRunningAnimations
    }

    private func problem(withDuration seconds: Double) -> StepResult.Problem? {
        guard let last = log.animations.last else { return "nothing was animated." }
        return abs(last.duration - seconds) <= 1e-6 ? nil : .init("it was \(last.duration) s.")
    }
}
