import Dialects
import Model
import Testing

@testable import Scene

@Suite("What an onion skin shows")
struct GhostTests {
    private let hue = RGBA(255, 45, 85)

    private func groups(_ commands: [DrawCommand]) -> [DrawGroup] {
        commands.compactMap { if case .group(let group) = $0 { group } else { nil } }
    }

    @Test("The page is faint under the elements, all of them in the hue")
    func parts() throws {
        let play = try Play(
            .uikit,
            """
            'tabs': [{'title': 'T', 'stack': ['a']}], 'screens': [{'id': 'c', 'style': {'title': {'color': '#FF000000'}}, \
            'item': {'title': {'kind': 'text', 'text': 'C'}}}, {'id': 'a', 'item': {'title': {'kind': 'text', 'text': 'A'}}}, \
            {'id': 'b', 'item': {'title': {'kind': 'text', 'text': 'B'}, 'right': [{'system': 'add'}]}}]
            """)
        let frame = try play.pushing("b", 1)
        let parts = groups(frame.ghost(hue))
        #expect(parts.count == 2)
        #expect(parts.allSatisfy { $0.opacity < 1 && $0.clip == Rect(0, 0, frame.width, frame.height) })
        #expect(parts[0].opacity < parts[1].opacity / 2)
        #expect(Array(parts[0].commands.dropLast()) == frame.commands)
        let texts = parts[1].commands.compactMap { command -> TextRun? in
            if case .text(let run) = command { run } else { nil }
        }
        #expect(texts.map(\.text).contains("B"))
        #expect(texts.allSatisfy { $0.color == hue })
        let glyphs = parts[1].commands.compactMap { command -> RGBA? in
            if case .glyph(_, _, let color) = command { color } else { nil }
        }
        #expect(glyphs.count == 2 && glyphs.allSatisfy { $0 == hue }, "the chevron and the item")
        let clear = groups(try play.pushing("c", 1).ghost(hue))[1].commands.compactMap { command -> UInt8? in
            if case .text(let run) = command, run.text == "C" { run.color.alpha } else { nil }
        }
        #expect(clear == [0], "a title that cannot be seen")
    }
}
