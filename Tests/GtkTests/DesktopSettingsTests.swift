internal import CGtk
internal import Gtk
internal import Testing

@Suite(.serialized) struct DesktopSettingsTests {
    init() { startGtk() }

    @Test func readsOnceThenFollowsChanges() throws {
        let portal = FakePortal(colorScheme: 1)
        let client = try #require(portal.client)
        var log: [String] = []
        followDesktopSettings(on: client) { log.append("\($0.rawValue) \($1)") }
        #expect(waitUntil { log.count == 1 })
        portal.change("color-scheme", to: 2)
        portal.change("color-scheme", in: "org.example", to: 1)
        portal.change("accent-color", to: 1)
        portal.change("reduced-motion", to: 1)
        #expect(waitUntil { log.count == 3 })
        #expect(log == ["color-scheme 1", "color-scheme 2", "reduced-motion 1"])
        portal.stop()
    }
}
