import Model

/// Writes the palette, the app delegate with the appearance, and a view controller for each page that differs.
struct HBDObjCExporter {
    private let project: Project
    private let app: String
    private let code: HBDCode
    /// The classes of the screens that have one of their own.
    private var classes: [ScreenID: String] = [:]
    private var lost: [Loss] = []

    init(project: Project) {
        self.project = project
        app = Identifier.pascal(project.name, or: "App")
        code = HBDCode(palette: project.palette, app: app)
    }

    mutating func result() -> ExportResult {
        // The app comes last, for it begins with pages.
        let rest = [palette()].filter { !$0.isEmpty } + pages() + [delegate()]
        let needsFunction = rest.joined().contains { $0.contains("\(code.dynamicColor)(") }
        let sections = [head] + (needsFunction ? [function] : []) + rest
        let text = sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
        return ExportResult(files: [ExportedFile("\(app).m", text)], lost: lost)
    }

    private var head: [String] {
        let versions = DialectName.hbd.libraries
        let version = project.library.flatMap { versions.contains($0) ? $0 : nil } ?? versions.last ?? ""
        let least = (version.split(separator: ".") + ["0"]).prefix(3).joined(separator: ".")
        let hidesStatusBar = project.screens.contains { $0.style.flag(.statusBarHidden) == true }
        return [
            "// The navigation bars of \(Identifier.comment(project.name)): the pages that differ, and the app's appearance.",
            "//", "// Podfile: pod 'HBDNavigationBar', '~> \(least)'",
        ] + (hidesStatusBar ? ["//          pod 'HBDStatusBar', for the pages that hide the status bar"] : [])
            + [
                "// A storyboard names both classes: HBDNavigationController, and HBDNavigationBar for its bar.",
                "#import <HBDNavigationBar/HBDNavigationController.h>", "#import <HBDNavigationBar/UIViewController+HBD.h>",
                "#import <UIKit/UIKit.h>",
            ]
    }

    private var function: [String] {
        ObjCCode.method(
            "static UIColor *\(code.dynamicColor)(UIColor *light, UIColor *dark)",
            [
                "return [UIColor colorWithDynamicProvider:^UIColor *(UITraitCollection *traits) {",
                "    return traits.userInterfaceStyle == UIUserInterfaceStyleDark ? dark : light;", "}];",
            ])
    }

    private func palette() -> [String] {
        let methods = project.palette.entries.compactMap(code.method)
        guard !methods.isEmpty else { return [] }
        var lines = ["#pragma mark - Palette", "", "@interface UIColor (\(app))", ""] + methods.map { "\($0.head);" }
        lines += ["", "@end", "", "@implementation UIColor (\(app))", ""]
        for method in methods { lines += method.lines + [""] }
        return lines + ["@end"]
    }

    private mutating func delegate() -> [String] {
        var writer = HBDStyleWriter(code: code, style: project.theme.style)
        let parts = [writer.appearance(), window(), ["return YES;"]].filter { !$0.isEmpty }
        let body = Array(parts.joined(separator: [""]))
        lost += writer.lost
        let head = "- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions"
        return [
            "#pragma mark - App", "", "@interface AppDelegate : UIResponder <UIApplicationDelegate>", "",
            "@property (nonatomic, strong) UIWindow *window;", "", "@end", "", "@implementation AppDelegate", "",
        ] + ObjCCode.method(head, body) + ["", "@end"]
    }

    /// The window with the stacks, each in a navigation controller of the library.
    private func window() -> [String] {
        let roots = project.tabs.compactMap { tab in tab.stack.first.flatMap { project[screen: $0] }.map { (tab, $0) } }
        guard !roots.isEmpty else { return [] }
        var lines: [String] = [], stacks: [String] = []
        for (index, (tab, screen)) in roots.enumerated() {
            let number = roots.count == 1 ? "" : "\(index + 1)"
            lines.append("UIViewController *root\(number) = [[\(classes[screen.id] ?? "UIViewController") alloc] init];")
            if classes[screen.id] == nil, let title = screen.item.title?.value?.text {
                lines.append("root\(number).title = \(ObjCCode.string(title));")
            }
            let stack = "stack\(number)"
            lines.append(
                "HBDNavigationController *\(stack) = [[HBDNavigationController alloc] initWithRootViewController:root\(number)];")
            if roots.count > 1 { lines.append("\(stack).tabBarItem.title = \(ObjCCode.string(tab.title));") }
            stacks.append(stack)
        }
        if roots.count > 1 {
            lines.append("UITabBarController *tabs = [[UITabBarController alloc] init];")
            lines.append("tabs.viewControllers = @[\(stacks.joined(separator: ", "))];")
        }
        return lines + [
            "self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];",
            "self.window.rootViewController = \(roots.count > 1 ? "tabs" : "stack");", "[self.window makeKeyAndVisible];",
        ]
    }

    private mutating func pages() -> [[String]] {
        var names = UniqueNames(reserved: ["appdelegate"]), sections: [[String]] = []
        for screen in project.screens {
            var writer = HBDPageWriter(screen: screen, code: code)
            let methods = writer.methods()
            lost += writer.lost
            guard !methods.isEmpty else { continue }
            let name = names.name(Identifier.page(screen), suffix: "ViewController")
            classes[screen.id] = name
            sections.append(writer.lines(name, methods))
        }
        return sections
    }
}
