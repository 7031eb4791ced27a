import Dialects
import Model

/// What a bar item draws: a text, an own icon, a picture, or picture and text.
struct ItemFace: Equatable {
    var text: String?
    var glyph: String?
    var image: String?
    var isStrong = false
    /// Room without anything in it.
    var space: Double?

    init(_ item: BarItem, isEditing: Bool, isChinese: Bool = false) {
        if let system = item.system {
            show(system, isEditing: isEditing)
            if isChinese { text = text.map { Self.chinese[$0] ?? $0 } }
        } else if let generic = item.generic {
            image = generic.image
        } else if let mpaas = item.mpaas {
            glyph = "mpaas.\(mpaas.rawValue)"
        }
        text = item.text ?? text
        image = item.image ?? image
        if item.text != nil || item.image != nil { glyph = nil }
    }

    /// UIKit's own words.
    private static let chinese = [
        "Done": "完成", "Cancel": "取消", "Edit": "编辑", "Save": "存储", "Undo": "撤销", "Redo": "重做",
    ]

    private mutating func show(_ system: SystemItem, isEditing: Bool) {
        switch system {
        case .flexibleSpace: space = 8
        case .fixedSpace: space = 16
        case .edit: (text, isStrong) = isEditing ? ("Done", true) : ("Edit", false)
        case .done, .save: (text, isStrong) = (system.text, true)
        default:
            text = system.text
            if text == nil { glyph = "system.\(system.rawValue)" }
        }
    }
}

extension GenericItem {
    /// The picture that NavigationAndStyle ships for the item.
    var image: String {
        switch self {
        case .back, .noAutoDismissBack: "builtin:back"
        case .close, .noAutoDismissClose: "builtin:close"
        case .forward: "builtin:forward"
        case .settings: "builtin:settings"
        }
    }
}

extension ItemLayout {
    private struct Placed {
        let index: Int
        let item: BarItem
        let face: ItemFace
        let width: Double
    }

    /// The items of one side, placed from the screen's edge inwards.
    func itemElements(_ items: [BarItem], _ role: Element.Role) -> [Element] {
        let placed = items.enumerated().map { index, item in
            let face = ItemFace(
                item, isEditing: page.request.screen.editing == true, isChinese: page.request.isChinese)
            return Placed(index: index, item: item, face: face, width: width(of: face))
        }
        let isLeft = role == .leftItem
        var x = isLeft ? metrics.sidePadding : page.width - metrics.sidePadding
        var elements: [Element] = []
        let inwards = isLeft ? placed : placed.reversed()
        for (index, one) in inwards.enumerated() {
            if one.face.space == nil {
                elements.append(element(one, role, x: isLeft ? x : x - one.width))
            }
            let next = inwards.indices.contains(index + 1) ? inwards[index + 1].face : one.face
            let step = one.width + (one.face.space == nil ? room(between: one.face, and: next) : 0)
            x += isLeft ? step : -step
        }
        return isLeft ? elements : elements.reversed()
    }

    private func element(_ placed: Placed, _ role: Element.Role, x: Double) -> Element {
        let item = placed.item, face = placed.face
        let isText = face.text != nil
        let state = state(item, role, placed.index)
        let plain = item.tint.flatMap(page.request.resolve) ?? (isText ? bar.button.color : bar.iconColor)
        let color: RGBA =
            switch state {
            case .normal: plain
            case .pressed: plain.with(opacity: bar.highlightAlpha)
            case .disabled: bar.disabledColor
            }
        let font = isText ? font(face) : nil
        let height = height(of: face)
        let frame = Rect(x, row.midY - height / 2, placed.width, height)
        var element = Element(
            role, owner: page.id, index: placed.index, text: face.text, frame: frame, color: color, font: font,
            tapFrame: item.enabled == false ? nil : tapFrame(frame, item, face, role), state: state, image: face.image,
            glyph: face.glyph)
        element.badge = item.badge
        element.isTemplate = true
        element.breaksLines = bar.breaksItemText
        if isText, let image = face.image {
            element.pictureWidth = imageSize(image, highest: 28).width
            element.pictureGap = gap(face)
        }
        return element
    }

    private func state(_ item: BarItem, _ role: Element.Role, _ index: Int) -> Element.State {
        if item.enabled == false { return .disabled }
        guard let press else { return .normal }
        let names = [role.rawValue + ".\(index)", item.id, item.text, item.system?.rawValue, item.mpaas?.rawValue]
        let isFirstOfRole = press == role.rawValue && index == 0
        return isFirstOfRole || names.contains(press) ? .pressed : .normal
    }

    private func font(_ face: ItemFace) -> Font {
        var font = bar.button.font
        if face.isStrong, font.weight < 600 { font.weight = 600 }
        return font
    }

    /// The lines of an item's text.
    private func lines(_ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return bar.breaksItemText ? lines : [lines.joined(separator: " ")]
    }

    private func height(of face: ItemFace) -> Double {
        let words = face.text.map { height(bar.button.font) * Double(lines($0).count) } ?? 0
        let picture = face.image.map { imageSize($0, highest: 28).height } ?? (face.glyph == nil ? 0 : 24)
        return max(words, picture)
    }

    private func width(of face: ItemFace) -> Double {
        if let space = face.space { return space }
        let picture = face.image.map { imageSize($0, highest: 28).width } ?? (face.glyph == nil ? 0 : 24)
        let words = face.text.map { lines($0).map { width($0, font(face)) }.max() ?? 0 } ?? 0
        return picture + words + (picture > 0 && words > 0 ? gap(face) : 0)
    }

    /// Between an item's picture and its text; NavigationAndStyle puts a space before each line.
    private func gap(_ face: ItemFace) -> Double { bar.breaksItemText ? width(" ", font(face)) : 4 }

    /// At least 44 points wide, as high as the row; grown towards the bar's middle where the item says so and the library can.
    private func tapFrame(_ frame: Rect, _ item: BarItem, _ face: ItemFace, _ role: Element.Role) -> Rect {
        let width = max(44, frame.width)
        var tap = Rect(frame.midX - width / 2, row.y, width, row.height)
        let canGrow = item.tapAreaSupport(page.request.project.dialect).isSupported
        let extra = canGrow && (bar.extendsPictures || face.image == nil) ? item.extendTapAreaBy ?? 0 : 0
        tap.width += extra
        if role == .rightItem { tap.x -= extra }
        return tap
    }
}
