import Model

extension Cascade {
    /// The tab bar: UIKit's own, coloured by the theme.
    mutating func tabBar(selected: RGBA? = nil) -> TabBarLook {
        let colors = request.systemColors
        let own = color(.tabBarBackground)
        if request.profile.version < 7 { return classicTabBar(own ?? RGBA(24, 24, 24)) }
        return TabBarLook(
            background: own ?? colors.bar, isBlurred: (own ?? colors.bar).alpha < 255,
            hairline: color(.tabBarHairline) ?? colors.line,
            selected: color(.tabBarTint) ?? selected ?? colors.blue, unselected: color(.tabBarUnselected) ?? colors.unselectedTab,
            fontSize: number(.tabBarFont) ?? 10)
    }

    /// Up to iOS 6 it is black, with grey icons and a white one for the tab that is shown.
    private mutating func classicTabBar(_ background: RGBA) -> TabBarLook {
        TabBarLook(
            background: background, isBlurred: false, hairline: color(.tabBarHairline) ?? .black,
            selected: color(.tabBarTint) ?? .white, unselected: color(.tabBarUnselected) ?? RGBA(150, 150, 150),
            fontSize: number(.tabBarFont) ?? 10)
    }
}
