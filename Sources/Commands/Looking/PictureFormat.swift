import Model
import Render
import Scene

/// The kinds of files that one frame is drawn to.
enum PictureFormat: String, CaseIterable {
    case png, svg, pdf

    /// The format that a file's name asks for; PNG for standard output.
    init(path: String?) throws(Problem) {
        guard let path, path != "-" else {
            self = .png
            return
        }
        let name = path.split(separator: "/").last ?? ""
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
        guard let format = PictureFormat(rawValue: ending) else {
            let known = Self.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
            throw Problem(.usage, place: Option.output.name, "\"\(name)\" is no kind of picture.", remedy: "Use \(known).")
        }
        self = format
    }

    /// The bytes of a picture of the commands; one that has too many pixels is wrong usage.
    func encode(
        _ commands: [DrawCommand], width: Double, height: Double, scale: Double, by renderer: Renderer
    ) throws(Problem) -> [UInt8] {
        do throws(SurfaceError) {
            switch self {
            case .png: return Png.encode(try renderer.surface(commands, width: width, height: height, scale: scale))
            case .svg:
                return try VectorFile.svg.encode(commands, width: width, height: height, scale: scale, renderer: renderer)
            case .pdf:
                return try VectorFile.pdf.encode(commands, width: width, height: height, scale: scale, renderer: renderer)
            }
        } catch {
            throw Problem(.usage, place: Option.scale.name, "\(error).")
        }
    }
}
