private var isQuiet = false

/// Sets controls to values that are already known: no `changed` closure of theirs is called meanwhile.
public func quietly(_ work: () -> Void) {
    let before = isQuiet
    isQuiet = true
    work()
    isQuiet = before
}

/// Connects a control's own signal for a change by the user.
func connectChange(_ object: UnsafeMutableRawPointer, _ signal: String, _ changed: @escaping () -> Void) {
    connect(object, signal) { if !isQuiet { changed() } }
}
