/// What a completion block waits for: a count of what is under way.
@MainActor
package final class TransactionGroup {
    let block: () -> Void
    private var pending = 0
    private var isSealed = false

    init(_ block: @escaping () -> Void) { self.block = block }

    /// One more animation, or anything else the block must wait for.
    package func enter() { pending += 1 }

    /// One of them is over; the last one brings the block into the next turn.
    package func leave() {
        pending -= 1
        if isSealed && pending == 0 { RuntimeClock.current.schedule(after: 0) { [block] in block() } }
    }

    /// Nothing more will be added.
    func seal() {
        isSealed = true
        if pending == 0 { block() }
    }
}

/// The transactions that are open: those begun, and the implicit one around them.
@MainActor
package final class TransactionStack {
    /// One transaction.
    final class Level {
        var values: [String: Any] = [:]
        var group: TransactionGroup?
    }

    private var implicit: Level?
    private var explicit: [Level] = []

    /// For the clock, which may be made anywhere.
    nonisolated init() {}

    var isEmpty: Bool { implicit == nil && explicit.isEmpty }
    var innermost: Level? { explicit.last ?? implicit }

    /// The innermost transaction; where none is open, the implicit one begins and ends with the event.
    var innermostOrImplicit: Level {
        if let innermost { return innermost }
        let level = Level()
        implicit = level
        RuntimeClock.current.schedule(after: 0) { [weak self] in
            if self?.implicit === level { self?.flush() }
        }
        return level
    }

    func begin() { explicit.append(Level()) }

    func commit() {
        guard let level = explicit.popLast() else { return }
        level.group?.seal()
    }

    func flush() {
        let level = implicit
        implicit = nil
        level?.group?.seal()
    }

    /// Forgets what is open.
    func end() {
        withExtendedLifetime((implicit, explicit)) { (implicit, explicit) = (nil, []) }
    }

    func value(forKey key: String) -> Any? {
        for level in explicit.reversed() {
            if let value = level.values[key] { return value }
        }
        return implicit?.values[key]
    }

    func setCompletion(_ block: (() -> Void)?) {
        let level = innermostOrImplicit
        let replaced = level.group
        level.group = block.map(TransactionGroup.init)
        // What came before the new block was set is the old one's.
        replaced?.seal()
    }

    /// The completion blocks that wait for what begins now, the innermost first; each has to be left when it is over.
    package func enter() -> [TransactionGroup] {
        guard !isEmpty else { return [] }
        // An outer block waits for inner transactions, too: so code waits for a push that UIKit animates inside.
        let groups = (explicit.reversed().map(\.group) + [implicit?.group]).compactMap { $0 }
        for group in groups { group.enter() }
        return groups
    }
}
