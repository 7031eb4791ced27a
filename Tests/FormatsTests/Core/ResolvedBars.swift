import Dialects
import Model

@testable import Formats

/// What a dialect makes of the screens of a project, to compare projects by what is seen of them.
enum ResolvedBars {
    /// The bar of a screen in the first tab, without its reasons, and with pictures by their plain names.
    static func bar(_ project: Project, _ id: ScreenID, _ appearance: Appearance) -> ResolvedBar? {
        guard let screen = project[screen: id] else { return nil }
        let request = BarRequest(
            project: project, screen: screen, stack: .tab(0), stackBelow: id == "home" ? [] : ["home"], journal: Journal(),
            appearance: appearance)
        return plain(Dialects.named(project.dialect).resolve(request))
    }

    /// A bar without its reasons and the names of its items, and with pictures by their plain names.
    static func plain(_ bar: ResolvedBar) -> ResolvedBar {
        var bar = bar
        bar.trace = []
        bar.backImage = bar.backImage.map(CatalogPictures.name)
        for index in bar.layers.indices { bar.layers[index].image = bar.layers[index].image.map(CatalogPictures.name) }
        // It tells by itself whether the title is large.
        bar.item.largeTitle = nil
        if bar.item.back == BackButton() { bar.item.back = nil }
        if bar.item.title == .nothing || bar.item.title?.value?.kind == .empty { bar.item.title = nil }
        if case .value(var title)? = bar.item.title {
            title.image = title.image.map(CatalogPictures.name)
            bar.item.title = .value(title)
        }
        for side in [\Item.left, \Item.right] {
            bar.item[keyPath: side] = bar.item[keyPath: side]?.map { item in
                var item = item
                item.id = nil
                // A tap that leaves the page has several names.
                if item.autoDismiss == true || item.action == .dismiss { item.action = .pop }
                item.autoDismiss = nil
                item.image = item.image.map(CatalogPictures.name)
                return item
            }
            if bar.item[keyPath: side] == [] { bar.item[keyPath: side] = nil }
        }
        return bar
    }

    /// The properties in which two bars differ, with both values.
    static func differences(_ one: ResolvedBar?, _ other: ResolvedBar?) -> [String] {
        guard let one, let other else { return one == nil && other == nil ? [] : ["a bar is missing"] }
        return zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).compactMap { one, other in
            let texts = (text(one.value), text(other.value))
            return texts.0 == texts.1 ? nil : "\(one.label ?? ""): \(texts.0) -> \(texts.1)"
        }
    }

    private static func text(_ value: Any) -> String {
        if let item = value as? Item { return item.json.compactText() }
        return String(describing: value)
    }
}
