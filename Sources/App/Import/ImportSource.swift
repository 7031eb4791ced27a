import Formats
import Gtk
import Model

/// Something to import: a file or a folder, or a text from the clipboard.
nonisolated enum ImportSource: Equatable, Sendable {
    case file(String)
    case text(String)

    /// What it is called.
    var name: String {
        switch self {
        case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
        case .text: tr("Clipboard")
        }
    }

    /// The path of a file or folder.
    var path: String? {
        if case .file(let path) = self { path } else { nil }
    }

    /// Reads it in a format, or in the one that it speaks for.
    func read(as format: Format? = nil) -> ImportAnswer {
        let format = format ?? recognized
        do throws(Problem) {
            guard let format else { return ImportAnswer(source: self, format: nil, result: .failure(unknown)) }
            let result =
                switch self {
                case .file(let path): try Formats.importProject(at: path, format: format)
                case .text(let text): try Formats.importProject(bytes: Array(text.utf8), fileName: "", format: format)
                }
            return ImportAnswer(source: self, format: format, result: .success(result))
        } catch {
            return ImportAnswer(source: self, format: format, result: .failure(error))
        }
    }

    private var recognized: Format? {
        switch self {
        case .file(let path): Formats.recognize(at: path)
        case .text(let text): Formats.recognize(bytes: Array(text.utf8), fileName: "")
        }
    }

    /// Of no known format; or a file that cannot be read, which says why itself.
    private var unknown: Problem {
        if case .file(let path) = self {
            do throws(Problem) {
                _ = try Formats.importProject(at: path)
            } catch  where error.kind == .unreadable {
                return error
            } catch {}
        }
        return Problem(.invalid, tr("This is of no known format. If you know its format, choose it above."))
    }
}

/// What came of reading a theme: the format in which it was read, and the project with its notes, or why there is none.
nonisolated struct ImportAnswer: Equatable, Sendable {
    let source: ImportSource
    /// `nil` if no format was recognised.
    let format: Format?
    let result: Result<ImportResult, Problem>

    static func == (one: ImportAnswer, other: ImportAnswer) -> Bool {
        one.source == other.source && one.format?.identifier == other.format?.identifier && one.result == other.result
    }

    /// The project in a line, and the notes with their lines in the file; or what is wrong.
    var summary: String {
        switch result {
        case .failure: tr("It cannot be imported.")
        case .success(let read): Self.summary(screens: read.project.screens.count, notes: read.notes.count)
        }
    }

    private static func summary(screens: Int, notes: Int) -> String {
        let count = String(screens) + " " + tr("screen", "screens", count: screens)
        guard notes > 0 else { return count + " · " + tr("Every line of it is understood.") }
        return count + " · " + tr("Lines of the file that have no effect, or that are written in another way:")
    }

    /// The notes with their lines, or what is wrong.
    var details: String {
        switch result {
        case .failure(let problem): problem.description
        case .success(let read): read.notes.map { "\($0.line): \($0.messagePhrase.translated)" }.joined(separator: "\n")
        }
    }
}
