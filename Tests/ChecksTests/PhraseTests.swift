import Model
import Scene
import Testing

@testable import Checks

@Suite("Phrases")
struct PhraseTests {
    private let screen = "home"

    @Test func gapsAreNumbered() {
        let phrase: Phrase = "The bar of \(screen) is \(64) pt high."
        #expect(phrase.template == "The bar of {1} is {2} pt high.")
        #expect(phrase.text == "The bar of home is 64 pt high.")
    }

    @Test func numbersGoOnInAJoinedPhrase() {
        let phrase: Phrase = "\(screen) starts at \(20), " + "and \("detail") " + "at \(64)."
        #expect(phrase.template == "{1} starts at {2}, and {3} at {4}.")
        #expect(phrase.text == "home starts at 20, and detail at 64.")
    }

    @Test("A translation has the gaps in its own order, and what stands in them is translated or stays as it is")
    func translated() {
        let german = ["After {1}, {2} has gone.": "{2} fehlt nach {1}.", "a push of {1}": "einem Push von {1}"]
        let push: Phrase = "a push of \("{2}")"
        let phrase: Phrase = "After \(push), \(screen) has gone."
        #expect(phrase.text { german[$0] ?? $0 } == "home fehlt nach einem Push von {2}.")
        #expect(phrase.text { _ in "{3} {0} {x}" } == "{3} {0} {x}", "there are no such gaps")
    }

    @Test func nothingIsTranslatedThatHasNoWords() {
        let phrases: [Phrase] = ["", "\(screen)", Phrase.list(["\(screen)", "\("detail")"])]
        #expect(phrases.map { $0.text { _ in "?" } } == ["", "home", "home, detail"])
        #expect(Phrase.list([]) == "")
    }

    @Test(
        "A picture's fault is the sentence that commands tell, with a capital and a full stop",
        arguments: [
            ImageError.missing("a.png", suggestion: nil), .missing("a.png", suggestion: "b.png"),
            .unreadable("a.png", reason: "it is not a file"), .broken("a.png", reason: "no pixels"),
            .tooLarge("a.png", reason: "99 MB"), .outside("/a.png"),
        ])
    func faultsOfPictures(fault: ImageError) {
        let told = fault.description, sentence = told.prefix(1).uppercased() + told.dropFirst()
        #expect(fault.phrase.text == (told.hasSuffix("?") ? sentence : sentence + "."))
    }

    @Test(arguments: ["zh_CN.po"]) func translationsKeepTheGaps(file: String) throws {
        func gaps(_ text: String) -> [String] { text.matches(of: /\{\d+\}/).map { String($0.output) }.sorted() }
        let entries = try Catalogue.entries(of: file)
        #expect(entries.contains { !gaps($0.text).isEmpty })
        for entry in entries where !entry.translation.isEmpty {
            #expect(gaps(entry.translation) == gaps(entry.text), "\(entry.text)")
        }
    }
}
