import Dialects
import Model
import Scene

/// Items that a page declares, does not hide, and has lost.
enum LostItems {
    /// At rest, after the live entries.
    static func findings(_ look: ScreenLook) -> [Finding] {
        let moments = look.moments + look.tapped
        return moments.flatMap { moment in
            lost(moment.bar, look.request(moment)).map { side in
                look.finding("stack.itemsLost", .error, moment, side.key, side.message(look.screen.id), remedy: remedy)
            }
        }
    }

    /// After a step of a scenario.
    static func findings(_ look: StepLook) -> [Finding] {
        guard look.scenario != nil else { return [] }
        let request = look.request
        return lost(look.bar(request), request).map { side in
            look.finding("stack.itemsLost", .error, side.key, side.message(look.screen), remedy: remedy)
        }
    }

    private static let remedy: Phrase = "Set them again after showing."

    private struct Side {
        let key: String
        let name: Phrase
        let reason: Phrase

        func message(_ screen: ScreenID) -> Phrase { "The \(name) of \(screen) do not come back: the library \(reason)." }
    }

    private static func lost(_ bar: ResolvedBar, _ request: BarRequest) -> [Side] {
        let declared = request.declaredItem
        guard !bar.isHidden, bar.showsItems, declared.whenLarge == nil else { return [] }
        switch request.project.dialect {
        case .customBar:
            let reason: Phrase = "stores nothing the second time, and puts back what it stored"
            let sides: [(Phrase, Bool)] = [
                ("left items", isLost(declared.left, bar.item.left, declared.hidesLeft)),
                (Phrase("title"), declared.title?.value != nil && declared.hidesTitle != true && bar.item.title?.value == nil),
                ("right items", isLost(declared.right, bar.item.right, declared.hidesRight)),
            ]
            let keys = ["left", "title", "right"]
            return zip(keys, sides).filter(\.1.1).map { Side(key: $0, name: $1.0, reason: reason) }
        case .hbd:
            let reason: Phrase = "sets titleView to nil when the bar is shown"
            let kind = declared.title?.value?.kind ?? .text, now = bar.item.title?.value?.kind
            let isTitleLost = kind != .text && kind != .empty && now != kind
            let isLeftLost = isLost(declared.left, bar.item.left, nil)
            return (isTitleLost ? [Side(key: "title", name: "title view", reason: reason)] : [])
                + (isLeftLost
                    ? [Side(key: "left", name: "left items", reason: "replaces the left items when the bar is shown")] : [])
        case .uikit, .navigationAndStyle, .mpaas, .saveRestore: return []
        }
    }

    private static func isLost(_ declared: [BarItem]?, _ shown: [BarItem]?, _ isHidden: Bool?) -> Bool {
        declared?.isEmpty == false && isHidden != true && shown?.isEmpty != false
    }
}
