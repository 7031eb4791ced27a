internal import CCairo
internal import Dialects

/// The fonts that text is drawn with: a private configuration, so that the user's own never changes a picture.
public final class FontStack: Sendable {
    /// The system's folders and, before them, those given.
    public static let systemFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]

    private let configuration: Handle
    private let families: Set<String>
    /// The families of text under 20 pt, the preferred first.
    let text: Typeface
    /// The families of text of 20 pt and more.
    let display: Typeface

    /// Reads the fonts in `folders` (each with its sub-folders), in the user's folder and in the system's.
    public init(folders: [String] = []) {
        let configuration = FcConfigCreate()!
        let entries = (folders + Self.systemFolders).map { "<dir>\(Self.escaped($0))</dir>" }
        let text = """
            <fontconfig>\(entries.joined())<dir prefix="xdg">fonts</dir>\
            <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
            """
        FcConfigParseAndLoadFromMemory(configuration, text, FcBool(0))
        FcConfigBuildFonts(configuration)
        self.configuration = Handle(pointer: configuration)
        families = Self.families(of: configuration)
        let hasApple = families.contains("SF Pro Text")
        self.text = hasApple ? .apple("SF Pro Text") : .inter("Inter")
        display = families.contains("SF Pro Display") && hasApple ? .apple("SF Pro Display") : .inter("Inter Display")
    }

    deinit { FcConfigDestroy(configuration.pointer) }

    /// Whether a family of that name is installed.
    public func has(family: String) -> Bool { families.contains(family) }

    /// How `font` is drawn here: a family the user chose as it is, else the system's.
    func typeface(for font: Font) -> Typeface {
        if !Typeface.systemNames.contains(font.family), families.contains(font.family) { return .plain(font.family) }
        return font.size < 20 ? text : display
    }

    /// A font map of its own for a thread; the caller unreferences it.
    func makeFontMap() -> UnsafeMutablePointer<PangoFontMap> {
        let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)!
        font_map_set_config(map, configuration.pointer)
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        return map
    }

    private static func families(of configuration: OpaquePointer) -> Set<String> {
        guard let set = FcConfigGetFonts(configuration, FcSetSystem) else { return [] }
        var result: Set<String> = []
        for index in 0..<Int(set.pointee.nfont) {
            var name: UnsafeMutablePointer<FcChar8>?
            var position: Int32 = 0
            while FcPatternGetString(set.pointee.fonts[index], FC_FAMILY, position, &name) == FcResultMatch, let name {
                result.insert(String(cString: name))
                position += 1
            }
        }
        return result
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += $1 == "&" ? "&amp;" : $1 == "<" ? "&lt;" : String($1) }
    }

    /// A configuration is built once and only read later, which fontconfig allows from any thread.
    private struct Handle: @unchecked Sendable {
        let pointer: OpaquePointer
    }
}
