import AnimationCore
import SourceText

/// The names people know curves by: Core Animation's, UIKit's and CSS's.
enum CurveName {
    /// The names as they are suggested.
    static let known = [
        "linear", "ease", "ease-in", "ease-out", "ease-in-out", "default", "step-start", "step-end", "easeIn",
        "easeOut",
        "easeInOut", "easeInEaseOut", "curveLinear", "curveEaseIn", "curveEaseOut", "curveEaseInOut",
    ]

    /// The curve of a name; capitals, hyphens, a leading point and the prefixes of constants do not count.
    static func curve(named name: String) throws(WrittenMotion.Problem) -> TimingCurve {
        var key = name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != "." && $0 != " " }
        for prefix in ["kcamediatimingfunction", "camediatimingfunctionname", "uiviewanimationcurve", "curve"]
        where key.hasPrefix(prefix) && key.count > prefix.count {
            key.removeFirst(prefix.count)
        }
        switch key {
        case "linear": return .linear
        case "easein": return .easeIn
        case "easeout": return .easeOut
        case "easeinout", "easeineaseout": return .easeInEaseOut
        // CSS's `ease` and Core Animation's `default` are one curve.
        case "ease", "default": return .systemDefault
        case "stepstart": return .steps(1, .jumpStart)
        case "stepend": return .steps(1, .jumpEnd)
        default:
            throw WrittenMotion.Problem(
                message: "there is no curve \"\(name)\"",
                hint: nearestName(to: name, in: known).map { "did you mean \($0)?" }
                    ?? "known: linear, ease-in, ease-out, ease-in-out, default, step-start, step-end, "
                    + "0.25,0.1,0.25,1, steps(4, start), spring(…)")
        }
    }
}
