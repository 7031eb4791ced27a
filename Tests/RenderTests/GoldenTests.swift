import Glibc
import Testing

@testable import Model
@testable import Render

/// Bars drawn in small, compared pixel by pixel with pictures that a person has looked at.
///
/// `RECORD=1` writes the pictures anew; a difference writes expected, difference and actual side by side under `.build/goldens`.
@Suite struct GoldenTests {
    struct Case: CustomTestStringConvertible {
        let name: String
        let json: JSON
        var testDescription: String { name }

        /// One picture, or several of a sheet.
        var shots: [GoldenShot] {
            let scale = json["scale"]?.double ?? 1
            guard let rows = json["rows"]?.array else { return [GoldenShot(json, scale: scale)] }
            return rows.map { GoldenShot($0, over: json, scale: scale) }
        }
    }

    static let folder = String(#filePath.dropLast("GoldenTests.swift".count)) + "Goldens"
    static let fonts = FontStack()

    static let cases: [Case] = {
        guard let bytes = try? read(folder + "/cases.json"), let list = try? JSON(parsing: bytes).array else { return [] }
        return list.compactMap { json in json["name"]?.string.map { Case(name: $0, json: json) } }
    }()

    @Test func thereAreCases() { #expect(Self.cases.count >= 72) }

    @Test(arguments: cases) func isAsItWas(_ one: Case) throws {
        let actual = try Surface.stacked(try one.shots.map { try $0.surface(fonts: Self.fonts) })
        let path = "\(Self.folder)/\(one.name).png"
        if getenv("RECORD") != nil { return try Self.write(Png.encode(actual), path) }
        let expected = try ImageDecoder.png(try Self.read(path), as: one.name).0
        #expect(expected.width == actual.width && expected.height == actual.height)
        let differing = zip(expected.argb, actual.argb).count { $0 != $1 }
        if differing > 0 { try tell(one.name, expected, actual) }
        #expect(differing == 0, "\(differing) pixels differ; look at .build/goldens/\(one.name).png")
    }

    private func tell(_ name: String, _ expected: Surface, _ actual: Surface) throws {
        let width = expected.width, height = min(expected.height, actual.height)
        let difference = try Surface(width: width * 3, height: height)
        for y in 0..<height {
            for x in 0..<min(width, actual.width) {
                let one = expected[x, y], other = actual[x, y]
                difference.pixels[y * width * 3 + x] = one
                difference.pixels[y * width * 3 + width + x] = one == other ? 0xFFFF_FFFF : 0xFFFF_0000
                difference.pixels[y * width * 3 + 2 * width + x] = other
            }
        }
        let folder = String(Self.folder.dropLast("Tests/RenderTests/Goldens".count)) + ".build/goldens"
        mkdir(folder, 0o755)
        try Self.write(Png.encode(difference), "\(folder)/\(name).png")
    }

    static func read(_ path: String) throws -> [UInt8] {
        let file = try #require(fopen(path, "rb"), "there is no \(path); RECORD=1 makes it")
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
        return bytes
    }

    static func write(_ bytes: [UInt8], _ path: String) throws {
        let file = try #require(fopen(path, "wb"))
        defer { fclose(file) }
        #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    }
}
