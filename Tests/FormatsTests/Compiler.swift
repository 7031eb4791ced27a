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

    /// The libraries against whose declarations exported Swift is checked.
    enum SwiftLibrary {
        case uikit, swiftUI
        /// It is of Swift 5, and so is what uses it.
        case navigationAndStyle

        /// The modules of declarations with their files, in the order in which they need each other.
        fileprivate var modules: [(name: String, files: [String], options: [String])] {
            switch self {
            case .uikit: [("UIKit", ["UIKit"], [])]
            case .swiftUI: [("SwiftUI", ["SwiftUI"], [])]
            case .navigationAndStyle:
                [
                    ("UIKit", ["UIKit", "NavigationBarStyle"], ["-D", "NAVIGATION_AND_STYLE"]),
                    ("NavigationAndStyle", ["NavigationAndStyle"], []),
                ]
            }
        }
    }

    /// What the Swift compiler says of a text against the declarations of a library; `nil` if it is not installed.
    static func complaints(about text: String, using library: SwiftLibrary) throws -> String? {
        guard let compiler = Compiler("swiftc") else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var complaints = ""
        for module in library.modules {
            let target = folder.appendingPathComponent("\(module.name).swiftmodule").path
            let arguments = ["-emit-module", "-parse-as-library", "-module-name", module.name, "-I", folder.path, "-o", target]
            complaints += try compiler.run(arguments + module.options + module.files.map { Fixture.path("Swift/\($0).swift") })
        }
        let version = library == .navigationAndStyle ? "5" : "6"
        let arguments = ["-typecheck", "-parse-as-library", "-swift-version", version, "-warnings-as-errors", "-I", folder.path]
        return complaints + (try compiler.complaints(about: text, fileName: "Export.swift", arguments))
    }
}
