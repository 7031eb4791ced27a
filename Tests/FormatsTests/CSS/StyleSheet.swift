import Model

/// A style sheet of ours as a browser reads it: of several rules that match, the one of the highest weight counts, then the last.
struct StyleSheet {
    private struct Rule {
        var isSystemDark: Bool
        var selector: String
        var properties: [String: String]

        /// Classes and attributes that weigh: those inside of `:where()` do not.
        var weight: Int { selector.contains("data-screen") ? selector.contains("data-scroll-edge") ? 2 : 1 : 1 }
    }

    private var rules: [Rule] = []

    init(_ text: String) {
        var isSystemDark = false
        var current: Rule?
        for line in text.split(separator: "\n") {
            let word = line.drop { $0 == " " }
            if word.hasPrefix("@media") {
                isSystemDark = true
            } else if word.hasSuffix(" {") {
                current = Rule(isSystemDark: isSystemDark, selector: String(word.dropLast(2)), properties: [:])
            } else if word == "}" {
                if let rule = current { rules.append(rule) } else { isSystemDark = false }
                current = nil
            } else if word.hasPrefix("--"), let colon = word.firstIndex(of: ":") {
                current?.properties[String(word[..<colon])] = String(word[word.index(after: colon)...].dropFirst().dropLast())
            }
        }
    }

    /// The values on a page's bar; `theme` is the attribute of the root.
    func values(screen: String, atEdge: Bool, systemIsDark: Bool, theme: String? = nil) -> [String: String] {
        var root: [String: String] = [:], page: [String: String] = [:], bar: [String: (weight: Int, value: String)] = [:]
        for rule in rules where matches(rule, systemIsDark, theme) {
            let isPage = rule.selector.contains("data-screen"), isBar = rule.selector.contains("[data-scroll-edge]")
            if isPage, !rule.selector.contains("[data-screen=\"\(screen)\"]") { continue }
            if isBar, !atEdge { continue }
            for (name, value) in rule.properties {
                if isBar {
                    if bar[name].map({ $0.weight <= rule.weight }) ?? true { bar[name] = (rule.weight, value) }
                } else if isPage {
                    page[name] = value
                } else {
                    root[name] = value
                }
            }
        }
        var values = root.merging(page) { $1 }.merging(bar.mapValues(\.value)) { $1 }
        for name in values.keys {
            while let value = values[name], value.hasPrefix("var(") {
                values[name] = values[String(value.dropFirst(4).dropLast())]
            }
        }
        return values
    }

    private func matches(_ rule: Rule, _ systemIsDark: Bool, _ theme: String?) -> Bool {
        if rule.isSystemDark { return systemIsDark && theme != "light" }
        return !rule.selector.contains("data-theme=\"dark\"") || theme == "dark"
    }
}
