import Dialects
import Model
import Testing

/// The shared bar of an mPaaS app: the base class's default, what a page asks for, and calls in their order.
struct AntBarTests {
    private static let line = "hairline #E1E1E1"
    private static let frosted = "{'background': '#FFFFFFF4', 'translucent': true}"

    struct Row: Sendable {
        let theme: String
        let page: String
        let paint: [String]
        let isUnder: Bool

        init(_ theme: String, _ page: String, _ paint: [String], under isUnder: Bool) {
            (self.theme, self.page, self.paint, self.isUnder) = (theme, page, paint, isUnder)
        }
    }

    @Test(arguments: [
        Row("{}", "{}", ["color #FFFFFF", line], under: false),
        Row(frosted, "{}", ["blur light", "color #FFFFFFF4", line], under: true),
        Row("{'background': '#108EE9'}", "{}", ["color #108EE9", line], under: false),
        Row("{'hairlineHidden': true}", "{}", ["color #FFFFFF"], under: false),
        Row("{'backgroundImage': 'i.png'}", "{}", ["color #FFFFFF", "image i.png stretch", line], under: false),
        Row("{}", "{'style': {'background': '#F00'}}", ["color #FF0000", line], under: false),
        Row(frosted, "{'style': {'background': '#F00'}}", ["color #FF0000", line], under: false),
        Row("{'hairline': '#108EE9'}", "{'style': {'background': '#F00'}}", ["color #FF0000", line], under: false),
        Row("{}", "{'style': {'background': '#F000'}}", [], under: true),
        Row(
            "{}", "{'live': [{'when': 'load', 'background': '#F00', 'translucent': false}]}", ["color #FFFFFF", line],
            under: false),
        Row(
            "{}", "{'live': [{'when': 'appear', 'background': '#F00', 'translucent': false}]}", ["color #FF0000", line],
            under: false),
        Row(
            "{}", "{'live': [{'background': '#000', 'translucent': false}, {'hairline': '#000'}]}",
            ["color #000000", "hairline #000000"], under: false),
        Row(
            "{}", "{'live': [{'hairline': '#000'}, {'background': '#000', 'translucent': false}]}", ["color #000000", line],
            under: false),
        Row("{}", "{'live': [{'background': '#F80', 'translucent': true}]}", ["blur light", "color #FF8800", line], under: true),
        Row("{}", "{'live': [{'barAlpha': 0}]}", [], under: true),
        Row("{}", "{'live': [{'barAlpha': 0.5}]}", ["color #FFFFFF", line], under: false),
        Row("{}", "{'live': [{'background': '#F00C'}]}", ["color #FFFFFF", "color #FF0000CC", line], under: false),
        Row("{}", "{'live': [{'call': 'resetColor'}, {'background': '#F00C'}]}", ["color #FF0000CC", line], under: false),
        Row("{}", "{'live': [{'background': '#F00C'}, {'base': 'default'}]}", ["color #FFFFFF", line], under: false),
        Row("{}", "{'autoStyle': false, 'style': {'background': '#F00'}}", ["color #FFFFFF", line], under: false),
    ])
    func paint(_ row: Row) throws {
        let bar = try MockApp(.mpaas, theme: row.theme, page: row.page).bar()
        #expect(bar.paint == row.paint)
        #expect(bar.contentUnderBar == row.isUnder)
    }

    @Test func aTabsPageKeepsItsTranslucency() throws {
        var app = try MockApp(.mpaas, "{'theme': \(Self.frosted), 'screens': [{'id': 'a', 'style': {'background': '#F00'}}]}")
        app.start("a")
        #expect(app.bar().paint == ["blur light", "color #FF0000", Self.line])
        #expect(app.bar().trace.first { $0.key == .background }?.rule == "mpaas.background.tabRootColor")
    }

    @Test(arguments: [("true", ["color #FFFFFF", line], "builtIn"), ("false", ["color #FF0000", line], "leak")])
    func aPageOutsideTheFrameworkInheritsWhatWasLeft(_ autoStyle: String, _ paint: [String], _ rule: String) throws {
        var app = try MockApp(
            .mpaas,
            """
            {'screens': [{'id': 'a', 'live': [{'background': '#F00', 'translucent': false}]}, \
            {'id': 'b', 'autoStyle': \(autoStyle)}]}
            """
        )
        app.start("a")
        app.push("b")
        #expect(app.bar().paint == paint)
        #expect(app.bar().trace.first { $0.key == .background }?.rule == "mpaas.background.\(rule)")
    }

    @Test func hidingTheSharedBarHoldsForEveryPage() throws {
        var app = try MockApp(
            .mpaas,
            """
            {'screens': [{'id': 'a', 'live': [{'hidden': true}]}, {'id': 'b'}, {'id': 'c', 'live': [{'hidden': false}]}, \
            {'id': 'm'}]}
            """
        )
        app.start("a")
        app.push("b")
        #expect(app.bar().isHidden)
        #expect(app.bar().trace.first { $0.key == .hidden }?.rule == "mpaas.hidden.leak")
        var modal = app
        modal.present("m")
        #expect(!modal.bar().isHidden, "a modal brings a bar of its own")
        app.push("c")
        #expect(!app.bar().isHidden)
        app.pop()
        #expect(!app.bar().isHidden)
    }

    @Test func everyModalHasANewBar() throws {
        var app = try MockApp(
            .mpaas, "{'screens': [{'id': 'a'}, {'id': 'm', 'live': [{'hidden': true}]}, {'id': 'n', 'autoStyle': false}]}")
        app.start("a")
        app.present("m")
        #expect(app.bar().isHidden)
        app.dismiss()
        #expect(!app.bar().isHidden)
        app.present("n")
        #expect(!app.bar().isHidden)
    }

    @Test func aTabRootThatRestoresOverwritesTheNextTab() throws {
        let restores = "'live': [{'when': 'disappear', 'base': 'default'}]"
        var app = try MockApp(
            .mpaas, "{'screens': [{'id': 'a', \(restores)}, {'id': 'b', 'style': {'background': '#F00'}}]}")
        app.start("a")
        app.select("b", tab: 1)
        #expect(app.bar().paint == ["color #FFFFFF", Self.line])
    }

    @Test(arguments: [(49.0, []), (50, ["color #FFFFFF", "hairline #FFFFFF"])] as [(Double, [String])])
    func anImmersiveBarStepsAtItsThreshold(_ scroll: Double, _ paint: [String]) throws {
        let stop = "{'at': 50, 'style': {'background': '#FFF', 'translucent': false, 'hairline': '#FFF'}}"
        let page = "{'content': 'list', 'style': {'background': '#F000'}, 'scroll': [\(stop)]}"
        #expect(try MockApp(.mpaas, page: page).bar(scroll: scroll).paint == paint)
    }

    @Test func aRampMixesTheBarsStates() throws {
        let stop =
            "{'at': 100, 'ramp': 'linear', 'style': {'background': '#0000FF', 'translucent': false, 'hairline': '#0000FF'}}"
        let page = "{'content': 'list', 'style': {'background': '#FF0000'}, 'scroll': [\(stop)]}"
        #expect(try MockApp(.mpaas, page: page).bar(scroll: 50).paint == ["color #800080", "hairline #7171F0"])
    }
}
