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
            all.append(BarDifference(element: element, shown: "\(element) items \(words(one))", wanted: words(two)))
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

    private static func words(_ title: Setting<Title>?) -> String {
        guard let title = title?.value, title.kind != .empty else { return "nothing" }
        return title.text ?? title.image ?? "of kind \(title.kind.rawValue)"
    }

    private static func words(_ items: [BarItem]?) -> String {
        let names = (items ?? []).map { $0.name ?? $0.image ?? "without a name" }
        return names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }
}
