import Testing

@Suite("Reading import lines")
struct SourceFileTests {
    @Test(
        arguments: [
            ("import Model", "Model"),
            ("public import Scene", "Scene"),
            ("internal import struct Model.Color", "Model"),
            ("@testable import Dialects", "Dialects"),
            ("    @preconcurrency package import CGtk // casts", "CGtk"),
            ("import func Glibc.exp", "Glibc"),
            ("// import Model", nil),
            ("importer.import(Model)", nil),
            ("", nil),
        ] as [(String, String?)])
    func findsTheModule(line: String, module: String?) {
        #expect(SourceFile.importedModule(in: Substring(line)) == module)
    }

    @Test func findsTheFilesOfThePackage() {
        #expect(SourceFile.all(below: "Tests").contains { $0.path == "Tests/ArchitectureTests/SourceFileTests.swift" })
    }
}
