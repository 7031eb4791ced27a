import Dialects
import Glibc
import Model
import Scene
import Testing

@testable import Render

@Suite struct ImageStoreTests {
    /// A folder of its own, taken away with the test.
    final class Folder {
        let path: String

        init() throws {
            var name = Array("/tmp/transom-images-XXXXXX".utf8CString)
            path = String(cString: try #require(mkdtemp(&name)))
        }

        deinit { system("rm -rf '\(path)'") }

        func write(_ bytes: [UInt8], to name: String) throws {
            let file = try #require(fopen(path + "/" + name, "w"))
            fwrite(bytes, 1, bytes.count, file)
            fclose(file)
        }
    }

    let folder: Folder
    let store: ImageStore

    init() throws {
        folder = try Folder()
        store = ImageStore(folder: folder.path)
    }

    private func picture(width: Int, height: Int, _ color: UInt32) throws -> [UInt8] {
        let surface = try Surface(width: width, height: height)
        surface.pixels.update(repeating: color, count: width * height)
        return Png.encode(surface)
    }

    /// A PNG's first bytes that claim a size, without any pixels.
    private func header(_ width: UInt32, _ height: UInt32) -> [UInt8] {
        func bytes(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + bytes(width) + bytes(height)
            + [8, 6, 0, 0, 0, 0, 0, 0, 0]
    }

    @Test("A file that changes under its name is told of once, and so are those that come and go")
    func changesOfFilesAreToldOnce() throws {
        try folder.write(picture(width: 4, height: 4, 0xFFFF_0000), to: "a.png")
        mkdir(folder.path + "/icons", 0o755)
        for name in ["a.png", "icons/b.png", "builtin:photo1"] { _ = store.facts(name) }
        #expect(!store.refresh())
        #expect(store.folders == [folder.path, folder.path + "/icons"])
        try folder.write(picture(width: 8, height: 4, 0xFF00_FF00), to: "a.png")
        // Who has asked in between does not hide the change from others, who have drawn the old picture.
        #expect(store.facts("a.png")?.width == 8)
        #expect(store.refresh())
        #expect(!store.refresh())
        try folder.write(picture(width: 4, height: 4, 0xFFFF_0000), to: "icons/b.png")
        #expect(store.refresh())
        #expect(store.facts("icons/b.png")?.width == 4)
        unlink(folder.path + "/a.png")
        #expect(store.refresh())
        #expect(store.facts("a.png") == nil)
        #expect(!store.refresh())
    }

    @Test func tellsTheFactsOfAPicture() throws {
        try folder.write(picture(width: 40, height: 20, 0xFF20_40C0), to: "bar@2x.png")
        let facts = try #require(store.facts("bar@2x.png"))
        #expect(facts.width == 20)
        #expect(facts.height == 10)
        #expect(!facts.hasAlphaChannel)
        #expect(facts.averageColor.hex == "#2040C0FF")
        try folder.write(picture(width: 40, height: 20, 0x8010_2060), to: "veil@3x.png")
        let veil = try #require(store.facts("veil@3x.png"))
        #expect(abs(veil.width - 13.333) < 0.01)
        #expect(veil.hasAlphaChannel)
        #expect(veil.averageColor.hex == "#2040BF80")
        #expect(veil.digest != facts.digest)
    }

    @Test(arguments: [(100_000, 100_000), (1, 2_000_000_000), (40_000, 1), (7_100, 7_100)] as [(UInt32, UInt32)])
    func refusesTooManyPixelsByTheHeader(width: UInt32, height: UInt32) throws {
        try folder.write(header(width, height), to: "big.png")
        #expect {
            try store.picture("big.png")
        } throws: {
            if case ImageError.tooLarge = $0 { true } else { false }
        }
    }

    @Test func refusesBrokenFiles() throws {
        let whole = try picture(width: 64, height: 64, 0xFF12_3456)
        let files: [String: [UInt8]] = [
            "none.png": [], "text.png": Array("hello".utf8), "zero.png": header(0, 0),
            "half.png": Array(whole.prefix(whole.count / 2)),
            "head.png": Array(whole.prefix(20)), "short.jpg": [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0],
            "open.svg": Array("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><g>".utf8),
            "flat.svg": Array("<svg xmlns='http://www.w3.org/2000/svg' width='0' height='4'/>".utf8),
        ]
        for (name, bytes) in files {
            try folder.write(bytes, to: name)
            #expect(store.facts(name) == nil, "\(name)")
            #expect {
                try store.picture(name)
            } throws: {
                if case ImageError.broken = $0 { true } else { false }
            }
        }
    }

    @Test func staysInTheFolder() throws {
        try folder.write(picture(width: 1, height: 1, 0xFF00_0000), to: "in.png")
        symlink("/usr/share/icons", folder.path + "/icons")
        symlink("in.png", folder.path + "/link.png")
        symlink("/etc/passwd", folder.path + "/users.png")
        mkdir(folder.path + "/sub", 0o755)
        for reference in ["/etc/passwd", "../x.png", "sub/../../x.png", "users.png", "~/x.png"] {
            #expect(throws: ImageError.outside(reference)) { try store.picture(reference) }
        }
        #expect(try store.picture("link.png").pixelWidth == 1)
        #expect(try store.picture("sub/../in.png").pixelWidth == 1)
        #expect(throws: ImageError.self) { try store.picture("sub") }
        mkfifo(folder.path + "/pipe.png", 0o644)
        #expect(throws: ImageError.unreadable("pipe.png", reason: "it is not a file")) { try store.picture("pipe.png") }
    }

    @Test func suggestsTheNearestName() throws {
        try folder.write(picture(width: 1, height: 1, 0xFF00_0000), to: "background.png")
        #expect(throws: ImageError.missing("backgruond.png", suggestion: "background.png")) {
            try store.picture("backgruond.png")
        }
        #expect(throws: ImageError.missing("zebra.png", suggestion: nil)) { try store.picture("zebra.png") }
        #expect(throws: ImageError.missing("builtin:heroo", suggestion: "builtin:hero")) { try store.picture("builtin:heroo") }
    }

    @Test func seesThatAFileHasChanged() throws {
        try folder.write(picture(width: 1, height: 1, 0xFF00_0000), to: "a.png")
        #expect(store.facts("a.png")?.width == 1)
        try folder.write(picture(width: 22, height: 1, 0xFF00_0000), to: "a.png")
        #expect(store.facts("a.png")?.width == 22)
    }

    @Test func keepsScaledPictures() throws {
        try folder.write(picture(width: 8, height: 8, 0xFF80_4020), to: "a.png")
        let picture = try store.picture("a.png")
        let scaled = try store.surface(picture, width: 30, height: 20)
        #expect(scaled.argb.allSatisfy { $0 == 0xFF80_4020 })
        #expect(try store.surface(picture, width: 30, height: 20) === scaled)
    }

    @Test func drawsEveryBuiltinImage() throws {
        #expect(ImageStore.builtinNames.count == 20)
        let sizes = ["back_button_normal": (12.0, 17.0), "NavBar": (320, 49), "BlackNavBar": (320, 47), "empty": (0, 0)]
        for name in ImageStore.builtinNames {
            let picture = try store.picture("builtin:" + name)
            if let size = sizes[name] { #expect((picture.facts.width, picture.facts.height) == size, "\(name)") }
            if name != "empty" { #expect(try picture.surface(width: 60, height: 60).argb.contains { $0 != 0 }, "\(name)") }
        }
        let shadow = try store.picture("builtin:backgroundShadow").surface(width: 16, height: 200)
        #expect(abs(Int(shadow[8, 0] >> 24) - 121) <= 1)
        #expect(shadow[8, 199] >> 24 <= 1)
        #expect(abs(Int(shadow[8, 100] >> 24) - 60) <= 1)
    }
}
