import Model

/// Reads what the methods of one page's class put into its bar, at which moment.
struct MpaasPageLife {
    /// What stands in the bar as the page loads.
    private(set) var item = Item()
    private(set) var live: [LiveEntry] = []
    private(set) var notes: [Note] = []
    private let source: Source
    private let methods: [ObjCMethod]
    private let named: [String: [ObjCMethod]]
    private let actions: [String: ItemAction]
    /// Each entry with the place of its method, by the moment and in the order of the calls.
    private var found: [(place: Int, entry: LiveEntry)] = []
    /// What the methods do that have been read, by their place.
    private var outcomes: [Int: Outcome] = [:]

    /// What a method does, whenever it is called.
    private struct Outcome {
        var entries: [LiveEntry]
        var item: Item
        var calls: [String]
    }

    static let moments: [(method: String, moment: Moment)] = [
        ("viewDidLoad", .load), ("viewWillAppear", .appear), ("viewDidAppear", .appeared), ("viewWillDisappear", .disappear),
    ]
    /// How an export calls what a tap does, and what happens at another moment.
    private static let tap = "onTap", change = "change"
    /// No page changes its bar more often.
    private static let mostEntries = 1000

    init(_ methods: [ObjCMethod], actions: [String: ItemAction], source: Source) {
        self.methods = methods
        self.actions = actions
        self.source = source
        named = Dictionary(grouping: methods, by: \.name)
        for (name, moment) in Self.moments { for method in named[name] ?? [] { read(method, moment) } }
        let targets = Set(methods.flatMap(Self.targets))
        for method in methods where outcomes[method.offset] == nil {
            if method.name.hasPrefix(Self.tap) || targets.contains(method.name) { read(method, .tap) } else { list(method) }
        }
        live = inOrder
    }

    private mutating func read(_ method: ObjCMethod, _ moment: Moment) {
        let done = outcome(of: method)
        var entries = done.entries
        if moment == .load, !method.name.hasPrefix(Self.change) {
            item = item.merging(done.item)
        } else if !done.item.isEmpty {
            if entries.isEmpty { entries.append(LiveEntry()) }
            entries[0].item = done.item
        }
        for var entry in entries where found.count < Self.mostEntries {
            entry.when = moment
            found.append((method.offset, entry))
        }
        guard Self.moments.contains(where: { $0.method == method.name }) else { return }
        for name in done.calls { for called in named[name] ?? [] where called.name != method.name { read(called, moment) } }
    }

    private mutating func outcome(of method: ObjCMethod) -> Outcome {
        if let known = outcomes[method.offset] { return known }
        var reader = MpaasLiveReader()
        var items = MpaasItemReader(actions: actions)
        items.read(reader.read(method.statements))
        for statement in items.skipped + reader.skipped {
            tell(statement, Phrase("\(ObjCExpression.spelling(statement)) is skipped: it is nothing that the phone can show."))
        }
        tellCalls(of: method, but: reader.understood)
        let outcome = Outcome(entries: reader.entries, item: items.item, calls: reader.calls)
        outcomes[method.offset] = outcome
        return outcome
    }

    /// Lists what a method does to the bar of which nobody knows when it runs.
    private mutating func list(_ method: ObjCMethod) {
        tellCalls(of: method, but: [])
        for statement in method.statements where MpaasItemReader.isItem(statement) {
            tell(
                statement, Phrase("\(ObjCExpression.spelling(statement)) is skipped: it changes the bar while its page is open."))
        }
    }

    private mutating func tellCalls(of method: ObjCMethod, but understood: Set<Int>) {
        for call in method.body where MpaasPage.changes.contains(call.text) && !understood.contains(call.offset) {
            notes.append(
                Note(
                    line: source.line(call.offset), Phrase("\(call.text) is skipped: it changes the bar while its page is open."))
            )
        }
    }

    private mutating func tell(_ statement: ArraySlice<ObjCToken>, _ message: Phrase) {
        notes.append(Note(line: source.line(statement.first?.offset ?? 0), message))
    }

    /// The methods that buttons call: the names in `@selector(...)`.
    private static func targets(_ method: ObjCMethod) -> [String] {
        method.body.indices.filter { method.body[$0].isWord("@selector") && $0 + 2 < method.body.endIndex }.map {
            method.body[$0 + 2].text
        }
    }

    /// The entries as their methods stand in the file, those of one moment as they are called.
    private var inOrder: [LiveEntry] {
        var called = Dictionary(grouping: found.map(\.entry)) { $0.moment }.mapValues { $0[...] }
        let places = found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
        return places.compactMap { called[$0.element.entry.moment]?.popFirst() }
    }
}
