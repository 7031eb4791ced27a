public import Model

/// What an import gives: a project, and what of the file is not in it.
public struct ImportResult: Equatable, Sendable {
    public var project: Project
    /// What was skipped or kept without effect, in the order of the file.
    public var notes: [Note]

    init(project: Project, notes: [Note] = []) {
        self.project = project
        self.notes = notes
    }
}

/// Something in a theme file that the imported project does not show, or that is written in a way that may fail.
public struct Note: Hashable, Sendable {
    /// The line of the file, from 1.
    public var line: Int
    /// What is so, in one sentence.
    public var messagePhrase: Phrase
    /// The code of the check that the note belongs to, if any.
    public var code: String?

    init(line: Int, _ message: Phrase, code: String? = nil) {
        self.line = line
        messagePhrase = message
        self.code = code
    }

    /// The sentence in English.
    public var message: String { messagePhrase.text }
}
