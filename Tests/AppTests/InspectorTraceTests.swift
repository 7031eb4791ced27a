import Dialects
import FoundationEssentials
import Model
import Render
import Scene
import Testing

@testable import App

/// What the page *Trace* says, in all dialects over all samples.
@Suite(.serialized) struct InspectorTraceTests {
    private static let root = String(#filePath.dropLast("Tests/AppTests/InspectorTraceTests.swift".count))

    /// The words that translators get.
    private func words() throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: Self.root + "data/po/transom.pot")), as: UTF8.self)
    }

    private func store(_ project: Project, _ dialect: DialectName) -> Store {
        var project = project
        project.dialect = dialect
        return Store(project, path: nil, fonts: FontStack())
    }

    @Test(arguments: DialectName.allCases) func everyValueHasASentenceThatIsTranslated(_ dialect: DialectName) throws {
        let words = try words()
        for project in try samples() {
            let store = store(project, dialect)
            for screen in project.screens {
                let request = SceneBuilder(store.phone).request(screen.id, in: store.state.navigation)
                let traces = store.dialect.resolve(request).trace
                #expect(!traces.isEmpty)
                for trace in traces {
                    #expect(trace.entries.filter(\.wins).count == 1, "\(trace.rule) on \(screen.id)")
                    #expect(trace.sentence.hasSuffix("."), "\(trace.rule)")
                    #expect(words.contains("\"\(trace.sentence)\""), "\(trace.sentence)")
                }
            }
        }
    }

    @Test(arguments: DialectName.allCases) func everyLevelHasAReason(_ dialect: DialectName) throws {
        for project in try samples() {
            let store = store(project, dialect)
            for screen in project.screens {
                store.look { $0.pickedScreen = screen.id }
                let request = SceneBuilder(store.phone).request(screen.id, in: store.state.navigation)
                for trace in store.dialect.resolve(request).trace {
                    let lines = TraceLine.of(trace, said: store.said(of: trace.key), store.dialect)
                    #expect(lines.filter(\.wins).count == 1)
                    #expect(lines.allSatisfy { !$0.reason.isEmpty })
                    #expect(lines.map(\.level) == lines.map(\.level).sorted(by: >))
                }
            }
        }
    }

    @Test func everyReasonIsTranslated() throws {
        let words = try words()
        for dialect in Dialects.all {
            for key in StyleKey.all {
                for level in Level.allCases {
                    guard case .ignored(let reason) = dialect.support(key, at: level), !reason.contains(":") else { continue }
                    #expect(words.contains("\"\(reason)\""), "\(reason)")
                }
            }
            for reason in ItemKey.allCases.map({ $0.support(dialect.name).reason }) {
                if let reason { #expect(words.contains("\"\(reason)\""), "\(reason)") }
            }
            for reason in ScreenKey.allCases.map({ $0.support(dialect.name).reason }) {
                if let reason { #expect(words.contains("\"\(reason)\""), "\(reason)") }
            }
        }
    }

    private func lines(_ key: StyleKey, _ change: (inout Project) -> Void) -> [TraceLine] {
        var project = Pane.project
        change(&project)
        let store = Store(project, path: nil, fonts: FontStack())
        let request = SceneBuilder(store.phone).request("home", in: store.state.navigation)
        guard let trace = store.dialect.resolve(request).trace.first(where: { $0.key == key }) else { return [] }
        return TraceLine.of(trace, said: store.said(of: key), store.dialect)
    }

    @Test func levelsThatLoseSayWhy() {
        let lines = lines(.titleSize) { $0.screens[0].style[.titleSize] = .number(20) }
        #expect(lines.first { $0.level == .screen } == TraceLine(level: .screen, value: "20", wins: true, reason: "Counts"))
        #expect(lines.first { $0.level == .theme }?.reason == "Overridden by: Screen")
        #expect(lines.first { $0.level == .stack }?.reason == "Not set")
    }

    @Test func aLevelThatTheDialectDoesNotListenToIsNamed() {
        let lines = lines(.barAlpha) { project in
            project.dialect = .hbd
            project.theme.style[.barAlpha] = .number(0.5)
        }
        let theme = lines.first { $0.level == .theme }
        #expect(theme?.value == "0.5")
        #expect(theme?.reason == "Ignored: it counts only at these levels: Screen, Live, Scroll")
    }

    @Test func thePageItselfIsExplained() {
        var project = Pane.project
        project.screens.append(Screen(id: "detail", name: "Detail", content: .list))
        project.tabs[0].stack = ["home", "detail"]
        let store = Store(project, path: nil, fonts: FontStack())
        store.look { $0.pickedScreen = "home" }
        #expect(PageFact.all(in: store).map(\.title) == ["Content begins"])
        store.update { state in
            state.navigation = (try? Navigator(project).push("detail", in: state.navigation).after) ?? state.navigation
        }
        store.look { $0.pickedScreen = "detail" }
        let back = PageFact.all(in: store).first
        #expect(back == PageFact(title: "Back button", value: "Home", sentence: "It is the title of the page below."))
        store.changeScreen("") { $0.item.hidesBack = true }
        #expect(PageFact.all(in: store).first?.sentence == "The page hides its back button.")
    }
}
