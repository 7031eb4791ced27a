// swift-tools-version: 6.2
import PackageDescription

/// Every target is held to the same strictness; deprecated GTK calls alone stay warnings.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .treatWarning("DeprecatedDeclaration", as: .warning),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Interface targets live on the main thread: GTK is not thread-safe.
let interface = strict + [.defaultIsolation(MainActor.self)]

func library(_ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = strict) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], settings: [SwiftSetting] = strict
) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

let package = Package(
    name: "transom",
    products: [
        .executable(name: "transom", targets: ["transom"]), .executable(name: "transom-bench", targets: ["Bench"]),
    ],
    targets: [
        library("Model"),
        library("Dialects", ["Model"]),
        library("Scene", ["Model", "Dialects"]),
        library("Checks", ["Model", "Dialects", "Scene"]),
        library("Files", ["Model"]),
        library("Formats", ["Model", "Dialects", "Files"]),
        .systemLibrary(
            name: "CCairo", pkgConfig: "pangocairo pangoft2 gdk-pixbuf-2.0 librsvg-2.0 libpng zlib",
            providers: [.apt(["libpango1.0-dev", "libgdk-pixbuf-2.0-dev", "librsvg2-dev", "libpng-dev", "zlib1g-dev"])]),
        library("Render", ["Model", "Dialects", "Scene", "Files", "CCairo"]),
        library("Commands", ["Model", "Dialects", "Scene", "Checks", "Files", "Formats", "Render"]),
        .systemLibrary(name: "CGtk", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),
        library("Gtk", ["CGtk"], settings: interface),
        library(
            "App", ["Model", "Dialects", "Scene", "Checks", "Files", "Formats", "Render", "Gtk", "CGtk", "CCairo"],
            settings: interface),
        .executableTarget(name: "transom", dependencies: ["Commands", "App"], swiftSettings: strict),
        .target(name: "CBaseline", dependencies: ["CCairo", "CGtk"]),
        .executableTarget(
            name: "Bench",
            dependencies: ["Model", "Dialects", "Scene", "Files", "Formats", "Render", "Commands", "App", "CBaseline"],
            swiftSettings: interface),
        tests("ModelTests", ["Model"]),
        tests("DialectsTests", ["Model", "Dialects"]),
        tests("SceneTests", ["Model", "Dialects", "Scene"]),
        tests("ChecksTests", ["Model", "Dialects", "Scene", "Checks", "Formats", "Render"]),
        tests("FilesTests", ["Model", "Files"]),
        tests("FormatsTests", ["Model", "Dialects", "Formats"], exclude: ["Fixtures"]),
        tests("RenderTests", ["Model", "Dialects", "Scene", "Render", "CCairo"], exclude: ["Goldens", "Recordings"]),
        tests("CommandsTests", ["Model", "Scene", "Files", "Formats", "Render", "Commands", "transom"], exclude: ["Vectors"]),
        tests("GtkTests", ["Gtk", "CGtk"], settings: interface),
        tests(
            "AppTests", ["Model", "Dialects", "Scene", "Files", "Formats", "Render", "App", "Gtk", "CGtk"], settings: interface),
        tests("UITests", ["transom"], exclude: ["Scripts"]),
        tests("ArchitectureTests", []),
    ])
