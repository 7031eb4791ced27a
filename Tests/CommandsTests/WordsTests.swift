import Model
import Testing

@testable import Commands

@Suite("Words after a command")
struct WordsTests {
    @Test func sortsOperandsAndOptions() throws {
        let words = try Words(["p.transom", "--screen", "home", "-o=out.png", "--quiet"], for: .render)
        #expect(words.operands == ["p.transom"])
        #expect(words.text(.screen) == "home")
        #expect(words.text(.output) == "out.png")
        #expect(words.has(.quiet))
        #expect(!words.has(.scale))
    }

    @Test func takesADashAsTheFileAndNegativeNumbersAsValues() throws {
        let words = try Words(["-", "--scroll", "-20"], for: .render)
        #expect(words.operands == ["-"])
        #expect(try words.number(.scroll, -100...100) == -20)
    }

    @Test func everythingAfterTwoDashesIsAnOperand() throws {
        #expect(try Words(["--", "--odd"], for: .render).operands == ["--odd"])
    }

    @Test(
        arguments: [
            (["p", "--scren", "home"], "Did you mean --screen?"),
            (["p", "--frobnicate"], "there is no option --frobnicate"),
            (["p", "-z"], "there is no option -z"),
            (["p", "--screen"], "--screen needs a value"),
            (["p", "--screen", "--scale", "2"], "--screen needs a value"),
            (["p", "--screen="], "--screen needs a value"),
            (["p", "--screen", "a", "--screen", "b"], "--screen is given twice"),
            (["p", "--quiet=yes"], "--quiet takes no value"),
            (["p", "q"], "\"q\" is one word too many"),
            ([], "PROJECT is missing"),
        ] as [([String], String)])
    func refuses(words: [String], message: String) {
        let problem = #expect(throws: Problem.self) { try Words(words, for: .render) }
        #expect(problem?.kind == .usage)
        #expect(problem?.description.contains(message) == true, "\(problem?.description ?? "")")
    }

    @Test func namesARequiredOption() {
        let problem = #expect(throws: Problem.self) { try Words(["p", "--transition", "push"], for: .frames) }
        #expect(problem?.message == "-o DIR|FILM is missing.")
    }

    @Test(
        arguments: [
            ("2", 2), ("0.5", 0.5), (".5", 0.5), ("-3", -3), ("+3", 3), ("1e2", 100),
            ("nan", nil), ("inf", nil), ("infinity", nil), ("0x10", nil), ("2x", nil), ("1,5", nil), (" 2", nil), ("", nil),
            ("1e999", nil), ("--2", nil), ("e", nil),
        ] as [(String, Double?)])
    func readsNumbers(text: String, value: Double?) {
        #expect(Words.number(text) == value)
    }

    @Test(arguments: ["0", "-1", "1e9", "big"])
    func refusesScales(text: String) {
        #expect(throws: Problem.self) { try Words(["p", "--scale", text], for: .render).positive(.scale, atMost: 100) }
    }

    @Test func offersTheNearestOfAChoice() {
        let problem = #expect(throws: Problem.self) {
            let choice: Appearance? = try Words(["p", "--appearance", "drak"], for: .render).word(.appearance)
            _ = choice
        }
        #expect(problem?.remedy == "Did you mean dark? There are: light, dark.")
    }

    @Test func splitsListsOfNames() throws {
        let words = try Words(["p", "--only", "a,b"], for: .check)
        #expect(try words.names(.only, of: ["a", "b", "c"]) == ["a", "b"])
        #expect(throws: Problem.self) { try words.names(.only, of: ["a"]) }
    }
}
