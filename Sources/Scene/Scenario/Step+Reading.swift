public import Model

extension Step {
    /// Reads an object with one key for what happens; `release` goes with `swipe`, `animated` with navigation.
    public init(_ reader: Reader, in project: Project) throws(Problem) {
        let members = try reader.members()
        guard let named = members.first(where: { Self.parsers[$0.key] != nil }), let parse = Self.parsers[named.key] else {
            throw Self.unknown(members.first?.key, reader)
        }
        let fields = StepFields(reader, named, project)
        for member in members where member.key != named.key && !fields.companions.contains(member.key) {
            throw Self.stray(member, beside: named.key, fields, reader)
        }
        self.init(try parse(fields), isAnimated: try fields.isAnimated, place: reader.member(named.key, named.value).place)
        try reader.requireColors(of: project.palette)
    }

    private typealias Parse = @Sendable (StepFields) throws(Problem) -> Action

    /// What each word means, in the order in which messages list them.
    private static let table: [(word: String, parse: Parse)] = [
        ("push", { fields throws(Problem) in .push(try fields.screen) }),
        ("pop", { fields throws(Problem) in try fields.plain(.pop) }),
        ("popTo", { fields throws(Problem) in .popTo(try fields.screen) }),
        ("popToRoot", { fields throws(Problem) in try fields.plain(.popToRoot) }),
        ("setStack", { fields throws(Problem) in .setStack(try fields.screens) }),
        ("swipe", { fields throws(Problem) in .swipe(try fields.share, try fields.letting) }),
        ("present", { fields throws(Problem) in .present(try fields.screen) }),
        ("dismiss", { fields throws(Problem) in try fields.plain(.dismiss) }),
        ("selectTab", { fields throws(Problem) in .selectTab(try fields.tab) }),
        ("scroll", { fields throws(Problem) in .scroll(try fields.offset) }),
        ("tap", { fields throws(Problem) in .tap(try String(from: fields.value)) }),
        ("set", { fields throws(Problem) in .set(try fields.liveStyle) }),
        ("setItem", { fields throws(Problem) in .set(try fields.liveItem) }),
        ("appearance", { fields throws(Problem) in .appearance(try Appearance(from: fields.value)) }),
        ("settings", { fields throws(Problem) in .settings(try PhoneSettings(from: fields.value)) }),
        ("expect", { fields throws(Problem) in .expect(try fields.expectation) }),
        ("mark", { fields throws(Problem) in .mark(try String(from: fields.value)) }),
    ]

    private static let parsers = Dictionary(uniqueKeysWithValues: table.map { ($0.word, $0.parse) })

    private static func unknown(_ key: String?, _ reader: Reader) -> Problem {
        let words = table.map(\.word)
        guard let key else { return reader.expected("one of \(words.joined(separator: ", "))") }
        return Problem(
            .invalid, place: reader.place, "\"\(key)\" is no step.", remedy: Spelling.hint(for: key, in: words, called: "steps"))
    }

    private static func stray(_ member: JSON.Member, beside word: String, _ fields: StepFields, _ reader: Reader) -> Problem {
        let place = reader.member(member.key, member.value).place
        if parsers[member.key] != nil {
            return Problem(
                .invalid, place: place, "a step is one thing, and this one is \(word) already.",
                remedy: "Make it a step of its own.")
        }
        let known = fields.companions
        return Problem(
            .invalid, place: place, "\"\(member.key)\" does not go with \(word).",
            remedy: known.isEmpty ? "Take it away." : "\(known.joined(separator: " and ")) would.")
    }
}

/// The value of a step's word and the keys beside it.
private struct StepFields {
    let value: Reader
    let companions: [String]
    private let step: Reader
    private let project: Project

    init(_ step: Reader, _ named: JSON.Member, _ project: Project) {
        self.step = step
        self.project = project
        value = step.member(named.key, named.value)
        companions =
            switch named.key {
            case "swipe": ["release"]
            case "push", "pop", "popTo", "popToRoot", "setStack", "present", "dismiss": ["animated"]
            default: []
            }
    }

    var isAnimated: Bool {
        get throws(Problem) {
            try step.json["animated"].map { value throws(Problem) in try Bool(from: step.member("animated", value)) } ?? true
        }
    }

    /// A step that needs nothing more says `true`.
    func plain(_ action: Step.Action) throws(Problem) -> Step.Action {
        guard value.json == true || value.json == .null else { throw value.expected("true") }
        return action
    }

    var screen: ScreenID {
        get throws(Problem) { try screen(value) }
    }

    private func screen(_ reader: Reader) throws(Problem) -> ScreenID {
        let id = try String(from: reader)
        guard project[screen: id] != nil else { throw project.noScreen(id, .invalid, place: reader.place) }
        return id
    }

    var screens: [ScreenID] {
        get throws(Problem) {
            var screens: [ScreenID] = []
            for element in try value.elements() { screens.append(try screen(element)) }
            return screens
        }
    }

    /// Progress of 0 to 1.
    var share: Double {
        get throws(Problem) {
            let share = try Double(from: value)
            guard (0...1).contains(share) else { throw value.expected("a progress from 0 to 1") }
            return share
        }
    }

    /// Without a word, the finger stops and lets go.
    var letting: Step.Letting {
        get throws(Problem) {
            guard let json = step.json["release"] else { return .velocity(0) }
            if json == "complete" { return .complete }
            if json == "cancel" { return .cancel }
            let reader = step.member("release", json)
            guard let velocity = json.double else { throw reader.expected("complete, cancel or a velocity in widths a second") }
            return .velocity(velocity)
        }
    }

    /// By place or by title.
    var tab: Int {
        get throws(Problem) {
            if let title = value.json.string, let index = project.tabs.firstIndex(where: { $0.title == title }) { return index }
            guard let number = value.json.double, let index = project.tabs.indices.first(where: { Double($0) == number }) else {
                throw value.expected("a tab's place, 0 to \(max(0, project.tabs.count - 1)), or its title")
            }
            return index
        }
    }

    var offset: Double {
        get throws(Problem) {
            let offset = try Double(from: value)
            guard offset >= 0 else { throw value.expected("an offset in points, 0 or more") }
            return offset
        }
    }

    /// The keys of a live entry, which takes effect now.
    var liveStyle: LiveEntry {
        get throws(Problem) {
            let entry = try LiveEntry(from: value)
            guard entry.when == nil else { throw value.member("when", .null).expected("no moment, since it happens now") }
            return entry
        }
    }

    var expectation: Expectation {
        get throws(Problem) {
            let expectation = try Expectation(from: value)
            if let json = expectation.subset["screen"] { _ = try screen(value.member("screen", json)) }
            return expectation
        }
    }

    var liveItem: LiveEntry {
        get throws(Problem) {
            var entry = LiveEntry()
            entry.item = try Item(from: value)
            return entry
        }
    }
}
