internal import Scene

/// A group drawn on a surface of its own.
struct LayerPicture {
    let surface: Surface
    /// Whether it hides what lies under it, so that its pixels need only be copied.
    let isOpaque: Bool

    var bytes: Int { surface.width * surface.height * 4 }

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
        var lastUse: Int
    }

    private struct Key: Hashable {
        let name: String
        let scale: Double
    }

    private var layers: [Key: Layer] = [:]
    private var bytes = 0
    private var clock = 0
    /// How many groups were drawn rather than found.
    private(set) var made = 0

    /// How many uses of others an unused picture outlives.
    static let patience = 400
    /// How many bytes of pixels are kept: some twenty phone screens at scale 3.
    static let byteBudget = 256 << 20

    /// The kept picture of a group, if it would look the same.
    mutating func picture(_ name: String, _ group: DrawGroup, _ scale: Double) -> LayerPicture? {
        clock += 1
        let key = Key(name: name, scale: scale)
        guard let layer = layers[key], layer.clip == group.clip, layer.cornerRadius == group.cornerRadius,
            layer.commands == group.commands
        else { return nil }
        layers[key]?.lastUse = clock
        return layer.picture
    }

    /// Keeps a picture, letting go of what was not used for the longest time.
    mutating func keep(_ picture: LayerPicture, _ name: String, _ group: DrawGroup, _ scale: Double) {
        made += 1
        let key = Key(name: name, scale: scale)
        drop(key)
        layers[key] = Layer(
            commands: group.commands, clip: group.clip, cornerRadius: group.cornerRadius, picture: picture, lastUse: clock)
        bytes += picture.bytes
        while let oldest = layers.min(by: { $0.value.lastUse < $1.value.lastUse }), oldest.key != key,
            bytes > Self.byteBudget || clock - oldest.value.lastUse > Self.patience
        {
            drop(oldest.key)
        }
    }

    private mutating func drop(_ key: Key) {
        if let layer = layers.removeValue(forKey: key) { bytes -= layer.picture.bytes }
    }
}
