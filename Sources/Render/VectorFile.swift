internal import CCairo
public import Scene

/// Writes frames as SVG or PDF from the same commands that the canvas draws.
public enum VectorFile: Sendable {
    case svg
    case pdf

    /// The file of `commands` on a page of `width` by `height` points; what is blurred is embedded as pixels at `scale`.
    public func encode(
        _ commands: [DrawCommand], width: Double, height: Double, scale: Double, renderer: Renderer
    ) throws(SurfaceError) -> [UInt8] {
        let canvas = renderer.makeCanvas()
        // The first pass draws pixels only to note what stands behind each blur.
        canvas.backdrops = Backdrops()
        canvas.draw(commands, on: try Surface(points: width, height, scale: scale))
        let output = Output()
        let page = makePage(width, height, output)
        let context = cairo_create(page)!
        canvas.run(commands, Canvas.Target(context: context, surface: nil, offset: nil))
        cairo_destroy(context)
        cairo_surface_finish(page)
        cairo_surface_destroy(page)
        return output.bytes
    }

    private func makePage(_ width: Double, _ height: Double, _ output: Output) -> OpaquePointer {
        let write: cairo_write_func_t = { output, data, length in
            guard let output, let data else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes += UnsafeBufferPointer(
                start: data, count: Int(length))
            return CAIRO_STATUS_SUCCESS
        }
        let closure = Unmanaged.passUnretained(output).toOpaque()
        switch self {
        case .svg:
            let page = cairo_svg_surface_create_for_stream(write, closure, width, height)!
            cairo_svg_surface_set_document_unit(page, CAIRO_SVG_UNIT_PX)
            return page
        case .pdf:
            let page = cairo_pdf_surface_create_for_stream(write, closure, width, height)!
            // A date of its own would make two files of one frame differ.
            cairo_pdf_surface_set_metadata(page, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
            return page
        }
    }

    private final class Output {
        var bytes: [UInt8] = []
    }
}
