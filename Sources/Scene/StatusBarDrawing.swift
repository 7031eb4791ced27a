import Dialects
public import Model

/// Draws the status bar's time and signs, and the home indicator.
struct StatusBarDrawing {
    let frame: Frame
    let device: Device
    let orientation: Orientation
    /// Without its time and signs, a status bar shows what lies behind them.
    var drawsInk = true

    var commands: [DrawCommand] { background + (drawsInk ? ink : []) + homeIndicator }

    private var isShown: Bool { !frame.statusBar.look.isHidden && frame.statusBar.frame.height > 0 }

    private var background: [DrawCommand] {
        guard isShown, let color = frame.statusBar.look.background else { return [] }
        // The grey of iOS 4 and 5 is lighter above than below.
        guard frame.profile.version < 6, color.isLight else { return [.fill(frame.statusBar.frame, color)] }
        let (top, bottom) = (color.mixed(with: .white, 0.5), color.mixed(with: .black, 0.14))
        return [.gradient(frame.statusBar.frame, from: top, to: bottom, isHorizontal: false)]
    }

    /// The time and the signs.
    var ink: [DrawCommand] {
        guard isShown else { return [] }
        let ink: RGBA = frame.statusBar.look.ink == .light ? .white : .black
        if device.isTablet || device.cutout == .none { return flat(ink) }
        return device.cutout == .notch
            ? ears(ink, midY: 22 + (frame.statusBar.frame.height - 44) / 2, size: 15) : ears(ink, midY: 32, size: 17)
    }

    /// Beside a notch or an island: the time in the left ear, signs in the right one.
    private func ears(_ ink: RGBA, midY: Double, size: Double) -> [DrawCommand] {
        let ear = (frame.width - (device.cutout == .notch ? 209 : 126)) / 2
        let time = Rect(0, midY - size * 0.6, ear + 6, size * 1.2)
        let right = frame.width - ear - 2
        let middle = right + ear / 2 - 2
        return [
            .text(TextRun("9:41", Font(size: size, weight: 600), ink, time, .center)),
            .glyph("status.signal", Rect(middle - 38, midY - 6, 18, 12), ink),
            .glyph("status.wifi", Rect(middle - 14, midY - 6, 17, 12), ink),
            .glyph("status.battery", Rect(middle + 9, midY - 6.5, 27, 13), ink),
        ]
    }

    /// On screens without a cutout: signal at the left, the time in the middle, the battery at the right.
    private func flat(_ ink: RGBA) -> [DrawCommand] {
        let midY = frame.statusBar.frame.height / 2
        let time = Rect(0, midY - 8, frame.width, 16)
        return [
            .glyph("status.signal", Rect(7, midY - 5, 16, 10), ink),
            .glyph("status.wifi", Rect(27, midY - 5, 14, 10), ink),
            .text(TextRun("9:41 AM", Font(size: 12, weight: 600), ink, time, .center)),
            .glyph("status.battery", Rect(frame.width - 31, midY - 5.5, 24, 11), ink),
        ]
    }

    private var homeIndicator: [DrawCommand] {
        guard device.hasHomeIndicator else { return [] }
        let width = orientation == .landscape ? 216.0 : 134.0
        let color: RGBA = frame.appearance == .dark ? .white : .black
        return [.rounded(Rect((frame.width - width) / 2, frame.height - 13, width, 5), radius: 2.5, color)]
    }
}

extension Frame {
    /// The rectangles that the status bar's time and signs fill, in points.
    public func statusBarInk(_ phone: Phone) -> [Rect] {
        let drawing = StatusBarDrawing(frame: self, device: phone.project.device, orientation: phone.orientation)
        return drawing.ink.compactMap { command in
            switch command {
            case .text(let run):
                let width = min(run.frame.width, phone.text.width(of: run.text, font: run.font))
                return run.frame.inset((run.frame.width - width) / 2, 0)
            case .glyph(_, let rect, _): return rect
            default: return nil
            }
        }
    }
}

/// What surrounds the screen of a phone, for the canvas and for pictures that show the whole phone.
public enum Bezel {
    /// Commands over a frame that darken what the device's corners and cutout hide.
    public static func cutout(_ device: Device, _ orientation: Orientation) -> [DrawCommand] {
        guard orientation == .portrait else { return [] }
        switch device.cutout {
        case .none: return []
        case .notch: return [.glyph("device.notch", Rect((device.width - 209) / 2, 0, 209, 31), .black)]
        case .dynamicIsland: return [.rounded(Rect((device.width - 126) / 2, 11, 126, 37), radius: 18.5, .black)]
        }
    }
}
