import Model
import Testing

@testable import Formats

@Suite("Theme category, read") struct MpaasObjCImportTests {
    private func imported(_ text: String) throws(Problem) -> ImportResult {
        try Formats.importProject(bytes: Array(text.utf8), fileName: "a.m", format: .mpaasObjC)
    }

    private func theme(_ body: String) throws(Problem) -> ImportResult {
        try imported("+ (NSDictionary *)au_defaultTheme_extraInfo {\n\(body)\n}\n")
    }

    @Test("The category, the back picture and a page")
    func category() throws {
        let result = try Formats.importProject(
            bytes: try Fixture.bytes("AUThemeManager+Portal.m"), fileName: "AUThemeManager+Portal.m")
        let project = result.project
        let blue = StyleValue.color(.plain(RGBA(0x10, 0x8E, 0xE9)))
        #expect(project.name == "Portal")
        #expect(project.theme.style[.background] == blue)
        #expect(project.theme.style[.hairline] == blue)
        #expect(project.theme.style[.titleColor] == .color(.plain(.white)))
        #expect(project.theme.style[.titleSize] == .number(18))
        #expect(project.theme.style[.titleWeight] == .number(700))
        #expect(project.theme.style[.buttonColor] == .color(.plain(.white)))
        #expect(project.theme.style[.backImage] == .image("builtin:back_button_normal_white"))
        #expect(project.theme.json["x-mpaas"] == ["TITLEBAR_ICON_SIZE": "ICON_SIZE(18, 18)"])
        #expect(project.screens.map(\.id) == ["home", "orderList"])
        #expect(project.pushed == ["orderList"])
        #expect(result.notes.map(\.line) == [21])
        let style = try #require(project[screen: "orderList"]).style
        #expect(style[.background] == .color(.plain(RGBA(255, 0, 0))))
        #expect(style[.hidden] == .flag(false))
        #expect(style[.statusBar] == .word("default"))
        #expect(style[.backTitleColor] == .color(.plain(RGBA(0, 255, 0))))
        #expect(style[.backImage] == .image("builtin:back_button_normal_white"))
        #expect(style[.titleColor] == .color(.plain(RGBA(0, 142, 128))))
        #expect(try ProjectCodec.decode(Array(ProjectCodec.encode(project).utf8)) == project)
    }

    @Test("The manual's broken code: what is whole counts, the rest is listed with its line")
    func brokenComment() throws {
        let result = try Formats.importProject(bytes: try Fixture.bytes("BrokenComment.m"), fileName: "BrokenComment.m")
        #expect(result.project.theme.style[.background] == .color(.plain(RGBA(0x29, 0xAB, 0x91))))
        #expect(result.project.theme.style[.titleColor] == .color(.plain(RGBA(255, 0, 0))))
        // Line 8 gives a UIColor where a text is asked for.
        #expect(result.notes.map(\.line) == [4, 5, 6, 8, 9])
    }

    @Test("A literal, with spaces and a trailing comma")
    func literal() throws {
        let style = try theme(
            """
            // TITLEBAR_BACKGROUND_COLOR: @"COLOR(#FF0000,1)"
            return @{ TITLEBAR_BACKGROUND_COLOR: @"COLOR(#108EE9, 0.92)",
                      TITLEBAR_TITLE_TEXTCOLOR : @"COLOR(#FDFEFC)", @"TITLEBAR_TEXTSIZE": @(15 + 1),
                      TITLEBAR_TITLE_TEXTSIZE_BOLD: @"FONT(19)", };
            """
        ).project.theme.style
        #expect(style[.background] == .color(.plain(RGBA(0x10, 0x8E, 0xE9, 235))))
        #expect(style[.titleColor] == .color(.plain(RGBA(0xFD, 0xFE, 0xFC))))
        #expect(style[.titleSize] == .number(19))
        #expect(style[.buttonSize] == .number(16))
    }

    @Test("setObject:forKey: counts, and the last value of a key")
    func calls() throws {
        let result = try theme(
            """
            NSMutableDictionary *info = [NSMutableDictionary dictionaryWithDictionary:[super au_defaultTheme_extraInfo]];
            [info setObject:@"COLOR(#000000,1)" forKey:TITLEBAR_LINE_COLOR];
            info[TITLEBAR_LINE_COLOR] = AU_COLOR_LINK;
            return [info copy];
            """)
        #expect(result.project.theme.style[.hairline] == .color(.plain(RGBA(0x10, 0x8E, 0xE9))))
        #expect(result.notes.isEmpty)
    }

    @Test(
        "Colours of UIKit",
        arguments: [
            ("[UIColor redColor]", RGBA(255, 0, 0)), ("UIColor.clearColor", .clear),
            ("[UIColor colorWithRGB:0xff8000 alpha:0]", RGBA(255, 128, 0, 0)),
            ("[UIColor colorWithRed:16/255.0 green:(142.0 / 255) blue:0.914f alpha:.92]", RGBA(16, 142, 233, 235)),
            ("[UIColor colorWithWhite:0 alpha:0.3]", RGBA(0, 0, 0, 77)),
            ("[[UIColor blackColor] colorWithAlphaComponent:0.5]", RGBA(0, 0, 0, 128)),
            ("([UIColor grayColor])", RGBA(128, 128, 128)),
        ])
    func colors(_ code: String, _ color: RGBA) throws {
        let result = try imported(
            "@implementation AController\n- (UIColor *)opaqueNavigationBarColor { return \(code); }\n@end\n")
        #expect(result.project.screens.last?.style[.background] == .color(.plain(color)))
        #expect(result.notes.isEmpty)
    }

    @Test(
        "A colour whose arguments are missing is skipped, with its line",
        arguments: [
            "[[UIColor redColor] colorWithAlphaComponent]", "[[UIColor redColor] colorWithAlphaComponent:]",
            "[UIColor colorWithRed:1 green:0 blue:0 alpha]", "[UIColor colorWithWhite:1 alpha]", "[UIColor colorWithRGB]",
            "[UIColor colorWithRed:1 greenColor]",
        ])
    func incompleteColor(value: String) throws {
        let result = try imported(
            "@implementation HomePage\n- (UIColor *)opaqueNavigationBarColor\n{\n    return \(value);\n}\n@end\n")
        #expect(!result.project.screens.contains { $0.style[.background] != nil })
        #expect(result.notes.map(\.line) == [2])
    }

    @Test("The colours of the loading line are read")
    func loadingColors() throws {
        let result = try imported(
            """
            @implementation HomeVC
            - (NSArray *)customNavigationBarLoadingViewColors
            {
                return @[[UIColor redColor], [UIColor colorWithRGB:0x00FF00 alpha:0.5]];
            }
            @end
            """)
        #expect(result.project[screen: "home"]?.loadingColors == [.plain(RGBA(255, 0, 0)), .plain(RGBA(0, 255, 0, 128))])
        #expect(result.notes.isEmpty)
    }

    @Test("A value that only runs is listed, and the rest is read")
    func notStatic() throws {
        let result = try imported(
            """
            @implementation HomeVC
            - (UIColor *)opaqueNavigationBarColor
            {
                if (self.dark) { return [UIColor blackColor]; }
                return self.color;
            }
            - (BOOL)autohideNavigationBar { return YES; }
            - (UIView *)customNavigationBar { return [[APCustomNavigationView alloc] initWithFrame:CGRectMake(0, 0, 1, 1)]; }
            - (NSArray *)customNavigationBarLoadingViewColors { return nil; }
            @end
            """)
        let home = try #require(result.project[screen: "home"])
        #expect(result.project.screens.count == 1)
        #expect(home.style.keys == [.hidden, .customBar])
        #expect(home.style.customBar?.draws == [.back])
        #expect(result.notes.map(\.line) == [2, 2, 9])
    }

    @Test(
        "Faults name their place",
        arguments: [
            ("return @{\nTITLEBAR_TITLE_TEXTCOLOR : @\"COLOR(#FDF,EFC)\" };", "line 3, column 28"),
            ("return @{\nTITLEBAR_TITLE_TEXTCOLOR : @\"COLOR(#FDFEFC) };", "line 3, column 28"),
            ("dict[TITLEBAR_TEXTCOLOR] = @\"COLOR(#108EE9,1\";", "line 2, column 28"),
            ("dict[TITLEBAR_TEXTCOLOR] = @(3);", "line 2, column 28"),
            ("if (x) {", "line 1, column 45"),
            ("/* never", "line 2, column 1"),
        ])
    func faults(_ body: String, _ place: String) {
        let problem = #expect(throws: Problem.self) { try theme(body) }
        #expect(problem?.kind == .invalid)
        #expect(problem?.place == "a.m: \(place)")
    }

    @Test(
        "A file without bars is refused",
        arguments: ["", "int main(void) { return 0; }", "x = " + String(repeating: "(", count: 100_000)])
    func nothing(_ text: String) {
        #expect(throws: Problem.self) { try imported(text) }
    }

    @Test("What a page puts into its bar, by names and by itself; what changes it later is told")
    func items() throws {
        let code = """
            @implementation OrderViewController
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.navigationItem.titleView = [[AUDoubleTitleView alloc] initWithTitle:@"Order" detailTitle:@"On its way"];
                AUBarButtonItem *help = [AUBarButtonItem barButtonItemWithImageType:AUBarButtonImageTypeHelp target:self action:@selector(onHelp)];
                help.aubadgeNumber = @"1";
                help.tintColor = [UIColor redColor];
                UIBarButtonItem *done = [[UIBarButtonItem alloc] initWithTitle:@"Done" style:UIBarButtonItemStyleDone target:self action:@selector(onDone)];
                done.enabled = NO;
                self.navigationItem.rightBarButtonItems = @[help, done];
                self.navigationItem.leftBarButtonItem = [AUBarButtonItem backBarButtonItemWithTitle:@"Orders" target:self action:@selector(onDone)];
                self.navigationItem.leftBarButtonItems = [self makeItems];
            }
            - (void)onDone { [self.navigationController popViewControllerAnimated:YES]; }
            - (void)onHelp { [self.navigationController.navigationBar setNavigationBarBottomLineColor:[UIColor redColor]]; }
            @end
            """
        let result = try Formats.importProject(bytes: Array(code.utf8), fileName: "Order.m", format: .mpaasObjC)
        let item = try #require(result.project[screen: "order"]).item
        #expect((item.title?.value?.kind, item.title?.value?.text, item.title?.value?.detail) == (.double, "Order", "On its way"))
        #expect(item.back?.title == .value("Orders"))
        #expect(item.right?.map(\.text) == ["Done", nil])
        #expect(item.right?.map(\.action) == [.pop, nil])
        #expect(item.right?.map(\.enabled) == [false, nil])
        #expect(item.right?.map(\.mpaas) == [nil, .help])
        #expect(item.right?.map(\.badge) == [nil, "1"])
        #expect(item.right?.last?.tint == .plain(RGBA(255, 0, 0)))
        #expect(result.notes.map(\.line) == [12])
        let live = try #require(result.project[screen: "order"]).live
        #expect(live.map(\.when) == [.tap])
        #expect(live.first?.style[.hairline] == .color(.plain(RGBA(255, 0, 0))))
    }

    private func live(_ body: String) throws -> (live: [LiveEntry], notes: [Int]) {
        let result = try imported("@implementation OrderViewController\n\(body)\n@end\n")
        return (try #require(result.project[screen: "order"]).live, result.notes.map(\.line))
    }

    @Test("A page's changes are read with their moments, in the order of their calls")
    func moments() throws {
        let bar = "self.navigationController.navigationBar"
        let (live, notes) = try live(
            """
            - (void)viewDidAppear:(BOOL)animated { [super viewDidAppear:animated]; [self second]; [self first]; }
            - (void)viewWillAppear:(BOOL)animated { [\(bar) setNavigationBarStyleWithColor:[UIColor redColor] translucent:YES]; }
            - (void)viewWillDisappear:(BOOL)animated { [\(bar) setNavigationBarDefaultStyle]; [\(bar) resetNavigationBarColor]; }
            - (void)first { [\(bar) setNavigationBarTranslucentStyle]; [\(bar) setNavigationBarDefaultStyle]; }
            - (void)second { [\(bar) setHidden:YES]; self.title = @"Second"; }
            """)
        let moments: [Moment] = [.appear, .disappear, .appeared, .appeared, .appeared]
        #expect(live.map(\.moment) == moments)
        #expect(notes == [])
        let appeared = live.filter { $0.moment == .appeared }
        #expect(appeared.map(\.style.keys) == [[.hidden], [.barAlpha], [.base]])
        #expect(appeared.first?.item?.title == .value(Title(text: "Second")))
        let gone = live.filter { $0.moment == .disappear }
        #expect(gone.map(\.call) == [.resetColor])
        #expect(gone.first?.style[.base] == .word("default"))
    }

    @Test("The back button's colours and picture are read from the code that asks for it first")
    func backItem() throws {
        let (live, notes) = try live(
            """
            - (void)viewWillAppear:(BOOL)animated {
                NSArray *items = self.navigationItem.leftBarButtonItems;
                if ([items count] == 1) {
                    if (items[0] && [items[0] isKindOfClass:[AUBarButtonItem class]]) {
                        AUBarButtonItem *back = items[0];
                        back.backButtonColor = [UIColor greenColor];
                        back.titleColor = [UIColor redColor];
                        back.backButtonImage = APCommonUILoadImage(@"back_button_normal");
                        back.hideBackButtonTitle = YES;
                    }
                }
                self.title = @"Order";
            }
            """)
        #expect(live.count == 1)
        #expect(live.first?.style[.backImageColor] == .color(.plain(RGBA(0, 255, 0))))
        #expect(live.first?.style[.backTitleColor] == .color(.plain(RGBA(255, 0, 0))))
        #expect(live.first?.style[.backImage] == .image("builtin:back_button_normal"))
        #expect(live.first?.item?.title == .value(Title(text: "Order")))
        #expect(notes == [10])
    }

    @Test("What only runs, or runs nobody knows when, is listed with its line")
    func unknownChanges() throws {
        let result = try imported(
            """
            @implementation OrderViewController
            - (BOOL)autohideNavigationBar { return NO; }
            - (void)viewWillAppear:(BOOL)animated {
                if (self.dark) { [self.bar setNavigationBarDefaultStyle]; }
                [self.bar setNavigationBarBottomLineColor:self.color];
                if (self.dark) { self.navigationItem.title = @"Dark"; }
            }
            - (void)scrollViewDidScroll:(UIScrollView *)view {
                [self.bar setNavigationBarTranslucentStyle];
                self.navigationItem.rightBarButtonItem = nil;
            }
            @end
            """)
        #expect(result.project[screen: "order"]?.live.isEmpty == true)
        #expect(result.notes.map(\.line) == [4, 5, 6, 9, 10])
    }

    @Test("A page that calls a method ever again is read in bounded time")
    func bounded() throws {
        let calls = String(repeating: "[self more];", count: 20_000)
        let changes = String(
            repeating: "[self.bar setNavigationBarDefaultStyle];[self.bar setNavigationBarTranslucentStyle];", count: 20_000)
        let (live, _) = try live("- (void)viewDidAppear { \(calls) }\n- (void)more { \(changes) }")
        #expect(live.count == 1000)
    }
}
