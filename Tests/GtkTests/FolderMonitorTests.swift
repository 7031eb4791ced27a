internal import CGtk
internal import Glibc
internal import Gtk
internal import Testing

@Suite(.serialized) struct FolderMonitorTests {
    private let folder: String

    init() throws {
        startGtk()
        var template = Array("/tmp/transom-monitor-XXXXXX".utf8CString)
        folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    }

    private func write(_ name: String) {
        if let file = fopen("\(folder)/\(name)", "w") { fclose(file) }
    }

    @Test func tellsWhileItIsKept() throws {
        var calls = 0
        do {
            let monitor = FolderMonitor(folder) { calls += 1 }
            drain()
            #expect(calls == 0)
            write("a")
            #expect(waitUntil { calls > 0 })
            write("b")
            rename(folder + "/b", folder + "/a")
            #expect(waitUntil { calls > 3 })
            withExtendedLifetime(monitor) {}
        }
        calls = 0
        write("c")
        drain()
        g_usleep(100_000)
        drain()
        #expect(calls == 0)
        for name in ["a", "c"] { unlink("\(folder)/\(name)") }
        rmdir(folder)
    }
}
