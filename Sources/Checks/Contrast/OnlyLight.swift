import Dialects
import Model
import Scene

/// A colour that is the same in light and dark beside others that are not, so that one of the two cannot be read.
struct OnlyLight {
    private let look: ScreenLook

    static func findings(_ look: ScreenLook) -> [Finding] {
        let light = look.moments.filter { $0.appearance == .light }
        return light.flatMap { moment -> [Finding] in
            guard let dark = look.moments.first(where: { $0.appearance == .dark && $0.scroll == moment.scroll }) else {
                return []
            }
            return OnlyLight(look: look).findings(moment, dark)
        }
    }

    /// The colours of a bar that have to change together.
    private static let keys: [StyleKey] = [
        .background, .titleColor, .largeTitleColor, .buttonColor, .backTitleColor, .tint, .imageTint, .backImageColor, .hairline,
    ]

    private func findings(_ light: ScreenLook.Moment, _ dark: ScreenLook.Moment) -> [Finding] {
        let isPair = Dictionary(
            uniqueKeysWithValues: Self.keys.compactMap { key in self.isPair(key, light.bar, dark.bar).map { (key, $0) } })
        let page = look.screen.background.map(look.run.project.palette.isDynamic) ?? false
        guard page || isPair.values.contains(true), isPair.values.contains(false) else { return [] }
        let before = ratios(light), after = ratios(dark)
        return after.compactMap { place, now -> Finding? in
            guard let then = before[place], (then.ratio >= then.ink.limit) != (now.ratio >= now.ink.limit) else { return nil }
            let own = [keys(of: now.ink), [.background]].lazy.flatMap(\.self).first { isPair[$0] != nil }
            let candidates = [own, .background].compactMap { $0 }
            guard let culprit = candidates.first(where: { isPair[$0] == false }) else { return nil }
            let failing = now.ratio < now.ink.limit ? now : then
            return finding(culprit, failing, now.ratio < now.ink.limit ? dark : light)
        }
    }

    /// Whether a colour differs between the two appearances; `nil` for one that is nowhere set.
    private func isPair(_ key: StyleKey, _ light: ResolvedBar, _ dark: ResolvedBar) -> Bool? {
        guard let one = light.winning(key), let two = dark.winning(key), one.value != .null || two.value != .null else {
            return nil
        }
        return one.value != two.value
    }

    private typealias Measured = (ink: Ink, ratio: Double)

    /// How well each element can be read, by its place.
    private func ratios(_ moment: ScreenLook.Moment) -> [String: Measured] {
        let inks = [TextContrast.Group.title, .item].flatMap { TextContrast.inks(look, moment, $0) }
        guard !inks.isEmpty, let grid = look.backdrop(moment) else { return [:] }
        return inks.reduce(into: [:]) { result, ink in
            guard let measure = Contrast.measure(ink.color, on: grid.colors(in: ink.element.frame)) else { return }
            result[ink.place] = (ink, measure.ratio)
        }
    }

    /// The keys that may colour an element, the first that counts first.
    private func keys(of ink: Ink) -> [StyleKey] {
        switch ink.element.role {
        case .largeTitle: [.largeTitleColor, .titleColor]
        case .title, .secondTitle, .titleButton, .titleImage, .prompt: [.titleColor]
        case .backChevron: [.backImageColor, .imageTint, .tint]
        case .backLabel: [.backTitleColor, .buttonColor, .tint]
        case .leftItem, .rightItem, .tab: ink.element.text == nil ? [.imageTint, .tint] : [.buttonColor, .tint]
        }
    }

    private func finding(_ key: StyleKey, _ measured: Measured, _ moment: ScreenLook.Moment) -> Finding {
        var finding = look.finding(
            "appearance.onlyLight", .warning, moment, key.name,
            moment.appearance == .dark
                ? "\(key.colorName) has no dark value and fails in dark (\(Contrast.spelling(measured.ratio)))."
                : "\(key.colorName) is the same in light and dark and fails in light (\(Contrast.spelling(measured.ratio))).",
            remedy: "Give it a pair.")
        finding.place.level = moment.bar.winner(key)
        finding.measured = measured.ratio
        finding.limit = measured.ink.limit
        return finding
    }
}

extension StyleKey {
    /// What a person calls the colour, at the start of a sentence.
    fileprivate var colorName: Phrase {
        switch self {
        case .background: "Background colour"
        case .titleColor: "Title colour"
        case .largeTitleColor: "Large title colour"
        case .buttonColor: "Button colour"
        case .backTitleColor: "Back text colour"
        default: Phrase(words: label)
        }
    }
}
