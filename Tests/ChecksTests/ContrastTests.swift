import Model
import Testing

@testable import Checks

@Suite("Contrast")
struct ContrastTests {
    @Test(
        "Ratios agree with WCAG's formula",
        arguments: [
            ("#FFFFFF", "#108EE9", 3.4609), ("#000000", "#108EE9", 6.0679), ("#007AFF", "#F9F9F9", 3.8154),
            ("#767676", "#FFFFFF", 4.5422), ("#FFFFFF", "#000000", 21), ("#123456", "#123456", 1),
        ])
    func ratio(one: String, other: String, expected: Double) throws {
        let a = try #require(RGBA(hex: one)), b = try #require(RGBA(hex: other))
        #expect(abs(Contrast.ratio(a, b) - expected) < 0.000_05)
        #expect(Contrast.ratio(a, b) == Contrast.ratio(b, a))
    }

    @Test func theWorstTwentiethOfThePixelsCounts() {
        let gray = RGBA(0x76, 0x76, 0x76)
        // 4 white pixels of 100 are too few to decide, 6 are enough.
        #expect(Contrast.measure(.white, on: [.white: 4, gray: 96])?.backdrop == gray)
        #expect(Contrast.measure(.white, on: [.white: 6, gray: 94])?.backdrop == .white)
        #expect(Contrast.measure(.white, on: [:]) == nil)
    }

    @Test func anInksAlphaIsComposited() throws {
        let half = RGBA.black.with(opacity: 0.5)
        let measure = try #require(Contrast.measure(half, on: [.white: 1]))
        #expect(abs(measure.ratio - Contrast.ratio(RGBA(127, 127, 127), .white)) < 0.01)
    }

    @Test func theNearestColourThatPasses() {
        #expect(Contrast.remedy(.white, on: RGBA(0x10, 0x8E, 0xE9), limit: 4.5) == .background(RGBA(0x00, 0x78, 0xD1)))
        #expect(Contrast.remedy(RGBA(0x80, 0x80, 0x80), on: .white, limit: 4.5).map(isInk) == true)
        #expect(Contrast.remedy(.clear, on: .white, limit: 4.5) == nil)
    }

    private func isInk(_ remedy: Contrast.Remedy) -> Bool {
        if case .ink = remedy { true } else { false }
    }

    @Test(arguments: ["#108EE9", "#FF0000", "#00FF00", "#808080", "#000000", "#FFFFFF"])
    func oklabLeadsBack(hex: String) {
        #expect(RGBA(hex: hex).map { Oklab($0).color } == RGBA(hex: hex))
    }

    @Test(arguments: [(3.4609, "3.46"), (4.4999, "4.49"), (4.5, "4.5"), (21, "21"), (1, "1")] as [(Double, String)])
    func ratiosAreToldRoundedDown(ratio: Double, text: String) {
        #expect(Contrast.spelling(ratio) == text)
    }
}
