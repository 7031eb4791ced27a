import Model
import Scene

/// Titles and items against what is drawn behind them, at rest.
struct TextContrast {
    /// The elements that one code is about.
    enum Group {
        case title, item

        var code: String { self == .title ? "contrast.title" : "contrast.item" }

        var roles: Set<Element.Role> {
            switch self {
            case .title: [.title, .secondTitle, .largeTitle, .titleButton, .prompt]
            case .item: [.backChevron, .backLabel, .leftItem, .rightItem]
            }
        }

        /// Below this ratio it is an error.
        var errorLimit: Double { self == .title ? 2 : 1.5 }
    }

    private let look: ScreenLook
    private let group: Group

    init(_ look: ScreenLook, _ group: Group) {
        self.look = look
        self.group = group
    }

    func findings() -> [Finding] {
        look.moments.flatMap { moment -> [Finding] in
            let inks = Self.inks(look, moment, group)
            guard !inks.isEmpty, let grid = look.backdrop(moment) else { return [] }
            return inks.compactMap { finding($0, grid, moment) }
        }
    }

    /// What has to be read in a moment; disabled items are exempt.
    static func inks(_ look: ScreenLook, _ moment: ScreenLook.Moment, _ group: Group) -> [Ink] {
        look.elements(moment, group.roles).filter { $0.state == .normal }.compactMap { Ink($0, images: look.run.phone.images) }
    }

    private func finding(_ ink: Ink, _ grid: PixelGrid, _ moment: ScreenLook.Moment) -> Finding? {
        guard let measure = Contrast.measure(ink.color, on: grid.colors(in: ink.element.frame)), measure.ratio < ink.limit else {
            return nil
        }
        let name = ink.name
        return Finding(
            group.code, measure.ratio < group.errorLimit ? .error : .warning, screen: look.screen.id,
            place: moment.place(ink.place), measured: measure.ratio, limit: ink.limit,
            "The \(name) has contrast \(Contrast.spelling(measure.ratio)), needed \(Contrast.spelling(ink.limit)).",
            remedy: remedy(ink, measure))
    }

    private func remedy(_ ink: Ink, _ measure: Contrast.Measure) -> Phrase {
        let isArrow = ink.element.role == .backChevron
        return switch Contrast.remedy(ink.color, on: measure.backdrop, limit: ink.limit) {
        case .background(let color) where isArrow:
            "Change backImageColor or backImage: the nearest background that passes is \(color.shortHex)."
        case .background(let color): "The nearest background that passes is \(color.shortHex)."
        case .ink(let color) where isArrow:
            "Change backImageColor or backImage: the nearest colour that passes is \(color.shortHex)."
        case .ink(let color): "The nearest colour that passes is \(color.shortHex)."
        case nil where isArrow: "Change backImageColor or backImage: no lightness of either colour passes."
        case nil: "No lightness of either colour passes."
        }
    }
}
