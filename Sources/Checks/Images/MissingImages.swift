import Model
import Scene

/// Pictures that cannot be read; a placeholder is drawn in their place.
enum MissingImages {
    static func findings(_ run: CheckRun) -> [Finding] {
        var faults: [String: ImageError?] = [:]
        return ImageReferences(run.project).uses.compactMap { reference, screen in
            let fault: ImageError?
            if let known = faults[reference] {
                fault = known
            } else {
                fault = run.painter.fault(ofImage: reference)
                faults[reference] = .some(fault)
            }
            guard let fault else { return nil }
            return Finding(
                "image.missing", .error, screen: screen, place: Finding.Place(reference), fault.phrase,
                remedy: "Put the picture beside the project's file, or change the reference.")
        }
    }
}

extension ImageError {
    /// The description as a sentence that can be translated, all but the reader's reason.
    var phrase: Phrase {
        switch self {
        case .missing(let name, nil): "There is no image “\(name)”."
        case .missing(let name, let suggestion?): "There is no image “\(name)”; did you mean “\(suggestion)”?"
        case .unreadable(let name, let reason): "The image “\(name)” cannot be read: \(reason)."
        case .broken(let name, let reason): "The image “\(name)” is broken: \(reason)."
        case .tooLarge(let name, let reason): "The image “\(name)” is too large: \(reason)."
        case .outside(let name):
            "The image “\(name)” lies outside the project's folder: copy it beside the project and use a relative path."
        }
    }
}
