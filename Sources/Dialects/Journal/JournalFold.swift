/// What a list of happenings comes to by one rule, made of one after the other.
protocol JournalFold: Sendable {
    /// What the result depends on beside the happenings.
    associatedtype Basis: Equatable & Sendable

    /// Before anything has happened.
    init(_ basis: Basis)

    mutating func tell(_ happening: Happening)
}
