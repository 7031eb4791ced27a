import Model

/// The phone by which a theme.plist chooses between values, such as 12 if `screen>=phone6p`, else 10.
struct PlistCondition {
    private let screen: (family: String, rank: Int)
    private let version: Int
    private let device: String
    private static let phones = ["phone_low", "phone4", "phone5", "phone6", "phone6p"]
    private static let tablets = ["pad_low", "pad_retina"]
    private static let operators = ["<=", ">=", "!=", "<", ">", "="]

    /// The phone of a project; screens are told apart by their width, as the phones of the theme's time were.
    init(device: Device, profile: Profile) {
        self.device = device.isTablet ? "pad" : "phone"
        version = profile.version
        if device.isTablet {
            screen = ("pad", 1)
        } else if device.width >= 414 {
            screen = ("phone", 4)
        } else if device.width >= 375 {
            screen = ("phone", 3)
        } else {
            screen = ("phone", device.height >= 568 ? 2 : 1)
        }
    }

    /// The value that counts: of a dictionary of conditions the first that holds, else its default; any other value itself.
    func choose(_ node: PlistNode) -> PlistNode? {
        guard let members = node.members, Self.isConditional(node) else { return node }
        return members.first { $0.key != "Default" && holds($0.key) }?.node ?? node["Default"]
    }

    /// Whether a dictionary chooses between values.
    static func isConditional(_ node: PlistNode) -> Bool {
        guard let members = node.members, !members.isEmpty else { return false }
        return members.allSatisfy { $0.key == "Default" || parts($0.key) != nil }
    }

    private func holds(_ condition: String) -> Bool {
        guard let (subject, sign, value) = Self.parts(condition) else { return false }
        switch subject {
        case "ios":
            return Double(value.prefix { $0.isNumber || $0 == "." }).map { Self.compare(Double(version), sign, $0) } ?? false
        case "device":
            let isSame = value.lowercased().hasSuffix(device)
            return sign == "=" ? isSame : sign == "!=" ? !isSame : false
        default:
            let name = value.lowercased()
            let rank = Self.phones.firstIndex(of: name) ?? Self.tablets.firstIndex(of: name)
            let isSameFamily = screen.family == (Self.phones.contains(name) ? "phone" : "pad")
            guard let rank, isSameFamily else { return sign == "!=" }
            return Self.compare(Double(screen.rank), sign, Double(rank))
        }
    }

    private static func parts(_ condition: String) -> (subject: String, sign: String, value: String)? {
        guard let subject = ["screen", "ios", "device"].first(where: condition.hasPrefix) else { return nil }
        let rest = condition.dropFirst(subject.count).filter { $0 != " " }
        guard let sign = operators.first(where: rest.hasPrefix) else { return nil }
        return (subject, sign, String(rest.dropFirst(sign.count)))
    }

    private static func compare(_ one: Double, _ sign: String, _ other: Double) -> Bool {
        switch sign {
        case "<": one < other
        case "<=": one <= other
        case ">": one > other
        case ">=": one >= other
        case "!=": one != other
        default: one == other
        }
    }
}
