import Dialects
import Gtk
import Model
import Scene

/// Something of a page that follows from no single key, with the reason in a sentence.
struct PageFact: Equatable {
    let title: String
    let value: String
    let sentence: String

    /// The facts of the inspected screen as it stands on the phone.
    static func all(in store: Store) -> [PageFact] {
        let screen = store.state.inspectedScreen
        let builder = SceneBuilder(store.phone)
        let request = builder.request(screen, in: store.state.navigation)
        let bar = store.dialect.resolve(request)
        var facts = [back(bar, request, in: store)].compactMap { $0 }
        if let frame = builder.frame(of: store.state.navigation).bars.first(where: { $0.owner == screen }) {
            facts.append(content(bar, frame))
        }
        return facts
    }

    private static func content(_ bar: ResolvedBar, _ frame: BarFrame) -> PageFact {
        let sentence =
            if bar.dock != nil {
                tr("The page is docked, so its content begins below the lowest element of the bar.")
            } else if bar.isHidden, bar.reservesSpaceWhenHidden {
                tr("The bar is hidden, but this library keeps its room free.")
            } else if bar.isHidden {
                tr("The bar is hidden, so the content has the whole screen.")
            } else if bar.contentUnderBar {
                tr("The bar lets the content run under it, so the content begins at the top of the screen.")
            } else {
                tr("The bar is opaque, so the content begins below it.")
            }
        let points = JSON.number(frame.contentOriginY.rounded(to: 0.01)).shortText ?? ""
        return PageFact(title: tr("Content begins"), value: points + " pt", sentence: sentence)
    }

    private static func back(_ bar: ResolvedBar, _ request: BarRequest, in store: Store) -> PageFact? {
        guard request.depth > 0 else { return nil }
        let title = tr("Back button")
        guard bar.showsBack else {
            let sentence =
                if bar.item.left?.isEmpty == false {
                    tr("The page has left items of its own, which stand in place of the back button.")
                } else if bar.item.hidesBack == true {
                    tr("The page hides its back button.")
                } else {
                    tr("The library shows no back button here.")
                }
            return PageFact(title: title, value: tr("None"), sentence: sentence)
        }
        guard let text = bar.backText else {
            return PageFact(title: title, value: tr("Arrow alone"), sentence: tr("No text is left for it, or it was taken away."))
        }
        let below = request.stackBelow.last.flatMap { store.project[screen: $0]?.item }
        let sentence =
            if bar.item.back?.title?.value == text {
                tr("The page itself says what its back button shows.")
            } else if below?.backTitle?.value == text {
                tr("The page below says what back buttons that lead to it show.")
            } else if below?.title?.value?.text == text {
                tr("It is the title of the page below.")
            } else {
                tr("It is the library's own word.")
            }
        return PageFact(title: title, value: text, sentence: sentence)
    }
}
