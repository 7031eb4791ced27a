internal import Glibc
internal import Model

/// Hands frames to ffmpeg one after the other and gives back the film; nothing is left on the disk, whatever happens.
///
/// The same frames give the same bytes with the same ffmpeg. Not safe from several threads.
final class FilmEncoder {
    private let program: ChildProgram
    private let width: Int
    private let height: Int
    private let isPadded: Bool
    private let isCancelled: @Sendable () -> Bool

    /// Begins a film of frames of so many device pixels with ffmpeg of the first folder that has it; without it a problem that
    /// names it. Once `isCancelled` says so ffmpeg is ended.
    init(
        _ kind: FilmKind, width: Int, height: Int, framesPerSecond: Double, folders: [String] = ChildProgram.folders,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Problem) {
        self.isCancelled = isCancelled
        self.width = width
        self.height = height
        isPadded = kind.needsEvenSides && (width % 2 == 1 || height % 2 == 1)
        guard let path = ChildProgram.path(of: "ffmpeg", in: folders) else {
            throw Problem(
                .missingProgram, "ffmpeg is not installed, and \(kind.rawValue) files are made with it.",
                remedy: "Install ffmpeg, or name a folder for PNG files.")
        }
        let (columns, rows) = isPadded ? (width + width % 2, height + height % 2) : (width, height)
        let input = [
            "-f", "rawvideo", "-pixel_format", "bgr0", "-video_size", "\(columns)x\(rows)", "-framerate",
            JSON.spelling(framesPerSecond), "-i", "pipe:0",
        ]
        let exact = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
        program = try ChildProgram(
            path, arguments: ["-hide_banner", "-nostdin", "-loglevel", "error", "-y"] + input + kind.arguments + exact,
            isCancelled: isCancelled)
    }

    /// Adds a frame, which must be as large as the first one.
    func add(_ frame: Surface) throws(Problem) {
        guard frame.width == width, frame.height == height else {
            throw Problem(.fault, "a frame of \(frame.width)x\(frame.height) pixels does not fit into the film.")
        }
        // cairo's words are blue, green, red, alpha on the little-endian machines that Transom is built for.
        let isTaken =
            isPadded
            ? padded(frame).withUnsafeBytes { program.write($0) }
            : frame.withPixels { program.write(UnsafeRawBufferPointer($0)) }
        guard isTaken else { throw failure(program.wait()) }
    }

    /// The whole film.
    func finish() throws(Problem) -> [UInt8] {
        let end = program.wait()
        guard end.status == 0, !end.output.isEmpty else { throw failure(end) }
        return end.output
    }

    /// The pixels with the last column and row once more where their number is odd.
    private func padded(_ frame: Surface) -> [UInt32] {
        let columns = width + width % 2, rows = height + height % 2
        return frame.withPixels { pixels in
            [UInt32](unsafeUninitializedCapacity: columns * rows) { buffer, count in
                for row in 0..<rows {
                    let source = min(row, height - 1) * width
                    for column in 0..<columns { buffer[row * columns + column] = pixels[source + min(column, width - 1)] }
                }
                count = columns * rows
            }
        }
    }

    private func failure(_ end: ChildProgram.End) -> Problem {
        if isCancelled() { return Problem(.cancelled, "it was called off.") }
        let line = end.messages.split(separator: "\n").first.map(String.init) ?? "it ended with \(end.status)"
        let isMissing = end.messages.contains("Unknown encoder") || end.messages.contains("Unknown muxer")
        return Problem(
            isMissing ? .missingProgram : .unwritable, place: "ffmpeg", "\(line).",
            remedy: isMissing ? "Install an ffmpeg that has it, or choose another kind of file." : nil)
    }
}
