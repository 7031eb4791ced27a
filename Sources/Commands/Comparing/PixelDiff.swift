import Dialects
import Files
import Model
import Render
import Scene

/// The screens of two projects, compared by what is drawn.
struct PixelDiff: Sendable {
    /// A screen in an appearance, and what differs in it.
    struct Screen: Equatable {
        var id: ScreenID
        var appearance: Appearance
        var difference: SurfaceDifference
        /// The file with both pictures side by side, in the folder that was asked for.
        var picture: String?
    }

    let old: DiffSide
    let new: DiffSide
    let folder: FolderOutput?

    /// The screens of both projects that look different, light and dark, in the order of the new one.
    func screens(_ makeProgress: (Int) -> Progress) throws(Problem) -> [Screen] {
        let hasDark = old.project.profile.hasDarkAppearance || new.project.profile.hasDarkAppearance
        let known = new.project.screens.map(\.id).filter { old.project[screen: $0] != nil }
        let looks = known.flatMap { id in (hasDark ? [Appearance.light, .dark] : [.light]).map { (id, $0) } }
        let progress = makeProgress(looks.count)
        defer { progress.finish() }
        do {
            return try new.renderer.concurrently(looks.count) { index, _ in
                defer { progress.advance() }
                return try compare(looks[index].0, looks[index].1, number: index)
            }.compactMap(\.self)
        } catch let problem as Problem {
            throw problem
        } catch let error as SurfaceError {
            throw Problem(.usage, place: Option.scale.name, "\(error).")
        } catch {
            throw Problem(.fault, "\(error).")
        }
    }

    /// `nil` for a screen that looks the same.
    private func compare(_ id: ScreenID, _ appearance: Appearance, number: Int) throws -> Screen? {
        let one = try old.frame(of: id, appearance), two = try new.frame(of: id, appearance)
        let isSame = one.commands == two.commands && one.width == two.width && one.height == two.height && old.scale == new.scale
        if isSame, old.pictures(in: one) == new.pictures(in: two) { return nil }
        let before = try old.renderer.surface(one.commands, width: one.width, height: one.height, scale: old.scale)
        let after = try new.renderer.surface(two.commands, width: two.width, height: two.height, scale: new.scale)
        let difference = SurfaceDifference(before, after)
        guard difference.count > 0 else { return nil }
        var name: String?
        if let folder {
            let file = "\(number / 2 + 1)-\(id.fileName)-\(appearance.rawValue).png"
            try folder.write(Png.encode(try Surface.comparison(before, after)), as: file)
            name = file
        }
        return Screen(id: id, appearance: appearance, difference: difference, picture: name)
    }
}

extension ScreenID {
    /// The letters, digits and dashes of a name, for a file's.
    var fileName: String {
        String(
            unicodeScalars.prefix(60).map {
                $0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0) ? Character($0) : "-"
            })
    }
}
