import Model
import Scene

/// A check: its code, the usual severity of its findings, and what it looks for.
public struct Check: Sendable {
    /// What a check looks at.
    enum Work: Sendable {
        /// One screen at rest, reached as the app would.
        case screen(@Sendable (ScreenLook) -> [Finding])
        /// The document as a whole.
        case project(@Sendable (CheckRun) -> [Finding])
        /// The app after a step of navigation.
        case step(@Sendable (StepLook) -> [Finding])
        /// One screen at rest, and the app after a step.
        case both(screen: @Sendable (ScreenLook) -> [Finding], step: @Sendable (StepLook) -> [Finding])
        /// The frames of a transition.
        case motion(@Sendable (MotionLook) -> [Finding])
        /// One screen at rest, and the frames of a transition.
        case screenAndMotion(screen: @Sendable (ScreenLook) -> [Finding], motion: @Sendable (MotionLook) -> [Finding])
        /// The list of findings, once all others are done.
        case waivers
        /// A theme file while it is imported; nothing of it is left in the project.
        case importing

        /// One screen at rest, under one dialect.
        static func screen(of dialect: DialectName, _ find: @escaping @Sendable (ScreenLook) -> [Finding]) -> Work {
            .screen { look in look.run.project.dialect == dialect ? find(look) : [] }
        }

        /// The app after a step, under one dialect.
        static func step(of dialect: DialectName, _ find: @escaping @Sendable (StepLook) -> [Finding]) -> Work {
            .step { look in look.phone.project.dialect == dialect ? find(look) : [] }
        }

        /// What it does with a screen at rest.
        var onScreen: (@Sendable (ScreenLook) -> [Finding])? {
            switch self {
            case .screen(let find), .both(let find, _), .screenAndMotion(let find, _): find
            case .project, .step, .motion, .waivers, .importing: nil
            }
        }

        /// What it does with a step.
        var onStep: (@Sendable (StepLook) -> [Finding])? {
            switch self {
            case .step(let find), .both(_, let find): find
            case .project, .screen, .motion, .screenAndMotion, .waivers, .importing: nil
            }
        }

        /// What it does with the frames of a transition.
        var onMotion: (@Sendable (MotionLook) -> [Finding])? {
            switch self {
            case .motion(let find), .screenAndMotion(_, let find): find
            case .project, .screen, .step, .both, .waivers, .importing: nil
            }
        }
    }

    public let code: String
    public let severity: Severity
    /// When it fires, in one sentence.
    public let summary: String
    let work: Work

    init(_ code: String, _ severity: Severity, _ summary: String, _ work: Work) {
        self.code = code
        self.severity = severity
        self.summary = summary
        self.work = work
    }

    /// The check with a code.
    public static func named(_ code: String) -> Check? { all.first { $0.code == code } }
}
