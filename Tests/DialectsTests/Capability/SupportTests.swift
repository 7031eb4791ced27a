import Dialects
import Model
import Testing

/// Which keys count where; what is ignored says why.
struct SupportTests {
    @Test(arguments: [
        (DialectName.uikit, "background", Level.live, true), (.uikit, "barAlpha", .screen, false),
        (.hbd, "background", .stack, false), (.hbd, "background", .scroll, true), (.hbd, "hairline", .screen, false),
        (.hbd, "hairlineImage", .theme, true), (.hbd, "hairlineImage", .screen, false),
        (.navigationAndStyle, "mask.alpha", .live, true), (.navigationAndStyle, "blur", .theme, false),
        (.mpaas, "title.color", .screen, true), (.mpaas, "title.size", .screen, false), (.mpaas, "base", .live, true),
        (.saveRestore, "backgroundImage", .screen, true), (.saveRestore, "background", .screen, false),
        (.customBar, "customBar", .stack, true), (.customBar, "button.color", .stack, false),
    ])
    func cells(_ dialect: DialectName, _ key: String, _ level: Level, _ takes: Bool) throws {
        let key = try #require(StyleKey.named(key))
        #expect(Dialects.named(dialect).support(key, at: level).isSupported == takes)
    }

    @Test(arguments: DialectName.allCases)
    func everyKeyIsTakenSomewhereOrHasAReason(_ dialect: DialectName) {
        for key in StyleKey.all {
            for level in Level.allCases {
                if case .ignored(let reason) = Dialects.named(dialect).support(key, at: level) {
                    #expect(reason.count > 10, "\(key.name) at \(level)")
                    #expect(reason != "the library has nothing like it", "\(key.name) has no row")
                }
            }
        }
    }
}
