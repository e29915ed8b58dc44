import MergeTrials
import Testing

/// What holds of every merge, tried on documents and edits that are made by chance, always the same ones.
///
/// `tools/merge-fuzz` tries the same on files of real apps.
@Suite struct MergePropertyTests {
    /// Both edits are made where they are independent, the sides can be swapped, a side that did nothing gives the
    /// other's bytes, every change is in the result or in the list, and the result is sound.
    @Test(arguments: 0..<6) func holds(_ slice: Int) throws {
        var independent = 0
        for seed in (slice * 50)..<(slice * 50 + 50) {
            let trial = try #require(MergeTrial(base: RandomDocument.text(seed), seed: seed))
            let outcome = try trial.run()
            for problem in outcome.problems { Issue.record("seed \(seed), \(trial.description): \(problem)") }
            if trial.isIndependent { independent += 1 }
        }
        #expect(independent > 15, "too few pairs of edits are independent: \(independent)")
    }
}
