import Dialects
import Model

extension ItemLayout {
    /// Whether the title is hidden without being removed, which only some dialects can.
    private var hidesTitle: Bool {
        item.hidesTitle == true && ItemKey.hidesTitle.support(page.request.project.dialect).isSupported
    }

    /// The title between the two sides: centred in the bar, moved aside where it would touch an item, then cut.
    func titleElements(leftEdge: Double?, rightEdge: Double?) -> [Element] {
        guard let title = item.title?.value, !hidesTitle, opacityOfSmallTitle(title) > 0 else { return [] }
        let left = leftEdge.map { $0 + titleGap } ?? metrics.sidePadding
        let right = rightEdge.map { $0 - titleGap } ?? page.width - metrics.sidePadding
        let room = max(0, right - left)
        func place(_ width: Double, _ height: Double, midY: Double? = nil) -> Rect {
            let width = min(width, room)
            let x = min(max((page.width - width) / 2, left), right - width)
            return Rect(x, (midY ?? row.midY) - height / 2, width, height)
        }
        switch title.kind {
        case .empty: return []
        case .textAndImage where !bar.tintsTitleImage && !bar.isLargeTitle: return imageAndText(title, place: { place($0, $1) })
        case .image, .textAndImage: return imageTitle(title, place: { place($0, $1) })
        case .double: return twoLines(title, title.text, title.detail, doubleLook(title), place)
        case .segmented: return segmented(title, place(min(room, 240), 32))
        case .text, .label, .button, .textAndLabel, .textAndButton:
            let words = title.kind == .textAndLabel || title.kind == .textAndButton ? title.detail ?? title.text : title.text
            let lines = (words ?? "").split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let first = lines.first, !first.isEmpty else { return [] }
            if lines.count > 1, title.kind != .text {
                return twoLines(title, first, lines[1], secondLook(title), place)
            }
            let frame = place(width(first, bar.title.font), height(bar.title.font))
            return [line(titleRole(title), title, first, bar.title, frame)]
        }
    }

    private func titleRole(_ title: Title) -> Element.Role {
        title.kind == .button || title.kind == .textAndButton ? .titleButton : .title
    }

    private func line(_ role: Element.Role, _ title: Title, _ words: String, _ look: TextLook, _ frame: Rect) -> Element {
        let isLabel = bar.labelsTakeTaps && (title.kind == .label || title.kind == .textAndLabel)
        let takesTaps = role == .titleButton || isLabel || title.tappable == true || title.autoDismiss == true
        let isPressed = press == role.rawValue
        let width = max(44, frame.width)
        return Element(
            role, owner: page.id, text: words, frame: frame,
            color: isPressed ? look.color.with(opacity: bar.highlightAlpha) : look.color, font: look.font,
            tapFrame: takesTaps ? Rect(frame.midX - width / 2, row.y, width, row.height) : nil,
            state: isPressed ? .pressed : .normal)
    }

    private func twoLines(
        _ title: Title, _ first: String?, _ second: String?, _ looks: (TextLook, TextLook),
        _ place: (Double, Double, Double?) -> Rect
    ) -> [Element] {
        let heights = (height(looks.0.font), height(looks.1.font))
        let top = row.midY - (heights.0 + heights.1) / 2
        let upper = place(width(first ?? "", looks.0.font), heights.0, top + heights.0 / 2)
        let lower = place(width(second ?? "", looks.1.font), heights.1, top + heights.0 + heights.1 / 2)
        return [
            first.map { line(titleRole(title), title, $0, looks.0, upper) },
            second.map { line(.secondTitle, title, $0, looks.1, lower) },
        ].compactMap { $0 }
    }

    /// mPaaS's double title: 18 over 16 points (AUDoubleTitleView, 44 points high).
    private func doubleLook(_ title: Title) -> (TextLook, TextLook) {
        var second = secondLook(title).1
        if title.secondLine?.size == nil { second.font.size = 16 }
        if title.secondLine?.weight == nil { second.font.weight = 400 }
        return (bar.title, second)
    }

    private func secondLook(_ title: Title) -> (TextLook, TextLook) {
        var look = bar.title
        if let second = title.secondLine {
            look.font.family = second.family ?? look.font.family
            look.font.size = second.size ?? look.font.size
            look.font.weight = second.weight ?? look.font.weight
            look.color = second.color.flatMap(page.request.resolve) ?? look.color
        }
        return (bar.title, look)
    }

    private func imageTitle(_ title: Title, place: (Double, Double) -> Rect) -> [Element] {
        let size = titleImageSize(title)
        var frame = place(size.width, size.height)
        // A size that the app gives is the view's; items do not make it smaller.
        if title.size != nil, frame.width < size.width {
            frame = Rect((page.width - size.width) / 2, frame.y, size.width, size.height)
        }
        return [titleImage(title, frame)]
    }

    private func titleImageSize(_ title: Title) -> Rect {
        if let wanted = title.size, wanted.count == 2 {
            return Rect(0, 0, wanted[0] < 0 ? page.width + wanted[0] : wanted[0], wanted[1])
        }
        let missing = Rect(0, 0, 88, 28)
        return title.image.map { imageSize($0, highest: row.height - 8, missing: missing) } ?? missing
    }

    private func titleImage(_ title: Title, _ frame: Rect) -> Element {
        var element = Element(
            .titleImage, owner: page.id, text: nil, frame: frame, color: bar.iconColor,
            tapFrame: title.tappable == true || title.autoDismiss == true ? frame : nil, image: title.image)
        element.isTemplate = bar.tintsTitleImage
        // An image view fills the frame that it is given; NavigationAndStyle's fits the picture in.
        if title.size != nil, !bar.tintsTitleImage { element.imageMode = .stretch }
        return element
    }

    /// A picture before a text, centred together (mPaaS's AUImageTextTitleView).
    private func imageAndText(_ title: Title, place: (Double, Double) -> Rect) -> [Element] {
        guard let words = title.text, !words.isEmpty else { return imageTitle(title, place: place) }
        let size = title.size == nil ? squeezed(titleImageSize(title)) : titleImageSize(title)
        let height = height(bar.title.font)
        let whole = place(size.width + titleGap + width(words, bar.title.font), max(size.height, height))
        let picture = Rect(whole.x, whole.midY - size.height / 2, size.width, size.height)
        let x = picture.right + titleGap
        let text = Rect(x, whole.midY - height / 2, max(0, whole.right - x), height)
        return [titleImage(title, picture), line(.title, title, words, bar.title, text)]
    }

    /// Beside a text a picture is as high as an icon.
    private func squeezed(_ size: Rect) -> Rect {
        let share = min(1, 24 / max(1, size.height))
        return Rect(0, 0, size.width * share, size.height * share)
    }

    private func segmented(_ title: Title, _ frame: Rect) -> [Element] {
        var element = Element(
            .titleButton, owner: page.id, text: title.text, frame: frame, color: bar.button.color,
            font: Font(family: bar.title.font.family, size: 13, weight: 500), tapFrame: frame)
        element.segments = (title.text ?? "").split(separator: "|").map { $0.trimmed }
        return [element]
    }

    // MARK: Large title

    /// The small title comes 10 points before the large one has gone (Flutter's threshold, measured on iOS).
    private func opacityOfSmallTitle(_ title: Title) -> Double {
        guard bar.isLargeTitle, metrics.largeTitleHeight > 0 else { return 1 }
        if title.kind == .textAndLabel || title.kind == .textAndButton || title.kind == .textAndImage { return 1 }
        return page.largeTitleShare * metrics.largeTitleHeight < 10 ? 1 : 0
    }

    func largeTitleElements() -> [Element] {
        guard page.largeTitleShare > 0, let title = item.title?.value, !hidesTitle,
            let words = title.text, !words.isEmpty, title.kind != .empty
        else { return [] }
        let font = bar.largeTitle.font
        let bottom = page.barFrame.bottom - page.searchRowHeight - 8
        let width = min(width(words, font), page.width - 2 * metrics.sidePadding)
        return [
            Element(
                .largeTitle, owner: page.id, text: words, frame: Rect(metrics.sidePadding, bottom - 41, width, 41),
                color: bar.largeTitle.color, font: font)
        ]
    }
}

extension Substring {
    /// Without spaces at both ends.
    var trimmed: String {
        var part = self
        while part.first == " " { part.removeFirst() }
        while part.last == " " { part.removeLast() }
        return String(part)
    }
}
