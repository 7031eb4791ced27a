import Testing

@testable import Scene

@Suite("Cubic curves")
struct CubicBezierTests {
    @Test(
        "Published values",
        arguments: [
            (CubicBezier.easeOut, 0.5, 0.6846), (.easeIn, 0.5, 0.3154), (.easeInOut, 0.25, 0.1292),
            (CubicBezier(0.32, 0.72, 0, 1), 0.25, 0.7791), (CubicBezier(0.32, 0.72, 0, 1), 0.1, 0.2698),
        ])
    func values(curve: CubicBezier, time: Double, value: Double) {
        #expect(near(curve(time), value, 0.0001))
    }

    @Test("A curve begins at 0 and ends at 1")
    func ends() {
        for curve in [CubicBezier.easeIn, .easeOut, .easeInOut] {
            #expect(curve(0) == 0 && curve(1) == 1 && curve(-3) == 0 && curve(2) == 1)
            #expect(near(curve(1e-6), 0, 1e-5))
        }
    }
}
