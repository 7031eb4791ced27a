internal import Glibc

extension Glyph {
    /// The back chevron of iOS 7 and later, 13 by 21 pt (UIKit).
    public static let backChevron = Glyph("M11.3 1.6 L2.3 10.5 L11.3 19.4", width: 13, height: 21, line: 2.5)

    /// The mark at the end of a row that opens a page, 7 by 12 pt (UIKit).
    public static let disclosure = Glyph("M1.2 1.2 L5.9 6 L1.2 10.8", width: 7, height: 12, line: 1.9)

    /// The check mark of a chosen row, 14 by 11 pt.
    public static let rowCheck = Glyph("M1.2 6 L5 9.8 L12.8 1.2", width: 14, height: 11, line: 2)

    /// The notch of iPhone X to 14 in its place at the screen's top, 209 by 31 pt with its shoulders.
    public static let notch = Glyph(
        fill: "M0 0 C3.6 0 6 2.6 6 6.4 V9 C6 22 14.500 31 27 31 H182 C194.500 31 203 22 203 9 V6.4 C203 2.6 205.4 0 209 0 Z",
        width: 209, height: 31)

    /// The bars of the mobile signal, 17 by 10.67 pt; those above `bars` are faint.
    public static func signal(bars: Int = 4) -> Glyph {
        let shapes = (0..<4).map { bar in
            let (left, height) = (Double(bar) * 4.67, [4, 6.33, 8.67, 10.67][bar])
            return Part(
                ink: .fill, path: PathData(box(x: left, y: 10.67 - height, width: 3, height: height, radius: 0.9)),
                opacity: bar < bars ? 1 : 0.3)
        }
        return Glyph(width: 17, height: 10.67, parts: shapes)
    }

    /// The fan of the wireless network, 15.33 by 11 pt.
    public static let wireless = Glyph(
        width: 15.33, height: 11,
        parts: [(7.9, 10.3), (4.6, 7.0), (0, 3.6)].map { inner, outer in
            Part(ink: .fill, path: PathData(fan(inner: inner, outer: outer)))
        })

    /// The battery, 25 by 12 pt, filled to `level` of 1.
    public static func battery(level: Double = 1) -> Glyph {
        let fill = 18 * min(1, max(0, level))
        return Glyph(
            width: 25, height: 12,
            parts: [
                Part(
                    ink: .stroke(1), path: PathData(box(x: 0.5, y: 0.5, width: 21.33, height: 11, radius: 3.3)), opacity: 0.35),
                Part(ink: .fill, path: PathData("M23 4.1 C23.9 4.5 24.4 5.2 24.4 6 C24.4 6.8 23.9 7.5 23 7.9 Z"), opacity: 0.4),
                Part(ink: .fill, path: PathData(box(x: 2.17, y: 2.17, width: fill, height: 7.67, radius: 1.8))),
            ])
    }

    /// A rectangle with round corners.
    private static func box(x: Double, y: Double, width: Double, height: Double, radius: Double) -> String {
        let r = min(radius, width / 2, height / 2)
        guard r > 0 else { return "" }
        let (right, bottom, k) = (x + width, y + height, r * 0.448)
        return """
            M\(x + r) \(y) H\(right - r) C\(right - k) \(y) \(right) \(y + k) \(right) \(y + r) V\(bottom - r)
            C\(right) \(bottom - k) \(right - k) \(bottom) \(right - r) \(bottom) H\(x + r)
            C\(x + k) \(bottom) \(x) \(bottom - k) \(x) \(bottom - r) V\(y + r) C\(x) \(y + k) \(x + k) \(y) \(x + r) \(y) Z
            """
    }

    /// A quarter of a ring, opening upwards from a point under its middle.
    private static func fan(inner: Double, outer: Double) -> String {
        let (x, y) = (7.665, 11.0)
        let points = stride(from: -46.5, through: 46.5, by: 3).map { $0 * .pi / 180 }
        let line = { (radius: Double, angle: Double) in "\(x + radius * sin(angle)) \(y - 0.35 - radius * cos(angle))" }
        let path = points.map { line(outer, $0) } + points.reversed().map { line(inner, $0) }
        return "M" + path.joined(separator: " L") + " Z"
    }
}
