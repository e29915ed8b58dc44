import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The one place where work is done on several cores.
enum Parallel {
    /// How many jobs there are when nobody says: one for each core.
    static var defaultJobs: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// Transforms each item, up to `jobs` at a time, and answers in the order of the items: the same for any `jobs`.
    static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], jobs: Int, _ transform: @Sendable (Item) -> Result
    ) -> [Result] {
        let workers = min(jobs, items.count)
        guard workers > 1 else { return items.map(transform) }
        let next = Atomic(0)
        let results = Mutex([Result?](repeating: nil, count: items.count))
        withoutActuallyEscaping(transform) { transform in
            DispatchQueue.concurrentPerform(iterations: workers) { _ in
                while true {
                    let index = next.add(1, ordering: .relaxed).oldValue
                    guard index < items.count else { return }
                    let result = transform(items[index])
                    results.withLock { $0[index] = result }
                }
            }
        }
        // concurrentPerform returns when every index has been taken and its work is done.
        return results.withLock { $0.compactMap { $0 } }
    }
}
