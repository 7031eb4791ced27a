import Model

/// The text of a file, whose places can be named.
struct Source: Sendable {
    let fileName: String
    /// UTF-8 without a byte order mark.
    let bytes: [UInt8]
    /// What lies in the folder that this is, or beside this file; `nil` for text that is no file.
    let folder: SourceFolder?
    private let lineStarts: [Int]

    /// Reads UTF-8, UTF-16 as older tools write it, or a binary property list, whose lines are those of its XML.
    ///
    /// A `Problem` of kind `invalid` names the first bad byte.
    init(bytes: [UInt8], fileName: String, folder: SourceFolder? = nil) throws(Problem) {
        self.folder = folder
        self.fileName = fileName
        let text = try Self.utf8(bytes)
        self.bytes = text
        lineStarts = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Whether this is a folder of files, which has no text of its own.
    var isFolder: Bool { folder?.isSource == true }

    /// The whole text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The name without folder and ending.
    var stem: String {
        let name = fileName.split(separator: "/").last.map(String.init) ?? fileName
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    var fileExtension: String { Self.ending(of: fileName) }

    static func ending(of fileName: String) -> String {
        let name = fileName.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    /// Whether a word stands anywhere in the text.
    func contains(_ word: String) -> Bool {
        let word = Array(word.utf8)
        guard let first = word.first, bytes.count >= word.count else { return false }
        var at = 0
        while at <= bytes.count - word.count {
            if bytes[at] == first, bytes[at..<at + word.count].elementsEqual(word) { return true }
            at += 1
        }
        return false
    }

    /// The line of a place in `bytes`, from 1.
    func line(_ offset: Int) -> Int {
        var low = 0, high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The line on which a text stands first; `nil` if it stands nowhere.
    func firstLine(of text: String) -> Int? {
        let text = Array(text.utf8)
        guard let first = text.first, bytes.count >= text.count else { return nil }
        let place = (0...(bytes.count - text.count)).first {
            bytes[$0] == first && bytes[$0..<$0 + text.count].elementsEqual(text)
        }
        return place.map(line)
    }

    /// The error that something is wrong at a place in `bytes`.
    func problem(_ offset: Int, _ message: String, remedy: String? = nil) -> Problem {
        let line = line(offset)
        let before = bytes[lineStarts[line - 1]..<min(max(offset, lineStarts[line - 1]), bytes.count)]
        let column = before.count { $0 & 0xC0 != 0x80 } + 1
        return Problem(.invalid, place: "line \(line), column \(column)", message, remedy: remedy)
    }

    private static func utf8(_ bytes: [UInt8]) throws(Problem) -> [UInt8] {
        let text = try unchecked(bytes)
        if let zero = text.firstIndex(of: 0) {
            throw place(zero, in: text, "a zero byte stands here, which no text has.", "Name a text, or save it as UTF-8.")
        }
        // Files of the oldest Macs end their lines with a return alone.
        let isOld = text.contains(UInt8(ascii: "\r")) && !text.contains(UInt8(ascii: "\n"))
        return isOld ? text.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : $0 } : text
    }

    private static func unchecked(_ bytes: [UInt8]) throws(Problem) -> [UInt8] {
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), low: 0, high: 1) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), low: 1, high: 0) }
        // Theme files begin with a letter or sign of ASCII, half of which is zero in UTF-16.
        if bytes.count >= 4, bytes[0] != 0, bytes[1] == 0, bytes[2] != 0, bytes[3] == 0 {
            return utf16(bytes[...], low: 0, high: 1)
        }
        if bytes.count >= 4, bytes[0] == 0, bytes[1] != 0, bytes[2] == 0, bytes[3] != 0 {
            return utf16(bytes[...], low: 1, high: 0)
        }
        if BinaryPlist.isOne(bytes) { return try BinaryPlist.xml(bytes) }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        if String(validating: text, as: UTF8.self) != nil { return text }
        throw place(validCount(text), in: text, "the text is not UTF-8.", "Save the file as UTF-8.")
    }

    /// The error that something is wrong at a place of a text that cannot be read.
    private static func place(_ offset: Int, in text: [UInt8], _ message: String, _ remedy: String) -> Problem {
        let line = text[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
        let start = (text[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        let column = text[start..<offset].count { $0 & 0xC0 != 0x80 } + 1
        return Problem(.invalid, place: "line \(line), column \(column)", message, remedy: remedy)
    }

    /// The number of bytes before the first one that is not UTF-8.
    private static func validCount(_ text: [UInt8]) -> Int {
        var decoder = UTF8()
        var bytes = text.makeIterator()
        var count = 0
        while case .scalarValue(let scalar) = decoder.decode(&bytes) { count += UTF8.width(scalar) }
        return min(count, text.count)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, low: Int, high: Int) -> [UInt8] {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
            UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
