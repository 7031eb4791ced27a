/// The kinds of film files that are made by ffmpeg.
public enum FilmKind: String, CaseIterable, Sendable {
    case gif, mp4, webm, webp, apng

    /// The kind that a file's name ends with; `nil` for another name.
    public init?(path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), let kind = FilmKind(rawValue: name[name.index(after: dot)...].lowercased())
        else {
            return nil
        }
        self = kind
    }

    /// The most frames a second that are shown as fast as they are meant: GIF counts in hundredths, and browsers slow down
    /// those that last less than two.
    public var fastest: Double { self == .gif ? 50 : 1000 }

    /// Whether films can be made here: ffmpeg is installed.
    public static var isAvailable: Bool { ChildProgram.path(of: "ffmpeg", in: ChildProgram.folders) != nil }

    /// What ffmpeg is asked for between its input and the name of the file.
    var arguments: [String] {
        switch self {
        case .gif:
            let palette = "split[all][some];[some]palettegen[palette];[all][palette]paletteuse=dither=sierra2_4a"
            return ["-filter_complex", palette, "-loop", "0", "-f", "gif"]
        case .mp4:
            return ["-vf", Self.video, "-c:v", "libx264", "-crf", "16", "-pix_fmt", "yuv420p"] + Self.colors
                + ["-movflags", "+faststart", "-f", "mp4"]
        case .webm:
            return ["-vf", Self.video, "-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0", "-row-mt", "1", "-pix_fmt", "yuv420p"]
                + Self.colors + ["-f", "webm"]
        case .webp: return ["-c:v", "libwebp_anim", "-lossless", "1", "-loop", "0", "-f", "webp"]
        case .apng: return ["-c:v", "apng", "-pix_fmt", "rgb24", "-plays", "0", "-f", "apng"]
        }
    }

    /// Whether both sides must be even: video has half as many colours as pixels each way.
    var needsEvenSides: Bool { self == .mp4 || self == .webm }

    private static let video = "scale=out_color_matrix=bt709:out_range=tv"

    private static let colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
}
