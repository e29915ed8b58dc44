/// The names that are out of the order of the alphabet, each with its place: what is left of a longest part in order.
func misplaced(_ names: [String]) -> [(name: String, place: String)] {
    // The length of the longest part in order that ends with each name, and the name before it.
    var (lengths, previous) = ([Int](), [Int?]())
    for (index, name) in names.enumerated() {
        let best = (0..<index).filter { names[$0] < name }.max { lengths[$0] < lengths[$1] }
        lengths.append((best.map { lengths[$0] } ?? 0) + 1)
        previous.append(best)
    }
    var kept: Set<Int> = []
    var next = names.indices.max { lengths[$0] < lengths[$1] }
    while let index = next {
        kept.insert(index)
        next = previous[index]
    }
    let ordered = kept.sorted().map { names[$0] }
    return names.indices.filter { !kept.contains($0) }.map { index in
        let name = names[index]
        if ordered.contains(name) { return (name, "there twice: remove one") }
        let (before, after) = (ordered.last { $0 < name }, ordered.first { $0 > name })
        return switch (before, after) {
        case (let before?, let after?): (name, "between \(before) and \(after)")
        case (let before?, nil): (name, "after \(before)")
        case (nil, let after?): (name, "before \(after)")
        case (nil, nil): (name, "alone")
        }
    }
}
