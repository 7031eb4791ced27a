import Model

/// Writes the palette, the app delegate with the appearance, and a view controller for each page that differs.
struct HBDObjCExporter {
    private let project: Project
    private let app: String
    private let code: HBDCode
    private var lost: [Loss] = []

    init(project: Project) {
        self.project = project
        app = Identifier.pascal(project.name) ?? "App"
        code = HBDCode(palette: project.palette, app: app)
    }

    mutating func result() -> ExportResult {
        let rest = [palette(), delegate()].filter { !$0.isEmpty } + pages()
        let head = [
            "// The navigation bars of \(Identifier.comment(project.name)): the app's appearance, and the pages that differ from it.",
            "#import <HBDNavigationBar/HBDNavigationController.h>", "#import <HBDNavigationBar/UIViewController+HBD.h>",
            "#import <UIKit/UIKit.h>",
        ]
        let needsFunction = rest.joined().contains { $0.contains("\(code.dynamicColor)(") }
        let sections = [head] + (needsFunction ? [function] : []) + rest
        let text = sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
        return ExportResult(files: [ExportedFile("\(app).m", text)], lost: lost)
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
        let body = writer.appearance()
        lost += writer.lost
        let head = "- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions"
        return [
            "#pragma mark - App", "", "@interface AppDelegate : UIResponder <UIApplicationDelegate>", "",
            "@property (nonatomic, strong) UIWindow *window;", "", "@end", "", "@implementation AppDelegate", "",
        ] + ObjCCode.method(head, body + (body.isEmpty ? [] : [""]) + ["return YES;"]) + ["", "@end"]
    }

    private mutating func pages() -> [[String]] {
        var names = UniqueNames(reserved: ["appdelegate"]), sections: [[String]] = []
        for screen in project.screens {
            var writer = HBDPageWriter(screen: screen, code: code)
            let methods = writer.methods()
            lost += writer.lost
            guard !methods.isEmpty else { continue }
            sections.append(writer.lines(names.name(Identifier.page(screen), suffix: "ViewController"), methods))
        }
        return sections
    }
}
