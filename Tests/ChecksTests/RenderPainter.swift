import Dialects
import Model
import Render
import Scene

@testable import Checks

/// The project's own renderer, so that what is judged is what is drawn.
struct RenderPainter: FramePainter {
    let renderer = Renderer(images: ImageStore(folder: nil))

    func paint(_ commands: [DrawCommand], width: Double, height: Double, scale: Double) -> PixelGrid? {
        guard let surface = try? renderer.surface(commands, width: width, height: height, scale: scale) else { return nil }
        return PixelGrid(width: surface.width, height: surface.height, scale: scale, pixels: surface.argb)
    }

    func fault(ofImage reference: String) -> String? {
        do throws(ImageError) {
            _ = try renderer.images.picture(reference)
            return nil
        } catch {
            return error.description
        }
    }
}

extension CheckRun {
    /// A run over a project's text, with the fonts' own widths.
    init(_ text: String, codes: Set<String>? = nil) throws {
        let project = try ProjectCodec.decode(Array(text.utf8))
        let painter = RenderPainter()
        let phone = Phone(project, images: painter.renderer.images, text: FontMeasurer(fonts: painter.renderer.fonts))
        self.init(phone, painter: painter, checks: Check.all.filter { codes?.contains($0.code) ?? true })
    }

    /// Everything that is found.
    var report: CheckReport { report(findingsOfProject() + project.screens.flatMap(findings(on:))) }
}

/// A project of one screen in one stack.
func project(_ keys: String, screen: String = "", dialect: String = "mpaas") -> String {
    """
    { "transom": 1, "dialect": "\(dialect)", "structure": "stackInTabs", "device": "iPhone SE (1st gen)", \(keys)
      "tabs": [ { "title": "Home", "stack": ["home"] } ],
      "screens": [ { "id": "home", "item": { "title": { "kind": "text", "text": "Wallet" } } \(screen) } ] }
    """
}
