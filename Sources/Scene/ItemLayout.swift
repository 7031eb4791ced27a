import Dialects
import Model

/// Places title and items of one page in its bar.
struct ItemLayout {
    let page: Page
    let text: any TextMeasurer
    let press: String?

    var bar: ResolvedBar { page.bar }
    var item: Item { page.bar.item }
    var metrics: ScreenMetrics { page.metrics }

    /// The row of title and items: below the prompt, above the large title. A prompt shares the height of a custom bar.
    var row: Rect {
        let prompt = promptHeight
        let height = bar.customHeight.map { $0 - prompt } ?? metrics.barHeight
        return Rect(0, page.barFrame.y + prompt, page.width, height)
    }

    private var promptHeight: Double {
        guard item.prompt?.value != nil else { return 0 }
        guard let height = bar.customHeight else { return metrics.promptHeight }
        return min(metrics.promptHeight, max(16, height - 32))
    }

    /// UIKit keeps titles 6 points away from items, and from the buttons or the glass around them.
    var titleGap: Double { isClassic || isGlass ? 16 : 6 }
    /// Between two items of one side.
    var itemGap: Double { isClassic ? 28 : 16 }
    /// The height of a line of the system font over its size.
    static let lineHeight = 1.193

    func elements() -> [Element] {
        let back = backElements()
        let left = itemElements(item.left ?? [], .leftItem)
        let right = itemElements(item.right ?? [], .rightItem)
        let leftEdge = (back + left).map(\.frame.right).max()
        let rightEdge = right.map(\.frame.x).min()
        return dressed(
            promptElements() + back + left + right + titleElements(leftEdge: leftEdge, rightEdge: rightEdge)
                + largeTitleElements())
    }

    func width(_ string: String, _ font: Font) -> Double { text.width(of: string, font: font) }

    func height(_ font: Font) -> Double { font.size * Self.lineHeight }

    private func promptElements() -> [Element] {
        guard let prompt = item.prompt?.value else { return [] }
        let width = min(width(prompt, bar.prompt.font), page.width - 2 * metrics.sidePadding)
        let height = height(bar.prompt.font)
        let y = page.barFrame.y + max(0, (promptHeight - height) / 2 + (promptHeight < metrics.promptHeight ? 0 : 2))
        return [
            Element(
                .prompt, owner: page.id, text: prompt, frame: Rect((page.width - width) / 2, y, width, height),
                color: bar.prompt.color, font: bar.prompt.font)
        ]
    }

    // MARK: Back button

    private func backElements() -> [Element] {
        guard bar.showsBack, item.hidesBack != true else { return [] }
        let chevron = chevronFrame()
        let isPressed = press.map { ["backChevron", "backLabel"].contains($0) } ?? false
        let state: Element.State = isPressed ? .pressed : .normal
        func ink(_ color: RGBA) -> RGBA { isPressed ? color.with(opacity: color.opacity * bar.highlightAlpha) : color }
        var label: Element?
        let x = chevron.right + Self.labelGap
        if let words = backWords(from: x) {
            let font = bar.backLabel.font
            let height = height(font)
            let frame = Rect(x, row.midY - height / 2, width(words, font), height)
            label = Element(
                .backLabel, owner: page.id, text: words, frame: frame, color: ink(bar.backLabel.color), font: font, state: state)
        }
        let right = max(50, label?.frame.right ?? chevron.right)
        let tap = Rect(0, row.y, right, row.height)
        label?.tapFrame = tap
        var arrow = Element(
            .backChevron, owner: page.id, frame: chevron, color: ink(bar.backArrowColor), tapFrame: tap, state: state,
            image: bar.backImage, glyph: bar.backImage == nil ? "chevronBack" : nil)
        // UIKit takes the picture of its own back button as a template; mPaaS brings a button of its own.
        arrow.isTemplate = !isClassic && page.request.project.dialect != .mpaas
        return [arrow] + [label].compactMap { $0 }
    }

    /// Between the chevron and its label.
    private static let labelGap = 6.0

    /// The chevron is 13 by 21 points; a picture keeps its size as far as the bar is high.
    private func chevronFrame() -> Rect {
        guard let image = bar.backImage else { return Rect(metrics.chevronX, row.midY - 10.5, 13, 21) }
        let size = imageSize(image, highest: row.height - 8, missing: Rect(0, 0, 13, 21))
        return Rect(metrics.chevronX, row.midY - size.height / 2, size.width, size.height)
    }

    /// The back text, or the short one where it is too long (UIKit measures; 12 letters and a third of the bar are the limits).
    private func backWords(from x: Double) -> String? {
        guard let words = bar.backText, !words.isEmpty else { return nil }
        let room = page.width / 2 - x
        if words.count <= 12, width(words, bar.backLabel.font) <= room { return words }
        let short = page.request.isChinese ? "返回" : "Back"
        return words.count > 12 || width(words, bar.backLabel.font) > room ? short : words
    }

    /// A picture's size in points, made smaller to fit.
    func imageSize(_ reference: String, highest: Double, missing: Rect = Rect(0, 0, 24, 24)) -> Rect {
        guard let facts = page.request.images.facts(reference) else { return missing }
        guard !facts.isEmpty else { return Rect(0, 0, 0, 0) }
        let share = min(1, highest / facts.height)
        return Rect(0, 0, facts.width * share, facts.height * share)
    }
}
