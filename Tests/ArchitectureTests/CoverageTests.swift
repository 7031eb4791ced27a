import FoundationEssentials
import Testing

/// `docs/coverage.md` says of every statement of the libraries' manuals where it is and what proves it; this looks whether it can.
@Suite("Coverage")
struct CoverageTests {
    @Test("Each row of each library is there once")
    func rows() throws {
        let ids = try Coverage.rows().map(\.id)
        let wanted = [("M", 57), ("C", 28), ("S", 33), ("N", 74), ("H", 40)].flatMap { letter, count in
            (1...count).map { "\(letter)\($0)" }
        }
        #expect(ids == wanted)
    }

    @Test("What proves a row is there", arguments: try Coverage.rows())
    func proofs(_ row: Coverage.Row) throws {
        #expect(!row.proofs.isEmpty)
        #expect(row.state.hasPrefix("done") || row.state.hasPrefix("later: "), "\(row.state)")
        for proof in row.proofs { #expect(Coverage.isThere(proof), "\(proof)") }
    }

    @Test(
        "A proof that is not there is noticed",
        arguments: [
            "CoverageTests/nothing", "NoTests/proofs", "vector hbd.0", "picture nothing", "scenario portal: Nothing",
            "handbook nothing.html",
            "handbook portal.html#nothing", "word nothing",
        ])
    func missing(proof: String) {
        #expect(!Coverage.isThere(proof))
    }
}
