import CCairo
import Model
import Scene

/// The figures of one element on one phone, as the plots show them.
struct CurveLine {
    let name: ElementName
    /// Which of the hues it has.
    let hue: Int
    /// Whether it is the second phone's, which has broken lines.
    let isSecond: Bool
    let samples: MotionSamples

    /// Apart in light and in dark windows, and for who sees no red or green (after Okabe and Ito).
    private static let hues = [
        (0.0, 0.45, 0.85), (0.90, 0.55, 0.0), (0.0, 0.62, 0.45), (0.80, 0.47, 0.65), (0.84, 0.37, 0.0), (0.34, 0.63, 0.83),
    ]

    /// Sets a context's colour to one of the hues; they come round again.
    static func setHue(_ hue: Int, on context: OpaquePointer) {
        let color = hues[hue % hues.count]
        cairo_set_source_rgb(context, color.0, color.1, color.2)
    }

    /// What is seen of the element at a progress, such as `x 27  y 65.2  width 52  opacity 0.33  #000000`.
    func figures(at progress: Double) -> String {
        let figures = MotionSamples.Quantity.allCases.compactMap { quantity in
            samples.value(quantity, of: name, at: progress).map { "\(quantity.rawValue) \(Self.text($0))" }
        }
        let color = samples.color(of: name, at: progress).map { [$0.shortHex] } ?? []
        return figures.isEmpty ? "–" : (figures + color).joined(separator: "  ")
    }

    /// A number with at most two places.
    static func text(_ number: Double) -> String { JSON.number((number * 100).rounded() / 100).shortText ?? "" }
}

extension [CurveLine] {
    /// The least and the largest figure of all lines, with room around them; opacity goes from 0 to 1.
    func range(of quantity: MotionSamples.Quantity) -> ClosedRange<Double>? {
        let values = flatMap { line in line.samples.curve(quantity, of: line.name).compactMap { $0 } }
        guard let least = values.min(), let most = values.max() else { return nil }
        if quantity == .opacity { return 0...1 }
        return most - least < 1 ? (least + most) / 2 - 1...(least + most) / 2 + 1 : least...most
    }

    /// All samples as a table: one line a moment, its cells between tabs.
    var table: String {
        guard let progresses = first?.samples.progresses else { return "" }
        let quantities = MotionSamples.Quantity.allCases
        let heads = flatMap { line in
            quantities.map { "\(line.name.role.rawValue) \(line.name.owner)\(line.isSecond ? " 2" : "") \($0.rawValue)" }
        }
        let rows = progresses.map { progress in
            [CurveLine.text(progress * 100)]
                + flatMap { line in
                    quantities.map { line.samples.value($0, of: line.name, at: progress).map(CurveLine.text) ?? "" }
                }
        }
        return ([["%"] + heads] + rows).map { $0.joined(separator: "\t") + "\n" }.joined()
    }
}
