import Glibc
import Model
import Testing

@testable import Files

@Suite("Folders that are written whole or not at all")
final class FolderOutputTests {
    private let place: String
    private var path: String { place + "/out" }

    init() throws {
        var template = Array("/tmp/transom-files-XXXXXX".utf8CString)
        place = String(cString: try #require(mkdtemp(&template)))
    }

    deinit { Folder.remove(place) }

    private let older = FolderOutput.Older("report") { Folder.entries(of: $0) == ["one"] }

    private func write(_ names: String..., replacing older: FolderOutput.Older? = nil) throws(Problem) {
        try FolderOutput.write(path, replacing: older) { folder throws(Problem) in
            for name in names { try folder.write(Array(name.utf8), as: name) }
        }
    }

    @Test func appearsWithAllItsFiles() throws {
        try write("one", "sub/two")
        #expect(Folder.entries(of: place) == ["out"])
        #expect(Folder.entries(of: path).sorted() == ["one", "sub"])
        #expect(try AtomicFile.read(path + "/sub/two") == Array("sub/two".utf8))
    }

    @Test func anEmptyFolderIsFilled() throws {
        mkdir(path, 0o755)
        try write("one")
        #expect(Folder.entries(of: path) == ["one"])
    }

    @Test func afterAProblemNothingIsThere() {
        let problem = Problem(.invalid, "no.")
        #expect(throws: problem) {
            try FolderOutput.write(path) { folder throws(Problem) in
                try folder.write([1], as: "one")
                throw problem
            }
        }
        #expect(Folder.entries(of: place) == [])
    }

    @Test func anOlderOneOfItsKindIsReplacedAsAWhole() throws {
        try write("one")
        try write("two", replacing: older)
        #expect(Folder.entries(of: path) == ["two"])
        #expect(Folder.entries(of: place) == ["out"])
    }

    @Test func anotherFolderStaysAndTheRemedyIsTold() throws {
        try write("one", "note")
        let problem = #expect(throws: Problem.self) { try write("two", replacing: older) }
        #expect(problem?.kind == .unwritable)
        #expect(
            problem?.description == """
                \(path): this folder is not empty. Name an empty or a new folder, or remove this one. \
                Only a report of Transom with nothing else in it is replaced.
                """)
        #expect(Folder.entries(of: path).sorted() == ["note", "one"])
        #expect(Folder.entries(of: place) == ["out"])
    }

    @Test func afterAProblemTheOlderOneIsAsItWas() throws {
        try write("one")
        #expect(throws: Problem.self) {
            try FolderOutput.write(path, replacing: older) { folder throws(Problem) in
                try folder.write([1], as: "two")
                throw Problem(.invalid, "no.")
            }
        }
        #expect(Folder.entries(of: path) == ["one"])
        #expect(Folder.entries(of: place) == ["out"])
    }

    @Test func standardOutputIsNoFolder() {
        let problem = #expect(throws: Problem.self) { try FolderOutput.write("-") { _ in } }
        #expect(problem?.kind == .usage)
        #expect(problem?.description == "a folder does not fit into standard output. Name a folder.")
    }

    @Test func aMissingParentIsNamed() {
        let problem = #expect(throws: Problem.self) { try FolderOutput.write(place + "/no/out") { _ in } }
        #expect(problem?.kind == .unwritable)
        #expect(
            problem?.description
                == "\(place)/no/out: it cannot be written: there is no folder \(place)/no. Make that folder, or name another.")
    }

    @Test("Without permission the folder and the remedy are told", .disabled(if: geteuid() == 0, "root may write everywhere"))
    func missingPermissionIsTold() {
        chmod(place, 0o555)
        defer { chmod(place, 0o755) }
        let problem = #expect(throws: Problem.self) { try write("one") }
        #expect(
            problem?.description == """
                \(path): it cannot be written: permission is missing in \(place). \
                Name another folder, or change its permissions.
                """)
    }

    @Test(
        "The reason and the remedy of the system's numbers",
        arguments: [(EACCES, "permission is missing in /a"), (EROFS, "read-only")])
    func reasons(code: Int32, words: String) {
        let problem = Failure.writing("/a/b", code)
        #expect(problem.message.contains(words))
        #expect(problem.remedy?.contains("folder") == true)
    }
}
