import Checks
import Model

/// Findings as a page for a browser: each with its pictures, which lie beside it; nothing comes from elsewhere.
struct HTMLReport {
    /// A picture of the page.
    struct Picture: Equatable {
        /// The file, seen from the page.
        var file: String
        var caption: String
        /// Points.
        var width: Int
        var height: Int
    }

    let report: CheckReport
    let project: Project
    /// What tells Transom's reports from other pages.
    static let mark = #"<meta name="generator" content="Transom">"#

    /// For each finding, in their order.
    let pictures: [[Picture]]

    var text: String {
        let name = Self.escaped(project.name)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            \(Self.mark)
            <title>Findings in \(name)</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <header>
            <h1>Findings in \(name)</h1>
            <p>\(sum)</p>
            <p>\(Self.escaped(look))</p>
            </header>
            <main>
            \(report.findings.isEmpty ? "<p>Nothing was found.</p>" : list)
            </main>
            <footer><p>Made by Transom \(Commands.version).</p></footer>
            </body>
            </html>

            """
    }

    private var sum: String {
        func part(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
        let counts = [Severity.error, .warning, .note].map { part(report.count($0), $0.rawValue) }
        let waived = report.waived > 0 ? ", \(report.waived) waived" : ""
        let leftOut = report.stepsLeftOut > 0 ? "; \(part(report.stepsLeftOut, "step")) left out" : ""
        let seen = "\(part(project.screens.count, "screen")) and \(part(report.steps, "step")) of navigation looked at\(leftOut)"
        return counts.joined(separator: ", ") + waived + ". " + seen + "."
    }

    private var look: String {
        "\(project.dialect.rawValue), \(project.profile.rawValue), \(project.device.name)"
    }

    private var list: String { zip(report.findings, pictures).map(section).joined(separator: "\n") }

    private func section(_ finding: Finding, _ pictures: [Picture]) -> String {
        let place = [finding.subject, finding.place.text].compactMap { $0 }.joined(separator: ", ")
        let measured = finding.measured.map { measured in
            let limit = finding.limit.map { ", limit \(Self.spelling($0))" } ?? ""
            return "<p class=\"figures\">Measured \(Self.spelling(measured))\(limit)</p>\n"
        }
        let figures = pictures.map(figure).joined(separator: "\n")
        let row = figures.isEmpty ? "" : "<div class=\"frames\">\n\(figures)\n</div>\n"
        return """
            <section class="\(finding.severity.rawValue)">
            <h2><span class="severity">\(finding.severity.rawValue)</span> \(Self.escaped(place.isEmpty ? finding.code : place))</h2>
            <p class="code"><code>\(Self.escaped(finding.code))</code></p>
            <p>\(Self.escaped(finding.message))</p>
            <p class="remedy">\(Self.escaped(finding.remedy))</p>
            \(measured ?? "")\(row)</section>
            """
    }

    private func figure(_ picture: Picture) -> String {
        let caption = Self.escaped(picture.caption)
        return """
            <figure>
            <img src="\(Self.escaped(picture.file))" alt="The screen \(caption)" width="\(picture.width)" height="\(picture.height)" loading="lazy">
            <figcaption>\(caption)</figcaption>
            </figure>
            """
    }

    private static func spelling(_ value: Double) -> String { JSON.spelling((value * 1000).rounded() / 1000) }

    /// Text for HTML; control characters, which it cannot say, become spaces.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Readable on a phone and on paper, by day and by night.
    private static let style = """
        :root { color-scheme: light dark; --line: #8884; --soft: #8881; }
        body { font: 16px/1.45 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 72rem; overflow-wrap: anywhere; }
        h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
        h2 { font-size: 1.1rem; margin: 0; }
        p { margin: .4rem 0; }
        section { border: 1px solid var(--line); border-left: .4rem solid #888; border-radius: .4rem; margin: 1rem 0; padding: .8rem 1rem; }
        section.error { border-left-color: #c62828; }
        section.warning { border-left-color: #b26a00; }
        section.note { border-left-color: #1565c0; }
        .severity { border: 1px solid var(--line); border-radius: .3rem; font-size: .85rem; padding: 0 .4rem; }
        .code, .figures, figcaption, footer { font-size: .9rem; opacity: .8; }
        .remedy { background: var(--soft); border-radius: .3rem; padding: .4rem .6rem; }
        .frames { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: .8rem; }
        figure { margin: 0; flex: 0 1 14rem; min-width: 8rem; }
        img { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: .4rem; }
        @media print { section { break-inside: avoid; } }
        """
}
