import Glibc
import Model
import Testing

@testable import Files

@Suite("Watching files") final class FileWatchTests {
    private let folder: String
    private var ends: [Int32] = [-1, -1]

    init() throws {
        var template = Array("/tmp/transom-watch-XXXXXX".utf8CString)
        folder = try #require(mkdtemp(&template).map { String(cString: $0) })
        try #require(pipe(&ends) == 0)
    }

    deinit {
        Folder.remove(folder)
        for end in ends { close(end) }
    }

    private static func put(_ text: String, _ path: String) {
        guard let file = fopen(path, "w") else { return }
        fputs(text, file)
        fclose(file)
    }

    /// Work for another thread.
    private final class Work {
        let run: () -> Void

        init(_ run: @escaping () -> Void) {
            self.run = run
        }
    }

    /// Does something soon on a thread of its own, while the test waits, and asks for the end ten seconds later.
    private func soon(_ work: @escaping (String) -> Void) {
        // The reading end stays open for the late end, too: else that would be a signal.
        let folder = folder, reading = dup(ends[0]), end = dup(ends[1])
        let box = Work {
            usleep(150_000)
            work(folder)
            sleep(10)
            _ = write(end, "x", 1)
            close(end)
            close(reading)
        }
        var thread = pthread_t()
        let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { box in
            if let box { Unmanaged<Work>.fromOpaque(box).takeRetainedValue().run() }
            return nil
        }
        if pthread_create(&thread, nil, start, Unmanaged.passRetained(box).toOpaque()) == 0 { pthread_detach(thread) }
    }

    @Test("A file that is written in place, replaced, gone or back is news", arguments: 0..<6)
    func changed(_ way: Int) throws {
        let inner = "\(folder)/inner", path = "\(inner)/p"
        mkdir(inner, 0o755)
        Self.put("old", path)
        symlink(path, "\(folder)/link")
        let watch = try FileWatch()
        watch.watch(way == 4 ? "\(folder)/link" : way == 5 ? "\(inner)/new" : path)
        soon { folder in
            switch way {
            case 0: Self.put("longer", "\(folder)/inner/p")
            case 1:
                Self.put("new", "\(folder)/q")
                rename("\(folder)/q", "\(folder)/inner/p")
            case 2: unlink("\(folder)/inner/p")
            case 3: rename("\(folder)/inner", "\(folder)/away")
            case 4:
                Self.put("new", "\(folder)/q")
                rename("\(folder)/q", "\(folder)/inner/p")
            default: Self.put("new", "\(folder)/inner/new")
            }
        }
        #expect(watch.wait(unless: ends[0]))
    }

    @Test("A file whose folder went comes back with it")
    func folderReturns() throws {
        let inner = "\(folder)/inner", path = "\(inner)/p"
        mkdir(inner, 0o755)
        Self.put("old", path)
        let watch = try FileWatch()
        watch.watch(path)
        Folder.remove(inner)
        #expect(watch.wait(unless: ends[0]))
        watch.forget()
        watch.watch(path)
        soon { folder in
            mkdir("\(folder)/inner", 0o755)
            usleep(300_000)
            Self.put("new", "\(folder)/inner/p")
        }
        #expect(watch.wait(unless: ends[0]))
        #expect(Folder.entries(of: inner) == ["p"])
    }

    @Test("A change between watching and waiting is not missed")
    func early() throws {
        Self.put("old", "\(folder)/p")
        let watch = try FileWatch()
        watch.watch("\(folder)/p")
        Self.put("longer", "\(folder)/p")
        #expect(watch.wait(unless: -1))
    }

    @Test("Other files are no news, and the end is told")
    func end() throws {
        Self.put("old", "\(folder)/p")
        let watch = try FileWatch()
        watch.watch("\(folder)/p")
        let end = ends[1]
        soon { folder in
            for number in 0..<20 { Self.put("\(number)", "\(folder)/other") }
            usleep(200_000)
            _ = write(end, "x", 1)
        }
        #expect(!watch.wait(unless: ends[0]))
    }
}
