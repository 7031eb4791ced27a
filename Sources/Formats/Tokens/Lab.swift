/// CIE Lab and XYZ, both relative to D50.
enum Lab {
    private static let white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]
    private static let kappa = 24389.0 / 27
    private static let epsilon = 216.0 / 24389

    static func xyz(of values: [Double]) -> [Double] {
        let middle = (values[0] + 16) / 116
        func light(_ root: Double) -> Double {
            let cube = root * root * root
            return cube > epsilon ? cube : (116 * root - 16) / kappa
        }
        let y = values[0] > kappa * epsilon ? middle * middle * middle : values[0] / kappa
        return [light(values[1] / 500 + middle) * white[0], y, light(middle - values[2] / 200) * white[2]]
    }

    static func values(ofXYZ xyz: [Double]) -> [Double] {
        let roots = zip(xyz, white).map { part, white in
            let share = part / white
            return share > epsilon ? Curve.cubeRoot(share) : (kappa * share + 16) / 116
        }
        return [116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2])]
    }
}
