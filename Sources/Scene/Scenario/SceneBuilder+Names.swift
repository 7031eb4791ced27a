import Model

extension SceneBuilder {
    /// The element that a step means by a name, the topmost if there are several; a problem names those that can be tapped.
    func element(called name: String, in state: NavigationState) throws(Problem) -> Element {
        let elements = SceneBuilder(phone, press: name).frame(of: state).elements
        if let found = elements.last(where: { $0.state == .pressed }) ?? elements.last(where: { $0.isCalled(name) }) {
            return found
        }
        let known = elements.filter { $0.tapFrame != nil }.map { $0.text ?? "\($0.role.rawValue).\($0.index)" }
        throw Problem(
            .invalid, "there is no element \"\(name)\" to tap.", remedy: Spelling.hint(for: name, in: known, called: "elements"))
    }

    /// A name by which a step means an element of a state at rest: its text where that is enough, else its place.
    ///
    /// The back button and tabs go by their place, since their texts are those of other screens.
    public func stepName(of element: Element, in state: NavigationState) -> String {
        let wanted = ElementName(element)
        let names = [wanted.isBack || element.role == .tab ? nil : element.text, element.pressName].compactMap { $0 }
        return names.first { name in
            guard !name.isEmpty, let found = try? self.element(called: name, in: state), found.tapFrame != nil else {
                return false
            }
            return ElementName(found) == wanted || (wanted.isBack && ElementName(found).isBack)
        } ?? element.pressName
    }
}

extension ElementName {
    /// Whether it is a part of the back button, which takes taps as a whole.
    fileprivate var isBack: Bool { role == .backChevron || role == .backLabel }
}

extension Element {
    /// Whether a step or a command means the element by a name.
    fileprivate func isCalled(_ name: String) -> Bool {
        name == text || name == "\(role.rawValue).\(index)" || (name == role.rawValue && index == 0)
    }
}
