import Testing

@testable import SegueCLI

@Suite struct ParallelTests {
    @Test(arguments: [1, 2, 3, 64])
    func theOrderIsThatOfTheItems(jobs: Int) {
        #expect(Parallel.map(Array(0..<1000), jobs: jobs) { $0 * $0 } == (0..<1000).map { $0 * $0 })
        #expect(Parallel.map([Int](), jobs: jobs) { $0 } == [])
        #expect(Parallel.map([7], jobs: jobs) { $0 } == [7])
    }
}
