import CCairo
import Dialects
import Testing

@testable import Render

@Suite struct TextEngineTests {
    let engine = TextEngine(fonts: FontStack())

    /// Widths of labels in the element trees that UI tests on iOS print, which are rounded up to a pixel.
    @Test(arguments: [
        ("Hello, world!", 17.0, 400.0, 94.7), ("Tap me!", 17.0, 400.0, 60.7), ("Log in", 17.0, 600.0, 47.3),
        ("Brave New World", 17.0, 600.0, 136.0),
        ("Fox Business", 15.0, 400.0, 89.5), ("WSB Atlanta", 15.0, 400.0, 85.3), ("Author: Aldous huxley", 13.0, 400.0, 132.7),
        ("Settings", 34.0, 700.0, 133.0), ("Books", 34.0, 700.0, 98.3), ("登录", 17.0, 600.0, 34.7),
    ])
    func isAsWideAsOnIOS(text: String, size: Double, weight: Double, width: Double) {
        let measured = engine.measure(text, Font(size: size, weight: weight))
        #expect(abs(measured.width - width) < width * 0.02)
        #expect(abs(measured.height - size * 1.1933) < 0.01)
    }

    @Test func doesNotDependOnTheScale() throws {
        let font = Font(size: 17)
        let before = engine.measure("Scale", font)
        let ink = try [1.0, 2, 3].map { scale in
            let surface = try drawn("Scale", font, scale: scale)
            return Double(surface.argb.reduce(0) { $0 + Int($1 >> 24) }) / (255 * scale * scale)
        }
        #expect(engine.measure("Scale", font) == before)
        #expect(abs(ink[0] - ink[2]) < ink[2] * 0.03)
        #expect(abs(ink[1] - ink[2]) < ink[2] * 0.03)
    }

    @Test func cutsByAnEllipsis() {
        let font = Font(size: 17, weight: 600)
        let cut = engine.measure("A title that is much too long", font, width: 100).width
        #expect(cut <= 100.2)
        #expect(cut > 70)
        #expect(engine.measure("Short", font, width: 100) == engine.measure("Short", font))
    }

    @Test func inksEachChineseCharacterOnItsOwn() throws {
        let pictures = try ["设", "置", "隐", "私"].map { try drawn($0, Font(size: 17), scale: 2).argb }
        #expect(Set(pictures).count == 4)
        #expect(pictures.allSatisfy { $0.contains { $0 != 0 } })
    }

    @Test func drawsHeavierWeightsDarker() throws {
        let ink = try [100.0, 300, 400, 500, 600, 700, 900].map { weight in
            try drawn("Weight", Font(size: 17, weight: weight), scale: 3).argb.reduce(0) { $0 + Int($1 >> 24) }
        }
        #expect(ink == ink.sorted())
        #expect(Set(ink).count == ink.count)
    }

    @Test func findsWideCharacters() {
        #expect(TextLine.wideRanges(of: "ab设置c私") == [2..<8, 9..<12])
        #expect(TextLine.wideRanges(of: "Läßt 😀").isEmpty)
    }

    @Test(arguments: [(17.0, -0.43), (34, 0.4), (17.5, -0.435), (6, 0.12), (100, 0.26)])
    func followsAppleTracking(size: Double, points: Double) {
        #expect(abs(Tracking.points(size: size) - points) < 1e-9)
    }

    private func drawn(_ text: String, _ font: Font, scale: Double) throws -> Surface {
        let surface = try Surface(points: 100, 40, scale: scale)
        surface.draw { engine.draw(text, font, x: 4, y: 28, on: $0) }
        return surface
    }
}
