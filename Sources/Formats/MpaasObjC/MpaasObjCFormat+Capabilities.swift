import Model

extension MpaasObjCFormat {
    /// What AUTheme's keys, DTNavigationBarAppearanceProtocol and AUNavigationBar's methods can say.
    static let capabilities = Capabilities(
        [
            (
                [
                    .background, .hairline, .titleColor, .titleSize, .titleWeight, .buttonColor, .buttonSize, .imageTint,
                    .backImage,
                    .tabBarBackground, .tabBarHairline, .tabBarTint, .tabBarUnselected, .tabBarFont,
                ], [.theme]
            ),
            ([.hidden, .customBar, .background, .statusBar, .titleColor, .backTitleColor, .backImage], [.screen]),
            (
                [
                    .base, .background, .translucent, .barAlpha, .hairline, .titleColor, .hidden, .statusBar, .backTitleColor,
                    .backImageColor, .backImage,
                ], [.live]
            ),
        ],
        items: [.screen: ["title", "back", "left", "right"], .live: ["title", "back", "left", "right"]],
        standIns: [
            .tint: .key(.buttonColor, .imageTint), .backTitleColor: .words(Phrase("button.color")),
            .backgroundImage: .words(Phrase("the colour of background")),
            .hairlineHidden: .value(.hairline, as: Phrase("a clear hairline")) { hidden, _ in
                hidden.flag == true ? .color(.plain(.clear)) : nil
            },
            .barAlpha: .ground(Phrase("the alpha of background")), .maskColor: .ground(Phrase("background, mixed with it")),
            .maskAlpha: .ground(Phrase("background, mixed with it")),
        ])
}
