import Glibc

/// What the program reads at run time: the style sheet is built in, translations are files beside the program.
enum Resources {
    /// The look of the window's own parts; colours come from the desktop's theme.
    static let css = """
        .phone-canvas { background-color: mix(@theme_bg_color, @theme_fg_color, 0.06); }
        .transport { border-top: 1px solid @borders; }
        .sidebar { border-right: 1px solid @borders; }
        .inspector { border-left: 1px solid @borders; }
        .figures { font-feature-settings: "tnum"; }
        .thumbnail { border: 1px solid @borders; border-radius: 4px; }
        """

    /// `share/locale` beside the program's `bin`, wherever it is installed.
    static var localeFolder: String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        guard count > 0 else { return "/usr/share/locale" }
        let path = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
        let folder = path.split(separator: "/").dropLast(2).joined(separator: "/")
        return "/\(folder)/share/locale"
    }
}
