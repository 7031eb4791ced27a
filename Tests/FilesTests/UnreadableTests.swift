import Glibc
import Model
import Testing

@testable import Files

@Suite("Files that cannot be read")
final class UnreadableTests {
    private let place: String

    init() throws {
        var template = Array("/tmp/transom-files-XXXXXX".utf8CString)
        place = String(cString: try #require(mkdtemp(&template)))
    }

    deinit { Folder.remove(place) }

    @Test("A pipe that nobody writes into is told after a while, and left out of folders")
    func pipe() throws {
        mkfifo(place + "/pipe", 0o600)
        #expect(try Folder.files(in: place, atMost: 10) == [])
        let problem = #expect(throws: Problem.self) { try AtomicFile.read(place + "/pipe") }
        #expect(problem?.kind == .unreadable)
        #expect(problem?.message == "this is a pipe into which nothing is written.")
    }

    @Test("A folder that is not there is no empty one")
    func missing() {
        let problem = #expect(throws: Problem.self) { try Folder.files(in: place + "/no", atMost: 10) }
        #expect(problem?.kind == .unreadable)
        #expect(problem?.place == place + "/no")
    }

    @Test("A folder without permission is named", .disabled(if: geteuid() == 0, "root may read everywhere"))
    func forbidden() {
        mkdir(place + "/inner", 0o000)
        let problem = #expect(throws: Problem.self) { try Folder.files(in: place, atMost: 10) }
        #expect(problem?.place == place + "/inner")
    }
}
