import Dialects
import Model

extension BarLayer {
    /// The layer in a few words, such as `blur light` or `image x.png stretch @0.5`.
    var text: String {
        var words = [kind.rawValue]
        if let blur { words.append(blur) }
        if let color { words.append(color.shortHex) }
        if let image { words.append(image) }
        if let imageMode, kind == .image || kind == .mask { words.append(imageMode) }
        if alpha != 1 { words.append("@\((alpha * 1000).rounded() / 1000)") }
        return words.joined(separator: " ")
    }
}

extension ResolvedBar {
    /// What is painted, bottom to top.
    var paint: [String] { layers.map(\.text) }
}
