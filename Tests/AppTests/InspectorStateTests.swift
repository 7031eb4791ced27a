import Dialects
import Model
import Testing

@testable import App

/// What a row says, computed from a style and a trace without a window.
struct InspectorStateTests {
    private let dialect = Dialects.named(.uikit)

    private func state(_ key: StyleKey, _ style: Style, at level: Level, _ values: [Level: JSON], wins: Level) -> KeyState {
        let entries = Level.allCases.compactMap { level in
            values[level].map { Trace.Entry(level, $0, wins: level == wins) }
        }
        return KeyState(key, in: style, at: level, dialect, entries)
    }

    @Test func anInheritedValueIsThatOfTheNearestLevelBelow() {
        let values: [Level: JSON] = [.builtIn: 17, .theme: 18, .stack: .null, .screen: .null, .live: 30]
        let state = state(.titleSize, Style(), at: .screen, values, wins: .live)
        #expect(state.inherited == 18)
        #expect(state.inheritedFrom == .theme)
        #expect(state.beatenBy == .live)
        #expect(state.value == nil)
    }

    @Test func aRuleMayMakeALowerLevelWin() {
        let values: [Level: JSON] = [.builtIn: "#000000FF", .theme: "#FF0000FF", .screen: "#00FF00FF"]
        let state = state(.background, Style([.background: .color(.plain(.white))]), at: .screen, values, wins: .builtIn)
        #expect(state.inheritedFrom == .builtIn)
        #expect(state.beatenBy == nil)
    }

    @Test func ignoredKeysHaveTheirReason() {
        #expect(state(.maskColor, Style(), at: .screen, [:], wins: .builtIn).ignored == "it has no mask")
        #expect(state(.background, Style(), at: .screen, [:], wins: .builtIn).ignored == nil)
    }

    @Test(arguments: [
        (StyleKey.titleSize, KeyStateCase(inherited: 18, from: .theme), "Theme"),
        (.titleSize, KeyStateCase(value: .number(3), inherited: 18, from: .theme), "Set here"),
        (.titleSize, KeyStateCase(inherited: .null), ""),
        (.hidden, KeyStateCase(inherited: false, from: .builtIn), "Off · Default"),
        (.barStyle, KeyStateCase(inherited: "black", from: .stack), "Black · Stack"),
    ]) func captions(_ key: StyleKey, _ given: KeyStateCase, _ caption: String) {
        var state = state(key, Style(), at: .screen, [:], wins: .builtIn)
        state.value = given.value
        state.inherited = given.inherited
        state.inheritedFrom = given.from
        #expect(StyleRow.caption(state, of: key) == caption)
    }

    @Test(arguments: [("aspectFill", "Aspect fill"), ("none", "None"), ("", "")])
    func wordsAreReadable(_ word: String, _ title: String) {
        #expect(wordTitle(word) == title)
    }

    @Test(arguments: [(0.30000000000000004, 0.01, 0.3), (17.4, 1, 17), (449, 100, 400), (2.26, 0.5, 2.5)])
    func numbersKeepToTheirStep(_ number: Double, _ step: Double, _ rounded: Double) {
        #expect(number.rounded(to: step) == rounded)
    }
}

/// The parts of a state that make its caption.
struct KeyStateCase: Sendable {
    var value: StyleValue?
    var inherited: JSON
    var from: Level?
}
