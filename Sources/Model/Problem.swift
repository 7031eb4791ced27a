/// Something that went wrong because of the input, the surroundings or the use, told so that a person can mend it.
public struct Problem: Error, Equatable, Sendable {
    /// Who has to act, which also decides the exit status of a command.
    public enum Kind: Equatable, Sendable {
        /// The call itself is wrong.
        case usage
        /// The input was read and is not valid.
        case invalid
        /// The input cannot be read.
        case unreadable
        /// The output cannot be written.
        case unwritable
        /// Whoever read the output has seen enough, as `head` does: nothing is wrong, and there is nothing to tell.
        case unread
        /// Whoever asked for the work has called it off: nothing is wrong either.
        case cancelled
        /// A program that the work needs is not installed.
        case missingProgram
        /// Transom itself is at fault.
        case fault
    }

    public var kind: Kind
    /// A file, a JSON path or a line, as precise as is known.
    public var place: String?
    /// What is wrong, in one sentence.
    public var message: String
    /// What to do about it, in one sentence.
    public var remedy: String?

    public init(_ kind: Kind, place: String? = nil, _ message: String, remedy: String? = nil) {
        self.kind = kind
        self.place = place
        self.message = message
        self.remedy = remedy
    }

    /// Place, message and remedy in one line.
    public var description: String {
        [place.map { "\($0): \(message)" } ?? message, remedy].compactMap { $0 }.joined(separator: " ")
    }

    /// The same problem with a place in front of its own, such as the file's name.
    public func inside(_ outer: String) -> Problem {
        var copy = self
        copy.place = place.map { "\(outer): \($0)" } ?? outer
        return copy
    }
}
