import Dialects
import Model
import Testing

/// `auto` leaves the status bar to the dialect: it looks as where no level sets it.
struct StatusBarAutoTests {
    @Test(
        arguments: [
            (DialectName.uikit, Appearance.light, StatusBarLook.Ink.dark), (.uikit, .dark, .light),
            (.navigationAndStyle, .light, .dark), (.navigationAndStyle, .dark, .light),
            (.mpaas, .light, .dark), (.mpaas, .dark, .light), (.saveRestore, .dark, .light), (.customBar, .light, .dark),
        ])
    func auto(_ dialect: DialectName, _ appearance: Appearance, _ ink: StatusBarLook.Ink) throws {
        let app = try MockApp(dialect, page: "{'style': {'statusBar': 'auto'}}")
        let unset = try MockApp(dialect, page: "{}")
        #expect(app.bar(scroll: 0, appearance).statusBar.ink == ink)
        #expect(app.bar(scroll: 0, appearance).statusBar == unset.bar(scroll: 0, appearance).statusBar)
    }

    @Test func aBlackBarDecidesInUIKitAndInHBD() throws {
        for dialect in [DialectName.uikit, .hbd] {
            let app = try MockApp(dialect, page: "{'style': {'statusBar': 'auto', 'barStyle': 'black'}}")
            #expect(app.bar().statusBar.ink == .light)
        }
    }
}
