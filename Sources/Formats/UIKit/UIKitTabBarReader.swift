import Model

/// Reads what code sets on all tab bars and on their items.
struct UIKitTabBarReader {
    let machine: SwiftMachine

    /// Adds what the code says of tab bars.
    func read(_ style: inout Style) {
        guard let bar = machine.proxies["UITabBar"] else { return tabItems(&style) }
        let values = UIKitValueReader(machine: machine, object: bar)
        if let color = values.color("barTintColor") { style[.tabBarBackground] = color }
        if let color = values.color("tintColor") { style[.tabBarTint] = color }
        if let color = values.color("unselectedItemTintColor") { style[.tabBarUnselected] = color }
        tabItems(&style)
        guard let appearance = (bar.properties["standardAppearance"] ?? bar.properties["scrollEdgeAppearance"])?.object else {
            return
        }
        let look = UIKitValueReader(machine: machine, object: appearance)
        if let color = look.color("backgroundColor") { style[.tabBarBackground] = color }
        if let color = look.color("shadowColor") { style[.tabBarHairline] = color }
        let layout = appearance.properties["stackedLayoutAppearance"]?.object
        for (state, key) in [("normal", StyleKey.tabBarUnselected), ("selected", .tabBarTint)] {
            guard let object = layout?.properties[state]?.object else { continue }
            let values = UIKitValueReader(machine: machine, object: object)
            if let color = values.color("iconColor") ?? values.foreground("titleTextAttributes") { style[key] = color }
            if let font = machine.font(object.properties["titleTextAttributes"]?.dictionary?["font"]) {
                style[.tabBarFont] = .number(font.size)
            }
        }
    }

    /// What all items of tab bars have, `UITabBarItem.appearance()`.
    private func tabItems(_ style: inout Style) {
        guard let proxy = machine.proxies["UITabBarItem"] else { return }
        let values = UIKitValueReader(machine: machine, object: proxy)
        if let color = values.foreground("titleTextAttributes.normal") { style[.tabBarUnselected] = color }
        if let color = values.foreground("titleTextAttributes.selected") { style[.tabBarTint] = color }
        if let font = machine.font(proxy.properties["titleTextAttributes.normal"]?.dictionary?["font"]) {
            style[.tabBarFont] = .number(font.size)
        }
    }
}
