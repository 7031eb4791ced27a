/// A module of `Sources`, what it may import, and the sentence that this defends.
struct Layer {
    let name: String
    let mayImport: Set<String>
    let reason: String

    /// Modules of the toolchain that carry no state of the machine and draw nothing.
    static let toolchain: Set = ["FoundationEssentials", "Glibc", "Synchronization"]

    /// From the bottom of the house to its top.
    static let all = [
        Layer(
            name: "Model", mayImport: [],
            reason: "The model is plain values, read and written without help: nothing stands below it."),
        Layer(
            name: "Dialects", mayImport: ["Model"],
            reason: "A dialect is a function from the model to a resolved bar: nothing draws here and nothing reads files."),
        Layer(
            name: "Scene", mayImport: ["Model", "Dialects"],
            reason: "A frame is computed from values alone, so that it can be tested without a display."),
        Layer(
            name: "Checks", mayImport: ["Model", "Dialects", "Scene"],
            reason: "Checks judge the frames that the scene gives; who draws them is handed in."),
        Layer(
            name: "Files", mayImport: ["Model"],
            reason: "There is one way to write a file or a folder whole or not at all, and it knows nothing of what is in it."),
        Layer(
            name: "Formats", mayImport: ["Model", "Dialects", "Files"],
            reason: "A theme file is a translation of the model; it knows of no frame and no window."),
        Layer(
            name: "Render", mayImport: ["Model", "Dialects", "Scene", "Files", "CCairo", "Dispatch"],
            reason: "Canvas and files are drawn from the same commands; only here do they meet cairo, and the cores."),
        Layer(
            name: "Commands", mayImport: ["Model", "Dialects", "Scene", "Checks", "Files", "Formats", "Render"],
            reason: "The commands never need a display and never start GTK."),
        Layer(
            name: "Gtk", mayImport: ["CGtk"],
            reason: "The wrapper of GTK knows nothing of phones, so that a leak in it can be tested alone."),
        Layer(
            name: "App",
            mayImport: ["Model", "Dialects", "Scene", "Checks", "Files", "Formats", "Render", "Gtk", "CGtk", "CCairo"],
            reason: "The window stands on everything except the commands."),
        Layer(
            name: "transom", mayImport: ["Commands", "App"],
            reason: "The program only chooses between the commands and the window."),
        Layer(
            name: "Bench",
            mayImport: ["Model", "Dialects", "Scene", "Files", "Formats", "Render", "Commands", "App", "CBaseline"],
            reason: "The benchmark measures Transom from outside, against plain C in a module of its own."),
    ]
}
