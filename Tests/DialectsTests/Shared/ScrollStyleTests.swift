import Dialects
import Model
import Testing

/// Scroll stops: a stop holds from its offset on, a ramp leads to it.
struct ScrollStyleTests {
    private func color(_ scroll: Double, stops: String) throws -> String? {
        let page = "{'content': 'list', 'style': {'background': '#000000'}, 'scroll': \(stops)}"
        return try MockApp(.hbd, page: page).bar(scroll: scroll).layers.first { $0.kind == .color }?.color?.hex
    }

    private static let step = "[{'at': 50, 'style': {'background': '#FFFFFF'}}]"
    private static let ramp = "[{'at': 100, 'ramp': 'linear', 'style': {'background': '#FFFFFF'}}]"
    private static let two =
        "[{'at': 100, 'ramp': 'linear', 'style': {'background': '#FF000000'}}, {'at': 0, 'style': {'background': '#00FF00'}}]"

    @Test(arguments: [
        (step, 49.9, "#000000FF"), (step, 50, "#FFFFFFFF"), (step, 500, "#FFFFFFFF"),
        (ramp, 0, "#000000FF"), (ramp, 25, "#404040FF"), (ramp, 100, "#FFFFFFFF"),
        (two, 0, "#00FF00FF"), (two, 50, "#00FF0080"), (two, -10, "#000000FF"),
    ])
    func colors(_ stops: String, _ scroll: Double, _ expected: String) throws {
        #expect(try color(scroll, stops: stops) == expected)
    }

    @Test func numbersRampAndOthersStep() throws {
        let page = """
            {'content': 'list', 'style': {'background': '#F00', 'barAlpha': 0}, \
            'scroll': [{'at': 64, 'ramp': 'linear', 'style': {'barAlpha': 1, 'hairlineHidden': true}}]}
            """
        let app = try MockApp(.hbd, page: page)
        #expect(app.bar(scroll: 16).paint == ["blur light @0.25", "color #FF0000 @0.25", "hairline #0000004D @0.25"])
        #expect(app.bar(scroll: 64).paint == ["blur light", "color #FF0000"])
        #expect(app.bar(scroll: 16).trace.first { $0.key == .barAlpha }?.rule == "hbd.barAlpha.scroll")
    }
}
