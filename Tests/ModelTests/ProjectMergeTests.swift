import Model
import Testing

/// A theme file that has changed meets a project that has changed.
@Suite struct ProjectMergeTests {
    /// What the file said first: two colours, a theme, three screens.
    private static let base: Project = {
        var project = Project()
        project.palette = Palette([Palette.Entry("brand", color("#108EE9")), Palette.Entry("ink", color("#222222"))])
        project.theme.style[.background] = .color(.palette("brand"))
        project.theme.style[.titleColor] = .color(color("#FFFFFF"))
        project.screens = ["home", "detail", "more"].map { Screen(id: $0, name: $0, content: .list) }
        project.screens[1].style[.hairline] = .color(color("#111111"))
        project.screens[1].live = [LiveEntry(), LiveEntry()]
        project.tabs = [Tab(title: "Home", stack: ["home", "detail"])]
        return project
    }()

    private static func color(_ text: String) -> Color { Color(hex: text) ?? .plain(.clear) }
    private static func value(_ text: String) -> StyleValue { .color(color(text)) }

    private func changed(_ change: (inout Project) -> Void) -> Project {
        var project = Self.base
        change(&project)
        return project
    }

    private func merge(file: Project, own: Project) -> ProjectMerge { ProjectMerge(base: Self.base, file: file, own: own) }

    @Test func anUntouchedProjectTakesWhatTheFileSays() {
        let file = changed {
            $0.palette["brand"] = Self.color("#FF0000")
            $0.theme.style[.titleColor] = Self.value("#EEEEEE")
            $0.screens[1].style[.hairline] = nil
            $0.screens[2].item.prompt = .value("New")
        }
        let merge = merge(file: file, own: Self.base)
        #expect(merge.project == file && merge.base == file && merge.conflicts.isEmpty)
    }

    @Test func theFileChangesNeitherNavigationNorDevice() {
        let file = changed {
            $0.name = "Other"
            $0.device = Device.all.last ?? .standard
            $0.dialect = .hbd
            $0.tabs = []
            $0.pushed = ["more"]
            $0.palette["ink"] = Self.color("#000000")
        }
        let merge = merge(file: file, own: Self.base)
        #expect(merge.project == changed { $0.palette["ink"] = Self.color("#000000") })
        #expect(merge.conflicts.isEmpty)
    }

    @Test func whatThePersonAddedStays() {
        let own = changed {
            $0.name = "Mine"
            $0.screens.append(Screen(id: "own", name: "Own", content: .form))
            $0.screens[0].style[.background] = Self.value("#00FF00")
            $0.palette["extra"] = Self.color("#123456")
            $0.tabs[0].stack = ["home", "own"]
        }
        let file = changed { $0.theme.style[.titleColor] = Self.value("#EEEEEE") }
        let merge = merge(file: file, own: own)
        var expected = own
        expected.theme.style[.titleColor] = Self.value("#EEEEEE")
        #expect(merge.project == expected && merge.base == file && merge.conflicts.isEmpty)
    }

    @Test func bothHavingTheSameIsNoConflict() {
        let file = changed { $0.theme.style[.titleColor] = Self.value("#EEEEEE") }
        let merge = merge(file: file, own: file)
        #expect(merge.project == file && merge.base == file && merge.conflicts.isEmpty)
    }

    @Test func aPlaceThatBothChangedIsAConflictAndTheRestIsTaken() throws {
        let own = changed { $0.theme.style[.titleColor] = Self.value("#00FF00") }
        let file = changed {
            $0.theme.style[.titleColor] = Self.value("#EEEEEE")
            $0.screens[1].style[.hairline] = Self.value("#999999")
        }
        var merge = merge(file: file, own: own)
        let conflict = try #require(merge.conflicts.first)
        #expect(merge.conflicts.count == 1)
        #expect(conflict.change.key == "title.color" && conflict.change.place == .style(.theme))
        #expect(conflict.change.old == "#FFFFFF" && conflict.change.new == "#EEEEEE" && conflict.own == "#00FF00")
        #expect(merge.project.theme == own.theme)
        #expect(merge.project.screens == file.screens)
        // The same question comes again at the next reading.
        #expect(ProjectMerge(base: merge.base, file: file, own: merge.project).conflicts == merge.conflicts)
        let kept = merge
        merge.settle(conflict, takingFile: true)
        #expect(merge.project == file && merge.base == file && merge.conflicts.isEmpty)
        merge = kept
        merge.settle(conflict, takingFile: false)
        #expect(merge.project == kept.project && merge.base == file && merge.conflicts.isEmpty)
        // A value that was kept is not asked for again until the file changes it again.
        #expect(ProjectMerge(base: merge.base, file: file, own: merge.project).conflicts.isEmpty)
        let later = changed { $0.theme.style[.titleColor] = Self.value("#DDDDDD") }
        #expect(ProjectMerge(base: merge.base, file: later, own: merge.project).conflicts.map(\.change.key) == ["title.color"])
    }

    @Test func whatThePersonTookAwayIsAConflict() throws {
        let own = changed { $0.theme.style[.titleColor] = nil }
        let file = changed { $0.theme.style[.titleColor] = Self.value("#EEEEEE") }
        var merge = merge(file: file, own: own)
        let conflict = try #require(merge.conflicts.first)
        #expect(conflict.own == nil)
        merge.settle(conflict, takingFile: true)
        #expect(merge.project == file)
    }

    @Test func screensComeAndGo() {
        let file = changed {
            $0.screens.remove(at: 1)
            $0.screens.insert(Screen(id: "new", name: "New", content: .list), at: 1)
        }
        let merge = merge(file: file, own: Self.base)
        #expect(merge.project.screens == file.screens)
        // A screen that is gone stands in no stack any more.
        #expect(merge.project.tabs[0].stack == ["home"])
        #expect(merge.conflicts.isEmpty && merge.base.screens == file.screens)
    }

    @Test func aScreenThatThePersonChangedIsNotTakenAway() throws {
        let own = changed { $0.screens[1].style[.background] = Self.value("#00FF00") }
        let file = changed { $0.screens.remove(at: 1) }
        var merge = merge(file: file, own: own)
        #expect(merge.project == own)
        let conflict = try #require(merge.conflicts.first)
        #expect(conflict.change.screen == "detail" && conflict.change.new == nil && conflict.own == "detail")
        merge.settle(conflict, takingFile: true)
        #expect(merge.project[screen: "detail"] == nil && merge.conflicts.isEmpty)
    }

    @Test func aScreenThatThePersonDeletedComesBackOnlyIfTheyTakeIt() throws {
        let own = Self.base.applying(.removeScreen("detail"))
        let file = changed {
            $0.screens[1].style[.background] = Self.value("#00FF00")
            $0.screens[1].style[.hairline] = Self.value("#999999")
        }
        var merge = merge(file: file, own: own)
        #expect(merge.project == own)
        #expect(merge.conflicts.count == 1)
        let conflict = try #require(merge.conflicts.first)
        merge.settle(conflict, takingFile: true)
        #expect(merge.project.screens == file.screens)
    }

    @Test func oneNewScreenOfBothIsAConflict() {
        let mine = Screen(id: "new", name: "Mine", content: .form), its = Screen(id: "new", name: "Its", content: .list)
        let merge = merge(file: changed { $0.screens.append(its) }, own: changed { $0.screens.append(mine) })
        #expect(merge.project[screen: "new"] == mine)
        #expect(merge.conflicts.map(\.change.screen) == ["new"])
    }

    @Test func aListOfAnotherLengthIsOneValue() throws {
        let own = changed { $0.screens[1].live.insert(LiveEntry(), at: 0) }
        let file = changed {
            $0.screens[1].live[0].style[.background] = Self.value("#00FF00")
            $0.screens[1].live[1].style[.background] = Self.value("#0000FF")
        }
        var merge = merge(file: file, own: own)
        #expect(merge.project == own)
        #expect(merge.conflicts.map(\.change.key) == ["live"])
        merge.settle(try #require(merge.conflicts.first), takingFile: true)
        #expect(merge.project == file)
    }

    @Test func entriesOfAListOfOneLengthAreMergedOneByOne() {
        let own = changed { $0.screens[1].live[1].style[.background] = Self.value("#00FF00") }
        let file = changed { $0.screens[1].live[0].style[.background] = Self.value("#0000FF") }
        let merge = merge(file: file, own: own)
        #expect(merge.conflicts.isEmpty)
        #expect(merge.project.screens[1].live[0].style == file.screens[1].live[0].style)
        #expect(merge.project.screens[1].live[1].style == own.screens[1].live[1].style)
    }

    @Test func aColourStaysAsLongAsItIsUsed() {
        let own = changed { $0.screens[0].style[.background] = .color(.palette("ink")) }
        let file = changed { $0.palette["ink"] = nil }
        let merge = merge(file: file, own: own)
        #expect(merge.project == own)
        #expect(self.merge(file: file, own: Self.base).project.palette == file.palette)
    }

    @Test func aColourComesWithItsUse() {
        let own = changed {
            $0.palette["brand"] = nil
            $0.theme.style[.background] = Self.value("#000000")
        }
        let file = changed { $0.theme.style[.titleColor] = .color(.palette("brand")) }
        let merge = merge(file: file, own: own)
        #expect(merge.conflicts.isEmpty)
        #expect(merge.project.palette["brand"] == Self.base.palette["brand"])
    }

    @Test func theLookOfAStackIsTakenWhereTheStackIs() {
        let file = changed { $0.tabs[0].style[.background] = Self.value("#00FF00") }
        let own = changed { $0.tabs.append(Tab(title: "More", stack: ["more"])) }
        let merge = merge(file: file, own: own)
        #expect(merge.project.tabs[0].style == file.tabs[0].style && merge.project.tabs.count == 2)
        #expect(merge.conflicts.isEmpty)
        #expect(self.merge(file: file, own: changed { $0.tabs = [] }).conflicts.isEmpty)
    }

    @Test func whereBothMeetFirstEveryDifferenceIsAConflict() throws {
        var nothing = Self.base
        nothing.theme = Theme()
        nothing.palette = Palette()
        let own = changed {
            $0.theme.style[.background] = nil
            $0.theme.style[.titleColor] = Self.value("#000000")
            $0.theme.style[.hairline] = Self.value("#00FF00")
        }
        var merge = ProjectMerge(base: nothing, file: Self.base, own: own, asks: true)
        #expect(merge.project == own)
        // What is not set is asked for too; what both say, and what only the person says, is not.
        #expect(Set(merge.conflicts.map(\.change.key)) == ["background", "title.color"])
        let title = try #require(merge.conflicts.first { $0.change.key == "title.color" })
        merge.settle(title, takingFile: true)
        merge.settle(try #require(merge.conflicts.first), takingFile: false)
        var expected = own
        expected.theme.style[.titleColor] = Self.base.theme.style[.titleColor]
        #expect(merge.project == expected && merge.base == Self.base && merge.conflicts.isEmpty)
    }
}
