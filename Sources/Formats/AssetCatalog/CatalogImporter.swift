import Model

/// Reads the sets of a catalogue: those with a role into the theme and the pages, other colours into the palette.
struct CatalogImporter {
    private let source: Source
    private let folder: SourceFolder
    /// The names of the files in each folder.
    private let present: [String: Set<String>]
    private var theme = Style()
    /// What lies behind the content of a page that says nothing.
    private var background: Color?
    private var palette = Palette()
    /// The names of the palette.
    private var kept: Set<String> = []
    private var pages: [Screen] = []
    private var pageNames: [String: Int] = [:]
    /// The roles that were guessed from names, and whether the name spoke of the bar.
    private var guessed: [CatalogRole: Guess] = [:]
    /// The pictures that stand there for code alone.
    private var named: [(name: String, reference: String)] = []
    private var notes: [Note] = []

    private struct Guess {
        var value: StyleValue
        var name: String
        var isPlain: Bool
    }

    init(source: Source, folder: SourceFolder) {
        self.source = source
        self.folder = folder
        var present: [String: Set<String>] = [:]
        for name in folder.names {
            let slash = name.lastIndex(of: "/") ?? name.startIndex
            present[String(name[..<slash]), default: []].insert(String(name[slash...].drop { $0 == "/" }))
        }
        self.present = present
    }

    mutating func result() throws(Problem) -> ImportResult {
        var sets = 0
        for name in folder.names where name == "Contents.json" || name.hasSuffix("/Contents.json") {
            if try read(name) { sets += 1 }
        }
        guard sets > 0 else {
            throw Problem(.invalid, "expected a folder with colour sets or image sets.", remedy: "Choose an asset catalogue.")
        }
        settle()
        var project = SampleScreens.project(named: source.stem, dialect: .uikit, theme: Theme(style: theme))
        project.palette = palette
        SampleScreens.place(pages, in: &project)
        for index in project.screens.indices where project.screens[index].background == nil {
            project.screens[index].background = background
        }
        var shown: Set<String> = []
        _ = project.mappingPictures { reference in
            shown.insert(Self.fileName(reference))
            return reference
        }
        for picture in named where !shown.contains(Self.fileName(picture.reference)) { leaveOut(picture.name) }
        if !shown.isEmpty {
            let name = source.fileName.split(separator: "/").last.map(String.init) ?? source.fileName
            notes.append(
                Note(
                    line: 1,
                    Phrase("pictures are referred to in \(name): save the project beside this folder, and they are shown.")))
        }
        return ImportResult(project: project, notes: notes)
    }

    /// Reads one `Contents.json`; says whether it is that of a colour or a picture.
    private mutating func read(_ name: String) throws(Problem) -> Bool {
        let bytes = try folder.read(name)
        do throws(Problem) {
            guard bytes.count <= Formats.largestFile else { throw Formats.tooLarge }
            let file = try Source(bytes: bytes, fileName: name)
            let contents = try JSONNode(file)
            guard contents.json.members != nil else { throw file.problem(contents.offset, "expected an object.") }
            return try take(contents, of: file, parents: name.split(separator: "/").dropLast().map(String.init))
        } catch {
            throw error.inside(name)
        }
    }

    private mutating func take(_ contents: JSONNode, of file: Source, parents: [String]) throws(Problem) -> Bool {
        guard let set = parents.last, let point = set.lastIndex(of: ".") else { return false }
        let path = parents.dropLast().filter { !$0.hasSuffix(".xcassets") } + [String(set[..<point])]
        switch set[set.index(after: point)...] {
        case "colorset":
            var reader = ColorSetReader(source: file)
            let color = try reader.color(contents)
            tell(reader.notes, file.fileName)
            if let color {
                put(.color(color), path)
            } else {
                tell([Note(line: 1, Phrase("the set has no colour."))], file.fileName)
            }
            return true
        case "imageset":
            let own = parents.joined(separator: "/")
            var reader = ImageSetReader(source: file, present: present[own] ?? [])
            let picture = try reader.fileName(contents)
            tell(reader.notes, file.fileName)
            guard let picture else { return true }
            let root = source.fileName.split(separator: "/").last.map { "\($0)/" } ?? ""
            put(.image("\(root)\(own)/\(picture)"), path)
            return true
        case "xcassets": return false
        default:
            tell([Note(line: 1, Phrase("the set is left out: it is no colour and no picture."))], file.fileName)
            return false
        }
    }

    private mutating func tell(_ list: [Note], _ name: String) {
        notes += list.map { Note(line: $0.line, Phrase("\(name): \($0.messagePhrase)"), code: $0.code) }
    }

    private mutating func put(_ value: StyleValue, _ path: [String]) {
        let name = path.joined(separator: "/")
        if path.count == 3, path[0] == "Pages" {
            let index = page(path[1])
            if path[2] == CatalogExporter.pageBackground, let color = value.color {
                pages[index].background = color
            } else if let role = CatalogRole.named(path[2]), role.set(value, in: &pages[index].style) {
            } else {
                keep(value, name)
            }
        } else if path.count == 2, path[0] == "Theme", let role = CatalogRole.named(path[1]), role.set(value, in: &theme) {
        } else if path == ["Theme", CatalogExporter.pageBackground], let color = value.color {
            background = color
        } else if path.count == 2, path[0] == "Palette", value.color != nil {
            keep(value, path[1])
        } else if path.first == "Pictures", case .image(let reference) = value {
            named.append((name, reference))
        } else if let (role, isPlain) = CatalogRole.guessed(from: path, isPicture: value.color == nil),
            role.fits(value)
        {
            guess(role, Guess(value: value, name: name, isPlain: isPlain))
        } else {
            keep(value, name)
        }
    }

    private mutating func page(_ name: String) -> Int {
        if let index = pageNames[name] { return index }
        pageNames[name] = pages.count
        pages.append(SampleScreens.page(SampleScreens.id(name), name, .article))
        return pages.count - 1
    }

    private mutating func keep(_ value: StyleValue, _ name: String) {
        guard let color = value.color else {
            return leaveOut(name)
        }
        if kept.insert(name).inserted {
            palette.entries.append(Palette.Entry(name, color))
        } else {
            palette[name] = color
        }
    }

    private mutating func leaveOut(_ name: String) {
        notes.append(Note(line: 1, Phrase("\(name).imageset is left out: its name speaks of no picture of a bar.")))
    }

    private static func fileName(_ reference: String) -> String {
        reference.split(separator: "/").last.map(String.init) ?? reference
    }

    /// Of two names for one role the plainer one has it, the other one stays a name of the palette.
    private mutating func guess(_ role: CatalogRole, _ new: Guess) {
        guard let old = guessed[role] else { return guessed[role] = new }
        let wins = new.isPlain && !old.isPlain
        if wins { guessed[role] = new }
        let other = wins ? old : new
        keep(other.value, other.name)
    }

    private mutating func settle() {
        for role in CatalogRole.all {
            guard let guess = guessed[role] else { continue }
            let isTaken = role.isAtEdge ? theme.scrollEdge?[role.key] != nil : theme[role.key] != nil
            if isTaken { keep(guess.value, guess.name) } else { _ = role.set(guess.value, in: &theme) }
        }
        // A developer's catalogue knows no edge: its colours are meant for the bar at every offset.
        if !guessed.isEmpty, theme[.scrollEdge] == nil { theme[.scrollEdge] = .style(Style()) }
    }
}
