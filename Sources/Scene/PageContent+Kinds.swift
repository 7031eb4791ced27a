import Dialects
import Model

extension PageContent {
    private static let rowHeight = 64.0

    private var rowTexts: [String] {
        switch screen.rows {
        case .texts(let texts): return texts
        case .count(let count): return (0..<count).map { MockText.people[$0 % MockText.people.count] }
        case nil: return MockText.people + MockText.people
        }
    }

    /// A list of messages: picture, name, line, time, separator.
    func list() -> [DrawCommand] {
        let isPlain = { if case .texts = screen.rows { true } else { false } }()
        let height = isPlain ? 44.0 : Self.rowHeight
        var commands: [DrawCommand] = []
        for (index, name) in rowTexts.enumerated() {
            let y = top + Double(index) * height
            guard y < bottom else { break }
            guard y > -height else { continue }
            let indent = isPlain ? margin : margin + 56
            if isPlain {
                commands.append(text(name, 17, 400, ink, Rect(indent, y, width - indent - margin - 24, height)))
                commands.append(.glyph("disclosure", Rect(width - margin - 8, y + height / 2 - 6.5, 8, 13), faintInk.faded(0.6)))
            } else {
                commands += person(index, name, Rect(margin, y, width - 2 * margin, height), indent)
            }
            commands.append(.fill(Rect(indent, y + height - page.metrics.pixel, width - indent, page.metrics.pixel), line))
        }
        return commands
    }

    private func person(_ index: Int, _ name: String, _ row: Rect, _ indent: Double) -> [DrawCommand] {
        let color = colors.accents[index % colors.accents.count]
        let circle = Rect(row.x, row.y + 10, 44, 44)
        let initials = String(name.split(separator: " ").prefix(2).compactMap(\.first))
        let textWidth = row.right - indent - 62
        return [
            .rounded(circle, radius: 22, color), text(initials, 16, 600, .white, circle, .center),
            text(name, 17, 600, ink, Rect(indent, row.y + 10, textWidth, 22)),
            text(
                MockText.lines[index % MockText.lines.count], 15, 400, faintInk,
                Rect(indent, row.y + 33, row.right - indent - 20, 20)),
            text(
                MockText.times[index % MockText.times.count], 15, 400, faintInk, Rect(row.right - 82, row.y + 11, 68, 20), .right),
            .glyph("disclosure", Rect(row.right - 8, row.y + 14.5, 8, 13), faintInk.faded(0.6)),
        ]
    }

    /// Tiles of pictures with captions.
    func grid() -> [DrawCommand] {
        let columns = width > 600 ? 4.0 : 2.0
        let gap = 12.0
        let side = (width - 2 * margin - (columns - 1) * gap) / columns
        var commands: [DrawCommand] = []
        for index in 0..<24 {
            let column = Double(index % Int(columns)), row = Double(index / Int(columns))
            let frame = Rect(margin + column * (side + gap), top + 12 + row * (side + 56), side, side)
            guard frame.y < bottom, frame.bottom > -60 else { continue }
            commands.append(
                .group(
                    DrawGroup(
                        origin: Point(frame.x, frame.y), clip: Rect(0, 0, side, side), cornerRadius: 12,
                        [picture(index == 0 ? screen.contentImage : nil, Rect(0, 0, side, side), seed: index)])))
            commands.append(
                text(MockText.places[index % MockText.places.count], 15, 600, ink, Rect(frame.x, frame.bottom + 6, side, 20)))
            commands.append(text("\(3 + index * 7 % 60) photos", 13, 400, faintInk, Rect(frame.x, frame.bottom + 25, side, 18)))
        }
        return commands
    }

    /// Heading, byline, picture and paragraphs.
    func article() -> [DrawCommand] {
        var y = top + 20
        let inner = width - 2 * margin
        var commands = [
            text(MockText.headline, 26, 700, ink, Rect(margin, y, inner, 34)),
            text(MockText.byline, 15, 400, faintInk, Rect(margin, y + 38, inner, 20)),
        ]
        y += 74
        commands.append(picture(screen.contentImage, Rect(margin, y, inner, inner * 0.56), seed: 5))
        y += inner * 0.56 + 20
        return commands + paragraphs(from: y)
    }

    /// A large picture that reaches to the top of the view, and a list under it.
    func hero() -> [DrawCommand] {
        let height = 300.0
        let y = page.contentShift - page.request.scroll
        let inner = width - 2 * margin
        return [
            picture(screen.contentImage, Rect(0, y, width, height), seed: 1),
            .gradient(
                Rect(0, y + height - 120, width, 120), from: .clear, to: RGBA.black.with(opacity: 0.45), isHorizontal: false),
            text(MockText.headline, 28, 700, .white, Rect(margin, y + height - 76, inner, 36)),
            text(MockText.byline, 15, 400, RGBA.white.with(opacity: 0.85), Rect(margin, y + height - 38, inner, 20)),
        ] + paragraphs(from: y + height + 24)
    }

    private func paragraphs(from start: Double) -> [DrawCommand] {
        var y = start
        var commands: [DrawCommand] = []
        let perLine = max(20, Int((width - 2 * margin) / 8.2))
        for index in 0..<6 {
            for words in MockText.wrap(MockText.paragraphs[index % MockText.paragraphs.count], at: perLine) {
                if y > -30, y < bottom { commands.append(text(words, 17, 400, ink, Rect(margin, y, width - 2 * margin, 25))) }
                y += 25
            }
            y += 14
        }
        return commands
    }

    /// Groups of settings: a label, a value or a switch.
    func form() -> [DrawCommand] {
        var y = top + 20
        let inner = width - 2 * margin
        var commands: [DrawCommand] = []
        for (group, rows) in MockText.settings.enumerated() {
            let cell = colors.isDark ? RGBA(28, 28, 30) : RGBA.white
            let frame = Rect(margin, y, inner, Double(rows.count) * 44)
            commands.append(.rounded(frame, radius: 10, cell))
            for (index, row) in rows.enumerated() {
                let box = Rect(margin + 16, y + Double(index) * 44, inner - 32, 44)
                commands.append(text(row.0, 17, 400, colors.label, box))
                commands += value(row.1, box, seed: group + index)
                if index > 0 { commands.append(.fill(Rect(box.x, box.y, inner - 16, page.metrics.pixel), colors.separator)) }
            }
            y += frame.height + 32
        }
        return commands
    }

    private func value(_ value: String, _ box: Rect, seed: Int) -> [DrawCommand] {
        guard value == "on" || value == "off" else {
            return [
                text(value, 17, 400, colors.secondaryLabel, Rect(box.x, box.y, box.width - 18, 44), .right),
                .glyph("disclosure", Rect(box.right - 8, box.midY - 6.5, 8, 13), colors.tertiaryLabel),
            ]
        }
        let track = Rect(box.right - 51, box.midY - 15.5, 51, 31)
        return [
            .rounded(track, radius: 15.5, value == "on" ? colors.green : colors.fill),
            .rounded(Rect(value == "on" ? track.right - 29 : track.x + 2, track.y + 2, 27, 27), radius: 13.5, .white),
        ]
    }

    /// A web page: address, heading, picture, links.
    func web() -> [DrawCommand] {
        let inner = width - 2 * margin
        let field = Rect(margin, top + 12, inner, 36)
        return [
            .rounded(field, radius: 10, ink.with(opacity: 0.07)),
            text("portal.example", 15, 400, faintInk, field, .center),
            text(MockText.headline, 30, 700, ink, Rect(margin, top + 70, inner, 40)),
            picture(screen.contentImage, Rect(0, top + 122, width, 170), seed: 2),
            text("Opening hours", 20, 600, colors.blue, Rect(margin, top + 308, inner, 28)),
            text("How to find us", 20, 600, colors.blue, Rect(margin, top + 342, inner, 28)),
        ] + paragraphs(from: top + 386)
    }
}
