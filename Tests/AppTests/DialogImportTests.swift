import CGtk
import Files
import Formats
import Gtk
import Model
import Testing

@testable import App

/// What is seen of a theme before it is imported.
@Suite(.serialized) struct DialogImportTests {
    init() { startGtk() }

    /// A project whose theme says something.
    private func makeColored() throws -> Project {
        var project = makeProject()
        project.palette["brand"] = Color(hex: "#108EE9")
        project.theme.style[.background] = .color(.palette("brand"))
        project.theme.style[.titleColor] = .color(try #require(Color(hex: "#FFFFFF")))
        return project
    }

    private func exported(_ name: String) throws -> ExportedFile {
        let format = try #require(Formats.named(name))
        return try #require(try Formats.export(makeColored(), to: format).files.first)
    }

    @Test func aTextIsRecognised() throws {
        let plist = try exported("mpaas-plist")
        let answer = ImportSource.text(plist.text).read()
        #expect(answer.format?.identifier == "mpaas-plist")
        #expect(try answer.result.get().project.screens.isEmpty == false)
        #expect(ImportSource.text("Lorem ipsum dolor sit amet").read().format == nil)
    }

    @Test func aFolderIsRecognised() throws {
        let folder = try makeFolder()
        defer { Folder.remove(folder) }
        let catalog = try #require(Formats.named("xcassets"))
        let files = try Formats.export(makeColored(), to: catalog).files
        try ExportFolder.write(files, into: folder)
        let root = try #require(ExportFolder.root(of: files))
        let answer = ImportSource.file("\(folder)/\(root)").read()
        #expect(answer.format?.identifier == "xcassets")
        #expect(throws: Never.self) { try answer.result.get() }
        #expect(ThemeImport.theme(of: "\(folder)/\(root)/Contents.json") == "\(folder)/\(root)")
    }

    @Test func theDialogShowsWhatWouldComeAndTakesAnotherFormat() throws {
        let source = ImportSource.text(try exported("mpaas-plist").text)
        var opened: [ImportAnswer] = []
        let dialog = ImportDialog([source.read()], over: nil) { opened.append($0) }
        dialog.present()
        #expect(dialog.answer.summary.contains("2 screens"))
        dialog.read(as: "mpaas-objc")
        #expect(waitUntil { dialog.answer.format?.identifier == "mpaas-objc" })
        dialog.read(as: "mpaas-plist")
        #expect(waitUntil { dialog.answer == source.read() })
        dialog.importAll()
        #expect(opened == [source.read()])
    }

    @Test func aBrokenTextSaysWhere() throws {
        let whole = try exported("mpaas-plist").text
        let answer = ImportSource.text(String(whole.dropLast(whole.count / 4))).read()
        #expect(answer.format?.identifier == "mpaas-plist")
        #expect(answer.details.contains("line "))
    }

    @Test func aMissingFileSaysSo() {
        let answer = ImportSource.file("/nowhere/theme.m").read()
        guard case .failure(let problem) = answer.result else { return #expect(Bool(false), "it was read") }
        #expect(problem.kind == .unreadable)
    }

    @Test func pathsOfFilesComeFromTheClipboard() {
        var paths: [String]?
        Clipboard.copy(text: "file:///a", others: ["text/uri-list": "file:///tmp/a%20b.plist\r\n"])
        Clipboard.pasteFiles { paths = $0 }
        #expect(waitUntil { paths != nil })
        #expect(paths == ["/tmp/a b.plist"])
    }
}
