import Model
import Testing

@testable import Formats

@Suite("Style sheets, as a browser reads them") struct CSSCascadeTests {
    @Test("Each page has the values of its look, in both appearances, at the top and below")
    func cascade() throws {
        var chance = Chance(seed: 5)
        for _ in 0..<60 {
            let project = Self.project(&chance)
            let looks = ProjectLooks(project)
            let sheet = StyleSheet(try Formats.export(project, to: .css).files[0].text)
            let properties = CSSProperties(Palette())
            for page in looks.pages {
                let id = page.screen?.id ?? ""
                for (look, atEdge) in [(page.standard, false), (page.edge, true)] {
                    let plain = Look(look.bars, styles: [], palette: Palette())
                    for (appearance, isDark, theme) in [
                        (Appearance.light, false, nil), (.dark, true, nil), (.light, true, "light"), (.dark, false, "dark"),
                    ] {
                        let values = sheet.values(screen: id, atEdge: atEdge, systemIsDark: isDark, theme: theme)
                        for property in properties.bar(plain) {
                            #expect(values[property.name] == property.text(in: appearance), "\(property.name) of \(id)")
                        }
                    }
                }
            }
        }
    }

    private static func project(_ chance: inout Chance) -> Project {
        var project = Project()
        project.dialect = DialectName.allCases[chance.below(DialectName.allCases.count)]
        project.palette = Palette([
            .init("a", .plain(.white)), .init("b", .pair(light: .plain(.white), dark: .plain(.black))), .init("c", .palette("b")),
        ])
        project.theme.style = style(&chance)
        project.screens = ["one", "two", "three"].map { id in
            var screen = Screen(id: id)
            screen.style = style(&chance)
            return screen
        }
        project.tabs = [Tab(title: "Tab", stack: ["one", "two"])]
        project.tabs[0].style = style(&chance)
        return project
    }

    private static func style(_ chance: inout Chance) -> Style {
        var style = Style()
        for key in [StyleKey.background, .hairline, .tint, .titleColor] where chance.below(2) == 0 {
            let color: Color =
                switch chance.below(4) {
                case 0: .palette(["a", "b", "c"][chance.below(3)])
                case 1: .pair(light: .plain(RGBA(1, 2, 3)), dark: .plain(RGBA(4, 5, 6, UInt8(chance.below(256)))))
                default: .plain([RGBA(1, 2, 3), .white, .black][chance.below(3)])
                }
            style[key] = chance.below(8) == 0 ? .nothing : .color(color)
        }
        if chance.below(3) == 0 { style[.titleSize] = .number(Double(12 + chance.below(3))) }
        if chance.below(3) == 0 {
            var edge = Style()
            edge[.background] = .color(.palette(["a", "b"][chance.below(2)]))
            style[.scrollEdge] = chance.below(4) == 0 ? .nothing : .style(edge)
        }
        return style
    }
}
