/// The one of `candidates` that `name` was most likely meant to be, for "did you mean"; `nil` when none is close.
///
/// Close means: equal but for case, or at most one slip (a letter missing, added, wrong, or two exchanged) for every
/// three letters. The first of equally close candidates wins.
///
/// ```swift
/// nearestName(to: "performSeuge", in: ["performSegue", "present"])  // "performSegue"
/// ```
public func nearestName(to name: String, in candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
        let other = Array(candidate.lowercased().unicodeScalars)
        let allowed = max(1, max(wanted.count, other.count) / 3)
        // A name of one or two letters is one slip from everything.
        guard wanted == other || min(wanted.count, other.count) > 2 else { continue }
        guard abs(wanted.count - other.count) <= allowed else { continue }
        let distance = editDistance(wanted, other)
        if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
}

/// Optimal string alignment: insertions, deletions, substitutions and exchanges of neighbours count one each.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var last = Array(0...right.count)
    var (beforeLast, current) = (last, last)
    for (row, scalar) in left.enumerated() {
        current[0] = row + 1
        for (column, other) in right.enumerated() {
            var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (scalar == other ? 0 : 1))
            if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
                cost = min(cost, beforeLast[column - 1] + 1)
            }
            current[column + 1] = cost
        }
        swap(&beforeLast, &last)
        swap(&last, &current)
    }
    return last[right.count]
}
