import Gtk

/// The words of the file as a person reads them: `aspectFill` becomes `Aspect fill`.
nonisolated func wordTitle(_ word: String) -> String {
    var title = ""
    for character in word {
        if title.isEmpty {
            title += character.uppercased()
        } else if character.isUppercase {
            title += " " + character.lowercased()
        } else {
            title.append(character)
        }
    }
    return tr(title)
}
