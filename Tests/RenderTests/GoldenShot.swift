import Dialects
import Scene
import Testing

@testable import Model
@testable import Render

/// The top of a phone that shows one page of a small project.
///
/// Members: `file` (of the project), `page`, `below`, `modal` (of the screens), `scroll`, `press`, `transition` with `progress`,
/// and `more`, the points that are kept below the bar.
struct GoldenShot {
    private let json: JSON
    private let base: JSON
    /// One of several in a picture, which begins at its bar.
    private let isRow: Bool
    private let scale: Double

    init(_ json: JSON, over base: JSON? = nil, scale: Double) {
        self.json = json
        self.base = base ?? .null
        self.scale = scale
        isRow = base != nil
    }

    private subscript(key: String) -> JSON? { json[key] ?? base[key] }

    private var project: JSON {
        let file = self["file"]?.members ?? []
        let stack: [JSON] = self["below"] == nil ? ["page"] : ["below", "page"]
        var members: [JSON.Member] = [JSON.Member("transom", 1), JSON.Member("name", "Golden")]
        if !file.contains(where: { $0.key == "device" }) { members.append(JSON.Member("device", "iPhone SE (1st gen)")) }
        members += file
        members.append(JSON.Member("tabs", [["title": "Home", "stack": .array(stack)]]))
        if let modal = self["modal"] {
            let presentation = modal["presentation"] ?? "fullScreen"
            members.append(
                JSON.Member(
                    "modals", [["stack": ["modal"], "presentation": presentation, "bare": modal["bare"] ?? false]]))
        }
        members.append(JSON.Member("screens", .array(["below", "page", "modal"].compactMap(screen))))
        return .object(members)
    }

    private func screen(_ id: String) -> JSON? {
        guard let own = self[id]?.members else { return nil }
        return .object([JSON.Member("id", .string(id))] + own.filter { !["bare", "presentation"].contains($0.key) })
    }

    /// The frame, cut at its bar.
    func surface(fonts: FontStack) throws -> Surface {
        let project = try ProjectCodec.decode(Array(project.text().utf8))
        let images = ImageStore(folder: nil)
        let builder = SceneBuilder(
            Phone(project, images: images, text: FontMeasurer(fonts: fonts)), press: self["press"]?.string)
        let frame = try frame(project, builder)
        let surface = try Renderer(fonts: fonts, images: images).surface(
            frame.commands, width: frame.width, height: frame.height, scale: scale)
        let top = isRow ? frame.bars.map(\.frame.y).min() ?? 0 : 0
        let bottom = (frame.bars.map(\.frame.bottom).max() ?? 64) + (self["more"]?.double ?? (isRow ? 2 : 40))
        return try surface.crop(
            x: 0, y: Int(top * scale), width: surface.width, height: Int(bottom * scale) - Int(top * scale))
    }

    private func frame(_ project: Project, _ builder: SceneBuilder) throws -> Frame {
        if let kind = self["transition"]?.string.flatMap(TransitionKind.init) {
            let isBack = kind == .pop || kind == .swipe
            let plan = try Navigator(project).plan(kind, from: isBack ? "page" : "below", to: isBack ? "below" : "page")
            return builder.frame(of: plan, progress: self["progress"]?.double ?? 0)
        }
        let screen = self["modal"] == nil ? "page" : "modal"
        var state = try NavigationState.showing(screen, in: project)
        if let scroll = self["scroll"]?.double { state.scroll[screen] = scroll }
        return builder.frame(of: state)
    }
}

extension Surface {
    /// Pictures one below the other.
    static func stacked(_ surfaces: [Surface]) throws -> Surface {
        guard surfaces.count != 1 else { return surfaces[0] }
        let width = surfaces.map(\.width).max() ?? 0
        let result = try Surface(width: width, height: surfaces.map(\.height).reduce(0, +))
        var row = 0
        for surface in surfaces {
            for y in 0..<surface.height {
                (result.pixels + (row + y) * width).update(from: surface.pixels + y * surface.width, count: surface.width)
            }
            row += surface.height
        }
        return result
    }
}
