/// The candidate nearest to what was typed, if one is near enough to be what was meant.
func suggestion(for typed: String, among candidates: [String]) -> String? {
    let limit = max(1, typed.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
        let distance = editDistance(typed, candidate)
        let startsAlike = typed.count >= 3 && candidate.hasPrefix(typed)
        guard distance <= limit || startsAlike else { continue }
        if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
}

/// Insertions, deletions, replacements and swaps of neighbours that lead from one string to the other.
private func editDistance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
        var row = [i + 1]
        for j in second.indices {
            var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (first[i] == second[j] ? 0 : 1))
            if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                cost = min(cost, beforeLast[j - 1] + 1)
            }
            row.append(cost)
        }
        beforeLast = last
        last = row
    }
    return last[second.count]
}
