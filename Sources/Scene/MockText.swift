/// The words of mock pages.
enum MockText {
    static let people = [
        "Ana Ribeiro", "Li Wei", "Jonas Weber", "Maya Cohen", "Tom Okafor", "Sofia Rossi", "Kenji Sato", "Emma Larsen",
        "Noah Martin", "Zoe Dubois", "Ivan Petrov", "Lena Fischer",
    ]
    static let lines = [
        "The tickets are in your wallet, see you at seven", "Sent you the drafts of the new start page",
        "Lunch on Thursday? The usual place", "The train is ten minutes late", "Thank you, that was quick",
        "Could you look at the second chart again?", "Photos of the weekend are up",
    ]
    static let times = ["9:41", "9:12", "8:55", "Yesterday", "Yesterday", "Sunday", "Saturday", "Friday"]
    static let places = ["Lisbon", "Kyoto", "Bergen", "Oaxaca", "Cape Town", "Hangzhou", "Reykjavik", "Valparaiso"]
    static let headline = "A week on the coast"
    static let byline = "Sofia Rossi · 6 min read"
    static let paragraphs = [
        "The path leaves the village behind the church and climbs between stone walls until the sea comes into view. "
            + "Bring water; the only spring is dry from June on.",
        "On the second day the cliffs give way to a long beach. Fishermen mend their nets in the shade of the old customs house "
            + "and sell what they have caught before eight in the morning.",
        "From the lighthouse it is an hour down to the harbour. The last boat leaves at half past six, in winter at four.",
    ]
    static let settings: [[(String, String)]] = [
        [("Name", "Ana Ribeiro"), ("Phone", "555 0117"), ("Language", "English")],
        [("Notifications", "on"), ("Sounds", "off"), ("Badges", "on")],
        [("Privacy", "Friends"), ("Storage", "12.4 GB"), ("About", "3.2")],
    ]

    /// Lines of at most so many letters, broken between words.
    static func wrap(_ text: String, at limit: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > limit {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
