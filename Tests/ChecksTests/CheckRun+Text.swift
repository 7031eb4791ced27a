import Model
import Render
import Scene

@testable import Checks

extension CheckRun {
    /// A run over a project's text, with the project's own renderer, so that what is judged is what is drawn.
    init(_ text: String, codes: Set<String>? = nil) throws {
        let project = try ProjectCodec.decode(Array(text.utf8))
        let renderer = Renderer(images: ImageStore(folder: nil))
        let phone = Phone(project, images: renderer.images, text: FontMeasurer(fonts: renderer.fonts))
        self.init(phone, painter: renderer, checks: Check.all.filter { codes?.contains($0.code) ?? true })
    }

    /// Everything that is found, none of which the catalogue of translations has missed.
    var report: CheckReport {
        let report = report(findingsOfProject() + project.screens.flatMap(findings(on:)) + findingsOfSteps().findings)
        Catalogue.expectHolds(report.findings)
        return report
    }
}

/// A project of one screen in one stack.
func project(_ keys: String, screen: String = "", dialect: String = "mpaas") -> String {
    """
    { "transom": 1, "dialect": "\(dialect)", "structure": "stackInTabs", "device": "iPhone SE (1st gen)", \(keys)
      "tabs": [ { "title": "Home", "stack": ["home"] } ],
      "screens": [ { "id": "home", "item": { "title": { "kind": "text", "text": "Wallet" } } \(screen) } ] }
    """
}
