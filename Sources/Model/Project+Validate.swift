extension Project {
    /// What the keys must say together: a version that the library has, unique screens, stacks that name screens.
    func validate() throws(Problem) {
        if let library, let problem = dialect.problem(library, place: "$.library", .invalid) { throw problem }
        var seen: [ScreenID: Int] = [:]
        for (index, screen) in screens.enumerated() {
            let place = "$.screens[\(index)].id"
            if screen.id.isEmpty {
                throw Problem(.invalid, place: place, "a screen needs an id.", remedy: "Give it a short name.")
            }
            if let first = seen.updateValue(index, forKey: screen.id) {
                throw Problem(
                    .invalid, place: place, "screens[\(first)] has the id \"\(screen.id)\" too.",
                    remedy: "Give each screen an id of its own.")
            }
        }
        for (index, tab) in tabs.enumerated() { try validate(tab.stack, "$.tabs[\(index)].stack", seen) }
        for (index, modal) in modals.enumerated() {
            try validate(modal.stack, "$.modals[\(index)].stack", seen)
            if modal.stack.isEmpty {
                throw Problem(
                    .invalid, place: "$.modals[\(index)].stack", "a modal needs at least one screen.",
                    remedy: "Name the screen that it shows.")
            }
        }
        try validate(pushed ?? [], "$.pushed", seen)
        for (index, waiver) in waivers.enumerated() where waiver.reason.allSatisfy(\.isWhitespace) {
            throw Problem(
                .invalid, place: "$.waivers[\(index)].reason", "a waiver needs a reason.",
                remedy: "Say why the finding is accepted.")
        }
    }

    private func validate(_ stack: [ScreenID], _ place: String, _ known: [ScreenID: Int]) throws(Problem) {
        var seen: Set<ScreenID> = []
        for (index, id) in stack.enumerated() {
            if known[id] == nil {
                throw noScreen(id, .invalid, place: "\(place)[\(index)]")
            }
            if !seen.insert(id).inserted {
                throw Problem(
                    .invalid, place: "\(place)[\(index)]", "the screen \"\(id)\" stands twice in one stack.",
                    remedy: "Duplicate the screen to show it twice.")
            }
        }
    }
}

extension DialectName {
    /// The error that there is no such version of the library, with those that there are; `nil` if there is.
    public func problem(_ library: String, place: String, _ kind: Problem.Kind) -> Problem? {
        guard !libraries.contains(library) else { return nil }
        return Problem(
            kind, place: place, "\(rawValue) has no version \"\(library)\".",
            remedy: libraries.isEmpty
                ? "There is one version of it, which needs no name." : "It has: \(libraries.joined(separator: ", ")).")
    }
}
