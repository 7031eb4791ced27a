import Dialects

extension Support {
    /// Why something is ignored, in English; `nil` if it is not.
    var reason: String? {
        if case .ignored(let reason) = self { reason } else { nil }
    }
}
