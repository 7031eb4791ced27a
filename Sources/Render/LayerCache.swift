internal import Scene

/// A group drawn on a surface of its own.
struct LayerPicture {
    let surface: Surface
    /// Whether it hides what lies under it, so that its pixels need only be copied.
    let isOpaque: Bool

    init(_ surface: Surface) {
        self.surface = surface
        isOpaque = surface.isOpaque
    }
}

/// The pictures of named groups, kept as long as they are drawn again from equal commands.
struct LayerCache {
    private struct Layer {
        let commands: [DrawCommand]
        let clip: Rect?
        let cornerRadius: Double
        let picture: LayerPicture
        var lastFrame: Int
    }

    private struct Key: Hashable {
        let name: String
        let scale: Double
    }

    private var layers: [Key: Layer] = [:]
    private var frame = 0
    /// How many groups were drawn rather than found.
    private(set) var made = 0

    /// How many frames an unused picture is kept.
    static let patience = 90
    /// How many pictures are kept at most: some twenty phone screens at scale 3 fill 256 MB.
    static let limit = 20

    /// The kept picture of a group, if it would look the same.
    mutating func picture(_ name: String, _ group: DrawGroup, _ scale: Double) -> LayerPicture? {
        let key = Key(name: name, scale: scale)
        guard let layer = layers[key], layer.clip == group.clip, layer.cornerRadius == group.cornerRadius,
            layer.commands == group.commands
        else { return nil }
        layers[key]?.lastFrame = frame
        return layer.picture
    }

    mutating func keep(_ picture: LayerPicture, _ name: String, _ group: DrawGroup, _ scale: Double) {
        made += 1
        layers[Key(name: name, scale: scale)] = Layer(
            commands: group.commands, clip: group.clip, cornerRadius: group.cornerRadius, picture: picture, lastFrame: frame)
    }

    /// Lets go of what has not been drawn for long.
    mutating func endFrame() {
        frame += 1
        layers = layers.filter { frame - $0.value.lastFrame <= Self.patience }
        while layers.count > Self.limit, let oldest = layers.min(by: { $0.value.lastFrame < $1.value.lastFrame }) {
            layers[oldest.key] = nil
        }
    }
}
