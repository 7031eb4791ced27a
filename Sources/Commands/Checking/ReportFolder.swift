import Checks
import Dialects
import Files
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

    /// The folder of its pictures.
    private static let pictures = "pictures"

    /// An older report, known by its page, which a new one replaces; a folder with other files than a report's is none.
    static let older = FolderOutput.Older("report") { folder in
        guard Set(Folder.entries(of: folder)).isSubset(of: [page, pictures]),
            let text = try? AtomicFile.read("\(folder)/\(page)"),
            String(decoding: text.prefix(1000), as: UTF8.self).contains(HTMLReport.mark)
        else { return false }
        return Folder.entries(of: "\(folder)/\(pictures)").allSatisfy { name in
            let parts = name.split(separator: ".", omittingEmptySubsequences: false)
            return parts.count == 2 && parts[1] == "png" && parts[0].allSatisfy { "0123456789-".contains($0) }
        }
    }

    /// Writes page and pictures into the folder; frames are drawn on all cores.
    func write(_ report: CheckReport, into folder: FolderOutput, _ makeProgress: (Int) -> Progress) throws(Problem) {
        let progress = makeProgress(report.findings.count)
        defer { progress.finish() }
        let pictures = try draw(report.findings, into: folder, progress)
        let page = HTMLReport(report: report, project: run.project, pictures: pictures)
        try folder.write(Array(page.text.utf8), as: Self.page)
    }

    private func draw(
        _ findings: [Finding], into folder: FolderOutput, _ progress: Progress
    ) throws(Problem) -> [[HTMLReport.Picture]] {
        do {
            return try renderer.concurrently(findings.count) { index, canvas in
                defer { progress.advance() }
                return try run.frames(of: findings[index], in: steps).enumerated().map { place, shown in
                    let file = "\(Self.pictures)/\(index + 1)-\(place + 1).png"
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
