import Checks
import Gtk
import Model
import Scene

extension Store {
    /// Goes to what a finding is about: the element, the section of the key, or the screen.
    func open(_ finding: Finding, section reveal: @escaping (StyleKey.Section) -> Void) {
        let screen = finding.screen ?? state.inspectedScreen
        let parts = (finding.place.element ?? "").split(separator: ".").map(String.init)
        if let role = parts.first.flatMap({ Element.Role(rawValue: $0) }) {
            let index = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
            look { view in
                view.pickedScreen = screen
                view.pickedElement = ElementName(role: role, owner: screen, index: index)
            }
            return
        }
        look { view in
            view.pickedScreen = screen
            view.inspectorPage = "style"
        }
        if let section = StyleKey.named(finding.place.element ?? "")?.section { reveal(section) }
    }
}
