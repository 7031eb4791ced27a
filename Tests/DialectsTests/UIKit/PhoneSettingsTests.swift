import Dialects
import Model
import Testing

/// What the person's own settings change on the bars.
struct PhoneSettingsTests {
    private static let more = ", 'settings': {'textSize': 1.5, 'boldText': true, 'increasedContrast': true}"

    @Test func boldTextIsAStepHeavierInTheSystemsFont() throws {
        let bar = try MockApp(.uikit, page: "{}", more: Self.more).bar()
        #expect(bar.title.font == Font(size: 17, weight: 700))
        #expect(bar.button.font == Font(size: 17, weight: 600))
        let own = try MockApp(.uikit, page: "{'style': {'title': {'family': 'Avenir', 'weight': 400}}}", more: Self.more).bar()
        #expect(own.title.font == Font(family: "Avenir", size: 17, weight: 400))
    }

    @Test func onlyLargeTitlesFollowTheTextSize() throws {
        let bar = try MockApp(.uikit, page: "{}", more: Self.more).bar()
        #expect(bar.largeTitle.font.size == 51)
        let own = try MockApp(.uikit, page: "{'style': {'largeTitle': {'size': 30}}}", more: Self.more).bar()
        #expect(own.largeTitle.font.size == 30)
    }

    @Test(arguments: [(Appearance.light, RGBA(0, 64, 221)), (.dark, RGBA(64, 156, 255))])
    func increasedContrastDeepensTheBlue(_ appearance: Appearance, _ blue: RGBA) throws {
        for dialect in [DialectName.uikit, .navigationAndStyle] {
            #expect(try MockApp(dialect, page: "{}", more: Self.more).bar(appearance).iconColor == blue)
        }
    }
}
