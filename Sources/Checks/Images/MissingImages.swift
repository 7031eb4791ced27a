import Model
import Scene

/// Pictures that cannot be read; a placeholder is drawn in their place.
enum MissingImages {
    static func findings(_ run: CheckRun) -> [Finding] {
        var faults: [String: String?] = [:]
        return ImageReferences(run.project).uses.compactMap { reference, screen in
            let fault: String?
            if let known = faults[reference] {
                fault = known
            } else {
                fault = run.painter.fault(ofImage: reference)
                faults[reference] = .some(fault)
            }
            guard let fault else { return nil }
            return Finding(
                "image.missing", .error, screen: screen, place: Finding.Place(reference),
                "\(fault.prefix(1).uppercased())\(fault.dropFirst())\(fault.hasSuffix("?") ? "" : ".")",
                remedy: "Put the picture beside the project's file, or change the reference.")
        }
    }
}
