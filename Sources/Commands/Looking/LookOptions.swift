import Dialects
import Model

/// The checked options that stand in for what a project says about its phone.
struct LookOptions: Equatable {
    var device: Device?
    var appearance: Appearance?
    var dialect: DialectName?
    var profile: Profile?
    var library: String?
    var orientation: Orientation?
    var scroll: Double?
    var press: String?
    var scale: Double?
    var language: String?
    var textSize: Double?
    var increasesContrast = false
    var reducesMotion = false
    var motion: Motion?
    var isRightToLeft = false

    init(_ words: Words) throws(Problem) {
        if let name = words.text(.device) {
            guard let device = Device.named(name) else { throw words.choice(.device, name, Device.all.map(\.name)) }
            self.device = device
        }
        appearance = try words.word(.appearance)
        dialect = try words.word(.dialect)
        profile = try words.word(.profile)
        library = words.text(.library)
        orientation = try words.word(.orientation)
        scroll = try words.number(.scroll, -10_000...1_000_000)
        press = words.text(.press)
        scale = try words.positive(.scale, atMost: 100)
        language = words.text(.locale)
        textSize = try words.number(.textSize, 0.5...4)
        increasesContrast = words.has(.contrast)
        reducesMotion = words.has(.reduceMotion)
        motion = try words.word(.motion)
        isRightToLeft = words.has(.rightToLeft)
    }

    /// The project with what the options say in the place of its own; a library that the dialect has not is wrong usage.
    func applied(to project: Project) throws(Problem) -> Project {
        var project = project
        if let device { project.device = device }
        if let appearance { project.appearance = appearance }
        if let dialect { project = project.applying(.setDialect(dialect)) }
        if let profile { project.profile = profile }
        if let library {
            if let problem = project.dialect.problem(library, place: Option.library.name, .usage) { throw problem }
            project.library = library
        }
        project.motion = motion ?? project.motion
        var settings = project.settings ?? PhoneSettings()
        settings.textSize = textSize ?? settings.textSize
        if increasesContrast { settings.increasedContrast = true }
        if reducesMotion { settings.reducedMotion = true }
        if isRightToLeft { settings.rightToLeft = true }
        settings.language = language ?? settings.language
        settings.orientation = orientation ?? settings.orientation
        project.settings = settings
        return project
    }
}
