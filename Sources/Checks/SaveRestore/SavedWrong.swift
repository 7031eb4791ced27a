import Dialects
import Model
import Scene

/// A page saved what another one had put on the bar, and puts that back.
enum SavedWrong {
    static func findings(_ look: StepLook) -> [Finding] {
        guard case .savedWrong(let page, let owner) = look.request.savingFault else { return [] }
        return [
            look.finding(
                "saveRestore.savedWrong", .error, "backgroundImage",
                "\(page) saved the image of \(owner), which was still showing when \(page) loaded, and puts it on \(look.screen).",
                remedy: "Save the app's default once, not what the bar shows.")
        ]
    }
}
