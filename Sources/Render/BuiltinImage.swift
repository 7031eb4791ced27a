internal import Model
internal import Synchronization

/// The pictures that every project may use without a file, drawn for Transom.
enum BuiltinImage {
    /// What their references begin with.
    static let prefix = "builtin:"

    /// The names, without the prefix.
    static let names = Set(glyphs.keys).union(drawings.keys).union(scenes.keys).union(["empty"])

    private static let made = Mutex<[String: Picture]>([:])

    /// The picture of that name, read when it is first asked for.
    static func named(_ name: String) -> Picture? {
        made.withLock { made in
            if let picture = made[name] { return picture }
            guard let source = source(name) else { return nil }
            // The digest of a picture without a file is that of its name.
            let digest = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { (sum: UInt64, byte) in (sum ^ UInt64(byte)) &* 0x100_0000_01B3
            }
            let picture = Picture(source, scale: 1, hasAlpha: !opaque.contains(name), digest: digest)
            made[name] = picture
            return picture
        }
    }

    private static func source(_ name: String) -> Picture.Source? {
        if name == "empty" { return .empty }
        if let (glyph, color) = glyphs[name] { return .glyph(glyph, color) }
        guard let text = drawings[name] ?? scenes[name] else { return nil }
        return (try? VectorImage(Array(text.utf8), as: prefix + name)).map { .vector($0) }
    }

    /// Pictures without an alpha channel; an empty UIImage has no pixels and so none either.
    private static let opaque = Set(scenes.keys).union(["empty"])

    /// Template images of NavigationAndStyle, and the arrows of mPaaS pages.
    private static let glyphs: [String: (Glyph, RGBA)] = {
        var result = ["back_button_normal": (arrow, RGBA(0x10, 0x8E, 0xE9)), "back_button_normal_white": (arrow, RGBA.white)]
        for name in ["back", "forward", "settings", "close"] { result[name] = Glyph.named(name).map { ($0, .black) } }
        return result
    }()

    /// The arrow of mPaaS pages, 12 by 17 pt.
    private static let arrow = Glyph("M10 1.6 L2.6 8.5 L10 15.4", width: 12, height: 17, line: 2.1)

    /// Parts of bars, and pictures with transparency.
    private static let drawings = [
        "NavBar": bar(top: "#F5F8FB", middle: "#D9E2EB", bottom: "#BFCCD9", line: "#8E9DAC", shadow: 5, light: 0.9),
        "BlackNavBar": bar(top: "#4A4D52", middle: "#222428", bottom: "#0B0C0E", line: "#000000", shadow: 3, light: 0.22),
        "backgroundShadow": fade(width: 16, height: 16, from: 0.475),
        "transparentGradient": fade(width: 390, height: 100, from: 0.6),
        "logo": """
        <svg xmlns="http://www.w3.org/2000/svg" width="84" height="24" viewBox="0 0 84 24" fill="none">
        <rect x="1" y="2" width="20" height="20" rx="6" fill="#108EE9"/>
        <path d="M6 15.5C6 10 9 7 11 7s5 3 5 8.500M6 15.500H16" stroke="#FFF" stroke-width="2" stroke-linecap="round"/>
        <g stroke="#1C1C1E" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round">
        <circle cx="33" cy="14" r="5"/><path d="M43 9V19M43 14C43 11 45 9 48 9"/><path d="M53 4V19"/><circle cx="58" cy="14" r="5"/>
        <path d="M68.500 9V19"/><path d="M76 5V16C76 18 77 19 79 19H80M73 9H80"/></g>
        <circle cx="68.500" cy="5" r="1.400" fill="#1C1C1E"/></svg>
        """,
        "avatar": """
        <svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80">
        <defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#8EC5FC"/><stop offset="1" stop-color="#5B7CFA"/></linearGradient>
        <clipPath id="c"><circle cx="40" cy="40" r="40"/></clipPath></defs>
        <g clip-path="url(#c)"><rect width="80" height="80" fill="url(#a)"/>
        <path d="M12 84C12 63 24 56 40 56s28 7 28 28Z" fill="#FFF" fill-opacity=".95"/>
        <path d="M33 46h14v12c0 4-14 4-14 0Z" fill="#F2C6A0"/><circle cx="40" cy="34" r="14" fill="#FAD7B5"/>
        <path d="M25 34C24 22 31 16 40 16s16 6 15 18c-2-7-6-9-10-9-6 0-8 2-13 1-3 1-6 3-7 8Z" fill="#3B2A20"/></g></svg>
        """,
    ]

    /// A bar of 44 pt with a light upper edge and a soft shadow under it.
    private static func bar(top: String, middle: String, bottom: String, line: String, shadow: Int, light: Double) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="320" height="\(44 + shadow)">
        <defs><linearGradient id="b" x2="0" y2="1"><stop stop-color="\(top)"/><stop offset=".5" stop-color="\(middle)"/>\
        <stop offset="1" stop-color="\(bottom)"/></linearGradient>
        <linearGradient id="s" x2="0" y2="1"><stop stop-opacity=".32"/><stop offset=".4" stop-opacity=".12"/>\
        <stop offset="1" stop-opacity="0"/></linearGradient></defs>
        <rect width="320" height="44" fill="url(#b)"/><rect width="320" height="1" fill="#FFF" fill-opacity="\(light)"/>
        <rect y="43" width="320" height="1" fill="\(line)"/><rect y="44" width="320" height="\(shadow)" fill="url(#s)"/></svg>
        """
    }

    /// Black that fades evenly to nothing downwards.
    private static func fade(width: Int, height: Int, from alpha: Double) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)"><defs><linearGradient id="f" x2="0" y2="1">\
        <stop stop-opacity="\(alpha)"/><stop offset="1" stop-opacity="0"/></linearGradient></defs>\
        <rect width="\(width)" height="\(height)" fill="url(#f)"/></svg>
        """
    }
}
