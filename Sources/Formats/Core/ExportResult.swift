public import Model

/// What an export gives: files, and what of the project is not in them.
public struct ExportResult: Equatable, Sendable {
    /// The files, the main one first.
    public var files: [ExportedFile]
    public var lost: [Loss]

    init(files: [ExportedFile], lost: [Loss] = []) {
        self.files = files
        self.lost = lost
    }
}

/// A file of an export.
public struct ExportedFile: Equatable, Sendable {
    /// The name that the file has unless the caller gives it another one; with folders, as `Portal.xcassets/Contents.json`.
    public var name: String
    public var bytes: [UInt8]
    /// Whether it is text; else it is a picture.
    public var isText: Bool

    init(_ name: String, _ text: String) {
        self.name = name
        bytes = Array(text.utf8)
        isText = true
    }

    init(_ name: String, picture: [UInt8]) {
        self.name = name
        bytes = picture
        isText = false
    }

    /// The text that stands in it.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A property of the project that a format cannot say.
public struct Loss: Hashable, Sendable {
    /// The key, with the part of the screen or of the project in front where it is not plainly the style: `live[0].background`.
    public var property: String
    /// The screen; `nil` for the theme and the stacks.
    public var screen: ScreenID?
    /// What stands in its place.
    public var closestPhrase: Phrase

    init(_ property: String, screen: ScreenID? = nil, closest: Phrase) {
        self.property = property
        self.screen = screen
        closestPhrase = closest
    }

    /// What stands in its place, in English.
    public var closest: String { closestPhrase.text }
}
