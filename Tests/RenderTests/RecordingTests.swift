import Glibc
import Testing

@testable import Model
@testable import Render

/// Our frames of an interactive pop beside those of a real phone, at the progress that was measured in each.
///
/// A recording is a PNG of bar bands, one below the other: 320 pixels for 375 points, from below the status bar to just under
/// the bar's line. The JSON beside it holds a project that looks like the recorded app, and the progress of each band.
/// The phone wrote in San Francisco, we write in Inter, and the recording has the colours of a GIF: so a band is never the same.
/// What is compared is the mean difference of a channel over the band; it is near 0.011 in both.
@Suite struct RecordingTests {
    struct Recording: CustomTestStringConvertible {
        let name: String
        /// The most that the mean differences may be, of a channel from 0 to 1: of all bands together, and of the worst one.
        let mean: Double
        let worst: Double
        /// How many times larger the mean is if our frames are late by 0.05.
        let late: Double
        var testDescription: String { name }
    }

    /// The size of a band, and the row where it begins in the phone's picture.
    private static let width = 320, height = 39, top = 18
    private static let scale = 320.0 / 375
    private static let folder = String(#filePath.dropLast("RecordingTests.swift".count)) + "Recordings/"

    @Test(arguments: [
        Recording(name: "hbd-background", mean: 0.012, worst: 0.015, late: 2),
        Recording(name: "hbd-shadow", mean: 0.012, worst: 0.015, late: 1.1),
    ])
    func ourBarMovesAsTheRecordedOne(_ recording: Recording) throws {
        let json = try JSON(parsing: try GoldenTests.read(Self.folder + recording.name + ".json"))
        let bands = try ImageDecoder.png(try GoldenTests.read(Self.folder + recording.name + ".png"), as: recording.name).0
        let progress = try #require(json["progress"]?.array).compactMap(\.double)
        #expect(progress.count > 25 && bands.height == progress.count * Self.height)
        var errors: [Double] = [], late = 0.0
        for (index, progress) in progress.enumerated() {
            let ours = try draw(json, at: progress)
            let theirs = try bands.crop(x: 0, y: index * Self.height, width: Self.width, height: Self.height)
            errors.append(Self.difference(ours, theirs))
            late += Self.difference(try draw(json, at: min(1, progress + 0.05)), theirs)
        }
        let mean = errors.reduce(0, +) / Double(errors.count), worst = errors.max() ?? 1
        #expect(mean < recording.mean)
        #expect(worst < recording.worst)
        // The comparison tells moments apart: where the bars differ in colour much, where only words move little.
        #expect(late / Double(errors.count) > mean * recording.late)
    }

    private func draw(_ json: JSON, at progress: Double) throws -> Surface {
        let members = (json.members ?? []).filter { $0.key != "progress" }
        let more = [JSON.Member("transition", "swipe"), JSON.Member("progress", .number(progress))]
        let shot = GoldenShot(.object(members + more), scale: Self.scale)
        return try shot.surface(fonts: GoldenTests.fonts).crop(x: 0, y: Self.top, width: Self.width, height: Self.height)
    }

    /// The mean absolute difference of red, green and blue, 0 to 1.
    private static func difference(_ one: Surface, _ other: Surface) -> Double {
        var sum = 0
        for (a, b) in zip(one.argb, other.argb) {
            for shift: UInt32 in [0, 8, 16] { sum += abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) }
        }
        return Double(sum) / Double(3 * 255 * one.width * one.height)
    }
}
