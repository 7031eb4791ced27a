internal import CGtk
internal import Foundation
internal import Gtk
internal import Testing

@Suite(.serialized) struct TranslateTests {
    @Test func untranslatedTextsStayThemselves() {
        #expect(tr("No such text here") == "No such text here")
        #expect(tr("one screen too few", "screens too few", count: 1) == "one screen too few")
        #expect(tr("one screen too few", "screens too few", count: 3) == "screens too few")
        #expect(tr("one screen too few", "screens too few", count: 0) == "screens too few")
    }

    @Test func textsComeFromTheFolderInTheUsersLanguage() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("transom-\(UUID().uuidString)")
        let messages = folder.appendingPathComponent("de/LC_MESSAGES")
        try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try catalogue([
            ("", "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"),
            ("%d screen\0%d screens", "%d Bild\0%d Bilder"), ("Bar", "Überleiste"),
        ]).write(to: messages.appendingPathComponent("transom.mo"))
        setenv("LC_ALL", "C.UTF-8", 1)
        setenv("LANGUAGE", "de", 1)
        bindTranslations(folder: folder.path)
        #expect(tr("Bar") == "Überleiste")
        #expect(tr("%d screen", "%d screens", count: 1) == "%d Bild")
        #expect(tr("%d screen", "%d screens", count: 2) == "%d Bilder")
        #expect(tr("Title") == "Title")
        #expect(String(cString: setlocale(LC_NUMERIC, nil)) == "C")
        setenv("LANGUAGE", "en", 1)
        bindTranslations(folder: "/nonexistent")
        #expect(tr("Bar") == "Bar")
    }

    /// A catalogue in gettext's binary form; the pairs must be sorted by their first text.
    private func catalogue(_ pairs: [(String, String)]) -> Data {
        let header = 28
        let tables = 16 * pairs.count
        var words: [UInt32] = [0x9504_12de, 0, UInt32(pairs.count), 28, UInt32(header + tables / 2), 0, 0]
        var texts = Data()
        for text in pairs.map(\.0) + pairs.map(\.1) {
            words += [UInt32(text.utf8.count), UInt32(header + tables + texts.count)]
            texts.append(contentsOf: Array(text.utf8) + [0])
        }
        return words.withUnsafeBytes { Data($0) } + texts
    }
}
