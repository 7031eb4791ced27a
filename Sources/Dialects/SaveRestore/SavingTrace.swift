import Model

/// Why the shared bar shows its picture.
struct SavingTrace {
    private let request: BarRequest
    private let state: SavingBar

    init(_ request: BarRequest, _ state: SavingBar) {
        self.request = request
        self.state = state
    }

    func traces(_ levels: [LevelStyle]) -> [Trace] {
        var cascade = Cascade(.saveRestore, request, levels: levels)
        let picture = state.picture
        if let unheard { return unheard.record(&cascade, at: picture?.level ?? .builtIn) }
        switch picture?.owner {
        case nil where picture == nil:
            cascade.record(
                .backgroundImage, at: .builtIn, rule: "none", sentence: "Nothing that reaches the bar is set on it.")
        case nil:
            cascade.record(
                .backgroundImage, at: .theme, rule: "theme", sentence: "The bar shows the picture that it had from the start.")
        case request.screen.id:
            cascade.record(
                .backgroundImage, at: picture?.level ?? .screen, rule: "set",
                sentence:
                    "The page saved, as it loaded, the picture that the live level names, and set its own as it appeared.",
                values: picture?.level == .screen ? [.live: saved] : [:])
        case let owner?:
            cascade.record(
                .backgroundImage, at: .live, rule: "left",
                sentence: "Another page's picture is still on the bar: it was not restored, or it was what a page had saved.",
                values: [.live: ["picture": .string(picture?.reference ?? ""), "of": .string(owner)]])
        }
        return cascade.traces
    }

    /// What the page read from the bar in viewDidLoad, and whose picture it was.
    private var saved: JSON {
        guard let saved = state.saved(by: request.screen.id) else { return .null }
        return ["saved": .string(saved.reference), "of": .string(saved.owner ?? "theme")]
    }

    /// Why a picture that app or page wants does not reach the bar.
    private enum Unheard {
        case noCall, noDrawing

        func record(_ cascade: inout Cascade, at level: Level) -> [Trace] {
            switch self {
            case .noCall:
                cascade.record(
                    .backgroundImage, at: level, rule: "noCall",
                    sentence: "iOS 4 has no call that sets a bar's picture: respondsToSelector: says no, and nothing is done.")
            case .noDrawing:
                cascade.record(
                    .backgroundImage, at: level, rule: "noDrawing",
                    sentence: "From iOS 5 on the system does not call the drawRect: of a category.")
            }
            return cascade.traces
        }
    }

    private var unheard: Unheard? {
        let theme = request.project.theme.style, own = request.screen.style
        let paint = Paint(own, else: theme), themePaint = Paint(Style(), else: theme)
        if own.text(.backgroundImage) != nil, !paint.canSet(request.profile) { return .noCall }
        guard state.picture == nil, theme.text(.backgroundImage) != nil, !themePaint.paintsTheme(request.profile) else {
            return nil
        }
        return request.profile.version < 5 ? .noCall : .noDrawing
    }
}
