import Model

extension PlainColors {
    /// The colour of a part of a bar in light; another one in the dark is lost.
    mutating func shown(_ part: BarPart, of look: PageLook, _ key: StyleKey) -> RGBA {
        let light = look.standard[.light][part], dark = look.standard[.dark][part]
        return plain(.pair(light: .plain(light), dark: .plain(dark)), key.name, screen: look.screen?.id)
    }
}
