import Gtk
import Testing

@Suite @MainActor struct SearchTextTests {
    @Test(
        "A part is found whatever the case, the width and the composition of its letters",
        arguments: [
            ("", "Home", true), ("", "", true), ("om", "Home", true), ("HOM", "home", true), ("homes", "Home", false),
            ("首", "首页", true), ("页首", "首页", false), ("ｈｏ", "Home", true), ("é", "Cafe\u{301}", true), ("É", "café", true),
            ("e", "Café", true), ("Σ", "ς", true), ("a", "", false),
        ])
    func found(wanted: String, text: String, isFound: Bool) {
        #expect(SearchText(wanted).isIn(text) == isFound)
    }
}
