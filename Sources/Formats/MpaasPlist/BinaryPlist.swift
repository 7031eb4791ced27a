import Model

/// Reads a property list in Apple's binary form (`bplist00`), as compiled apps hold it.
///
/// Objects may stand in several places of the list, which then grows like a tree; depth and number of what comes out are limited.
struct BinaryPlist {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let tableStart: Int
    private var nodesLeft = 200_000
    private var textLeft = 32 << 20

    private static let deepest = 64
    /// Seconds from 1970 to the first second of 2001, from which dates count.
    private static let epoch = 978_307_200.0

    static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

    /// The same list in XML; a `Problem` of kind `invalid` if it is damaged or larger than any theme.
    static func xml(_ bytes: [UInt8]) throws(Problem) -> [UInt8] {
        var reader = try BinaryPlist(bytes)
        let top = try reader.number(at: bytes.count - 16, size: 8)
        return Array(PlistWriter.text(try reader.node(top, depth: 0)).utf8)
    }

    private init(_ bytes: [UInt8]) throws(Problem) {
        self.bytes = bytes
        guard bytes.count >= 40, bytes.starts(with: "bplist00".utf8) else { throw Self.damaged("its end is missing") }
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { throw Self.damaged("its end is broken") }
        objectCount = try Self.number(bytes, trailer + 8, 8)
        tableStart = try Self.number(bytes, trailer + 24, 8)
        guard tableStart <= trailer, objectCount <= (trailer - tableStart) / offsetSize else {
            throw Self.damaged("its table of objects is broken")
        }
    }

    private static func damaged(_ what: String) -> Problem {
        Problem(
            .invalid, "the binary property list cannot be read: \(what).",
            remedy: "Save it as text: plistutil -i FILE -o NEW (package libplist-utils), or plutil -convert xml1 on a Mac.")
    }

    /// A number of some bytes, the highest first.
    private static func number(_ bytes: [UInt8], _ at: Int, _ size: Int) throws(Problem) -> Int {
        guard at >= 0, size >= 0, at <= bytes.count, size <= bytes.count - at else { throw damaged("it ends too early") }
        var value: UInt64 = 0
        for byte in bytes[at..<(at + size)] {
            guard value >> 56 == 0 else { throw damaged("a number in it is too large") }
            value = value << 8 | UInt64(byte)
        }
        guard let number = Int(exactly: value) else { throw damaged("a number in it is too large") }
        return number
    }

    private func number(at place: Int, size: Int) throws(Problem) -> Int { try Self.number(bytes, place, size) }

    private mutating func node(_ object: Int, depth: Int) throws(Problem) -> PlistNode {
        guard depth < Self.deepest else { throw Self.damaged("values are nested more than \(Self.deepest) deep") }
        nodesLeft -= 1
        guard nodesLeft >= 0 else { throw Self.damaged("it has more values than any theme") }
        guard object < objectCount else { throw Self.damaged("it names a value that is not there") }
        let place = try number(at: tableStart + object * offsetSize, size: offsetSize)
        guard place < tableStart else { throw Self.damaged("it names a value that is not there") }
        let mark = bytes[place], kind = mark >> 4
        switch (kind, mark) {
        case (_, 0x08), (_, 0x09): return PlistNode(.flag(mark == 0x09))
        case (0x1, _): return PlistNode(.integer(try integer(place)))
        case (0x2, _): return PlistNode(.real(JSON.spelling(try real(place + 1, size: 1 << Int(mark & 15)))))
        case (_, 0x33): return PlistNode(.other("date", Self.date(try real(place + 1, size: 8))))
        default: break
        }
        let (count, start) = try count(place)
        switch kind {
        case 0x4: return PlistNode(.other("data", Self.base64(try slice(start, count))))
        case 0x5, 0x6: return PlistNode(.string(try text(place)))
        case 0xA:
            var nodes: [PlistNode] = []
            for index in 0..<count { nodes.append(try node(try reference(start, index, of: count), depth: depth + 1)) }
            return PlistNode(.array(nodes))
        case 0xD: return PlistNode(.dictionary(try members(start, count, depth)))
        default: throw Self.damaged("it has a value of an unknown kind")
        }
    }

    private mutating func members(_ start: Int, _ count: Int, _ depth: Int) throws(Problem) -> [PlistNode.Member] {
        var members: [PlistNode.Member] = []
        for index in 0..<count {
            let object = try reference(start, index, of: count * 2)
            guard object < objectCount else { throw Self.damaged("it names a value that is not there") }
            let place = try number(at: tableStart + object * offsetSize, size: offsetSize)
            guard place < tableStart, bytes[place] >> 4 == 0x5 || bytes[place] >> 4 == 0x6 else {
                throw Self.damaged("a key in it is no text")
            }
            let value = try reference(start, count + index, of: count * 2)
            members.append(PlistNode.Member(key: try text(place), node: try node(value, depth: depth + 1)))
        }
        return members
    }

    /// The number of a list's values, or the place of one of its objects.
    private func reference(_ start: Int, _ index: Int, of count: Int) throws(Problem) -> Int {
        guard count <= (bytes.count - start) / referenceSize else { throw Self.damaged("it ends too early") }
        return try number(at: start + index * referenceSize, size: referenceSize)
    }

    /// How many bytes, letters or values an object has, and where they begin.
    private func count(_ place: Int) throws(Problem) -> (count: Int, start: Int) {
        let low = Int(bytes[place] & 15)
        guard low == 15 else { return (low, place + 1) }
        guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 0x1 else { throw Self.damaged("a length in it is broken") }
        let size = 1 << Int(bytes[place + 1] & 15)
        let count = try number(at: place + 2, size: size)
        guard count <= bytes.count else { throw Self.damaged("it ends too early") }
        return (count, place + 2 + size)
    }

    private func slice(_ start: Int, _ count: Int) throws(Problem) -> ArraySlice<UInt8> {
        guard start <= bytes.count, count <= bytes.count - start else { throw Self.damaged("it ends too early") }
        return bytes[start..<(start + count)]
    }

    private mutating func text(_ place: Int) throws(Problem) -> String {
        let (count, start) = try count(place)
        let isWide = bytes[place] >> 4 == 0x6
        let part = try slice(start, isWide ? count * 2 : count)
        textLeft -= part.count
        guard textLeft >= 0 else { throw Self.damaged("it has more text than any theme") }
        guard isWide else { return String(decoding: part, as: UTF8.self) }
        let units = stride(from: part.startIndex, to: part.endIndex, by: 2).map { UInt16(part[$0]) << 8 | UInt16(part[$0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }

    /// A whole number; one of eight bytes has a sign.
    private func integer(_ place: Int) throws(Problem) -> String {
        let size = 1 << Int(bytes[place] & 15)
        let part = try slice(place + 1, size)
        guard size <= 8 else { throw Self.damaged("a number in it is too large") }
        let value = part.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size == 8 ? String(Int64(bitPattern: value)) : String(value)
    }

    private func real(_ start: Int, size: Int) throws(Problem) -> Double {
        let value = try slice(start, size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let number = size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: value))) : Double(bitPattern: value)
        guard size == 4 || size == 8, number.isFinite else { throw Self.damaged("a number in it is broken") }
        return number
    }

    /// A date as XML spells it: the calendar's day of the seconds since 2001.
    private static func date(_ seconds: Double) -> String {
        let total = Int64(max(-6e10, min(2e11, seconds + epoch)).rounded(.down))
        let day = total >= 0 ? total / 86400 : (total - 86399) / 86400
        let second = total - day * 86400
        // Howard Hinnant's civil_from_days.
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
        let number = month < 10 ? month + 3 : month - 9
        let year = yearOfEra + era * 400 + (number <= 2 ? 1 : 0)
        func two(_ value: Int64) -> String { value < 10 ? "0\(value)" : "\(value)" }
        return "\(year)-\(two(number))-\(two(dayOfMonth))T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))Z"
    }

    private static func base64(_ bytes: ArraySlice<UInt8>) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.endIndex)]
            let value = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
            for index in 0..<4 { text.append(index <= part.count ? letters[value >> (18 - 6 * index) & 63] : UInt8(ascii: "=")) }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
