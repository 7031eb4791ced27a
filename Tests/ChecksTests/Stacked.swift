@testable import Checks

/// A project of one stack: `home`, and on it `detail`; a screen is what stands in its object beside the id.
func stacked(_ dialect: String, _ keys: String = "", home: String = "", detail: String = "", others: String = "") -> String {
    func screen(_ id: String, _ body: String) -> String { #"{ "id": "\#(id)"\#(body.isEmpty ? "" : ", " + body) }"# }
    return """
        { "transom": 1, "dialect": "\(dialect)", "structure": "stackInTabs", "device": "iPhone SE (1st gen)",
          \(keys.isEmpty ? "" : keys + ",")
          "tabs": [ { "title": "Home", "stack": ["home", "detail"] } ],
          "screens": [ \(screen("home", home)), \(screen("detail", detail))\(others.isEmpty ? "" : ", " + others) ] }
        """
}

/// What one check finds in a project.
func findings(_ code: String, in text: String) throws -> [Finding] { try CheckRun(text, codes: [code]).report.findings }
