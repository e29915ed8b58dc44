import HeadlessUIKit
import Testing

/// Big apps: what is many is not slow. Each limit is generous for an unoptimised build, and far below what a cost that
/// grows with the square would take.
@MainActor
@Suite struct ScaleTests {
    private func seconds(_ body: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let taken = try clock.measure(body)
        return Double(taken.components.seconds) + Double(taken.components.attoseconds) / 1e18
    }

    @Test func twentyThousandViews() {
        let runtime = show(Scripted("A"))
        guard let window = runtime.application.keyWindow else { return }
        let time = seconds {
            let views = (0..<20_000).map { UIView(frame: CGRect(x: $0 % 100, y: $0 / 100, width: 1, height: 1)) }
            for view in views { window.addSubview(view) }
            runtime.time.settle()
            #expect(window.hitTest(CGPoint(x: 50.5, y: 50.5), with: nil) === views[5050])
            UIView.animate(withDuration: 1) { for view in views { view.center.x += 100 } }
            runtime.time.settle()
            for view in views { view.removeFromSuperview() }
        }
        #expect(window.subviews.count == 1)
        #expect(time < 20)
    }

    @Test func twoThousandPushedControllers() {
        let navigation = UINavigationController(rootViewController: Scripted("A"))
        let runtime = show(navigation)
        let time = seconds {
            for _ in 0..<2_000 {
                navigation.pushViewController(UIViewController(), animated: true)
                runtime.time.settle()
            }
            navigation.popToRootViewController(animated: true)
            runtime.time.settle()
        }
        #expect(navigation.viewControllers.count == 1)
        #expect(time < 20)
    }

    @Test func fiveThousandScenes() throws {
        let scenes = (0..<5_000).map { index in
            SceneText(
                name: "S\(index)",
                connections: SceneText.segue("presentation", "go\(index)", to: "S\((index + 1) % 5_000)"))
        }
        let harness = try Harness(scenes: scenes)
        let time = try seconds {
            for index in 0..<5_000 {
                let made: UIViewController = try harness.make("S\(index)")
                #expect(made.segueTemplates.count == 1)
                made.performSegue(withIdentifier: "go\(index)", sender: nil)
            }
        }
        #expect(time < 20)
    }
}
