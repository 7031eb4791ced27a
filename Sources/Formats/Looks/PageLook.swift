import Dialects
import Model

/// The bar of one page, or of the theme alone, with what stands in it.
struct PageLook {
    /// `nil` for the theme alone.
    let screen: Screen?
    /// Once the content has run under the bar.
    let standard: Look
    /// While the content stands at its top.
    let edge: Look
    let isHidden: Bool
    let isLarge: Bool
    let hidesBack: Bool
    let title: String?
    /// The back button's text where it is not the title of the page below, `.nothing` for an arrow alone.
    let backTitle: Setting<String>?

    /// Whether the bar has no ground while the content stands at its top.
    var isClearAtTop: Bool {
        [Appearance.light, .dark].allSatisfy { edge[$0][.background].alpha == 0 && edge[$0][.hairline].alpha == 0 }
    }

    /// Whether some colours are the same wherever the content stands.
    func isSteady(_ parts: some Sequence<BarPart>) -> Bool {
        parts.allSatisfy { part in [Appearance.light, .dark].allSatisfy { edge[$0][part] == standard[$0][part] } }
    }
}
