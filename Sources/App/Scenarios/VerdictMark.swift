import CGtk
import Gtk
import Scene

/// The small picture before a step or a scenario.
enum VerdictMark {
    case none
    case running
    case taken
    case passed
    case failed

    init(_ verdict: StepVerdict?) {
        self =
            switch verdict {
            case nil: .none
            case .taken, .stayed: .taken
            case .met: .passed
            case .failed, .broken: .failed
            }
    }

    /// What is read aloud; empty where the picture says nothing more than the text.
    var words: String {
        switch self {
        case .none, .taken: ""
        case .running: tr("running")
        case .passed: tr("passed")
        case .failed: tr("failed")
        }
    }

    static func icon(_ mark: VerdictMark) -> Widget {
        let icon =
            switch mark {
            case .none: makeIcon("media-record-symbolic", size: GTK_ICON_SIZE_MENU).classes("verdict", "untried")
            case .running: makeIcon("media-playback-start-symbolic", size: GTK_ICON_SIZE_MENU).classes("verdict")
            case .taken: makeIcon("object-select-symbolic", size: GTK_ICON_SIZE_MENU).classes("verdict", "dim-label")
            case .passed: makeIcon("object-select-symbolic", size: GTK_ICON_SIZE_MENU).classes("verdict", "passed")
            case .failed: makeIcon("dialog-error-symbolic", size: GTK_ICON_SIZE_MENU).classes("verdict", "failed")
            }
        return icon
    }
}
