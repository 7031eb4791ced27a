import Checks
import Gtk
import Model

/// The findings that the project accepts, each with its reason.
enum WaiverRows {
    static func make(_ tools: InspectorTools) -> RecordList<Waiver> {
        let store = tools.store
        let apply = { (waivers: [Waiver], title: String, gesture: String?) in
            store.perform(.setWaivers(waivers), title, gesture: gesture)
        }
        let make = {
            var waiver = Waiver()
            waiver.code = Check.all[0].code
            waiver.screen = store.state.inspectedScreen
            waiver.reason = tr("Agreed")
            return waiver
        }
        let label = { (waiver: Waiver) in
            let screen = waiver.screen.map { store.project[screen: $0]?.label ?? $0 }
            return waiver.code + " · " + (screen ?? tr("All screens"))
        }
        return RecordList(tr("Accepted Findings"), tools, label: label, make: make, apply: apply) { form in
            form.choice(tr("Check"), \.shownCode, unset: nil) { Check.all.map { (id: $0.code, title: $0.code) } }
            form.choice(tr("Screen"), \.screen, unset: tr("All screens")) {
                store.project.screens.map { (id: $0.id, title: $0.label) }
            }
            form.text(tr("Reason"), \.shownReason)
        }
    }
}

extension Waiver {
    /// The code as a form edits it.
    fileprivate var shownCode: String? {
        get { code }
        set { code = newValue ?? code }
    }

    /// The reason as a form edits it; a waiver needs one, so that an emptied field leaves the last.
    fileprivate var shownReason: String? {
        get { reason }
        set { if let newValue, !newValue.allSatisfy(\.isWhitespace) { reason = newValue } }
    }
}
