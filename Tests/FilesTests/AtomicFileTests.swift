import Glibc
import Testing

@testable import Files
@testable import Model

@Suite(.serialized) final class AtomicFileTests {
    private let folder: String

    init() throws {
        var template = Array("/tmp/transom-files-XXXXXX".utf8CString)
        folder = String(cString: try #require(mkdtemp(&template)))
    }

    deinit { Folder.remove(folder) }

    private func text(_ path: String) throws -> String { String(decoding: try AtomicFile.read(path), as: UTF8.self) }

    @Test func replacesAFileAndKeepsItsMode() throws {
        let path = folder + "/a.transom"
        try AtomicFile.write(Array("old".utf8), to: path)
        chmod(path, 0o640)
        try AtomicFile.write(Array("new".utf8), to: path)
        var info = stat()
        #expect(stat(path, &info) == 0)
        #expect(info.st_mode & 0o777 == 0o640)
        #expect(try text(path) == "new")
    }

    @Test func followsLinksEvenToWhatIsNotThereYet() throws {
        symlink("real.transom", folder + "/link.transom")
        try AtomicFile.write(Array("one".utf8), to: folder + "/link.transom")
        #expect(try text(folder + "/real.transom") == "one")
        var info = stat()
        #expect(lstat(folder + "/link.transom", &info) == 0)
        #expect(info.st_mode & S_IFMT == S_IFLNK)
    }

    @Test func writesThroughDevices() throws {
        try AtomicFile.write([1, 2, 3], to: "/dev/null")
        var info = stat()
        #expect(stat("/dev/null", &info) == 0)
        #expect(info.st_mode & S_IFMT == S_IFCHR)
    }

    @Test("A link such as /dev/stdout leads to a pipe that has no path")
    func writesThroughLinksToPipes() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        try AtomicFile.write(Array("one".utf8), to: "/dev/fd/\(ends[1])")
        close(ends[1])
        #expect(try AtomicFile.readAll(ends[0], "pipe") == Array("one".utf8))
        close(ends[0])
    }

    @Test func takesTheLongestNames() throws {
        let path = folder + "/" + String(repeating: "n", count: 250)
        try AtomicFile.write([7], to: path)
        #expect(try AtomicFile.read(path) == [7])
    }

    @Test func namesTheFileAndTheReason() throws {
        let missing = #expect(throws: Problem.self) { try AtomicFile.read(folder + "/nowhere.transom") }
        #expect(missing?.kind == .unreadable)
        #expect(missing?.place == folder + "/nowhere.transom")
        let isFolder = #expect(throws: Problem.self) { try AtomicFile.write([1], to: folder) }
        #expect(isFolder?.kind == .unwritable)
        let noFolder = #expect(throws: Problem.self) { try AtomicFile.write([1], to: folder + "/no/a") }
        #expect(noFolder?.kind == .unwritable)
    }

    @Test func aPlaceIsTriedWithoutATrace() throws {
        try AtomicFile.requirePlace(folder + "/a.gif")
        #expect(Folder.entries(of: folder) == [])
        for path in [folder, folder + "/no/a.gif"] {
            let problem = #expect(throws: Problem.self) { try AtomicFile.requirePlace(path) }
            #expect(problem?.kind == .unwritable)
        }
    }

    @Test func aFullDiskIsTold() throws {
        let problem = #expect(throws: Problem.self) { try AtomicFile.write([UInt8](repeating: 1, count: 4096), to: "/dev/full") }
        #expect(problem?.kind == .unwritable)
        #expect(problem?.message.contains("the disk is full") == true)
    }
}
