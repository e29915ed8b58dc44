internal import HeadlessUIKit
internal import Walkthrough

/// Carries out one step.
@MainActor
struct StepRunner {
    private let session: HostSession
    private(set) var expectations: [StepResult.ExpectationResult] = []
    private(set) var documents: [StepResult.Document] = []

    init(session: HostSession) { self.session = session }

    /// Whether the step looks at the one before it rather than doing something.
    static func isCheck(_ action: Action) -> Bool {
        switch action {
        case .expect, .report, .sample: true
        default: false
        }
    }

    /// Whether the step lets the one before it go on, so that what both did belongs together.
    static func isContinuation(_ action: Action) -> Bool {
        switch action {
        case .advance, .settle, .interactive: true
        default: isCheck(action)
        }
    }

    private var stage: Stage { session.stage }
    private var runtime: UIKitRuntime { session.runtime }

    mutating func run(_ step: Step) -> StepResult.Outcome {
        do throws(StepProblem) {
            switch step.action {
            case .expect(let checks): return expect(checks)
            case .report(let report): documents = self.documents(of: report)
            default: try perform(step.action)
            }
            return .passed
        } catch {
            return .failed(.init(error.description))
        }
    }

    private func perform(_ action: Action) throws(StepProblem) {
        switch action {
        case .launch(let scene): try launch(scene)
        case .performSegue(let reference): try performSegue(reference)
        case .tap(let target): try TouchFinder(stage: stage).tap(target)
        case .gesture(let gesture): try GesturePlayer(session: session).play(gesture)
        case .call(let call): try self.call(call)
        case .back: try back()
        case .dismiss(.call(let removal)):
            try controller(removal.from).dismiss(animated: removal.animated, completion: nil)
        case .pop(let removal): try navigation(removal.from).popViewController(animated: removal.animated)
        case .popToRoot(let removal):
            try navigation(removal.from).popToRootViewController(animated: removal.animated)
        case .select(let selection): try select(selection)
        case .show(let showing): try controller(showing.from).show(make(showing.scene), sender: nil)
        case .showDetail(let showing):
            try controller(showing.from).showDetailViewController(make(showing.scene), sender: nil)
        case .present(let showing):
            try controller(showing.from).present(make(showing.scene), animated: showing.animated, completion: nil)
        case .push(let showing):
            try navigation(showing.from).pushViewController(make(showing.scene), animated: showing.animated)
        case .advance(let seconds): runtime.time.advance(by: seconds)
        case .settle: session.settle()
        case .sample(let sampling): try session.sampler.arm(sampling)
        case .dismiss(.swipe): try swipeSheet()
        case .interactive(let interaction): try interact(interaction)
        case .rotate, .resize, .traits:
            throw StepProblem("this version of segue does not walk this kind of step yet.")
        case .expect, .report: break
        }
    }

    // MARK: Steps

    private func launch(_ scene: Action.SceneReference) throws(StepProblem) {
        runtime.application.launch(root: try make(scene))
    }

    /// A new controller of a scene: of the named storyboard or the first, by identifier or the initial one.
    private func make(_ scene: Action.SceneReference) throws(StepProblem) -> UIViewController {
        guard let name = scene.storyboard.map(Self.storyboardName) ?? session.entryStoryboard else {
            throw StepProblem("the walkthrough names no storyboard.")
        }
        guard runtime.storyboards.names.contains(name) else {
            throw StepProblem(
                "there is no storyboard '\(name)'; there is \(runtime.storyboards.names.joined(separator: ", ")).")
        }
        let storyboard = UIStoryboard(name: name, bundle: nil)
        if let identifier = scene.identifier {
            return storyboard.instantiateViewController(withIdentifier: identifier)
        }
        guard let initial = storyboard.instantiateInitialViewController() else {
            throw StepProblem(
                "\(name).storyboard has no initial view controller; name a scene: {identifier: …}.")
        }
        return initial
    }

    static func storyboardName(_ name: String) -> String {
        let file = name.split(separator: "/").last.map(String.init) ?? name
        return file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
    }

    private func performSegue(_ reference: Action.SegueReference) throws(StepProblem) {
        let owner = try segueOwner(reference)
        switch reference.name {
        case .identifier(let identifier): owner.performSegue(withIdentifier: identifier, sender: nil)
        case .objectID(let id):
            guard let segue = owner.segueTemplates.first(where: { $0.id == id }) else {
                throw StepProblem("\(owner.runtimeName) has no segue with the object id '\(id)'.")
            }
            owner.perform(segue, sender: nil, asking: false)
        }
    }

    /// The controller that is named, or the visible one that has the segue: the top first, then outward from it.
    private func segueOwner(_ reference: Action.SegueReference) throws(StepProblem) -> UIViewController {
        if let from = reference.from { return try stage.controller(named: from) }
        guard let top = stage.top else { throw StepProblem("nothing is on screen: launch comes first.") }
        func hasSegue(_ controller: UIViewController) -> Bool {
            controller.segueTemplates.contains { segue in
                switch reference.name {
                case .identifier(let identifier): segue.identifier == identifier
                case .objectID(let id): segue.id == id
                }
            }
        }
        // Without an owner the top controller says what UIKit would.
        return top.withAncestors.first(where: hasSegue) ?? stage.visible.first(where: hasSegue) ?? top
    }

    private func call(_ call: Action.MethodCall) throws(StepProblem) {
        let receiver = try controller(call.on)
        var arguments: [Any?] = []
        for argument in call.arguments {
            switch argument {
            case .null: arguments.append(nil)
            case .bool(let value): arguments.append(value)
            case .number(let value): arguments.append(value)
            case .string(let value): arguments.append(value)
            case .object(let name): arguments.append(try TouchFinder(stage: stage).object(named: name))
            }
        }
        runtime.note(call.selector, of: receiver)
        receiver.call(Selector(call.selector), arguments)
    }

    private func swipeSheet() throws(StepProblem) {
        let top = try controller(nil)
        guard top.swipeSheet() else {
            throw StepProblem("\(top.runtimeName) is on no sheet that a swipe could dismiss.")
        }
    }

    /// Drives the transition in flight as a finger would (R98).
    private func interact(_ interaction: Action.Interaction) throws(StepProblem) {
        // One that was asked for begins in the next turn.
        runtime.time.turn()
        guard let transition = runtime.drivenTransition else {
            throw StepProblem("no transition is in flight: the step before has to leave one, with settle: false.")
        }
        guard let interactor = transition.interactor else {
            throw StepProblem(
                "the transition from \(transition.names) is not interactive: its delegate supplies no interaction "
                    + "controller. A navigation controller's own swipe is a gesture: {kind: edgePan, …}.")
        }
        guard let driver = interactor as? UIPercentDrivenInteractiveTransition else {
            throw StepProblem(
                "the transition from \(transition.names) is driven by \(transition.interactorName), which is no "
                    + "UIPercentDrivenInteractiveTransition: play its gesture.")
        }
        if !transition.isInteractive {
            driver.pause()
            guard runtime.drivenTransition?.isInteractive == true else {
                throw StepProblem(
                    "the transition from \(transition.names) has started by itself and cannot be taken hold of: its "
                        + "animator has no interruptibleAnimator(using:).")
            }
        }
        for (index, progress) in interaction.progress.enumerated() {
            if index > 0 { runtime.time.advance(by: interaction.every) }
            runtime.note("update", .init(nil, .number(progress)), of: nil)
            driver.update(CGFloat(progress))
        }
        runtime.time.advance(by: interaction.every)
        runtime.note("\(interaction.end.rawValue)()", of: nil)
        switch interaction.end {
        case .finish: driver.finish()
        case .cancel: driver.cancel()
        }
    }

    private func back() throws(StepProblem) {
        let navigation = try navigation(nil)
        guard navigation.viewControllers.count > 1 else {
            throw StepProblem("there is no way back: \(navigation.runtimeName) shows its root.")
        }
        navigation.popViewController(animated: true)
    }

    private func select(_ selection: Action.TabSelection) throws(StepProblem) {
        guard let tabs = stage.tabs else { throw StepProblem("no tab bar controller is on screen.") }
        let controllers = tabs.viewControllers ?? []
        let index: Int? =
            switch selection.tab {
            case .index(let index): controllers.indices.contains(index) ? index : nil
            case .title(let title):
                controllers.firstIndex { $0.tabBarItem.title == title || $0.isNamed(title) }
            }
        guard let index else {
            let titles = controllers.map { $0.tabBarItem.title ?? $0.runtimeName }
            throw StepProblem("there is no such tab; there are \(titles.joined(separator: ", ")).")
        }
        let isBehindMore = runtime.configuration.idiom == .phone && controllers.count > 5 && index >= 4
        if isBehindMore, !selection.programmatic {
            // R137: the fifth place is More's, whose list leads to the rest.
            runtime.lacks(
                "More", "the tab at index \(index) is behind More, whose list is not modelled: five tabs fit a phone.",
                position: nil)
            return
        }
        if selection.programmatic { tabs.selectedIndex = index } else { tabs.tapTab(at: index) }
    }

    private func controller(_ name: String?) throws(StepProblem) -> UIViewController {
        if let name { return try stage.controller(named: name) }
        guard let top = stage.top else { throw StepProblem("nothing is on screen: launch comes first.") }
        return top
    }

    private func navigation(_ name: String?) throws(StepProblem) -> UINavigationController {
        let start = try controller(name)
        guard let navigation = start as? UINavigationController ?? start.navigationController else {
            throw StepProblem("\(start.runtimeName) is in no navigation controller.")
        }
        return navigation
    }

    // MARK: Looking

    private mutating func expect(_ checks: [Expectation]) -> StepResult.Outcome {
        let checker = ExpectationChecker(session: session)
        expectations = checks.map(checker.check)
        return StepResult.Outcome(expectations)
    }

    private func documents(of report: Action.Report) -> [StepResult.Document] {
        switch report {
        case .controllers: [.init(kind: .controllers, text: stage.controllerHierarchy)]
        case .views: [.init(kind: .views, text: stage.viewHierarchy)]
        case .both:
            [
                .init(kind: .controllers, text: stage.controllerHierarchy),
                .init(kind: .views, text: stage.viewHierarchy),
            ]
        case .trace:
            [.init(kind: .trace, text: session.log.events.map(\.text).joined(separator: "\n"))]
        }
    }
}
