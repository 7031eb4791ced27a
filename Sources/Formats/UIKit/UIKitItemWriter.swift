import Model

/// Writes what a page puts into its bar, as statements of `viewDidLoad`.
struct UIKitItemWriter {
    private let screen: Screen
    private let code: SwiftCode
    private(set) var lost: [Loss] = []

    init(screen: Screen, code: SwiftCode) {
        self.screen = screen
        self.code = code
    }

    mutating func statements() -> [String] {
        let item = screen.item
        var lines = title(item.title)
        if let prompt = item.prompt { lines.append("navigationItem.prompt = \(prompt.value.map(SwiftCode.string) ?? "nil")") }
        if item.largeTitle == .always { lines.append("navigationController?.navigationBar.prefersLargeTitles = true") }
        if let mode = item.largeTitle { lines.append("navigationItem.largeTitleDisplayMode = .\(mode.rawValue)") }
        if let title = item.backTitle { lines.append("navigationItem.backButtonTitle = \(SwiftCode.string(title.value ?? ""))") }
        if let isHidden = item.hidesBack { lines.append("navigationItem.hidesBackButton = \(isHidden)") }
        if let back = item.back {
            if back.title != nil { lose("back.title", closest: Phrase("backTitle of the page below")) }
            if back.image != nil { lose("back.image", closest: Phrase("backImage")) }
            if back.intercept != nil { lose("back.intercept") }
        }
        return lines + items(item.left, "left") + items(item.right, "right")
    }

    private mutating func lose(_ property: String, closest: Phrase = Capabilities.leftOut) {
        lost.append(Loss("item.\(property)", screen: screen.id, closest: closest))
    }

    private mutating func title(_ title: Setting<Title>?) -> [String] {
        guard let title = title?.value else { return [] }
        let text = title.text.map { ["self.title = \(SwiftCode.string($0))"] } ?? []
        switch title.kind {
        case .text: return text
        case .empty: return []
        case .image:
            guard let image = title.image else { break }
            let lines = ["let titleView = UIImageView(image: \(SwiftCode.image(image)))"]
            return lines + frame(title.size) + ["navigationItem.titleView = titleView"]
        default: break
        }
        lose("title.kind", closest: Phrase("a plain title"))
        return text
    }

    private func frame(_ size: [Double]?) -> [String] {
        guard let size, size.count == 2 else { return [] }
        let width = size[0] < 0 ? "view.bounds.width - \(JSON.spelling(-size[0]))" : JSON.spelling(size[0])
        return ["titleView.frame = CGRect(x: 0, y: 0, width: \(width), height: \(JSON.spelling(size[1])))"]
    }

    private mutating func items(_ items: [BarItem]?, _ side: String) -> [String] {
        guard let items else { return [] }
        var lines: [String] = []
        var names: [String] = []
        for (index, item) in items.enumerated() {
            guard let made = made(item, "\(side)[\(index)]") else { continue }
            let name = "\(side)Item\(names.count + 1)"
            names.append(name)
            lines.append("let \(name) = UIBarButtonItem(\(made))")
            if item.enabled == false { lines.append("\(name).isEnabled = false") }
            if let tint = item.tint { lines.append("\(name).tintColor = \(code.color(tint))") }
            if item.badge != nil { lose("\(side)[\(index)].badge") }
            if item.extendTapAreaBy != nil { lose("\(side)[\(index)].extendTapAreaBy") }
        }
        // UIKit's first item stands outermost: at the right, its list runs from the edge inwards.
        let ordered = side == "right" ? names.reversed() : names
        return lines + ["navigationItem.\(side)BarButtonItems = [\(ordered.joined(separator: ", "))]"]
    }

    /// The arguments that make an item; `nil` if UIKit has none like it.
    private mutating func made(_ item: BarItem, _ property: String) -> String? {
        let symbols: [GenericItem: String] = [
            .back: "chevron.backward", .noAutoDismissBack: "chevron.backward", .close: "xmark", .noAutoDismissClose: "xmark",
            .forward: "chevron.forward", .settings: "gearshape",
        ]
        let action = action(item)
        if let system = item.system {
            return system == .flexibleSpace || system == .fixedSpace
                ? "systemItem: .\(system.rawValue)" : "systemItem: .\(system.rawValue)\(action)"
        }
        if let image = item.image {
            let title = item.text.map { "title: \(SwiftCode.string($0)), " } ?? ""
            return "\(title)image: \(SwiftCode.image(image))\(action)"
        }
        if let generic = item.generic, let symbol = symbols[generic] {
            return "image: UIImage(systemName: \(SwiftCode.string(symbol)))\(action)"
        }
        if let text = item.text { return "title: \(SwiftCode.string(text))\(action)" }
        lose(property)
        return nil
    }

    private func action(_ item: BarItem) -> String {
        let isGenericExit = item.generic == .back || item.generic == .close
        switch item.action ?? (item.autoDismiss == true || isGenericExit ? .pop : .none) {
        case .pop:
            return ", primaryAction: UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) }"
        case .dismiss: return ", primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }"
        case .none: return ""
        }
    }
}
