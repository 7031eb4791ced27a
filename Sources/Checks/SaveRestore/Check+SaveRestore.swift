import Model

extension Check {
    /// What pages that save and restore the shared bar are known for.
    static let saveRestore = [
        Check(
            "saveRestore.savedWrong", .error, "A page saved another page's picture and restored it.",
            .step(of: .saveRestore, SavedWrong.findings)),
        Check(
            "saveRestore.notRestored", .error, "A page left its picture on the bar.",
            .step(of: .saveRestore, NotRestored.findings)),
    ]
}
