import Model
import Testing

struct BoxedTests {
    @Test func aCopyGoesItsOwnWay() {
        var one = Screen(id: "a")
        one.item.title = .value(Title(text: "One"))
        var other = one
        #expect(other == one)
        other.item.title = .value(Title(text: "Other"))
        #expect(one.item.title == .value(Title(text: "One")))
        #expect(other != one)
        other.item.title = .value(Title(text: "One"))
        #expect(other == one)
    }
}
