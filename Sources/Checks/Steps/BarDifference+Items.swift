import Dialects
import Model
import Scene

extension BarDifference {
    /// Title and items that are not the screen's own. A title that is large by mistake brings the items that go with it.
    static func items(_ shown: ResolvedBar, _ own: ResolvedBar) -> [BarDifference] {
        guard shown.isLargeTitle == own.isLargeTitle, shown.showsItems, own.showsItems else { return [] }
        let one = shown.item, two = own.item
        var all: [BarDifference] = []
        if one.title != two.title {
            all.append(BarDifference(element: "title", shown: "the title \(words(one.title))", wanted: words(two.title)))
        }
        for (element, one, two) in [("left", one.left, two.left), ("right", one.right, two.right)] where !isAlike(one, two) {
            let shown: Phrase = element == "left" ? "left items \(words(one))" : "right items \(words(one))"
            all.append(BarDifference(element: element, shown: shown, wanted: words(two)))
        }
        return all
    }

    /// Whether both sides hold the same; colours are compared as the bar's.
    private static func isAlike(_ one: [BarItem]?, _ two: [BarItem]?) -> Bool {
        func plain(_ items: [BarItem]?) -> [BarItem] {
            (items ?? []).map { item in
                var item = item
                item.tint = nil
                return item
            }
        }
        return plain(one) == plain(two)
    }

    private static func words(_ title: Setting<Title>?) -> Phrase {
        guard let title = title?.value, title.kind != .empty else { return Phrase("nothing") }
        return (title.text ?? title.image).map { "\($0)" } ?? "of kind \(title.kind.rawValue)"
    }

    private static func words(_ items: [BarItem]?) -> Phrase {
        let names = (items ?? []).map { item -> Phrase in (item.name ?? item.image).map { "\($0)" } ?? "without a name" }
        return names.isEmpty ? Phrase("nothing") : Phrase.list(names)
    }
}
