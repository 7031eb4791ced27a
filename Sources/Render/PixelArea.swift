internal import Scene

/// A rectangle of whole pixels.
struct PixelArea: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The pixels that a rectangle in device pixels touches.
    init(_ rect: Rect) {
        func whole(_ value: Double) -> Int { Int(min(1e6, max(-1e6, value))) }
        (x, y) = (whole((rect.x + 0.001).rounded(.down)), whole((rect.y + 0.001).rounded(.down)))
        width = whole((rect.right - 0.001).rounded(.up)) - x
        height = whole((rect.bottom - 0.001).rounded(.up)) - y
    }

    var isEmpty: Bool { width <= 0 || height <= 0 }

    func grown(_ margin: Int) -> PixelArea {
        PixelArea(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    func moved(_ dx: Int, _ dy: Int) -> PixelArea { PixelArea(x: x + dx, y: y + dy, width: width, height: height) }

    /// The part on `surface`.
    func within(_ surface: Surface) -> PixelArea {
        let (left, top) = (max(0, x), max(0, y))
        return PixelArea(
            x: left, y: top, width: min(surface.width, x + width) - left, height: min(surface.height, y + height) - top)
    }
}

extension Surface {
    /// Whether no pixel of a part of it lets anything through.
    func isOpaque(_ area: PixelArea) -> Bool { holds(area) { $0 >= 0xFF00_0000 } }

    /// Whether nothing has been drawn on a part of it.
    func isClear(_ area: PixelArea) -> Bool { holds(area) { $0 == 0 } }

    @inline(__always)
    private func holds(_ area: PixelArea, _ condition: (UInt32) -> Bool) -> Bool {
        for row in area.y..<area.y + area.height {
            let line = pixels + row * width + area.x
            for column in 0..<area.width where !condition(line[column]) { return false }
        }
        return true
    }
}
