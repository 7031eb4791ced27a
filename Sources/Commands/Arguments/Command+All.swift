extension Command {
    /// Every command, in the order in which the help lists them.
    static let all: [Command] = [
        .render, .frames, .describe, .check, .run, .diff, .export, .import, .devices, .dialects, .formats, .checks, .images,
        .schema,
    ]
}
