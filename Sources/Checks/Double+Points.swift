import Model

extension Double {
    /// Points for a message, to two places.
    var points: String { JSON.spelling((self * 100).rounded() / 100) }
}
