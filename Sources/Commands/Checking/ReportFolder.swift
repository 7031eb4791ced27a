import Checks
import Dialects
import Model
import Render
import Scene

/// The folder of a report: a page, and the pictures of its findings.
struct ReportFolder: Sendable {
    let run: CheckRun
    let renderer: Renderer
    let steps: [StepLook]

    /// The name of the page.
    static let page = "index.html"

    /// Writes page and pictures into a new folder; frames are drawn on all cores.
    func write(_ report: CheckReport, to path: String, _ makeProgress: (Int) -> Progress) throws(Problem) {
        let folder = try FolderOutput(path)
        do throws(Problem) {
            let progress = makeProgress(report.findings.count)
            defer { progress.finish() }
            let pictures = try draw(report.findings, into: folder, progress)
            let page = HTMLReport(report: report, project: run.project, pictures: pictures)
            try folder.write(Array(page.text.utf8), as: Self.page)
            try folder.finish()
        } catch {
            folder.discard()
            throw error
        }
    }

    private func draw(
        _ findings: [Finding], into folder: FolderOutput, _ progress: Progress
    ) throws(Problem) -> [[HTMLReport.Picture]] {
        do {
            return try renderer.concurrently(findings.count) { index, canvas in
                defer { progress.advance() }
                return try run.frames(of: findings[index], in: steps).enumerated().map { place, shown in
                    let file = "pictures/\(index + 1)-\(place + 1).png"
                    let surface = try Surface(points: shown.frame.width, shown.frame.height, scale: 1)
                    canvas.draw(shown.frame.commands + mark(shown), on: surface)
                    try folder.write(Png.encode(surface), as: file)
                    return HTMLReport.Picture(
                        file: file, caption: shown.caption, width: surface.width, height: surface.height)
                }
            }
        } catch let problem as Problem {
            throw problem
        } catch {
            throw Problem(.fault, "\(error).")
        }
    }

    /// A frame around the element that a finding is about.
    private func mark(_ shown: FindingFrame) -> [DrawCommand] {
        guard let spot = shown.spot else { return [] }
        let left = max(1, spot.x - 4), top = max(1, spot.y - 4)
        let right = min(shown.frame.width - 1, spot.right + 4), bottom = min(shown.frame.height - 1, spot.bottom + 4)
        let around = Rect(left, top, max(0, right - left), max(0, bottom - top))
        return [
            .outline(around, radius: 6, width: 3, .white),
            .outline(around.inset(0.5, 0.5), radius: 5.5, width: 2, RGBA(214, 0, 110)),
        ]
    }
}
