import Model
import Testing

@testable import Formats

@Suite("Colour spaces") struct CSSColorSpaceTests {
    /// sRGB's red in every space, as CSS Color 4 and its reference implementation have it.
    static let red: [(CSSColorSpace, [Double])] = [
        (.srgb, [1, 0, 0]), (.linear, [1, 0, 0]), (.hsl, [0, 100, 50]), (.hwb, [0, 0, 0]), (.lab, [54.2905, 80.8049, 69.8910]),
        (.lch, [54.2905, 106.8372, 40.8577]), (.oklab, [0.62796, 0.22486, 0.12585]), (.oklch, [0.62796, 0.25768, 29.2339]),
        (.displayP3, [0.91749, 0.20029, 0.13856]), (.a98, [0.85859, 0, 0]), (.prophoto, [0.70225, 0.27572, 0.10355]),
        (.rec2020, [0.79198, 0.23098, 0.07376]), (.xyz65, [0.41239, 0.21264, 0.01933]), (.xyz50, [0.43607, 0.22249, 0.01392]),
    ]

    @Test("Red is the same in each, and comes back", arguments: red)
    func known(_ space: CSSColorSpace, _ values: [Double]) {
        #expect(Self.red.count == CSSColorSpace.allCases.count)
        let converted = Components(.srgb, [1, 0, 0]).converted(to: space).values
        for (value, expected) in zip(converted, values) { #expect(abs(value - expected) < 0.0006, "\(space): \(converted)") }
        #expect(Components(space, values).color == RGBA(255, 0, 0))
    }

    @Test("Colours come back from every space", arguments: CSSColorSpace.allCases)
    func back(_ space: CSSColorSpace) {
        for color in [RGBA(16, 142, 233), RGBA(1, 2, 3), .white, .black, RGBA(127, 127, 127, 128), RGBA(250, 100, 7)] {
            let there = Components(color).converted(to: space)
            #expect(there.color == color)
            #expect(there.isInGamut)
        }
    }

    @Test("What sRGB does not have is clipped")
    func gamut() {
        let green = Components(.displayP3, [0, 1, 0])
        #expect(!green.isInGamut)
        #expect(green.color == RGBA(0, 255, 0))
        #expect(Components(.hsl, [204, 87, 49]).color == RGBA(16, 147, 234))
        #expect(Components(.hwb, [194, 0, 0]).color == RGBA(0, 196, 255))
        #expect(Components(.hwb, [0, 60, 60]).color == RGBA(128, 128, 128))
    }

    @Test("A mix goes the shorter way round")
    func mix() {
        let mixed = Components(.hsl, [350, 100, 50]).mixed(with: Components(.hsl, [10, 100, 50], alpha: 0), 0.5, in: .hsl)
        #expect(mixed.color == RGBA(255, 0, 0, 128))
    }
}
