import Glibc
import Model
import Testing

@testable import Files

@Suite("What killed programs leave, and programs that write into one folder")
final class StagingTests {
    private let place: String

    init() throws {
        var template = Array("/tmp/transom-files-XXXXXX".utf8CString)
        place = String(cString: try #require(mkdtemp(&template)))
    }

    deinit { Folder.remove(place) }

    private func makeFile(_ name: String) { close(open("\(place)/\(name)", O_WRONLY | O_CREAT, 0o644)) }

    private func makeFolder(_ name: String) {
        mkdir("\(place)/\(name)", 0o755)
        makeFile("\(name)/one")
    }

    private var others: Set<String> { Set(Folder.entries(of: place)).subtracting(["out"]) }

    @Test("A new file and a new folder take away what nobody is at any more", arguments: [false, true])
    func leftovers(isFolder: Bool) throws {
        makeFolder(".transom-a1b2.tmp")
        makeFile(".transom-zz.tmp")
        try write("out", isFolder)
        #expect(Folder.entries(of: place) == ["out"])
    }

    @Test("What another program is still at stays, and what only looks alike", arguments: [false, true])
    func others(isFolder: Bool) throws {
        makeFolder(".transom-a1b2.tmp")
        let descriptor = open("\(place)/.transom-a1b2.tmp", O_RDONLY | O_DIRECTORY)
        defer { close(descriptor) }
        try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        makeFile(".transom-A1.tmp")
        makeFile(".transom-.tmp")
        makeFile(".transom-a1.tmp.txt")
        makeFile("transom-a1.tmp")
        makeFolder("mine")
        symlink("\(place)/mine", "\(place)/.transom-b.tmp")
        mkfifo("\(place)/.transom-c.tmp", 0o600)
        let before = others
        try write("out", isFolder)
        #expect(others == before)
        #expect(Folder.entries(of: place + "/mine") == ["one"])
        #expect(Folder.entries(of: place + "/.transom-a1b2.tmp") == ["one"])
    }

    @Test("A folder with nothing but what a killed program left is empty")
    func leftoversInside() throws {
        makeFolder("out")
        unlink(place + "/out/one")
        makeFolder("out/.transom-a1b2.tmp")
        try write("out", true)
        #expect(Folder.entries(of: place + "/out") == ["one"])
    }

    @Test("Programs that write one folder at once wait for each other, and the last one's stands there whole")
    func atOnce() async throws {
        let path = place + "/out"
        let older = FolderOutput.Older("report") { Folder.entries(of: $0).allSatisfy { $0.hasPrefix("n") } }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<24 {
                group.addTask {
                    try FolderOutput.write(path, replacing: older) { folder throws(Problem) in
                        for name in ["n1", "n2", "n3"] { try folder.write([UInt8(number)], as: name) }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(Folder.entries(of: place) == ["out"])
        let bytes = try ["n1", "n2", "n3"].map { try AtomicFile.read("\(path)/\($0)") }
        #expect(Set(bytes).count == 1)
    }

    @Test("One that was put there meanwhile and must stay is told in plain words")
    func putThereMeanwhile() throws {
        let problem = #expect(throws: Problem.self) {
            try FolderOutput.write(place + "/out") { folder throws(Problem) in
                try folder.write([1], as: "one")
                makeFolder("out")
            }
        }
        #expect(problem?.message == "this folder is not empty.")
        #expect(Folder.entries(of: place) == ["out"])
    }

    private func write(_ name: String, _ isFolder: Bool) throws(Problem) {
        guard isFolder else { return try AtomicFile.write([1], to: "\(place)/\(name)") }
        try FolderOutput.write("\(place)/\(name)") { folder throws(Problem) in try folder.write([1], as: "one") }
    }
}
