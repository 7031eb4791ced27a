import Dispatch
import Glibc
import Model
import Testing

@testable import Render

@Suite("Films that cannot be made")
struct FilmEncoderTests {
    /// A folder with a program called ffmpeg that is a script.
    private func folder(_ script: String) throws -> String {
        var template = Array("/tmp/transom-tests-XXXXXX".utf8CString)
        let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
        let file = open(folder + "/ffmpeg", O_WRONLY | O_CREAT, 0o755)
        try #require(file >= 0)
        let text = Array("#!/bin/sh\n\(script)\n".utf8)
        #expect(Glibc.write(file, text, text.count) == text.count)
        close(file)
        return folder
    }

    private func encode(_ kind: FilmKind, in folders: [String], frames: Int = 3) -> Result<[UInt8], Problem> {
        Result { () throws(Problem) in
            let encoder = try FilmEncoder(kind, width: 64, height: 64, framesPerSecond: 10, folders: folders)
            for _ in 0..<frames {
                guard let frame = try? Surface(width: 64, height: 64) else { continue }
                try encoder.add(frame)
            }
            return try encoder.finish()
        }
    }

    @Test("Without ffmpeg the message names it", arguments: FilmKind.allCases)
    func missing(kind: FilmKind) {
        #expect(
            encode(kind, in: ["/nonexistent"])
                == .failure(
                    Problem(
                        .missingProgram, "ffmpeg is not installed, and \(kind.rawValue) files are made with it.",
                        remedy: "Install ffmpeg, or name a folder for PNG files.")))
    }

    @Test(
        "What ffmpeg says is told",
        arguments: [
            ("cat >/dev/null; echo broken >&2; exit 3", Problem.Kind.unwritable, "broken."),
            ("echo early >&2; exit 1", .unwritable, "early."),
            ("cat >/dev/null; echo \"Unknown encoder 'libx264'\" >&2; exit 1", .missingProgram, "Unknown encoder 'libx264'."),
            ("cat >/dev/null", .unwritable, "it ended with 0."), ("kill -9 $$", .unwritable, "it ended with 137."),
        ])
    func failing(script: String, kind: Problem.Kind, message: String) throws {
        let folder = try folder(script)
        defer {
            unlink(folder + "/ffmpeg")
            rmdir(folder)
        }
        // More than a pipe holds, so that a program that has ended is noticed on the way too.
        guard case .failure(let problem) = encode(.mp4, in: [folder], frames: 40) else {
            Issue.record("a film was made")
            return
        }
        #expect(problem.kind == kind)
        #expect(problem.place == "ffmpeg")
        #expect(problem.message == message)
    }

    @Test("Once it is called off the program is ended, whatever it is at", arguments: ["sleep 60", "cat >/dev/null; sleep 60"])
    func calledOff(script: String) throws {
        let folder = try folder(script)
        defer {
            unlink(folder + "/ffmpeg")
            rmdir(folder)
        }
        let work = LongWork(of: 1)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { work.cancel() }
        let clock = ContinuousClock(), start = clock.now
        let problem = #expect(throws: Problem.self) {
            let encoder = try FilmEncoder(
                .mp4, width: 256, height: 256, framesPerSecond: 10, folders: [folder], isCancelled: { work.isCancelled })
            for _ in 0..<40 {
                if let frame = try? Surface(width: 256, height: 256) { try encoder.add(frame) }
            }
            _ = try encoder.finish()
        }
        #expect(problem?.kind == .cancelled)
        #expect(clock.now - start < .seconds(20))
    }

    @Test func whatTheProgramWritesIsTheFilm() throws {
        let folder = try folder(#"cat >/dev/null; for word; do last="$word"; done; printf film >"$last""#)
        defer {
            unlink(folder + "/ffmpeg")
            rmdir(folder)
        }
        #expect(encode(.gif, in: [folder]) == .success([UInt8]("film".utf8)))
    }

    @Test("Kinds by the file's ending", arguments: [("a.gif", FilmKind.gif), ("b/c.MP4", .mp4), ("a.gif/b", nil), ("gif", nil)])
    func kinds(path: String, kind: FilmKind?) {
        #expect(FilmKind(path: path) == kind)
    }
}
