public import Dialects
public import Scene
internal import Synchronization

/// Measures with the fonts that are drawn with, for any thread.
public final class FontMeasurer: TextMeasurer {
    private let engine: Mutex<TextEngine>

    /// A measurer over `fonts`.
    public init(fonts: FontStack) {
        engine = Mutex(TextEngine(fonts: fonts))
    }

    public func width(of text: String, font: Font) -> Double {
        engine.withLock { $0.measure(text, font).width }
    }
}
