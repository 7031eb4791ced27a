import Model
import Testing

@testable import Formats

@Suite("Code") struct CodeTests {
    @Test(
        "Sums of numbers",
        arguments: [
            ("29 / 2", 14.5), ("142.0/255.0", 142.0 / 255), ("0x1F", 31), ("(1 + 2) * 3", 9), ("0.5f", 0.5), ("-2", -2),
            ("1.", 1),
        ] as [(String, Double)])
    func sums(_ text: String, _ value: Double) { #expect(Arithmetic.value(of: text) == value) }

    @Test(
        "What is no sum has no value",
        arguments: ["", "1 /", "16 / 0", "1 2", "a", "1e999", "0xZZ", "((((1", "1.2.3", String(repeating: "(", count: 100_000)])
    func noSums(_ text: String) { #expect(Arithmetic.value(of: text) == nil) }

    @Test("Every alpha comes back from its spelling")
    func fractions() {
        for byte in UInt8.min...UInt8.max {
            let value = Double(Spelling.fraction(byte)) ?? -1
            #expect(UInt8((value * 255).rounded()) == byte)
            #expect(Spelling.fraction(byte).count <= 5)
        }
        #expect(Spelling.fraction(235) == "0.92")
    }

    @Test(
        "Names of code",
        arguments: [
            ("order-list", "OrderList"), ("My  Page", "MyPage"), ("v1.2", "V12"), ("it's", "ItS"), ("Ünï", "N"),
            ("123 go", "Page123Go"), ("1x", "Page1x"), ("404", "Page404"), ("设置", "Page"), ("😀", "Page"), ("..", "Page"),
        ])
    func pascal(_ text: String, _ name: String) { #expect(Identifier.pascal(text, or: "page") == name) }

    @Test(
        "Names begin small",
        arguments: [("OrderList", "orderList"), ("QRCode", "qrCode"), ("URL", "url"), ("A", "a"), ("1x", "page1x"), ("", "page")])
    func camel(_ text: String, _ name: String) { #expect(Identifier.camel(text, or: "page") == name) }

    @Test("A name is handed out once")
    func unique() {
        var names = UniqueNames(reserved: ["self"])
        #expect(["A", "a", "A", "self", "B"].map { names.name($0, suffix: "x") } == ["Ax", "a2x", "A3x", "selfx", "Bx"])
        #expect(names.name("self") == "self2")
    }

    @Test("Names of files are sound", arguments: Projects.names)
    func files(_ name: String) {
        let file = Identifier.file(name)
        #expect(!file.isEmpty && file.utf8.count <= 120)
        #expect(file.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) })
    }

    @Test("Values of JSON know their places, past comments and commas at the end")
    func places() throws {
        let text = "// \"no\": 1\n{ \"a\": [1, \"//\", /* , */ null, ], \"ü\": { \"b\": true, }, }"
        let source = try Source(bytes: Array(text.utf8), fileName: "a.json")
        let node = try JSONNode(source)
        #expect(node.json == ["a": [1, "//", .null], "ü": ["b": true]])
        let places = [node.offset] + [node["a"], node["a"]?.items[2], node["ü"]?["b"]].compactMap { $0?.offset }
        #expect(places.map { source.problem($0, "").place ?? "" } == [1, 8, 26, 47].map { "line 2, column \($0)" })
    }
}
