import Files
import Glibc
import Model

/// A project of a thousand screens with something on each, in a folder of its own.
struct LargeProject {
    let bytes: [UInt8]
    let folder: String

    var path: String { folder + "/large.transom" }

    init() throws(Problem) {
        bytes = Array(ProjectCodec.encode(Self.project).utf8)
        var template = Array(("/tmp/transom-bench-" + String(repeating: "X", count: 6)).utf8CString)
        guard let folder = mkdtemp(&template) else { throw Problem(.unwritable, "no temporary folder could be made.") }
        self.folder = String(cString: folder)
        try AtomicFile.write(bytes, to: path)
    }

    /// Takes the folder away with all that was put there.
    func remove(_ more: [String]) {
        for file in [path] + more { unlink(file) }
        rmdir(folder)
    }

    private static var project: Project {
        var project = Project()
        project.name = "A thousand screens"
        project.palette = Palette([Palette.Entry("brand", .plain(RGBA(0x10, 0x8E, 0xE9)))])
        project.screens = (0..<1000).map(screen)
        project.tabs = (0..<5).map { tab in
            Tab(title: "Tab \(tab + 1)", icon: "home", stack: (0..<4).map { "screen-\(tab * 200 + $0)" })
        }
        return project
    }

    private static func screen(_ index: Int) -> Screen {
        let kinds = ContentKind.allCases
        var screen = Screen(id: "screen-\(index)", name: "Screen \(index)", content: kinds[index % kinds.count])
        screen.item.title = .value(Title(text: "Screen \(index)"))
        var item = BarItem()
        item.text = "Edit"
        screen.item.right = [item]
        screen.rows = .texts((1...8).map { "Row \($0) of screen \(index)" })
        screen.style[.background] = .color(.palette("brand"))
        screen.style[.translucent] = .flag(index % 2 == 0)
        return screen
    }
}
