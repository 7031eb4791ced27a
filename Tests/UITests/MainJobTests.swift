import Glibc
import Testing

/// The whole job in the real window, what may go wrong in it, and what each library lets a person do, driven by keys, mouse and
/// the accessibility tree.
///
/// Needs Xvfb, a session bus, xdotool and the system's Python with GObject introspection; `make test` installs all of them.
@Suite(.serialized) struct MainJobTests {
    @Test(arguments: ["main_job", "trouble", "dialects", "testing_day", "theme_files"]) func aPersonDoesTheWholeJob(
        script: String
    ) throws {
        let program = try #require(Self.folder(of: "/proc/self/exe")) + "/transom"
        let root = String(#filePath.dropLast("Tests/UITests/MainJobTests.swift".count))
        setenv("TRANSOM", program, 1)
        // In a session of its own: other tests of this process change its environment and take the focus on its display.
        let status = system("'\(root)Scripts/isolated' /usr/bin/python3 '\(root)Tests/UITests/Scripts/\(script).py'")
        #expect(status == 0, "the list above says what failed")
    }

    private static func folder(of link: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(link, &buffer, buffer.count - 1)
        guard count > 0 else { return nil }
        let path = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
        return path.lastIndex(of: "/").map { String(path[..<$0]) }
    }
}
