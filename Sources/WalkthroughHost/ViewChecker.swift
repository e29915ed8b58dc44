internal import HeadlessUIKit
internal import Walkthrough

/// Holds a view against what a script expects of it.
@MainActor
struct ViewChecker {
    let stage: Stage

    func problem(with wanted: ViewExpectation) -> StepResult.Problem? {
        let view: UIView
        do throws(StepProblem) {
            view = try TouchFinder(stage: stage).view(named: wanted.of)
        } catch {
            return .init(error.description)
        }
        let time = stage.runtime.time.now
        let seen = view.presentationValues(at: time)
        if let frame = wanted.frame {
            let found = view.presentationFrame(at: time)
            let wantedFrame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
            let offs = [
                found.minX - wantedFrame.minX, found.minY - wantedFrame.minY, found.width - wantedFrame.width,
                found.height - wantedFrame.height,
            ]
            if offs.contains(where: { abs($0) > wanted.tolerance }) {
                return .init("its frame is \(found.shortDescription).")
            }
        }
        if let alpha = wanted.alpha, abs(seen.alpha - alpha) > wanted.tolerance {
            return .init("its alpha is \(seen.alpha).")
        }
        if let hidden = wanted.hidden, hidden != view.isHidden {
            return view.isHidden ? "it is hidden." : "it is not hidden."
        }
        if wanted.text != nil, let element = view.plainElement, view.shownText == nil {
            return .init("its text is not modelled: segue has no \(view.className) for the element \(element).")
        }
        if let text = wanted.text, text != view.shownText {
            return .init("its text is \(view.shownText.map { "'\($0)'" } ?? "none").")
        }
        return nil
    }
}
