import Testing

@Suite("Layers")
struct LayerTests {
    private static let sources = SourceFile.all(below: "Sources")

    @Test("Every module has a layer, and every layer a module")
    func everyModuleHasALayer() {
        #expect(Set(Self.sources.map(\.target)) == Set(Layer.all.map(\.name)))
    }

    @Test("A module imports only the layers below it", arguments: Layer.all)
    func importsOnlyBelow(layer: Layer) {
        let allowed = layer.mayImport.union(layer.name == "Model" ? [] : Layer.toolchain)
        for file in Self.sources where file.target == layer.name {
            for module in file.imports where !allowed.contains(module) {
                Issue.record("\(file.path) imports \(module). \(layer.reason)")
            }
        }
    }

    @Test("Imports are read before and after texts that hold code of other programs, and not in them")
    func importsOfTexts() {
        let quotes = "\"\"\""
        let text =
            "public import Model\nlet one = \(quotes)\n    import UIKit\n    \(quotes)\nlet short = \(quotes)x\(quotes)\nimport Files\n"
        #expect(SourceFile(path: "Sources/Formats/A.swift", text: text).imports == ["Model", "Files"])
    }

    @Test("Foundation is imported nowhere: with its essentials alone the static program has a third of the size")
    func noFoundation() {
        let guilty = Self.sources.filter { $0.imports.contains("Foundation") }.map(\.path)
        #expect(guilty.isEmpty)
    }

    @Test("Only the commands and the program print: standard output belongs to results")
    func onlyCommandsPrint() throws {
        let call = try Regex(#"(^|[^A-Za-z0-9_.])(debugPrint|print|dump)\("#)
        for file in Self.sources where !["Commands", "transom"].contains(file.target) {
            for (number, line) in file.lines.enumerated() where line.contains("(") && line.contains(call) {
                Issue.record("\(file.path):\(number + 1) prints: \(line)")
            }
        }
    }

    @Test("A source file has at most 400 lines: a longer one has more than one reason to change")
    func filesAreShort() {
        let long = Self.sources.filter { $0.lines.count > 401 }.map { "\($0.path): \($0.lines.count - 1)" }
        #expect(long.isEmpty)
    }

    @Test("A test target stands beside every module")
    func testsMirrorSources() {
        let modules = Set(Layer.all.map(\.name)).subtracting(["transom", "Bench"])
        let tested = Set(SourceFile.all(below: "Tests").map(\.target)).subtracting(["ArchitectureTests", "UITests"])
        #expect(tested == Set(modules.map { "\($0)Tests" }))
    }
}
