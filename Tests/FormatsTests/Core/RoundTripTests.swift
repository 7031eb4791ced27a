import Model
import Testing

@testable import Formats

/// Random projects go through each format that is both written and read.
@Suite("There and back") struct RoundTripTests {
    @Test("What is not lost comes back", arguments: ["mpaas-objc", "mpaas-plist"])
    func roundTrip(_ identifier: String) throws {
        let format = try #require(Formats.named(identifier))
        var chance = Chance(seed: 11)
        for _ in 0..<60 {
            let project = Self.project(&chance)
            let result = try Formats.export(project, to: format)
            let back = try Formats.importProject(
                bytes: result.files[0].bytes, fileName: result.files[0].name, format: format
            ).project
            let lost = Set(result.lost.map { "\($0.screen ?? "") \($0.property)" })
            let said = format.capabilities.standingIn(project)
            Self.compare(said.theme.style, back.theme.style, "", lost)
            for screen in said.screens where result.files[0].text.contains("- \(screen.label)\n") {
                Self.compare(screen.style, back[screen: screen.id]?.style ?? Style(), screen.id, lost)
            }
            let again = try Formats.export(back, to: format)
            let lines = (one: result.files[0].text.split(separator: "\n"), other: again.files[0].text.split(separator: "\n"))
            #expect(lines.other.difference(from: lines.one).isEmpty)
        }
    }

    private static func compare(_ one: Style, _ other: Style, _ screen: ScreenID, _ lost: Set<String>) {
        for key in StyleKey.all where !lost.contains("\(screen) \(key.name)") {
            // A size of mPaaS's titles says bold by itself, and 0 is the default status bar's number.
            if key == .titleWeight, one[key] == nil || one[.titleSize] == nil { continue }
            if [.statusBar, .barStyle].contains(key), ["default", "dark"].contains(one.text(key)), other[key] == nil {
                continue
            }
            // Code calls pictures by the names of assets, which have no endings.
            if case .image(let image)? = one[key], case .image(let asset)? = other[key],
                CatalogPictures.name(of: image) == CatalogPictures.name(of: asset)
            {
                continue
            }
            #expect(other[key] == one[key], "\(key.name) of \(screen.isEmpty ? "the theme" : screen)")
        }
    }

    static func project(_ chance: inout Chance) -> Project {
        var project = Project()
        project.name = "Random"
        project.dialect = .mpaas
        project.theme.style = style(&chance)
        project.screens = ["home", "detail", "orderList"].map { id in
            var screen = Screen(id: id, name: id)
            screen.item.title = .value(Title(text: id))
            return screen
        }
        project.screens[1].style = style(&chance)
        project.screens[2].style = style(&chance)
        return project
    }

    /// Some of some keys, with values of their kinds.
    static func style(_ chance: inout Chance, of keys: [StyleKey] = StyleKey.all) -> Style {
        var style = Style()
        for key in keys where chance.below(3) == 0 { style[key] = value(key, &chance) }
        return style
    }

    private static func value(_ key: StyleKey, _ chance: inout Chance) -> StyleValue? {
        switch key.kind {
        case .color:
            let color = RGBA(
                UInt8(chance.below(256)), UInt8(chance.below(256)), UInt8(chance.below(256)), UInt8(chance.below(256)))
            return chance.below(12) == 0 ? .nothing : .color(.plain(color))
        case .flag: return .flag(chance.below(2) == 0)
        case .number(let usual, _, let step, _):
            let number = usual.lowerBound + Double(chance.below(Int((usual.upperBound - usual.lowerBound) / step) + 1)) * step
            return .number(number)
        case .word(let words): return .word(words[chance.below(words.count)])
        case .image:
            return .image(["builtin:back_button_normal", "arrow.png", "photo.jpg", "APCommonUI.bundle/a.png"][chance.below(4)])
        case .family: return .text("Avenir")
        case .customBar:
            var bar = CustomBar()
            bar.draws = [.back]
            return .customBar(bar)
        case .style: return nil
        }
    }
}
