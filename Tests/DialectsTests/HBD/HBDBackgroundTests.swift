import Dialects
import Model
import Testing

/// Which background wins, and what is painted for it.
struct HBDBackgroundTests {
    struct Row: Sendable {
        let theme: String
        let page: String
        let paint: [String]
        let rule: String

        init(_ theme: String, _ page: String, _ paint: [String], _ rule: String) {
            (self.theme, self.page, self.paint, self.rule) = (theme, page, paint, rule)
        }
    }

    private static let line = "hairline #0000004D"
    private static let light = ["blur light", "color #F7F7F7CC", line]
    private static let dark = ["blur light", "color #1C1C1CBA", line]
    private static let red = ["blur light", "color #FF0000", line]

    @Test(arguments: [
        Row("{}", "{}", light, "barStyle"),
        Row("{'barStyle': 'black'}", "{}", dark, "barStyle"),
        Row("{}", "{'barStyle': 'black'}", light, "barStyle"),
        Row("{'barStyle': 'black'}", "{'barStyle': 'default'}", dark, "barStyle"),
        Row("{}", "{'background': '#F00'}", red, "screenColor"),
        Row("{'background': '#0F0'}", "{}", ["blur light", "color #00FF00", line], "themeColor"),
        Row("{'background': '#0F0'}", "{'background': null}", ["blur light", "color #00FF00", line], "themeColor"),
        Row("{}", "{'background': '#0000'}", ["blur light", line], "screenColor"),
        Row("{'backgroundImage': 'g.png'}", "{'background': '#F00'}", red, "screenColor"),
        Row("{}", "{'backgroundImage': 'i.png', 'background': '#F00'}", ["image i.png stretch", line], "screenImage"),
        Row("{'background': '#0F0', 'backgroundImage': 'g.png'}", "{}", ["image g.png stretch", line], "themeImage"),
        Row("{}", "{'backgroundImage': 'empty.png', 'background': '#F00'}", [line], "screenImage"),
        Row(
            "{}", "{'background': '#F00', 'barAlpha': 0.4}",
            ["blur light @0.4", "color #FF0000 @0.4", line + " @0.4"], "screenColor"),
        Row("{}", "{'background': '#F00', 'hairlineHidden': true}", ["blur light", "color #FF0000"], "screenColor"),
        Row("{'hairlineImage': 'l.png'}", "{}", ["blur light", "color #F7F7F7CC", "hairline l.png"], "barStyle"),
        Row("{}", "{'backgroundImage': 'i.png', 'barAlpha': 0}", [], "screenImage"),
    ])
    func background(_ row: Row) throws {
        let bar = try MockApp(.hbd, theme: row.theme, page: "{'style': \(row.page)}").bar()
        #expect(bar.paint == row.paint)
        let key = row.rule.hasSuffix("Image") ? StyleKey.backgroundImage : .background
        #expect(bar.trace.first { $0.key == key }?.rule == "hbd.\(key.name).\(row.rule)")
    }

    @Test func aHairlineLiesInsideTheBar() throws {
        #expect(try MockApp(.hbd, page: "{}").bar().layers.last?.extent == .lineInside(nil))
    }

    @Test func aMissingPictureKeepsItsLayer() throws {
        let bar = try MockApp(.hbd, page: "{'style': {'backgroundImage': 'missing.png'}}").bar()
        #expect(bar.paint.first == "image missing.png stretch")
    }

    @Test func barStyleOfThePageDecidesOnTextsAlone() throws {
        let bar = try MockApp(.hbd, page: "{'style': {'barStyle': 'black'}}").bar()
        #expect(bar.title.color == .white)
        #expect(bar.statusBar.ink == .light)
        #expect(try MockApp(.hbd, page: "{}").bar(.dark).statusBar.ink == .light)
        #expect(try MockApp(.hbd, page: "{}").bar(.dark).title.color == .black)
    }

    @Test func titleAttributesReplaceThoseBelow() throws {
        let bar = try MockApp(
            .hbd, theme: "{'title': {'color': '#F00', 'size': 20}}", page: "{'style': {'title': {'size': 15}}}"
        ).bar()
        #expect(bar.title == TextLook(Font(size: 15, weight: 600), .black))
    }
}
