/// One row of the table: what Transom takes, what the plain program takes, and how many times as much Transom may take.
struct Figure {
    enum Unit: String {
        case microseconds = "us"
        case milliseconds = "ms"
        case megabytes = "MB"
    }

    let name: String
    let unit: Unit
    let transom: Double
    let baseline: Double
    /// The most that `ratio` may be.
    let budget: Double

    var ratio: Double { transom / baseline }
    var isOver: Bool { !(ratio <= budget) }

    static let heading = row("figure", "Transom", "baseline", "", "ratio", "budget", "")

    /// The row as it is printed.
    var line: String {
        Self.row(
            name, Self.text(transom, 1), Self.text(baseline, 1), unit.rawValue, Self.text(ratio, 2), Self.text(budget, 2),
            isOver ? "over" : "ok")
    }

    private static func row(
        _ name: String, _ transom: String, _ baseline: String, _ unit: String, _ ratio: String, _ budget: String,
        _ verdict: String
    ) -> String {
        let figures = left(transom, 10) + left(baseline, 10) + " " + right(unit, 3) + left(ratio, 7) + left(budget, 8)
        return right(name, 46) + figures + (verdict.isEmpty ? "" : "  " + verdict)
    }

    private static func left(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    private static func right(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// A number with so many digits after the point.
    private static func text(_ value: Double, _ digits: Int) -> String {
        let factor = digits == 1 ? 10 : 100
        let whole = Int((value * Double(factor)).rounded())
        let rest = String(whole % factor)
        return "\(whole / factor)." + String(repeating: "0", count: digits - rest.count) + rest
    }
}
