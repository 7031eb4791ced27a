import Foundation

/// A compiler that checks exported code.
struct Compiler {
    private let path: String

    /// The compiler of a name in a folder, else in one of those where programs are looked for; `nil` if it is not installed.
    init?(_ name: String, in folder: String? = nil) {
        let path = folder ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders = path.split(separator: ":").map(String.init)
        guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }) else {
            return nil
        }
        self.path = "\(folder)/\(name)"
    }

    /// What the compiler says of a text; empty if it takes it.
    func complaints(about text: String, fileName: String, _ arguments: [String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(fileName)
        try Data(text.utf8).write(to: file)
        return try run(arguments + [file.path])
    }

    /// What the compiler says; empty if it is content.
    func run(_ arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? output : "status \(process.terminationStatus): \(output)"
    }

    /// What the Swift compiler says of a text against the modules of declarations; `nil` if it is not installed.
    ///
    /// With the library the text is of Swift 5, as that is.
    static func swiftComplaints(about text: String, withLibrary: Bool = false) throws -> String? {
        guard let compiler = Compiler("swiftc") else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func module(_ name: String, _ files: [String], _ options: [String] = []) throws -> String {
            let target = folder.appendingPathComponent("\(name).swiftmodule").path
            let arguments = ["-emit-module", "-parse-as-library", "-module-name", name, "-I", folder.path, "-o", target]
            return try compiler.run(arguments + options + files)
        }
        var complaints = ""
        if withLibrary {
            let files = [Fixture.path("Swift/UIKit.swift"), Fixture.path("Swift/NavigationBarStyle.swift")]
            complaints += try module("UIKit", files, ["-D", "NAVIGATION_AND_STYLE"])
            complaints += try module("NavigationAndStyle", [Fixture.path("Swift/NavigationAndStyle.swift")])
        } else {
            complaints += try module("UIKit", [Fixture.path("Swift/UIKit.swift")])
        }
        let version = withLibrary ? "5" : "6"
        let arguments = ["-typecheck", "-swift-version", version, "-warnings-as-errors", "-I", folder.path]
        return complaints + (try compiler.complaints(about: text, fileName: "Export.swift", arguments))
    }
}
