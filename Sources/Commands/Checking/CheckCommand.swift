import Checks
import Files
import Model
import Render
import Scene

extension Command {
    /// Reports what is wrong or doubtful.
    static let check = Command(
        "check", "Reports what is wrong or doubtful, with a remedy; ends with 1 if something is.", operands: ["PROJECT"],
        options: [
            .format, .only, .except, .failOn, .reportFolder, .output, .device, .dialect, .profile, .library, .orientation,
            .textSize, .contrast,
            .locale,
            .rightToLeft,
        ]
    ) { words, console throws(Problem) in
        let request = try CheckRequest(words)
        let input = try ProjectInput(words.operands[0], console)
        try input.checkScenarios()
        let project = try request.look.applied(to: input.project)
        let renderer = Renderer(images: input.images)
        let phone = Phone(project, images: input.images, text: FontMeasurer(fonts: renderer.fonts))
        let run = CheckRun(phone, painter: renderer, checks: request.checks)
        let makeProgress = { what, count in Progress(what, of: count, console, isQuiet: words.has(.quiet)) }
        let look = { (folder: FolderOutput?) throws(Problem) -> CheckReport in
            let steps = run.steps()
            let report = try request.report(run, steps, renderer, makeProgress)
            if let folder {
                try ReportFolder(run: run, renderer: renderer, steps: steps.steps).write(report, into: folder) {
                    makeProgress("Finding", $0)
                }
            }
            return report
        }
        let report =
            if let path = words.text(.reportFolder) {
                try FolderOutput.write(path, replacing: ReportFolder.older, look)
            } else {
                try look(nil)
            }
        let text = request.format.text(
            report, of: project, at: words.operands[0], checks: request.checks, failOn: request.failOn)
        try console.put(text, to: words.text(.output))
        return report.findings.contains { $0.severity >= request.failOn } ? .found : .done
    }

    static let checks = list("checks", "Lists what check looks for.", headings: ["code", "severity", "fires when"]) {
        Check.all.map { check in
            ListRow(
                [check.code, check.severity.rawValue, check.summary],
                .object(["code": .string(check.code), "severity": check.severity.json, "summary": .string(check.summary)]))
        }
    }
}

/// What `check` is asked for.
struct CheckRequest {
    let format: ReportFormat
    let checks: [Check]
    let failOn: Severity
    let look: LookOptions

    init(_ words: Words) throws(Problem) {
        format = try words.word(.format) ?? .text
        failOn = try words.word(.failOn) ?? .warning
        look = try LookOptions(words)
        let codes = Check.all.map(\.code)
        let only = try words.names(.only, of: codes) ?? Set(codes)
        let except = try words.names(.except, of: codes) ?? []
        checks = Check.all.filter { only.contains($0.code) && !except.contains($0.code) }
    }

    /// All findings: of the document, then of each screen in its order, then of the steps, on all cores.
    func report(
        _ run: CheckRun, _ walk: (steps: [StepLook], leftOut: Int), _ renderer: Renderer,
        _ makeProgress: (String, Int) -> Progress
    ) throws(Problem) -> CheckReport {
        let screens = run.project.screens
        let (steps, leftOut) = walk
        do {
            let rest = makeProgress("Screen", screens.count)
            defer { rest.finish() }
            let found = try renderer.concurrently(screens.count) { index, _ in
                defer { rest.advance() }
                return run.findings(on: screens[index])
            }
            let moving = makeProgress("Transition", steps.count)
            defer { moving.finish() }
            let foundMoving = try renderer.concurrently(steps.count) { index, _ in
                defer { moving.advance() }
                return run.findings(of: steps[index])
            }
            return run.report(
                run.findingsOfProject() + (found + foundMoving).flatMap(\.self), steps: steps.count, stepsLeftOut: leftOut)
        } catch {
            throw Problem(.fault, "\(error).")
        }
    }
}
