internal import CCairo
public import Dialects
internal import Model
public import Scene
internal import Synchronization

/// The pictures of one project: read, checked, decoded and kept, for any thread.
public final class ImageStore: ImageLibrary {
    struct State {
        var pictures: [ImageFolder.Entry: Kept<Picture>] = [:]
        var scaled: [ScaledKey: Kept<Surface>] = [:]
        var failures: [ImageFolder.Entry: ImageError] = [:]
        /// What stood behind each reference to a file when it was first asked for; `nil` behind a missing one.
        var asked: [String: ImageFolder.Entry?] = [:]
        var bytes = 0
        var clock = 0
    }

    struct Kept<Value: Sendable>: Sendable {
        let value: Value
        let bytes: Int
        var lastUse: Int
    }

    struct ScaledKey: Hashable {
        let picture: ObjectIdentifier
        let width: Int
        let height: Int
    }

    /// How many bytes of pixels are kept.
    static let byteBudget = 256 << 20

    let folder: ImageFolder
    let state = Mutex(State())

    /// A store for the pictures in `folder`, the one that the project's file lies in; `nil` before it is saved.
    public init(folder: String?) {
        self.folder = ImageFolder(path: folder)
    }

    /// The names that `builtin:` knows, sorted.
    public static var builtinNames: [String] { BuiltinImage.names.sorted() }

    public func facts(_ reference: String) -> ImageFacts? { try? load(reference).facts }

    /// The picture that `reference` names, with a hint at the nearest name if there is none.
    public func picture(_ reference: String) throws(ImageError) -> Picture {
        do { return try load(reference) } catch {
            guard case .missing(let name, nil) = error else { throw error }
            throw .missing(name, suggestion: suggestion(for: name))
        }
    }

    /// The picture stretched to `width` by `height` device pixels, kept for the next frame.
    public func surface(_ picture: Picture, width: Int, height: Int) throws(SurfaceError) -> Surface {
        let key = ScaledKey(picture: ObjectIdentifier(picture), width: width, height: height)
        let known = state.withLock { state in
            state.clock += 1
            state.scaled[key]?.lastUse = state.clock
            return state.scaled[key]?.value
        }
        if let known { return known }
        let made = try picture.surface(width: width, height: height)
        keep(made, bytes: width * height * 4) { $0.scaled[key] = $1 }
        return made
    }

    /// The picture, without a look at the neighbours if it is missing.
    func load(_ reference: String) throws(ImageError) -> Picture {
        if reference.hasPrefix(BuiltinImage.prefix) {
            guard let picture = BuiltinImage.named(String(reference.dropFirst(BuiltinImage.prefix.count))) else {
                throw .missing(reference, suggestion: nil)
            }
            return picture
        }
        let entry = try lookUp(reference)
        let known: Result<Picture, ImageError>? = state.withLock { state in
            state.clock += 1
            state.pictures[entry]?.lastUse = state.clock
            return state.pictures[entry].map { .success($0.value) } ?? state.failures[entry].map { .failure($0) }
        }
        if let known { return try known.get() }
        do {
            let picture = try Self.decode(folder.read(entry, as: reference), as: reference)
            keep(picture, bytes: picture.pixelWidth * picture.pixelHeight * 4) { $0.pictures[entry] = $1 }
            return picture
        } catch {
            state.withLock { $0.failures[entry] = error }
            throw error
        }
    }

    private func lookUp(_ reference: String) throws(ImageError) -> ImageFolder.Entry {
        let found = Result { () throws(ImageError) in try folder.entry(reference) }
        state.withLock { state in
            if state.asked[reference] == nil { state.asked[reference] = .some(try? found.get()) }
        }
        return try found.get()
    }

    /// Decodes the bytes of a file of that name; `@2x` and `@3x` before the suffix say how many pixels make a point.
    static func decode(_ bytes: [UInt8], as reference: String) throws(ImageError) -> Picture {
        let digest = UInt64(crc32_z(0, bytes, bytes.count)) << 32 | UInt64(adler32_z(1, bytes, bytes.count))
        let scale = Double(scale(of: reference))
        switch try ImageFormat(bytes, as: reference) {
        case .png:
            let (surface, hasAlpha) = try ImageDecoder.png(bytes, as: reference)
            return Picture(.raster(surface), scale: scale, hasAlpha: hasAlpha, digest: digest)
        case .jpeg:
            return Picture(.raster(try ImageDecoder.jpeg(bytes, as: reference)), scale: scale, hasAlpha: false, digest: digest)
        case .svg:
            return Picture(.vector(try VectorImage(bytes, as: reference)), scale: scale, hasAlpha: true, digest: digest)
        }
    }

    /// How many pixels of a file of that name make a point.
    static func scale(of reference: String) -> Int {
        let name = reference[..<(reference.lastIndex(of: ".") ?? reference.endIndex)]
        return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    }

    private func suggestion(for reference: String) -> String? {
        guard reference.hasPrefix(BuiltinImage.prefix) else { return folder.suggestion(for: reference) }
        let name = String(reference.dropFirst(BuiltinImage.prefix.count))
        return Spelling.nearest(to: name, in: Self.builtinNames).map { BuiltinImage.prefix + $0 }
    }

    private func keep<Value>(_ value: Value, bytes: Int, _ put: (inout State, Kept<Value>) -> Void) {
        state.withLock { state in
            put(&state, Kept(value: value, bytes: bytes, lastUse: state.clock))
            state.bytes += bytes
            while state.bytes > Self.byteBudget, state.pictures.count + state.scaled.count > 1 { state.dropOldest() }
        }
    }
}

extension ImageStore.State {
    /// Lets go of what was not used for the longest time.
    fileprivate mutating func dropOldest() {
        let picture = pictures.min { $0.value.lastUse < $1.value.lastUse }
        let surface = scaled.min { $0.value.lastUse < $1.value.lastUse }
        if let picture, picture.value.lastUse <= surface?.value.lastUse ?? .max {
            pictures[picture.key] = nil
            bytes -= picture.value.bytes
            let owner = ObjectIdentifier(picture.value.value)
            for (key, kept) in scaled where key.picture == owner {
                scaled[key] = nil
                bytes -= kept.bytes
            }
        } else if let surface {
            scaled[surface.key] = nil
            bytes -= surface.value.bytes
        }
    }
}
