import Model

/// The part of a project in which a token's value stands.
struct TokenPlace: Hashable {
    /// Whose look it is; tabs, modals and screens by the name of their group.
    enum Holder: Hashable {
        case theme
        case tab(String)
        case modal(String)
        case screen(String)
    }

    /// The level of a screen: its own style, an entry of its live changes or a stop of its scroll styles, from 0.
    enum Part: Hashable {
        case style
        case live(Int)
        case scroll(Int)
    }

    var holder = Holder.theme
    var part = Part.style
    /// Whether it is the style at the content's top.
    var isEdge = false
}

/// What a token says of a bar.
enum TokenRole: Hashable {
    case key(StyleKey)
    /// Family, size and weight of `title`, `largeTitle` or `button`.
    case font(String)
    /// Colour and height of the line.
    case border
    case shadow
}
