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
        var bar = Dialects.named(project.dialect).resolve(request)
        bar.trace = []
        bar.backImage = bar.backImage.map(CatalogPictures.name)
        for index in bar.layers.indices { bar.layers[index].image = bar.layers[index].image.map(CatalogPictures.name) }
        return bar
    }

    /// The properties in which two bars differ, with both values.
    static func differences(_ one: ResolvedBar?, _ other: ResolvedBar?) -> [String] {
        guard let one, let other else { return one == nil && other == nil ? [] : ["a bar is missing"] }
        return zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).compactMap { one, other in
            let texts = (String(describing: one.value), String(describing: other.value))
            return texts.0 == texts.1 ? nil : "\(one.label ?? ""): \(texts.0) -> \(texts.1)"
        }
    }
}

extension Project {
    /// The project without what a report names as lost.
    func without(_ losses: [Loss]) -> Project {
        var result = self
        for loss in losses {
            if let id = loss.screen, let index = result.screens.firstIndex(where: { $0.id == id }) {
                result.screens[index].style.lose(loss)
            } else if loss.property.hasPrefix("tabs[0].") {
                let property = String(loss.property.dropFirst("tabs[0].".count))
                result.tabs[0].style.lose(Loss(property, closest: loss.closest))
            } else if loss.screen == nil {
                result.theme.style.lose(loss)
            }
        }
        return result
    }
}

extension Style {
    fileprivate mutating func lose(_ loss: Loss) {
        let edge = "scrollEdge."
        if loss.property.hasPrefix(edge), var style = scrollEdge {
            style.lose(Loss(String(loss.property.dropFirst(edge.count)), closest: loss.closest))
            self[.scrollEdge] = .style(style)
        } else if let key = StyleKey.named(loss.property) {
            let words = loss.closest.split { " ;,".contains($0) }
            let isOnlyDark = words.starts(with: ["the", "light", "colour"])
            self[key] = isOnlyDark ? Color(hex: String(words[3])).map(StyleValue.color) : nil
        }
    }
}
