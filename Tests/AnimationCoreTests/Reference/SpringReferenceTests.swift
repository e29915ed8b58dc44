import AnimationCore
import TestSupport
import Testing

@Suite(.counts("springs.json"), .needsReference)
struct SpringReferenceTests {
    @Test(arguments: Reference.cases("springs.json"))
    func spring(_ test: ReferenceCase) {
        test.begin()
        guard test.kind == "caspring" else { return test.fail("unknown kind \(test.kind)") }
        let (input, expected) = (test.input, test.expected)
        let spring = Spring(
            mass: input["mass"].double, stiffness: input["stiffness"].double, damping: input["damping"].double,
            initialVelocity: input["initialVelocity"].double, allowsOverdamping: input["allowsOverdamping"].bool)
        let times = input["times"].doubles
        test.expect(times.map { spring.value(at: $0) }, expected["value"].doubles, "value")
        test.expect(times.map { spring.velocity(at: $0) }, expected["velocity"].doubles, "velocity")
        test.expect(spring.dampingRatio, expected["dampingRatio"].double, "damping ratio")
        test.expect(spring.naturalFrequency, expected["omega0"].double, "omega")
        switch expected["regime"].string {
        case "under", "undamped": #expect(spring.regime == .underdamped)
        case "critical": #expect(spring.regime == .critical)
        case "over": #expect(spring.regime == .overdamped)
        default: test.fail("unknown regime")
        }
        if let settling = expected["settlingDuration"].number {
            // Exactly, where the duration is a sum of tenths.
            let isTenths = expected["settlingTenths"].number != nil
            let tolerance: Double? = isTenths ? 0 : test.id == "near-critical-just-below" ? 1e-7 : nil
            test.expect(spring.settlingDuration, settling, tolerance: tolerance, "settling")
        }
        if !expected["valueCoreAnimationObserved"].isNull {
            let observed = spring.asObservedInCoreAnimation
            test.expect(
                times.map { observed.value(at: $0) }, expected["valueCoreAnimationObserved"].doubles, "as observed")
        }
        if let last = expected["lastCrossing"].number {
            test.expect((spring.value(at: last) - 1).magnitude, Spring.settlingThreshold, "at the last crossing")
        }
    }
}

@Suite(.counts("uiview-springs.json"), .needsReference)
struct SpringFormReferenceTests {
    @Test(arguments: Reference.cases("uiview-springs.json"))
    func form(_ test: ReferenceCase) {
        test.begin()
        let (input, expected) = (test.input, test.expected)
        switch test.kind {
        case "uiview-duration-damping-velocity":
            let duration = input["duration"].double
            let spring = Spring(
                duration: duration, dampingRatio: input["dampingRatio"].double,
                initialVelocity: input["initialSpringVelocity"].double)
            expectPhysics(test, spring)
            test.expect(spring.initialVelocity, expected["initialVelocity"].double, "velocity")
            test.expect(spring.naturalFrequency, expected["omega"].double, "omega")
            let times = input["sampleFractions"].doubles.map { $0 * duration }
            test.expect(times.map { spring.value(at: $0) }, expected["springValue"].doubles, "spring")
            test.expect(
                times.map { Motion.spring(spring).progress(at: $0, duration: duration) },
                expected["presented"].doubles, "presented")
        case "UISpringTimingParameters(mass:stiffness:damping:)":
            let spring = Spring(
                mass: input["mass"].double, stiffness: input["stiffness"].double, damping: input["damping"].double)
            test.expect(spring.dampingRatio, expected["dampingRatio"].double, "damping ratio")
            test.expect(spring.settlingDuration, expected["animatorDuration"].double, "duration")
        case "response-dampingFraction":
            expectPhysics(
                test,
                Spring(response: input["response"].double, dampingFraction: input["dampingFraction"].double))
        case "duration-bounce":
            let spring = Spring(duration: input["duration"].double, bounce: input["bounce"].double)
            expectPhysics(test, spring)
            test.expect(spring.dampingRatio, expected["dampingRatio"].double, "damping ratio")
            test.expect(spring.settlingDuration, expected["settlingDuration"].double, "settling")
            test.expect(spring.animationDuration, expected["uiviewAnimationDuration"].double, "animation")
        case "origami-tension-friction":
            expectPhysics(
                test, Spring(tension: input["tension"].double, friction: input["friction"].double))
        default:
            test.fail("unknown kind \(test.kind)")
        }
    }

    private func expectPhysics(_ test: ReferenceCase, _ spring: Spring) {
        test.expect(spring.mass, test.expected["mass"].double, "mass")
        test.expect(spring.stiffness, test.expected["stiffness"].double, "stiffness")
        test.expect(spring.damping, test.expected["damping"].double, "damping")
    }
}
