import Model
import Testing

@testable import App

/// Where screens that are moved together go.
struct ScreenOrderTests {
    @Test(
        arguments: [
            // order, moved, target, after, result
            ("abcdef", "b", "d", true, "acdbef"), ("abcdef", "e", "b", false, "aebcdf"),
            ("abcdef", "bd", "f", true, "acefbd"), ("abcdef", "fb", "a", false, "bfacde"),
            ("abcdef", "ace", "c", true, "bacedf"), ("abcdef", "ace", "a", false, "acebdf"),
            ("abcdef", "abc", "b", false, "abcdef"), ("abcdef", "f", "f", true, "abcdef"),
            ("abcdef", "b", "z", true, "abcdef"),
        ])
    func theScreensStandTogetherAtTheGap(order: String, moved: String, target: String, isAfter: Bool, result: String) {
        var project = Project()
        project.screens = order.map { Screen(id: String($0), name: String($0), content: .list) }
        let edits = ScreenOrder.edits(
            order.map { String($0) }, moving: moved.map { String($0) }, to: target, isAfter: isAfter)
        #expect(project.applying(.several(edits)).screens.map(\.id).joined() == result)
        #expect(edits.count <= moved.count)
    }
}
