import Gtk
import Model

extension Level {
    /// What the window calls the level.
    var title: String {
        switch self {
        case .builtIn: tr("Default")
        case .theme: tr("Theme")
        case .stack: tr("Stack")
        case .screen: tr("Screen")
        case .live: tr("Live")
        case .scroll: tr("Scroll")
        }
    }
}
