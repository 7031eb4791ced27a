internal import CCairo

/// An outline written as short text, as SVG writes it, with two words more for circles and arcs.
///
/// `M x y`, `L x y`, `H x`, `V y`, `C x y x y x y`, `Z` as in SVG, absolute only; `O x y r` is a circle, `A x y r from to`
/// an arc clockwise between two angles in degrees.
struct PathData: Sendable {
    enum Step: Equatable, Sendable {
        case move(Double, Double)
        case line(Double, Double)
        case curve(Double, Double, Double, Double, Double, Double)
        case arc(x: Double, y: Double, radius: Double, from: Double, to: Double)
        case close
    }

    let steps: [Step]

    /// Reads `text`; what does not fit the grammar ends the outline.
    init(_ text: String) {
        var steps: [Step] = []
        var words = text.split(whereSeparator: { $0 == " " || $0 == "\n" })[...]
        var (pen, letter) = ((x: 0.0, y: 0.0), Character("Z"))
        func take(_ count: Int) -> [Double]? {
            let numbers = words.prefix(count).compactMap { Double($0) }
            guard numbers.count == count else { return nil }
            words = words.dropFirst(count)
            return numbers
        }
        while let word = words.first {
            if let command = word.first, command.isLetter {
                letter = command
                words = words.dropFirst()
                if word.count > 1 { words = ([word.dropFirst()] + words)[...] }
            }
            guard let step = Self.step(letter, pen: &pen, take) else { break }
            steps.append(contentsOf: step)
        }
        self.steps = steps
    }

    private static func step(
        _ letter: Character, pen: inout (x: Double, y: Double), _ take: (Int) -> [Double]?
    ) -> [Step]? {
        switch letter {
        case "M", "L":
            guard let n = take(2) else { return nil }
            pen = (n[0], n[1])
            return [letter == "M" ? .move(n[0], n[1]) : .line(n[0], n[1])]
        case "H", "V":
            guard let n = take(1) else { return nil }
            pen = letter == "H" ? (n[0], pen.y) : (pen.x, n[0])
            return [.line(pen.x, pen.y)]
        case "C":
            guard let n = take(6) else { return nil }
            pen = (n[4], n[5])
            return [.curve(n[0], n[1], n[2], n[3], n[4], n[5])]
        case "O":
            guard let n = take(3) else { return nil }
            return [.arc(x: n[0], y: n[1], radius: n[2], from: 0, to: 360), .close]
        case "A":
            guard let n = take(5) else { return nil }
            return [.arc(x: n[0], y: n[1], radius: n[2], from: n[3], to: n[4])]
        case "Z":
            return [.close]
        default:
            return nil
        }
    }

    /// The same outline, left and right exchanged in a box `width` wide.
    func mirrored(width: Double) -> PathData {
        PathData(
            steps: steps.map { step in
                switch step {
                case .move(let x, let y): .move(width - x, y)
                case .line(let x, let y): .line(width - x, y)
                case .curve(let a, let b, let c, let d, let e, let f): .curve(width - a, b, width - c, d, width - e, f)
                case .arc(let x, let y, let radius, let from, let to):
                    .arc(x: width - x, y: y, radius: radius, from: 180 - to, to: 180 - from)
                case .close: .close
                }
            })
    }

    init(steps: [Step]) { self.steps = steps }

    /// Adds the outline to the context's path.
    func trace(on context: OpaquePointer) {
        for step in steps {
            switch step {
            case .move(let x, let y): cairo_move_to(context, x, y)
            case .line(let x, let y): cairo_line_to(context, x, y)
            case .curve(let a, let b, let c, let d, let e, let f): cairo_curve_to(context, a, b, c, d, e, f)
            case .arc(let x, let y, let radius, let from, let to):
                cairo_new_sub_path(context)
                cairo_arc(context, x, y, radius, from * .pi / 180, to * .pi / 180)
            case .close: cairo_close_path(context)
            }
        }
    }
}
