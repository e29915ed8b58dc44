import Charts

struct Scale {
    let steps: Int
}
