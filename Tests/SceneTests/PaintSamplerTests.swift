import Dialects
import Model
import Testing

@testable import Scene

@Suite("Colours without drawing")
struct PaintSamplerTests {
    private let sampler = PaintSampler(images: NoImages())
    private let screen = Rect(0, 0, 100, 100)

    private func color(_ x: Double, _ y: Double, _ commands: [DrawCommand]) -> RGBA {
        sampler.paint(at: Point(x, y), [.fill(screen, .white)] + commands).color
    }

    @Test func fillsLieOverEachOther() {
        let half = RGBA.black.with(opacity: 0.5)
        #expect(color(10, 10, [.fill(Rect(0, 0, 50, 50), half)]) == RGBA(127, 127, 127))
        #expect(color(60, 10, [.fill(Rect(0, 0, 50, 50), half)]) == .white)
    }

    @Test func gradientsRunDownwardsOrToTheRight() {
        let down = DrawCommand.gradient(screen, from: .black, to: .white, isHorizontal: false)
        let across = DrawCommand.gradient(screen, from: .black, to: .white, isHorizontal: true)
        #expect(color(10, 50, [down]) == RGBA(128, 128, 128))
        #expect(color(20, 50, [across]) == RGBA(51, 51, 51))
    }

    @Test func groupsMoveScaleClipAndFade() {
        let red = RGBA(255, 0, 0)
        let group = DrawGroup(
            origin: Point(20, 20), clip: Rect(0, 0, 10, 10), scale: 2, opacity: 0.5, [.fill(Rect(0, 0, 99, 99), red)])
        #expect(color(30, 30, [.group(group)]) == RGBA(255, 128, 128))
        #expect(color(41, 30, [.group(group)]) == .white)
    }

    @Test func aBlurSaturatesAndVeils() {
        let blur = DrawCommand.blur(screen, BlurRun(sigma: 10, saturation: 1.8, veil: RGBA.white.with(opacity: 0.5)))
        let ground = DrawCommand.fill(screen, RGBA(100, 100, 100))
        #expect(color(50, 50, [ground, blur]) == RGBA(178, 178, 178))
        let red = DrawCommand.fill(screen, RGBA(200, 100, 100))
        let drawn = color(50, 50, [red, .blur(screen, BlurRun(sigma: 10, saturation: 2))])
        #expect(drawn == RGBA(255, 79, 79))
    }

    @Test func patternsAreNotExactUntilTheyAreCovered() {
        let text = DrawCommand.text(TextRun("A", Font(size: 17), .black, Rect(0, 0, 50, 20)))
        func isExact(_ x: Double, _ commands: [DrawCommand]) -> Bool { sampler.paint(at: Point(x, 10), commands).isExact }
        #expect(isExact(60, [text]))
        #expect(!isExact(10, [text]))
        #expect(isExact(10, [text, .fill(screen, .white)]))
        #expect(!isExact(10, [text, .fill(screen, RGBA.white.with(opacity: 0.5))]))
    }
}
