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
        substitutes: [
            .tint: "button.color and imageTint, which mPaaS has in its place", .backTitleColor: "button.color",
            .backgroundImage: "the colour of background", .hairlineHidden: "hairline in the colour of background",
        ])
}
