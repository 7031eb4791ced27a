internal import CGtk
internal import Gtk
internal import Testing

@Suite(.serialized) struct ApplicationTests {
    init() { startGtk() }

    @Test(arguments: [
        (["transom"], "activated"),
        (["transom", "/tmp/a b.transom", "/tmp/é.transom"], "opened /tmp/a b.transom /tmp/é.transom"),
    ]) func aLaunchActivatesOrOpens(arguments: [String], expected: String) {
        var log: [String] = []
        let application = makeApplication(
            id: "org.example.Launch", activated: { log.append("activated") },
            opened: { log.append((["opened"] + $0).joined(separator: " ")) })
        g_application_set_flags(
            as_gapplication(application),
            GApplicationFlags(rawValue: G_APPLICATION_NON_UNIQUE.rawValue | G_APPLICATION_HANDLES_OPEN.rawValue))
        #expect(run(application, arguments: arguments) == 0)
        #expect(log == [expected])
    }
}
