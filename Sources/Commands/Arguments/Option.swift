/// An option of the commands: its spelling, the name of its value and its meaning.
struct Option: Hashable, Sendable {
    /// With its dashes, such as `--screen`.
    let name: String
    /// What the value is called in the help; `nil` for an option without value.
    let value: String?
    let summary: String

    init(_ name: String, _ value: String, _ summary: String) {
        self.name = name
        self.value = value
        self.summary = summary
    }

    init(_ name: String, _ summary: String) {
        self.name = name
        value = nil
        self.summary = summary
    }

    /// As the help shows it.
    var spelling: String { value.map { "\(name) \($0)" } ?? name }
}

extension Option {
    static let help = Option("--help", "What the command does and takes.")
    static let quiet = Option("--quiet", "No progress and no remarks.")
    static let json = Option("--json", "A JSON value in place of a table.")
    static let output = Option("-o", "PATH", "Where the result goes; - is standard output.")

    static let screen = Option("--screen", "ID", "The screen; without it the top of the first tab's stack.")
    static let all = Option("--all", "All screens on one picture, light and dark, or in the appearance that is given.")
    static let transition = Option(
        "--transition", "KIND", "push, pop, swipe, popTo, popToRoot, setStack, present, dismiss or selectTab.")
    static let from = Option("--from", "ID", "The screen that a transition leaves.")
    static let to = Option("--to", "ID", "The screen that a transition leads to.")
    static let steps = Option("--steps", "JSON", "Steps to take first: a list of them, as in a scenario of a project.")
    static let scenario = Option("--scenario", "NAME", "Only this scenario.")
    static let progress = Option("--progress", "X", "How far the transition is: 0 = the old state, 1 = the new one.")
    static let release = Option(
        "--release", "P:V", "A swipe let go at progress P with V widths a second towards its end.")
    static let fps = Option("--fps", "N", "Frames a second; 60 if not given, 50 for GIF.")
    static let at = Option("--at", "X,..", "Frames at these progresses in place of a timed transition.")

    static let device = Option("--device", "NAME", "A phone that `transom devices` lists.")
    static let appearance = Option("--appearance", "light|dark", "The appearance of the phone.")
    static let dialect = Option("--dialect", "NAME", "Whose rules resolve styles and move bars.")
    static let profile = Option("--profile", "NAME", "The iOS versions imitated: ios4 to ios26.")
    static let library = Option("--library", "VERSION", "The version of the imitated library.")
    static let scale = Option("--scale", "N", "Pixels a point; the device's if not given.")
    static let scroll = Option("--scroll", "PT", "Points that the pages' content is scrolled.")
    static let orientation = Option("--orientation", "portrait|landscape", "How the phone is held.")
    static let press = Option("--press", "ELEMENT", "Holds an element down: a role such as rightItem.1, or an item's id or text.")
    static let notAnimated = Option("--not-animated", "Takes the transition without animation.")
    static let textSize = Option("--text-size", "N", "The phone's setting: the scale of text, 1 for the standard size.")
    static let contrast = Option("--contrast", "The phone's setting: increased contrast.")
    static let reduceMotion = Option("--reduce-motion", "The phone's setting: pages fade instead of sliding.")
    static let motion = Option("--motion", "ios|flutter", "How a bar's elements move: as measured on iOS, or as in Flutter.")
    static let locale = Option("--locale", "LANGUAGE", "The phone's language, such as zh-Hans.")
    static let rightToLeft = Option("--rtl", "The phone reads right to left.")

    static let format = Option("--format", "text|json|sarif|junit", "How findings are told.")
    static let film = Option("-o", "DIR|FILM", "A folder, or a file that ends with .gif, .mp4, .webm, .webp or .apng.")
    static let diffFormat = Option("--format", "text|json", "How differences are told.")
    static let pictures = Option("-o", "DIR", "A folder for pictures: both screens side by side, and where they differ.")
    static let only = Option("--only", "CODE,..", "Only these checks.")
    static let except = Option("--except", "CODE,..", "All checks but these.")
    static let failOn = Option("--fail-on", "note|warning|error", "The least severity that ends with 1; warning if not given.")
    static let reportFolder = Option(
        "--report", "DIR", "A folder for a page with the pictures of each finding; an older report there is replaced.")
    static let exportFormat = Option("--to", "FORMAT", "A format that `transom formats` lists.")
    static let importFormat = Option("--from", "FORMAT", "The file's format; without it the file speaks for itself.")
    static let report = Option("--report", "json", "What was lost, to standard output.")
    static let watch = Option("--watch", "Exports again after every save, until it is ended with Ctrl+C.")

    /// What stands in for the project's own device, dialect and settings.
    static let look: [Option] = [
        device, appearance, dialect, profile, library, scroll, orientation, press, textSize, contrast, reduceMotion, motion,
        locale, rightToLeft, scale,
    ]
}
