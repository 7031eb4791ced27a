import Dialects
import Model
import Testing

/// Which keys of items and screens each dialect offers; what is ignored says why.
struct ItemKeyTests {
    private func item(_ change: (inout Item) -> Void) -> Item {
        var item = Item()
        change(&item)
        return item
    }

    private func bar(_ change: (inout BarItem) -> Void) -> Item {
        var one = BarItem()
        change(&one)
        return item { $0.right = [one] }
    }

    @Test(arguments: [
        (ItemKey.largeTitle, [DialectName.uikit, .navigationAndStyle]), (.whenLarge, [.uikit, .navigationAndStyle]),
        (.hidesLeft, [.customBar]), (.hidesTitle, [.customBar]), (.hidesRight, [.customBar]), (.mpaas, [.mpaas]),
        (.generic, [.navigationAndStyle]), (.autoDismiss, [.navigationAndStyle]), (.titleAutoDismiss, [.navigationAndStyle]),
        (.extendTapAreaBy, [.navigationAndStyle]), (.badge, [.uikit, .hbd, .mpaas, .saveRestore, .customBar]),
        (.backText, [.uikit, .hbd, .mpaas, .saveRestore, .customBar]), (.titleKind, DialectName.allCases),
    ]) func takers(_ key: ItemKey, _ takers: [DialectName]) {
        #expect(DialectName.allCases.filter { key.support($0).isSupported } == takers)
    }

    @Test(arguments: [
        (ScreenKey.dock, DialectName.navigationAndStyle), (.shrinkOnScroll, .navigationAndStyle),
        (.forwardsStatusBar, .navigationAndStyle), (.clickBack, .hbd), (.autoStyle, .mpaas), (.loadingColors, .mpaas),
        (.restore, .saveRestore),
    ]) func screens(_ key: ScreenKey, _ taker: DialectName) {
        #expect(DialectName.allCases.filter { key.support($0).isSupported } == [taker])
    }

    @Test func aLargeTitleIsIgnoredOnlyWhereItIsAskedFor() {
        let always = item { $0.largeTitle = .always }, never = item { $0.largeTitle = .never }
        #expect(ItemKey.largeTitle.support(.hbd, in: always) == .ignored("it has no large titles"))
        #expect(ItemKey.largeTitle.support(.hbd, in: never) == .yes)
        #expect(ItemKey.largeTitle.support(.uikit, in: always) == .yes)
    }

    @Test(arguments: [(TitleKind.double, false), (.segmented, false), (.textAndImage, true), (.label, true), (.empty, true)])
    func navigationAndStyleOffersAListOfTitles(_ kind: TitleKind, _ isOffered: Bool) {
        var title = Title(text: "Home")
        title.kind = kind
        let given = item { $0.title = .value(title) }
        #expect(ItemKey.titleKind.support(.navigationAndStyle, in: given).isSupported == isOffered)
        #expect(ItemKey.titleKind.support(.uikit, in: given).isSupported)
    }

    @Test func aTitleButtonWithAPictureIsNotOffered() {
        var title = Title(text: "Home")
        (title.kind, title.image) = (.button, "builtin:back")
        let given = item { $0.title = .value(title) }
        #expect(!ItemKey.titleKind.support(.navigationAndStyle, in: given).isSupported)
        #expect(ItemKey.titleKind.support(.mpaas, in: given).isSupported)
    }

    @Test func picturesHaveNoLargerTapArea() {
        let text = bar { ($0.text, $0.extendTapAreaBy) = ("Help", 32) }
        let picture = bar { ($0.image, $0.extendTapAreaBy) = ("builtin:back", 32) }
        let system = bar { ($0.system, $0.extendTapAreaBy) = (.add, 32) }
        let support = [text, picture, system].map { ItemKey.extendTapAreaBy.support(.navigationAndStyle, in: $0).isSupported }
        #expect(support == [true, false, true])
        var both = text, back = BarItem()
        back.generic = .back
        both.left = [back]
        #expect(ItemKey.extendTapAreaBy.support(.navigationAndStyle, in: both) == .yes, "the other item is as large as it is")
        #expect(ItemKey.extendTapAreaBy.support(.uikit, in: bar { $0.extendTapAreaBy = 0 }) == .yes)
        #expect(!ItemKey.extendTapAreaBy.support(.uikit, in: text).isSupported)
    }

    @Test func anEmptyItemIsTakenEverywhere() {
        for dialect in DialectName.allCases {
            #expect(ItemKey.allCases.allSatisfy { $0.support(dialect, in: Item()) == .yes })
        }
    }
}
