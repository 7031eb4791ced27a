import Files
import Formats
import Glibc
import Model
import Testing

@testable import App

/// Several formats in one folder.
@Suite struct ExportBatchTests {
    private func format(_ name: String) throws -> Format { try #require(Formats.named(name)) }

    private func batch(_ names: String...) throws -> ExportBatch {
        ExportBatch(makeProject(), to: try names.map { try format($0) }, pictures: { _ in nil })
    }

    @Test func everyFormatIsWrittenWhole() throws {
        let folder = try makeFolder()
        defer { Folder.remove(folder) }
        let formats = Formats.all.filter(\.canExport)
        let batch = ExportBatch(makeProject(), to: formats, pictures: { _ in nil })
        #expect(batch.targets.map(\.format.identifier) == formats.map(\.identifier))
        #expect(batch.present(in: folder).isEmpty)
        #expect(batch.write(into: folder).isEmpty)
        for target in batch.targets {
            let place = target.folder.map { "\(folder)/\($0)" } ?? folder
            for file in target.files { #expect(try AtomicFile.read("\(place)/\(file.name)") == file.bytes) }
        }
        #expect(batch.present(in: folder) == batch.targets.flatMap(\.names))
        // Everything is replaced by itself, catalogues too.
        #expect(batch.write(into: folder).isEmpty)
    }

    @Test func filesOfOneNameDoNotReplaceEachOther() throws {
        let batch = try batch("uikit", "uikit", "css")
        #expect(batch.targets.map(\.folder) == [nil, "uikit", nil])
        let folder = try makeFolder()
        defer { Folder.remove(folder) }
        #expect(batch.write(into: folder).isEmpty)
        let name = batch.targets[0].files[0].name
        #expect(try AtomicFile.read("\(folder)/uikit/\(name)") == AtomicFile.read("\(folder)/\(name)"))
    }

    @Test func aFolderOfSomebodyElseStays() throws {
        let folder = try makeFolder()
        defer { Folder.remove(folder) }
        let batch = try batch("xcassets", "css")
        let root = try #require(batch.targets[0].names.first)
        mkdir("\(folder)/\(root)", 0o777)
        try AtomicFile.write([1], to: "\(folder)/\(root)/mine.txt")
        #expect(batch.present(in: folder) == [root])
        #expect(batch.write(into: folder).map(\.kind) == [.unwritable])
        #expect(Folder.entries(of: "\(folder)/\(root)") == ["mine.txt"])
        // The other format is there all the same.
        #expect(batch.present(in: folder) == [root] + batch.targets[1].names)
    }

    @Test func theOnlyFileTakesTheNameThatItIsGiven() throws {
        let folder = try makeFolder()
        defer { Folder.remove(folder) }
        #expect(try batch("css", "uikit").onlyFile == nil)
        #expect(try batch("xcassets").onlyFile == nil)
        let batch = try batch("css")
        #expect(batch.write(into: folder, as: "theme.css").isEmpty)
        #expect(try AtomicFile.read("\(folder)/theme.css") == batch.onlyFile?.bytes)
    }

    @Test func whatIsRememberedComesBack() throws {
        var memory = ProjectMemory()
        #expect(ProjectMemory.load(of: "/nowhere/p.transom") == memory)
        memory.exports = ExportChoice(["css", "uikit"], folder: "/app/导航", name: nil)
        let path = try makeFolder() + "/p.transom"
        memory.save(for: path)
        #expect(ProjectMemory.load(of: path) == memory)
        rmdir(Store.folder(path))
    }
}
