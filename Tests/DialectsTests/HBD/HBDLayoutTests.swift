import Dialects
import Model
import Testing

/// Where content starts, and what a hidden or clear bar does to items and touches.
struct HBDLayoutTests {
    @Test(arguments: [
        ("{}", true), ("{'background': '#F00'}", false), ("{'background': '#F00B'}", true),
        ("{'background': '#F00', 'includesOpaqueBars': true}", true), ("{'background': '#F00', 'barAlpha': 0.9}", true),
        ("{'background': '#F00', 'hidden': true}", true), ("{'backgroundImage': 'i.png'}", false),
        ("{'backgroundImage': 'clear.png'}", true), ("{'backgroundImage': 'empty.png'}", false),
    ])
    func contentUnderBar(_ style: String, _ isUnder: Bool) throws {
        #expect(try MockApp(.hbd, page: "{'style': \(style)}").bar().contentUnderBar == isUnder)
    }

    @Test(arguments: [
        ("{}", true), ("{'background': '#F00'}", false), ("{'backgroundImage': 'i.png'}", true),
        ("{'background': '#F00', 'barAlpha': 0.4}", false), ("{'background': '#F00', 'hidden': true}", false),
        ("{'background': '#F00', 'includesOpaqueBars': true}", true),
    ])
    func version15LooksAtThePagesColorAlone(_ style: String, _ isUnder: Bool) throws {
        let bar = try MockApp(.hbd, page: "{'style': \(style)}", more: ", 'library': '1.5'").bar()
        #expect(bar.contentUnderBar == isUnder)
        #expect(bar.reservesSpaceWhenHidden != isUnder)
    }

    @Test func layoutIsDecidedBeforeThePageShows() throws {
        let page = "{'style': {'background': '#F00'}, 'live': [{'barAlpha': 0}]}"
        let late = try MockApp(.hbd, page: page).bar()
        #expect(late.paint.isEmpty)
        #expect(!late.contentUnderBar)
        let early = try MockApp(.hbd, page: page.replacing("{'barAlpha'", with: "{'when': 'load', 'barAlpha'")).bar()
        #expect(early.contentUnderBar)
    }

    @Test func aHiddenBarIsClear() throws {
        let page = "{'item': {'left': [{'text': 'L'}], 'right': [{'text': 'R'}]}, 'style': {'hidden': true}}"
        let bar = try MockApp(.hbd, page: page).bar()
        #expect(bar.isHidden && bar.touchThrough && !bar.showsItems && bar.paint.isEmpty && !bar.showsBack)
        let old = try MockApp(.hbd, page: page, more: ", 'library': '1.9.9'").bar()
        #expect(old.showsItems)
        #expect(old.item.left == nil)
        #expect(old.item.right?.count == 1, "right items stay visible before 1.10.0")
    }

    @Test func showingABarAgainLosesItsTitleView() throws {
        let item = "'item': {'title': {'kind': 'image', 'text': 'T', 'image': 'x.png'}, 'left': [{'text': 'L'}]}"
        let live = "'live': [{'hidden': true}, {'hidden': false}]"
        let app = try MockApp(.hbd, page: "{\(item), \(live)}")
        #expect(app.bar().item.title?.value?.kind == .text)
        #expect(app.bar().item.left?.count == 1)
        #expect(app.dialect.resolve(app.request(.light, .ios14)).item.left == nil)
    }

    @Test(arguments: [
        ("1.9.9", Profile.ios26, true), ("1.9.10", .ios26, false), ("1.10.0", .ios26, false), ("1.10.0", .ios18, true),
    ])
    func clearBarOnIOS26LosesItsItems(_ library: String, _ profile: Profile, _ shows: Bool) throws {
        let app = try MockApp(.hbd, page: "{'style': {'barAlpha': 0}}")
        var request = app.request(.light, profile)
        request.project.library = library
        #expect(app.dialect.resolve(request).showsItems == shows)
    }

    @Test(arguments: [
        ("{}", true, true), ("{'backInteractive': false}", false, false), ("{'clickBack': false}", false, true),
        ("{'swipeBack': false}", true, false), ("{'item': {'left': [{'text': 'L'}]}}", true, true),
    ])
    func backSwitches(_ page: String, _ button: Bool, _ swipe: Bool) throws {
        let app = try MockApp(.hbd, page: page)
        let screen = app.request().screen
        #expect(app.dialect.allowsBack(.button, from: screen) == button)
        #expect(app.dialect.allowsBack(.swipe, from: screen) == swipe)
    }
}
