import Dialects
import Model
import Scene

/// Everything that the window shows, as one value; views compare the old and the new one and update what differs.
struct AppState: Equatable {
    var project: Project
    /// The file's path; `nil` for a project that was never saved.
    var path: String?
    var isDirty = false
    var undoTitle: String?
    var redoTitle: String?
    /// What is looked at: does not belong to the document and is not undone.
    var view = ViewState()
    /// Where the mock app stands.
    var navigation: NavigationState
    /// The transition in flight, and how far it is (0 to 1).
    var transition: TransitionPlan?
    var progress = 0.0
    /// The transition in flight, else the one before: what a replay shows.
    var lastTransition: TransitionPlan?
    /// Grows each time that a picture's file has changed under the same name.
    var pictures = 0
    /// The change of bar items that is under way on the phone.
    var fade: ItemFade?
    /// What the app has been told.
    var log = EventLog()
    /// The second phone; `nil` unless two are compared.
    var compared: ComparedPhone?
    /// The scenario that is being recorded.
    var recorder: ScenarioRecorder?
    /// The scenario that is being played.
    var rehearsal: Rehearsal?
    /// What came of scenarios that were played or run.
    var trials = ScenarioTrials()
    /// What is remembered of the project beside its file.
    var memory = ProjectMemory()
    /// How it stands with the theme file that the project follows.
    var link = LinkState()

    /// The screen in front on the phone.
    var visibleScreen: ScreenID { navigation.visible.screen }

    /// The screen that the inspector shows: the one picked in the catalogue, else the one in front.
    var inspectedScreen: ScreenID {
        guard let picked = view.pickedScreen, project[screen: picked] != nil else { return visibleScreen }
        return picked
    }

    /// The screens selected in the catalogue, in the project's order; the inspected one is always among them.
    var selectedScreens: [ScreenID] {
        guard !view.alsoPicked.isEmpty else { return [inspectedScreen] }
        let selected = view.alsoPicked.union([inspectedScreen])
        return project.screens.map(\.id).filter(selected.contains)
    }
}

extension AppState {
    /// Lets the log and the second phone follow what the first one has done since an older state, at a time in seconds.
    mutating func follow(_ old: AppState, at time: Double) {
        guard navigation != old.navigation || transition != old.transition || project != old.project || log.run != old.log.run
        else { return }
        log.follow(old, self, at: time)
        let new = self
        if old.recorder != nil { recorder?.follow(old, new) }
        // What is played is the scenario of a document that is no more.
        if project != old.project { rehearsal = nil }
        compared?.follow(old, new)
    }
}

/// One of the two phones that are compared.
enum PhoneSide { case first, second }

/// How the window looks at the project.
struct ViewState: Equatable {
    /// Device points to logical pixels; `nil` fits the phone into the canvas.
    var zoom: Double?
    var pickedScreen: ScreenID? {
        didSet { if pickedScreen != oldValue { (alsoPicked, heldItem) = ([], nil) } }
    }
    /// What is selected in the catalogue besides it.
    var alsoPicked: Set<ScreenID> = []
    /// The level that the inspector edits.
    var level: Level = .screen
    var editsScrollEdge = false
    /// The live entry and the scroll stop that the inspector edits; `nil` for the last one.
    var liveEntry: Int?
    var scrollStop: Int?
    /// Whether a click on the canvas picks an element instead of tapping it.
    var isSelecting = false
    var pickedElement: ElementName?
    /// The elements whose curves stay while others are picked.
    var pinnedElements: [ElementName] = []
    /// The item that is shown pressed, as the phone calls it, such as `rightItem.0`.
    var heldItem: String?
    /// The element of the phone that the keys have walked to.
    var focusedElement: ElementName?
    var showsElementFrames = false
    var showsSafeAreas = false
    var showsTapAreas = false
    var panes = SidePanes()
    /// The panes under the phone.
    var lower = LowerPanes()
    /// What the second phone differed in when it was shown last.
    var compareChoices: ComparedPhone.Choices?
    var inspectorPage = "style"
    /// Whether the inspector shows what the dialect ignores.
    var showsIgnored = false
    /// The phone's clock against the window's: 1, 1/2 or 1/10.
    var speed = 1.0
    var loops = false
    var filmstrip = FilmstripChoices()
    /// Whether the states before and after a transition are seen through it.
    var showsOnionSkin = false
    /// Frames a second of the phone's screen, by which a transition is stepped through.
    var framesPerSecond = 60.0
    var board = BoardChoices()
    var scenarios = ScenarioChoices()
    /// The search in the catalogue.
    var search = ""
    /// A message that passes by.
    var notice: String? {
        didSet { noticeOffer = nil }
    }
    /// What can be done about the message.
    private(set) var noticeOffer: NoticeOffer?
    /// Whether the message tells of an edit that can be taken back.
    var noticeOffersUndo: Bool { noticeOffer == .undo }

    enum NoticeOffer { case undo, conflicts }

    /// The speeds that the phone's clock can have, by their names in actions.
    static let speeds = ["1": 1.0, "1/2": 0.5, "1/10": 0.1]

    /// The name of the speed in actions.
    var speedName: String { Self.speeds.first { $0.value == speed }?.key ?? "" }

    /// Pins the picked element, or lets go of it.
    mutating func togglePin() {
        guard let pickedElement else { return }
        if let index = pinnedElements.firstIndex(of: pickedElement) {
            pinnedElements.remove(at: index)
        } else {
            pinnedElements.append(pickedElement)
        }
    }

    /// The frames that a transition is stepped through by.
    var frameGrid: FrameGrid { FrameGrid(fps: framesPerSecond) }

    /// Tells of an edit, with undo.
    mutating func tellUndoable(_ text: String) {
        notice = text
        noticeOffer = .undo
    }

    /// Tells of conflicts with a theme file, which stays until they are settled.
    mutating func tellConflicts(_ text: String) {
        notice = text
        noticeOffer = .conflicts
    }
}
