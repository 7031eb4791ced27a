public import Model
public import Scene

/// The kinds of files that one frame is drawn to.
public enum PictureFormat: String, CaseIterable, Sendable {
    case png, svg, pdf

    /// The format that a file's name ends with; `nil` for another name.
    public init?(path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."),
            let format = PictureFormat(rawValue: name[name.index(after: dot)...].lowercased())
        else { return nil }
        self = format
    }

    /// The bytes of a picture of the commands, `width` by `height` points; one that has too many pixels is wrong use.
    public func encode(
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
            throw Problem(.usage, "\(error).")
        }
    }
}
