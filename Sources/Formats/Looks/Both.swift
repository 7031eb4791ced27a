import Model

/// A value in light and in dark.
struct Both<Value: Sendable>: Sendable {
    var light: Value
    var dark: Value

    init(_ make: (Appearance) -> Value) {
        light = make(.light)
        dark = make(.dark)
    }

    subscript(_ appearance: Appearance) -> Value { appearance == .dark ? dark : light }
}

extension Both: Equatable where Value: Equatable {}
