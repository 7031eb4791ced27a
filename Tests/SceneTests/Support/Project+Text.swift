import Dialects
import Model

@testable import Scene

extension Project {
    /// A project of the members of a project file.
    init(_ members: String) throws {
        self = try ProjectCodec.decode(Array("{ \"transom\": 1, \(members) }".utf8))
    }

    /// Screens with plain titles, the stacks of tabs, and what else the file says.
    static func of(_ tabs: [[String]], screens: String, _ more: String = "") throws -> Project {
        let tabs = tabs.map { "{ \"title\": \"Tab\", \"stack\": [\($0.map { "\"\($0)\"" }.joined(separator: ", "))] }" }
        let all = screens.split(separator: " ").map {
            "{ \"id\": \"\($0)\", \"item\": { \"title\": { \"kind\": \"text\", \"text\": \"\($0.uppercased())\" } } }"
        }
        return try Project(
            "\"tabs\": [\(tabs.joined(separator: ", "))], \"screens\": [\(all.joined(separator: ", "))]"
                + (more.isEmpty ? "" : ", \(more)"))
    }
}

extension Sequence<Happening> {
    /// What was told, such as `willAppear a`.
    var words: [String] { map { "\($0.moment) \($0.screen)" } }
}

extension TransitionPlan {
    /// What the step tells until it has completed.
    var news: [String] { Array(after.journal.dropFirst(before.journal.count)).words }
    /// What the step tells if it is cancelled.
    var cancelledNews: [String] { Array(cancelled.journal.dropFirst(before.journal.count)).words }
}
