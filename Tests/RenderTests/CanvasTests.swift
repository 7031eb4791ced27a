import Dialects
import Model
import Scene
import Testing

@testable import Render

@Suite struct CanvasTests {
    let canvas = Canvas(fonts: FontStack(), images: ImageStore(folder: nil))
    let red = RGBA(255, 0, 0)
    let blue = RGBA(0, 0, 255)

    private func drawn(_ commands: [DrawCommand], scale: Double = 1) throws -> Surface {
        let surface = try Surface(points: 20, 20, scale: scale)
        canvas.draw(commands, on: surface)
        return surface
    }

    @Test(arguments: [1.0, 2, 3]) func keepsAHairlineOneWholePixel(scale: Double) throws {
        let surface = try drawn([.fill(Rect(0, 9.67, 20, 0.33), red)], scale: scale)
        let rows = (0..<surface.height).filter { surface[5, $0] != 0 }
        #expect(rows.count == 1)
        #expect(surface[5, rows[0]] == 0xFFFF_0000)
    }

    @Test func fillsOutlinesWithRoundCornersDownwards() throws {
        let square = [Point(2, 2), Point(18, 2), Point(18, 18), Point(2, 18)]
        let sharp = try drawn([.polygon(square, radius: 0, from: .white, to: .black)])
        #expect(sharp[2, 2] > 0xFFF0_F0F0 && sharp[17, 17] < 0xFF10_1010 && sharp[17, 17] >> 24 == 0xFF)
        #expect(sharp[1, 10] == 0 && sharp[18, 10] == 0)
        let round = try drawn([.polygon(square, radius: 8, from: red, to: red)])
        #expect(round[2, 2] == 0 && round[17, 17] == 0 && round[10, 3] == 0xFFFF_0000 && round[3, 10] == 0xFFFF_0000)
        #expect(try drawn([.polygon([Point(0, 0), Point(9, 9)], radius: 0, from: red, to: red)])[5, 5] == 0)
    }

    @Test func fadesAGroupAsAWhole() throws {
        let group = DrawGroup(opacity: 0.5, [.fill(Rect(0, 0, 10, 10), red), .fill(Rect(0, 0, 10, 10), blue)])
        let surface = try drawn([.fill(Rect(0, 0, 20, 20), .white), .group(group)])
        #expect(surface[5, 5] & 0xFF == 0xFF)
        #expect(abs(Int(surface[5, 5] >> 16 & 0xFF) - 127) <= 1)
        #expect(surface[15, 15] == 0xFFFF_FFFF)
    }

    @Test func placesScalesAndClipsGroups() throws {
        let inner = DrawGroup(origin: Point(2, 2), clip: Rect(0, 0, 4, 4), scale: 2, [.fill(Rect(-5, -5, 50, 50), red)])
        let surface = try drawn([.group(DrawGroup(origin: Point(1, 0), [.group(inner)]))])
        let columns = (0..<20).filter { surface[$0, 5] != 0 }
        #expect(columns == Array(3..<11))
    }

    @Test func drawsANamedGroupOnceWhileItMoves() throws {
        func frame(_ x: Double, _ color: RGBA) -> [DrawCommand] {
            [
                .group(
                    DrawGroup(
                        cacheName: "page", origin: Point(x, 0), clip: Rect(0, 0, 10, 20), [.fill(Rect(0, 0, 10, 20), color)]))
            ]
        }
        let still = try drawn(frame(0, red))
        #expect(still[9, 3] == 0xFFFF_0000)
        let moved = try drawn(frame(7, red))
        #expect(moved[6, 3] == 0)
        #expect(moved[7, 3] == 0xFFFF_0000)
        #expect(canvas.layers.made == 1)
        #expect(try drawn(frame(7, blue))[8, 3] == 0xFF00_00FF)
        #expect(canvas.layers.made == 2)
    }

    @Test func letsGoOfThePicturesNotUsedForLongest() throws {
        var cache = LayerCache()
        let group = DrawGroup(cacheName: "page", [.fill(Rect(0, 0, 1, 1), red)])
        let picture = LayerPicture(try Surface(width: 2_000, height: 1_000))
        for index in 0..<40 {
            cache.keep(picture, "\(index)", group, 1)
            #expect(cache.picture("0", group, 1) != nil)
        }
        #expect(cache.picture("39", group, 1) != nil)
        #expect(cache.picture("1", group, 1) == nil)
        #expect(cache.picture("39", group, 2) == nil)
    }

    @Test func drawsTheSameWithAndWithoutLayers() throws {
        func commands(_ name: String?) -> [DrawCommand] {
            [
                .fill(Rect(0, 0, 20, 20), .white),
                .group(
                    DrawGroup(
                        cacheName: name, origin: Point(3, 4), clip: Rect(0, 0, 12, 12), cornerRadius: 3,
                        [
                            .gradient(Rect(0, 0, 12, 12), from: red, to: blue, isHorizontal: true),
                            .text(TextRun("Ag", Font(size: 8), .black, Rect(0, 0, 12, 12), .center)),
                        ])),
            ]
        }
        #expect(try drawn(commands("a"), scale: 2).argb == drawn(commands(nil), scale: 2).argb)
    }

    @Test func blursWhatLiesUnderALayer() throws {
        func commands(_ under: RGBA) -> [DrawCommand] {
            let bar = DrawGroup(
                cacheName: "bar", origin: Point(0, 2), clip: Rect(0, 0, 20, 8),
                [.blur(Rect(0, 0, 20, 8), BlurRun(sigma: 2, saturation: 1)), .fill(Rect(0, 0, 20, 8), RGBA(0, 0, 0, 0x80))])
            return [.fill(Rect(0, 0, 20, 20), under), .group(bar)]
        }
        #expect(abs(Int(try drawn(commands(red))[5, 5] >> 16 & 0xFF) - 127) <= 1)
        #expect(abs(Int(try drawn(commands(blue))[5, 5] & 0xFF) - 127) <= 1)
        #expect(canvas.layers.made == 0)
    }

    /// A veil on a group that moves must blur what it covers at each place, whether or not something lies in it already.
    @Test(arguments: [0.0, 6, 12]) func blursInAFadedGroupWhatLiesAtItsPlace(x: Double) throws {
        let parts: [DrawCommand] = [
            .fill(Rect(0, 0, 1, 1), blue), .blur(Rect(0, 0, 8, 20), BlurRun(sigma: 0.5, saturation: 1)),
            .fill(Rect(0, 18, 8, 2), blue),
        ]
        let surface = try drawn(
            [
                .gradient(Rect(0, 0, 20, 20), from: .black, to: red, isHorizontal: true),
                .group(DrawGroup(origin: Point(x, 0), opacity: 0.5, parts)),
            ], scale: 2)
        let plain = try drawn([.gradient(Rect(0, 0, 20, 20), from: .black, to: red, isHorizontal: true)], scale: 2)
        let column = Int(x * 2) + 8
        #expect(abs(Int(surface[column, 20] >> 16 & 0xFF) - Int(plain[column, 20] >> 16 & 0xFF)) <= 4)
    }

    @Test func showsAPlaceholderForAMissingImage() throws {
        let surface = try drawn([.image(ImageRun("nothing.png", Rect(2, 2, 16, 16), .stretch))])
        #expect(surface[3, 16] >> 24 > 100)
        #expect(surface[0, 0] == 0)
    }

    @Test(arguments: [
        (ImageRun.Mode.stretch, Rect(0, 0, 20, 10)), (.aspectFill, Rect(0, -5, 20, 20)), (.aspectFit, Rect(5, 0, 10, 10)),
        (.natural, Rect(0, 0, 40, 40)),
    ])
    func placesImages(mode: ImageRun.Mode, place: Rect) {
        let facts = ImageFacts(width: 40, height: 40, hasAlphaChannel: false, averageColor: .black, digest: 0)
        #expect(ImageRun("a", Rect(0, 0, 20, 10), mode).place(facts) == place)
    }

    @Test func tintsTemplateImages() throws {
        let run = ImageRun("builtin:close", Rect(0, 0, 20, 20), .stretch, tint: red)
        let surface = try drawn([.image(run)], scale: 2)
        #expect(surface.argb.contains(0xFFFF_0000))
        #expect(surface.argb.allSatisfy { $0 & 0xFFFF == 0 })
    }

    @Test func cutsTextThatIsTooWideAndAlignsTheRest() throws {
        func ink(_ alignment: TextRun.Alignment) throws -> [Int] {
            let surface = try drawn([.text(TextRun("il", Font(size: 10), .black, Rect(0, 0, 20, 20), alignment))], scale: 2)
            return (0..<surface.width).filter { x in (0..<surface.height).contains { surface[x, $0] != 0 } }
        }
        let (left, center, right) = (try ink(.left), try ink(.center), try ink(.right))
        #expect(left.last! < center.first! + 20)
        #expect(left.first! < 4)
        #expect(right.last! > 35)
        #expect(abs(center.first! + center.last! - 39) <= 2)
        let long = try drawn([.text(TextRun("A long title", Font(size: 10), .black, Rect(0, 0, 14, 20)))])
        #expect((15..<20).allSatisfy { x in (0..<20).allSatisfy { long[x, $0] == 0 } })
    }
}
