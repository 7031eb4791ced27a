import Model

extension Cascade {
    /// The tab bar: UIKit's own, coloured by the theme.
    mutating func tabBar(selected: RGBA? = nil) -> TabBarLook {
        let colors = request.systemColors
        let own = color(.tabBarBackground)
        return TabBarLook(
            background: own ?? colors.bar, isBlurred: (own ?? colors.bar).alpha < 255,
            hairline: color(.tabBarHairline) ?? colors.line,
            selected: color(.tabBarTint) ?? selected ?? colors.blue, unselected: color(.tabBarUnselected) ?? colors.unselectedTab,
            fontSize: number(.tabBarFont) ?? 10)
    }
}
