import Dialects
import Model

/// What a format that writes looks cannot say beyond its table of keys.
struct LookLosses {
    private let project: Project
    private let looks: ProjectLooks
    private(set) var lost: [Loss] = []

    init(_ project: Project, _ looks: ProjectLooks, _ capabilities: Capabilities) {
        self.project = project
        self.looks = looks
        let dialect = Dialects.named(project.dialect)
        for owner in owners {
            for key in owner.style.keys where capabilities.canSay(key, at: owner.level) {
                guard case .ignored(let reason) = dialect.support(key, at: owner.level) else {
                    loseDark(key, owner)
                    continue
                }
                lose(key.name, owner, Phrase("left out, as in \(dialect.title): \(Phrase(reason: reason))"))
            }
        }
    }

    /// A style of the project, and the place of a look that shows it.
    private struct Owner {
        var style: Style
        var level: Level
        var prefix = ""
        var screen: ScreenID?
        /// A screen that stands on it; `nil` for the theme.
        var shown: ScreenID?
    }

    private var owners: [Owner] {
        [Owner(style: project.theme.style, level: .theme)]
            + project.tabs.enumerated().map {
                Owner(style: $1.style, level: .stack, prefix: "tabs[\($0)].", shown: $1.stack.first ?? "")
            }
            + project.modals.enumerated().map {
                Owner(style: $1.style, level: .stack, prefix: "modals[\($0)].", shown: $1.stack.first ?? "")
            }
            + project.screens.map { Owner(style: $0.style, level: .screen, screen: $0.id, shown: $0.id) }
    }

    private mutating func lose(_ property: String, _ owner: Owner, _ closest: Phrase) {
        lost.append(Loss(owner.prefix + property, screen: owner.screen, closest: closest))
    }

    /// The phone of the project has no dark appearance in which a pair's dark colour would show.
    private mutating func loseDark(_ key: StyleKey, _ owner: Owner) {
        guard !project.profile.hasDarkAppearance, let color = owner.style.color(key) else { return }
        var plain = PlainColors(project)
        _ = plain.plain(color, owner.prefix + key.name, screen: owner.screen)
        lost += plain.lost
    }

    /// Notes the scroll-edge styles whose look the format cannot say.
    mutating func loseEdges(closest: Phrase, unless isSaid: (PageLook) -> Bool) {
        let pages = Dictionary(looks.pages.map { ($0.screen?.id ?? "", $0) }) { first, _ in first }
        for owner in owners where owner.style[.scrollEdge] != nil {
            guard let look = owner.shown.map({ pages[$0] }) ?? looks.theme, !isSaid(look) else { continue }
            lose("scrollEdge", owner, closest)
        }
    }

    /// Notes the titles that are more than a text.
    mutating func loseTitleKinds() {
        for screen in project.screens {
            guard let kind = screen.item.title?.value?.kind, kind != .text, kind != .empty else { continue }
            lost.append(Loss("item.title.kind", screen: screen.id, closest: Phrase("a plain title")))
        }
    }

    /// Notes a loss at a page.
    mutating func lose(_ property: String, _ page: PageLook, closest: Phrase = Capabilities.leftOut) {
        lost.append(Loss(property, screen: page.screen?.id, closest: closest))
    }
}
