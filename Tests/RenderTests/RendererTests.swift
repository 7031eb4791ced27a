import Dialects
import Model
import Scene
import Testing

@testable import Render

@Suite struct RendererTests {
    let renderer = Renderer(images: ImageStore(folder: nil))

    private func commands(_ index: Int) -> [DrawCommand] {
        [
            .fill(Rect(0, 0, 60, 60), .white),
            .image(ImageRun("builtin:photo\(index % 6 + 1)", Rect(0, 20, 60, 40), .aspectFill)),
            .blur(Rect(0, 0, 60, 30), BlurRun(sigma: 6, saturation: 1.8)),
            .group(
                DrawGroup(
                    opacity: 0.8,
                    [
                        .text(TextRun("\(index) 页", Font(size: 15), .black, Rect(0, 0, 60, 30), .center)),
                        .glyph("tab.home", Rect(0, 0, 20, 20), .black),
                    ])),
        ]
    }

    @Test func givesTheSameBytesSideBySideAsOneByOne() throws {
        let files = try renderer.concurrently(24) { index, canvas in
            let surface = try Surface(points: 60, 60, scale: 2)
            canvas.draw(commands(index), on: surface)
            return Png.encode(surface)
        }
        for index in 0..<24 {
            #expect(try files[index] == Png.encode(renderer.surface(commands(index), width: 60, height: 60, scale: 2)))
        }
        #expect(Set(files).count == 24)
    }

    @Test func stopsAtAFailure() {
        #expect(throws: SurfaceError.self) {
            try renderer.concurrently(100) { index, _ in try Surface(width: index == 3 ? 99_999 : 1, height: 1) }
        }
    }

    @Test(arguments: [VectorFile.svg, .pdf]) func writesVectorFiles(kind: VectorFile) throws {
        let file = try kind.encode(commands(2), width: 60, height: 60, scale: 2, renderer: renderer)
        let again = try kind.encode(commands(2), width: 60, height: 60, scale: 2, renderer: renderer)
        let head = String(decoding: file.prefix(100), as: UTF8.self)
        switch kind {
        case .svg:
            #expect(head.contains("<svg") || head.contains("<?xml"))
            let picture = try ImageStore.decode(file, as: "frame.svg")
            #expect(picture.pixelWidth == 60)
            #expect(try picture.surface(width: 60, height: 60).argb.contains { $0 != 0 && $0 != 0xFFFF_FFFF })
        case .pdf:
            #expect(head.hasPrefix("%PDF"))
            #expect(file == again)
        }
    }
}
