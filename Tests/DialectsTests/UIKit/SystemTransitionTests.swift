import Dialects
import Model
import Testing

/// One bar or two under UIKit, and what a shared bar looks like on the way.
struct SystemTransitionTests {
    private func push(_ dialect: DialectName, _ from: String, _ to: String) throws -> BarChange {
        let pages = "{'id': 'a', 'style': \(from)}, {'id': 'b', 'style': \(to)}"
        var app = try MockApp(dialect, "{'profile': 'ios14', 'screens': [\(pages)]}")
        app.start("a")
        var later = app
        later.push("b")
        return app.change(.push, to: later)
    }

    @Test(arguments: [
        ("{}", "{}", BarMode.shared), ("{}", "{'background': '#F00'}", .split), ("{}", "{'hidden': true}", .split),
        ("{'hidden': true}", "{'hidden': true}", .shared), ("{}", "{'title': {'color': '#F00'}}", .shared),
    ])
    func mode(_ from: String, _ to: String, _ mode: BarMode) throws {
        #expect(Dialects.named(.uikit).barMode(try push(.uikit, from, to)) == mode)
    }

    @Test func sharedGroundsMix() throws {
        let change = try push(.mpaas, "{'background': '#000'}", "{'background': '#FFF'}")
        #expect(Dialects.named(.mpaas).move(change, progress: 0.5).shared.paint == ["color #808080", "hairline #E1E1E1"])
        #expect(Dialects.named(.mpaas).move(change, progress: 1).shared.paint == ["color #FFFFFF", "hairline #E1E1E1"])
    }
}
