import Model
import Testing

@testable import Dialects

/// Which faults show: as the project says, else as the imitated versions have them.
struct QuirkTests {
    @Test(
        arguments: [
            (Quirk.itemsMasked, "1.10.0", Profile.ios26, true), (.itemsMasked, "1.9.9", .ios26, false),
            (.itemsMasked, nil, .ios26, true), (.itemsMasked, "1.10.0", .ios18, false),
            (.whiteOnPop, nil, .ios26, true), (.whiteOnPop, "1.5", .ios26, false),
            (.frozenBackground, nil, .ios26, true), (.frozenBackground, nil, .ios14, false),
            (.imageVeil, nil, .ios18, true), (.imageVeil, nil, .ios14, false), (.imageVeil, nil, .ios26, false),
            (.translucentFlash, nil, .ios18, true), (.translucentFlash, nil, .ios6, false),
        ] as [(Quirk, String?, Profile, Bool)])
    func native(_ quirk: Quirk, _ library: String?, _ profile: Profile, _ isNative: Bool) {
        #expect(quirk.isNative(to: library, on: profile) == isNative)
    }

    @Test(arguments: [
        (DialectName.hbd, "{'profile': 'ios26'}", true),
        (.hbd, "{'profile': 'ios26', 'quirks': {'itemsMasked': false}}", false),
        (.hbd, "{'profile': 'ios18', 'quirks': {'itemsMasked': true}}", true),
        (.hbd, "{'profile': 'ios18', 'quirks': {'whiteOnPop': true}}", false),
        (.uikit, "{'profile': 'ios26', 'quirks': {'itemsMasked': true}}", false),
    ])
    func theProjectDecides(_ dialect: DialectName, _ text: String, _ shows: Bool) throws {
        let project = try MockApp(dialect, text).project
        let request = BarRequest(
            project: project, screen: Screen(id: "a"), stack: .tab(0), stackBelow: [], journal: Journal(),
            profile: project.profile)
        #expect(request.has(.itemsMasked) == shows)
    }
}
