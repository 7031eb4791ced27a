import Model

/// How one key follows the scroll offset of a screen: a point for each stop that sets it, joined as the stops say.
struct RampLine: Equatable {
    /// A stop on the curve.
    struct Point: Equatable {
        /// The stop's place in the screen's list.
        var stop: Int
        /// Points of scrolling.
        var offset: Double
        /// 0 at the lower end of the key's usual range, 1 at the upper one; a colour counts by its opacity.
        var height: Double
        /// Whether the way to this point is a straight line; else it jumps there.
        var isSloped: Bool
    }

    let key: StyleKey
    /// By offset.
    let points: [Point]
    /// What counts before the first stop.
    let start: Double

    init(_ key: StyleKey, _ stops: [ScrollStop], start: Double, opacity: (Color) -> Double?) {
        self.key = key
        self.start = start
        points = stops.indices.compactMap { index in
            let stop = stops[index]
            return stop.style[key].flatMap { Self.height($0, key, opacity) }.map {
                Point(stop: index, offset: stop.at, height: $0, isSloped: stop.ramp == .linear)
            }
        }.sorted { $0.offset < $1.offset }
    }

    /// The least height that a key press moves a point by.
    var step: Double {
        guard case .number(_, _, let step, _) = key.kind, let range = key.range else { return 0.01 }
        return step / (range.upperBound - range.lowerBound)
    }

    /// The keys that stops set and that can go up and down, in the order of the file.
    static func keys(of stops: [ScrollStop]) -> [StyleKey] {
        StyleKey.all.filter { key in
            guard key.kind == .color || key.range != nil else { return false }
            return stops.contains { $0.style[key] != nil }
        }
    }

    static func height(_ value: StyleValue, _ key: StyleKey, _ opacity: (Color) -> Double?) -> Double? {
        switch value {
        case .color(let color): opacity(color)
        case .number(let number):
            key.range.map { min(1, max(0, (number - $0.lowerBound) / ($0.upperBound - $0.lowerBound))) }
        case .nothing: 0
        default: nil
        }
    }

    /// The value of a key at a height, kept to the key's step; a colour keeps its hue. `nil` for one of the palette, whose
    /// opacity belongs to all its uses.
    func value(_ old: StyleValue?, at height: Double) -> StyleValue? {
        let height = min(1, max(0, height))
        if case .number(_, _, let step, _) = key.kind, let range = key.range {
            return .number((range.lowerBound + height * (range.upperBound - range.lowerBound)).rounded(to: step))
        }
        return old?.color?.with(opacity: height).map { .color($0) }
    }

    /// The corners of the curve from offset 0 to `end`.
    func corners(to end: Double) -> [(offset: Double, height: Double)] {
        var corners = [(offset: 0.0, height: start)]
        var height = start
        for point in points {
            if !point.isSloped { corners.append((point.offset, height)) }
            corners.append((point.offset, point.height))
            height = point.height
        }
        return corners + [(max(end, corners.last?.offset ?? 0), height)]
    }
}

extension StyleKey {
    /// What a slider offers for a number; `nil` for other kinds.
    fileprivate var range: ClosedRange<Double>? {
        if case .number(let usual, _, _, _) = kind { usual } else { nil }
    }
}

extension Color {
    /// The colour with another opacity; `nil` for one of the palette.
    fileprivate func with(opacity: Double) -> Color? {
        switch self {
        case .plain(let value): return .plain(value.with(opacity: opacity))
        case .palette: return nil
        case .pair(let light, let dark):
            guard let light = light.with(opacity: opacity), let dark = dark.with(opacity: opacity) else { return nil }
            return .pair(light: light, dark: dark)
        }
    }
}
