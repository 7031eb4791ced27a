import Dialects
import Model
import Scene

/// The phone's iOS version is older than the dialect, or one of the keys that it takes, allows.
struct OldProfile {
    private let project: Project
    private let dialect: any Dialect
    private var findings: [Finding] = []
    private var places: [String: Int] = [:]

    static func findings(_ run: CheckRun) -> [Finding] {
        var profile = OldProfile(project: run.project, dialect: run.phone.dialect)
        profile.lookAtDialect()
        for part in run.project.styledParts { profile.look(at: part) }
        return profile.findings
    }

    private init(project: Project, dialect: any Dialect) {
        self.project = project
        self.dialect = dialect
    }

    private mutating func lookAtDialect() {
        switch project.dialect {
        case .hbd: require(8, "\(project.dialect.rawValue)", of: "dialect", nil)
        case .navigationAndStyle: require(11, "\(project.dialect.rawValue)", of: "dialect", nil)
        case .uikit, .mpaas, .saveRestore, .customBar: break
        }
    }

    private mutating func look(at part: StyledPart) {
        for key in part.style.keys where part.style[key] != .nothing && dialect.support(key, at: part.level).isSupported {
            look(at: key, part)
        }
        let mode = part.item?.largeTitle ?? .never
        if mode != .never, ItemKey.largeTitle.support(project.dialect).isSupported {
            require(11, of: "largeTitle", part)
        }
    }

    private mutating func look(at key: StyleKey, _ part: StyledPart) {
        switch key {
        case .scrollEdge:
            require(13, of: key.name, part)
            if let edge = part.style.scrollEdge { look(at: StyledPart(part.level, of: part.screen, edge)) }
        case .largeTitleFamily, .largeTitleSize, .largeTitleWeight, .largeTitleColor: require(11, of: key.name, part)
        case .blur where part.style.text(.blur) == "chrome": require(13, "\(key.name) chrome", of: key.name, part)
        case .backgroundImage, .backgroundImageLandscape:
            let paint = part.style.text(.paint) ?? screenPaint(part) ?? project.theme.style.text(.paint) ?? "api"
            if paint == "api" { require(5, "\(key.name) painted by the API", of: key.name, part) }
        case .paint where part.style.text(.paint) == "category" && project.profile.version >= 5:
            add(
                key.name, part, "paint category works before iOS 5 only; the profile is \(number).",
                remedy: "From iOS 5 on nothing calls the category's drawRect. Use paint both, or api.")
        default: break
        }
    }

    private func screenPaint(_ part: StyledPart) -> String? {
        part.screen.flatMap { project[screen: $0]?.style.text(.paint) }
    }

    private mutating func require(_ version: Int, _ what: Phrase? = nil, of element: String, _ part: StyledPart?) {
        guard project.profile.version < version else { return }
        add(
            element, part, "\(what ?? "\(element)") needs iOS \(version); the profile is \(number).",
            remedy: "What you see is what the rules would give, no real app can.")
    }

    private mutating func add(_ element: String, _ part: StyledPart?, _ message: Phrase, remedy: Phrase) {
        guard let index = places[element] else {
            places[element] = findings.count
            findings.append(
                Finding(
                    "capability.profile", .warning, screen: part?.screen, place: Finding.Place(element, at: part?.level), message,
                    remedy: remedy))
            return
        }
        guard let screen = part?.screen, findings[index].screen != screen, findings[index].otherScreens.last != screen else {
            return
        }
        findings[index].otherScreens.append(screen)
    }

    /// The profile as a person calls it, such as `6`.
    private var number: String { String(project.profile.rawValue.dropFirst("ios".count)) }
}
