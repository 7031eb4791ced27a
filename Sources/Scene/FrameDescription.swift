import Dialects
public import Model

/// A frame as `describe` prints it: points rounded to 0.01, rectangles as `[x, y, width, height]`, colours `#RRGGBBAA`.
public struct FrameDescription {
    let frame: Frame
    /// Pixels a point.
    let scale: Double

    public init(_ frame: Frame, scale: Double) {
        self.frame = frame
        self.scale = scale
    }

    public var json: JSON {
        .object([
            "device": .string(frame.device.name),
            "size": .array([Self.number(frame.width), Self.number(frame.height)]),
            "scale": Self.number(scale),
            "dialect": frame.dialect.json,
            "profile": frame.profile.json,
            "appearance": frame.appearance.json,
            "screen": .string(frame.screen),
            "transition": frame.transition.map(Self.transition) ?? .null,
            "pages": .array(frame.pages.map(Self.page)),
            "bars": .array(frame.bars.map(Self.bar)),
            "statusBar": Self.statusBar(frame.statusBar),
            "elements": .array(frame.elements.map(Self.element)),
            "trace": trace,
            "events": .array(frame.events.map(Self.event)),
        ])
    }

    // MARK: Parts

    private static func transition(_ transition: Frame.Transition) -> JSON {
        .object([
            "kind": transition.kind.json,
            "from": .string(transition.from),
            "to": .string(transition.to),
            "progress": number(transition.progress),
            "barMode": .string(transition.barMode.rawValue),
        ])
    }

    private static func page(_ page: PageFrame) -> JSON {
        .object(["screen": .string(page.screen), "frame": rect(page.frame), "dim": number(page.dim)])
    }

    private static func bar(_ bar: BarFrame) -> JSON {
        .object([
            "owner": .string(bar.owner),
            "frame": rect(bar.frame),
            "hidden": .bool(bar.isHidden),
            "contentUnderBar": .bool(bar.contentUnderBar),
            "contentOriginY": number(bar.contentOriginY),
            "safeAreaTop": number(bar.safeAreaTop),
            "touchThrough": .bool(bar.touchThrough),
            "covered": .bool(bar.isCovered),
            "layers": .array(bar.layers.map(layer)),
        ])
    }

    private static func layer(_ placed: LayerFrame) -> JSON {
        let layer = placed.layer
        return .object([
            "kind": .string(layer.kind.rawValue),
            "style": layer.kind == .blur ? .string(layer.blur ?? "chrome") : nil,
            "color": layer.color.map { .string($0.hex) },
            "ref": layer.image.map(JSON.string),
            "mode": layer.image != nil && layer.kind != .hairline ? .string(layer.imageMode ?? "stretch") : nil,
            "alpha": number(layer.alpha),
            "frame": rect(placed.frame),
        ])
    }

    private static func statusBar(_ bar: StatusBarFrame) -> JSON {
        .object([
            "style": .string(bar.look.ink.rawValue),
            "hidden": .bool(bar.look.isHidden),
            "frame": rect(bar.frame),
            "background": bar.look.background.map { .string($0.hex) } ?? .null,
        ])
    }

    private static func element(_ element: Element) -> JSON {
        .object([
            "role": .string(element.role.rawValue),
            "owner": .string(element.owner),
            "text": element.text.map(JSON.string) ?? .null,
            "frame": rect(element.frame),
            "opacity": number(element.opacity),
            "color": .string(element.color.hex),
            "font": element.font.map(font) ?? .null,
            "tapFrame": element.tapFrame.map(rect) ?? .null,
            "state": .string(element.state.rawValue),
            "ref": element.image.map(JSON.string) ?? .null,
        ])
    }

    private static func font(_ font: Font) -> JSON {
        .object(["family": .string(font.family), "size": number(font.size), "weight": number(font.weight)])
    }

    private static func event(_ event: Event) -> JSON {
        .object([
            "name": .string(event.name), "screen": .string(event.screen), "detail": event.detail.map(JSON.string) ?? .null,
        ])
    }

    // MARK: Trace

    private var trace: JSON { .object(frame.trace.map { JSON.Member($0.key.name, Self.entry($0)) }) }

    private static func entry(_ trace: Trace) -> JSON {
        let levels = trace.entries.map { entry in
            JSON.object(["level": entry.level.json, "value": rounded(entry.value), "wins": entry.wins ? true : nil])
        }
        return .object(["rule": .string(trace.rule), "levels": .array(levels)])
    }

    /// A level's own value with its numbers rounded too.
    private static func rounded(_ value: JSON) -> JSON {
        switch value {
        case .number(let double): number(double)
        case .array(let values): .array(values.map(rounded))
        case .object(let members): .object(members.map { JSON.Member($0.key, rounded($0.value)) })
        default: value
        }
    }

    // MARK: Numbers

    private static func rect(_ rect: Rect) -> JSON {
        .array([number(rect.x), number(rect.y), number(rect.width), number(rect.height)])
    }

    static func number(_ value: Double) -> JSON { .number((value * 100).rounded() / 100) }
}
