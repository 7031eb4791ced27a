import Testing

@testable import App

@Suite struct FreeNameTests {
    @Test(
        arguments: [
            ("home", [], "", "home"), ("home", ["home"], "", "home2"), ("home", ["home", "home2"], "", "home3"),
            ("home2", ["home", "home2"], "", "home3"), ("home9", ["home9"], "", "home10"), ("7", ["7"], "", "72"),
            ("Home copy", ["Home copy"], " ", "Home copy 2"), ("Home copy 2", ["Home copy 2"], " ", "Home copy 3"),
            ("iPhone4", ["iPhone4"], " ", "iPhone4 2"), (" 2", [" 2"], " ", " 2 2"),
            ("x9999999999", ["x9999999999"], "", "x99999999992"), ("页 2", ["页 2"], " ", "页 3"),
        ] as [(String, [String], String, String)])
    func countsOn(name: String, taken: [String], separator: String, expected: String) {
        #expect(FreeName.next(name, in: taken, separator: separator) == expected)
    }
}
