import Model
import Testing

@testable import Dialects

@Suite struct JournalTests {
    private func happening(_ number: Int) -> Happening { Happening(.willAppear, "\(number)", in: .tab(0), screens: []) }

    private func journal(_ count: Int) -> Journal { Journal((0..<count).map(happening)) }

    @Test("A journal is the list of what was appended, whatever its length", arguments: [0, 1, 63, 64, 65, 128, 200])
    func itIsAList(_ count: Int) {
        let journal = journal(count)
        #expect(journal.count == count)
        #expect(journal.map(\.screen) == (0..<count).map(String.init))
        #expect(journal == self.journal(count))
        #expect(journal != self.journal(count + 1))
    }

    @Test(
        "One that goes on from another starts with it",
        arguments: [(0, 0), (0, 5), (5, 5), (5, 70), (64, 64), (64, 65), (63, 64), (100, 200)])
    func itStartsWithWhatItGoesOnFrom(_ short: Int, _ long: Int) {
        #expect(journal(long).starts(with: journal(short)))
        #expect(journal(short).starts(with: journal(long)) == (short == long))
        var other = journal(short)
        other.append([happening(-1)])
        #expect(!journal(long).starts(with: other))
    }

    @Test("Without the news of the end", arguments: [1, 63, 64, 65, 130])
    func untoldOfEnd(_ count: Int) {
        var longer = journal(count)
        longer.append([.didDisappear, .didAppear].map { Happening($0, "x", in: .tab(0), screens: []) })
        #expect(longer.untoldOfEnd == journal(count))
        #expect(Journal([Happening(.didAppear, "x", in: .tab(0), screens: [])]).untoldOfEnd.isEmpty)
    }

    /// The names of all that was told, behind a word.
    private struct Names: JournalFold {
        var text: String
        init(_ basis: String) { text = basis }
        mutating func tell(_ happening: Happening) { text += " " + happening.screen }
    }

    @Test("A fold is carried on, for each basis and each branch by itself")
    func foldsAreCarriedOn() {
        var journal = journal(3)
        let start = journal
        #expect((journal.folded("a") as Names).text == "a 0 1 2")
        #expect(journal.toldCount == 3)
        journal.append([happening(3)])
        #expect((journal.folded("a") as Names).text == "a 0 1 2 3")
        #expect(journal.toldCount == 4)
        #expect((journal.folded("b") as Names).text == "b 0 1 2 3")
        #expect(journal.toldCount == 8)
        var branch = start
        branch.append([happening(7)])
        #expect((branch.folded("a") as Names).text == "a 0 1 2 7")
        #expect((start.folded("a") as Names).text == "a 0 1 2")
        #expect(journal.toldCount == 9)
    }

    @Test("Folds that are asked for again are kept, however many others are made once")
    func whatIsUsedIsKept() {
        let journal = journal(2)
        for number in 0..<200 {
            _ = journal.folded("often") as Names
            _ = journal.folded("\(number)") as Names
        }
        #expect(journal.toldCount == 2 + 400)
        #expect((journal.folded("0") as Names).text == "0 0 1")
        #expect(journal.toldCount == 2 + 402, "what was used long ago is made again")
    }
}
