import Glibc
import Model
import Testing

@testable import Commands
@testable import Files

@Suite("What commands write", .serialized)
struct OutputTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(Sample.project, as: "p.transom")
    }

    @Test func renderWritesAPicture() throws {
        #expect(sandbox.run("render", "@p.transom", "--scale", "1", "-o", "@a.png") == .done)
        let bytes = try sandbox.read("a.png")
        #expect(bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        // The header's width and height, big-endian.
        #expect(bytes[16..<24] == [0, 0, 1, 64, 0, 0, 2, 56])
        #expect(sandbox.names == ["a.png", "p.transom"])
    }

    @Test func fileAndStandardOutputAreEqual() throws {
        #expect(sandbox.run("render", "@p.transom", "--scale", "1", "-o", "@a.png") == .done)
        #expect(sandbox.run("render", "@p.transom", "--scale", "1") == .done)
        #expect(try sandbox.read("a.png") == sandbox.bytes)
    }

    @Test(arguments: [("a.svg", "<?xml"), ("a.pdf", "%PDF")])
    func renderWritesVectors(name: String, start: String) throws {
        #expect(sandbox.run("render", "@p.transom", "-o", "@\(name)") == .done)
        #expect(try sandbox.read(name).starts(with: start.utf8))
    }

    @Test func framesFillAFolder() {
        #expect(
            sandbox.run("frames", "@p.transom", "--transition", "pop", "--at", "0,0.5,1", "--scale", "1", "-o", "@f") == .done)
        #expect(Folder.entries(of: sandbox.folder + "/f").sorted() == ["frame-0001.png", "frame-0002.png", "frame-0003.png"])
        #expect(sandbox.names == ["f", "p.transom"])
    }

    @Test func framesUseAnEmptyFolderAndNoOther() {
        mkdir(sandbox.folder + "/f", 0o755)
        let at = ["frames", "@p.transom", "--transition", "pop", "--at", "1", "--scale", "1", "-o", "@f"]
        #expect(sandbox.run(at[0], at[1], at[2], at[3], at[4], at[5], at[6], at[7], at[8], at[9]) == .done)
        #expect(sandbox.run(at[0], at[1], at[2], at[3], at[4], at[5], at[6], at[7], at[8], at[9]) == .unwritable)
        #expect(Folder.entries(of: sandbox.folder + "/f") == ["frame-0001.png"])
    }

    @Test(arguments: ["@nowhere/a.png", "@p.transom/a.png", "@"])
    func whatCannotBeWrittenEndsWith73(path: String) {
        #expect(sandbox.run("render", "@p.transom", "--scale", "1", "-o", path) == (path == "@" ? .usage : .unwritable))
        #expect(sandbox.names == ["p.transom"])
    }

    @Test("A folder does not fit into standard output", arguments: ["frames", "check", "diff"])
    func aFolderIsNoStream(command: String) {
        let path = sandbox.folder + "/p.transom"
        let words: [String: [String]] = [
            "frames": ["frames", path, "--transition", "pop", "-o", "-"], "check": ["check", path, "--report", "-"],
            "diff": ["diff", path, path, "-o", "-"],
        ]
        #expect(Commands.run(words[command] ?? [], console: sandbox.console()) == .usage)
        #expect(sandbox.messages.contains("standard output"))
        #expect(!Folder.exists("-"))
    }

    @Test func aFullDeviceEndsWith73() {
        #expect(sandbox.run("describe", "@p.transom", "-o", "/dev/full") == .unwritable)
    }

    @Test(
        "A reader that has seen enough, as head does, is no fault to tell of",
        arguments: [["images"], ["describe", "@"], ["render", "@", "-o", "-"], ["describe", "@", "-o", "END"]])
    func aReaderThatLeavesIsNotTold(words: [String]) throws {
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        close(ends[0])
        defer { close(ends[1]) }
        var console = sandbox.console()
        let end = ends[1]
        console.print = { bytes throws(Problem) in try AtomicFile.put(bytes, into: end, "standard output") }
        let words = words.map { $0 == "@" ? sandbox.folder + "/p.transom" : $0 == "END" ? "/dev/fd/\(end)" : $0 }
        #expect(Commands.run(words, console: console) == .unwritable)
        #expect(sandbox.messages == "")
    }

    @Test("A file that would grow beyond the limit leaves nothing, and the old one as it was")
    func aLimitOnFilesLeavesNothing() throws {
        signal(SIGXFSZ, SIG_IGN)
        var before = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
        var limit = before
        limit.rlim_cur = 1 << 20
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        defer { setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before) }
        let large = [UInt8](repeating: 7, count: 2 << 20)
        try sandbox.write("old", as: "old.png")
        for name in ["new.png", "old.png"] {
            let problem = #expect(throws: Problem.self) { try sandbox.console().put(large, to: "\(sandbox.folder)/\(name)") }
            #expect(problem?.kind == .unwritable)
        }
        let folder = try FolderOutput(sandbox.folder + "/frames")
        #expect(throws: Problem.self) { try folder.write(large, as: "frame-0001.png") }
        folder.discard()
        #expect(try sandbox.read("old.png") == Array("old".utf8))
        #expect(sandbox.names == ["old.png", "p.transom"])
    }

    @Test(
        arguments: [
            ("{", Outcome.invalid, "p.transom"), ("{}", .invalid, "$.transom"),
            (#"{"transom": 1, "dialect": "x"}"#, .invalid, "dialect"),
        ])
    func anInvalidProjectEndsWith65(text: String, status: Outcome, place: String) throws {
        try sandbox.write(text, as: "p.transom")
        #expect(sandbox.run("describe", "@p.transom") == status)
        #expect(sandbox.messages.contains(place))
        #expect(try sandbox.read("p.transom") == Array(text.utf8))
    }

    @Test(arguments: ["@nowhere.transom", "@p.transom/inside", "@"])
    func whatCannotBeReadEndsWith66(path: String) {
        #expect(sandbox.run("describe", path) == .unreadable)
    }

    @Test func exportAndImportGiveTheProjectAgain() throws {
        #expect(sandbox.run("export", "@p.transom", "--to", "transom", "-o", "@q.transom") == .done)
        #expect(sandbox.run("import", "@q.transom", "--from", "transom", "-o", "@r.transom") == .done)
        #expect(try sandbox.read("q.transom") == sandbox.read("r.transom"))
        #expect(String(decoding: try sandbox.read("q.transom").prefix(18), as: UTF8.self) == "{\n  \"transom\": 1,\n")
    }

    @Test func theReportOfLossesIsJSON() throws {
        #expect(sandbox.run("export", "@p.transom", "--to", "mpaas-plist", "-o", "@a.plist", "--report", "json") == .done)
        let lost = try JSON(parsing: sandbox.bytes)["lost"]?.array
        #expect(lost?.isEmpty == false)
        #expect(lost?.allSatisfy { $0["property"]?.string != nil && $0["closest"]?.string != nil } == true)
    }

    @Test(arguments: [["--to", "cobol"], ["--to", "mpaas-strings"], ["--to", "transom", "--report", "yaml"]])
    func exportRefusesWrongUse(options: [String]) {
        let words = ["export", sandbox.folder + "/p.transom"] + options
        #expect(Commands.run(words, console: sandbox.console()) == .usage)
    }

    @Test(arguments: ["devices", "dialects", "formats", "checks", "images"])
    func listsAreTablesOrJSON(name: String) throws {
        #expect(sandbox.run(name) == .done)
        let lines = sandbox.output.split(separator: "\n").count
        let other = try Sandbox()
        #expect(other.run(name, "--json") == .done)
        let things = try #require(try JSON(parsing: other.bytes).array)
        #expect(things.count == lines - (name == "images" ? 0 : 1))
        #expect(things.allSatisfy { ($0["name"] ?? $0["code"])?.string != nil })
    }

    @Test func theSchemaIsThatOfTheModel() {
        #expect(sandbox.run("schema") == .done)
        #expect(sandbox.output == ProjectCodec.schema.text())
    }
}
