import Files
import Glibc
import Testing

@testable import Commands

@Suite("Exports into folders")
struct ExportFolderTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(Sample.project, as: "p.transom")
    }

    @Test("Exports at once to one place each end well, and nothing else is left", arguments: ["@P.xcassets", "@"])
    func atOnce(output: String) throws {
        let path = "\(sandbox.folder)/\(output.dropFirst())"
        let programs = try (0..<6).map { number in
            try RunningProgram(
                ["export", "\(sandbox.folder)/p.transom", "--to", "xcassets", "-o", path],
                messages: "\(sandbox.folder)/messages\(number)")
        }
        for program in programs {
            #expect(program.end() == nil)
            #expect(program.exitStatus == 0)
        }
        let made = sandbox.names.filter { !$0.hasPrefix("messages") && $0 != "p.transom" }
        #expect(made.count == 1)
        #expect(made.first?.hasSuffix(".xcassets") == true)
        #expect(sandbox.run("import", "@\(made.first ?? "")", "-o", "@q.transom") == .done)
    }

    @Test("A slash at the end names the same catalogue")
    func slash() {
        for _ in 0..<2 { #expect(sandbox.run("export", "@p.transom", "--to", "xcassets", "-o", "@P.xcassets/") == .done) }
        #expect(sandbox.names == ["P.xcassets", "p.transom"])
        #expect(!Folder.entries(of: sandbox.folder + "/P.xcassets").contains { $0.hasSuffix(".xcassets") })
    }

    @Test("A catalogue with hidden files of somebody else stays")
    func hidden() throws {
        #expect(sandbox.run("export", "@p.transom", "--to", "xcassets", "-o", "@P.xcassets") == .done)
        try sandbox.write("", as: "P.xcassets/.DS_Store")
        #expect(sandbox.run("export", "@p.transom", "--to", "xcassets", "-o", "@P.xcassets") == .done)
        try sandbox.write("mine", as: "P.xcassets/.notes")
        #expect(sandbox.run("export", "@p.transom", "--to", "xcassets", "-o", "@P.xcassets") == .unwritable)
        #expect(sandbox.messages.contains("P.xcassets: this folder is not empty."))
        #expect(Folder.entries(of: sandbox.folder + "/P.xcassets").contains(".notes"))
    }

    @Test("Standard output is no folder, and a name for one is told")
    func standardOutput() {
        #expect(sandbox.run("export", "@p.transom", "--to", "xcassets", "-o", "-") == .usage)
        #expect(sandbox.messages.contains("a folder does not fit into standard output. Name a folder, such as "))
        #expect(sandbox.messages.contains(".xcassets.\n"))
    }
}
