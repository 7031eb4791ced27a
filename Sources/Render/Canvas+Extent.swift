internal import Dialects
internal import Scene

extension Canvas {
    /// The rectangle that `commands` may touch; `nil` if they touch nothing.
    func extent(of commands: [DrawCommand]) -> Rect? {
        commands.compactMap(extent).reduce(nil as Rect?) { all, one in all.map { $0.union(one) } ?? one }
    }

    private func extent(of command: DrawCommand) -> Rect? {
        switch command {
        case .fill(let rect, _), .rounded(let rect, _, _), .outline(let rect, _, _, _), .gradient(let rect, _, _, _),
            .blur(let rect, _), .glyph(_, let rect, _):
            // A pixel more at each side for what is put on whole pixels.
            return rect.inset(-1, -1)
        case .polygon(let outline, _, _, _):
            return Rect(around: outline)?.inset(-1, -1)
        case .text(let run):
            // Letters may hang over their pen's way and their line box.
            return run.frame.inset(-run.font.size / 3, -run.font.size / 2)
        case .image(let run):
            guard run.mode == .natural, let facts = images.facts(run.reference) else { return run.frame.inset(-1, -1) }
            return run.frame.union(run.place(facts)).inset(-1, -1)
        case .group(let group):
            guard let own = group.clip ?? extent(of: group.commands) else { return nil }
            return Rect(
                group.origin.x + own.x * group.scale, group.origin.y + own.y * group.scale, own.width * group.scale,
                own.height * group.scale)
        }
    }
}

extension Rect {
    /// The smallest rectangle around both.
    func union(_ other: Rect) -> Rect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Rect(left, top, max(right, other.right) - left, max(bottom, other.bottom) - top)
    }

    /// What both cover; without width or height if nothing.
    func common(_ other: Rect) -> Rect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return Rect(left, top, max(0, min(right, other.right) - left), max(0, min(bottom, other.bottom) - top))
    }
}

extension Rect {
    /// The smallest rectangle around points; `nil` around none.
    init?(around points: [Point]) {
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else { return nil }
        self.init(left, top, right - left, bottom - top)
    }
}
