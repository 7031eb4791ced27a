import Model

/// What an expression comes to.
indirect enum SwiftValue {
    /// What only the running app knows.
    case unknown
    case nothing
    case number(Double)
    /// The page's width with some points more.
    case pageWidth(Double)
    case flag(Bool)
    case text(String)
    /// A case or constant, with its type where that is told: `.dark`, `UIFont.Weight.bold`.
    case member(String, of: String?)
    case color(Color)
    case font(SwiftFont)
    case image(SwiftImage)
    case list([SwiftValue])
    case dictionary([String: SwiftValue])
    case object(SwiftObject)
    case type(String)
    case function(SwiftCallable)

    var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    var flag: Bool? {
        if case .flag(let flag) = self { flag } else { nil }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var member: String? {
        if case .member(let name, _) = self { name } else { nil }
    }

    var object: SwiftObject? {
        if case .object(let object) = self { object } else { nil }
    }

    var list: [SwiftValue]? {
        if case .list(let values) = self { values } else { nil }
    }

    var dictionary: [String: SwiftValue]? {
        if case .dictionary(let values) = self { values } else { nil }
    }

    var image: SwiftImage? {
        if case .image(let image) = self { image } else { nil }
    }

    var isUnknown: Bool {
        if case .unknown = self { true } else { false }
    }

    var isNothing: Bool {
        if case .nothing = self { true } else { false }
    }

    /// Whether two plain values are the same; `nil` if only the app knows.
    func equals(_ other: SwiftValue) -> Bool? {
        switch (self, other) {
        case (.number(let one), .number(let other)): one == other
        case (.flag(let one), .flag(let other)): one == other
        case (.text(let one), .text(let other)): one == other
        case (.member(let one, _), .member(let other, _)): one == other
        case (.nothing, .nothing): true
        case (.nothing, .unknown), (.unknown, _), (_, .unknown): nil
        case (.nothing, _), (_, .nothing): false
        default: nil
        }
    }
}

/// A font as code makes it.
struct SwiftFont: Equatable {
    /// `nil` for the system's own.
    var family: String?
    var size: Double
    var weight: Double
}

/// A picture as code loads it.
struct SwiftImage: Equatable {
    enum Kind {
        case named, symbol
        /// `UIImage()`, a picture without pixels.
        case empty
    }

    var name: String
    var kind = Kind.named
    var tint: Color?

    /// The project's reference of the picture.
    var reference: String { kind == .empty ? ImageName.empty : ImageName.reference(name) }
}

/// A function with what it was made in.
struct SwiftCallable {
    var function: SwiftFunction
    var frame: SwiftFrame
}

/// An object that code sets properties of: one of UIKit's, or of a type of the file.
final class SwiftObject {
    /// The name of its type.
    let kind: String
    var properties: [String: SwiftValue] = [:]
    /// The place in the file where each property was set last.
    var places: [String: Int] = [:]

    init(_ kind: String, _ properties: [String: SwiftValue] = [:]) {
        self.kind = kind
        self.properties = properties
    }

    /// A copy with copies of the objects in it, as UIKit's appearances make.
    func copy(depth: Int = 4) -> SwiftObject {
        let result = SwiftObject(kind, properties)
        result.places = places
        guard depth > 0 else { return result }
        for (name, value) in properties {
            if case .object(let object) = value { result.properties[name] = .object(object.copy(depth: depth - 1)) }
        }
        return result
    }
}

/// The names that code sees at a place.
final class SwiftFrame {
    var values: [String: SwiftValue] = [:]
    let outer: SwiftFrame?
    /// What `self` is.
    let receiver: SwiftValue?
    /// The type whose members can be called by their names alone.
    let typeName: String?

    init(outer: SwiftFrame? = nil, receiver: SwiftValue? = nil, typeName: String? = nil) {
        self.outer = outer
        self.receiver = receiver ?? outer?.receiver
        self.typeName = typeName ?? outer?.typeName
    }

    /// The frame that holds a name.
    func owner(of name: String) -> SwiftFrame? {
        var frame: SwiftFrame? = self
        while let here = frame {
            if here.values[name] != nil { return here }
            frame = here.outer
        }
        return nil
    }
}
