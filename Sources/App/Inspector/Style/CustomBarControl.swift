import CGtk
import Gtk
import Model

/// A bar of the page's own: a switch, and its properties while it is on.
enum CustomBarControl {
    static func make(_ tools: InspectorTools, _ changed: @escaping Changed<StyleValue?>) -> (StyleControl) {
        var current = CustomBar()
        let form = Form<CustomBar>("customBar", tools) { _, gesture, change in
            change(&current)
            changed(.customBar(current), gesture != nil)
        }
        form.text(tr("Name"), \.name)
        form.number(tr("Height"), \.height, usual: 44, range: 0...200)
        form.color(tr("Background"), \.background)
        form.flag(tr("Slides with its page"), \.slides)
        for part in CustomBar.Part.allCases {
            form.flag(tr("Draws") + ": " + wordTitle(part.rawValue), \.[drawing: part])
        }
        for news in CustomBar.News.allCases {
            form.flag(tr("Follows") + ": " + wordTitle(news.rawValue), \.[following: news])
        }
        let control = makeSwitch(name: StyleKey.customBar.title, isOn: false) { isOn in
            changed(isOn ? .customBar(CustomBar()) : nil, false)
        }
        return StyleControl(control, below: form.widget) { value, _ in
            var bar: CustomBar?
            if case .customBar(let own) = value { bar = own }
            current = bar ?? CustomBar()
            quietly { gtk_switch_set_active(as_switch(control), (bar != nil).gboolean) }
            if bar != nil { form.show(current) }
            form.widget.visible(bar != nil)
        }
    }
}

extension CustomBar {
    /// Whether the bar draws a part by itself.
    subscript(drawing part: Part) -> Bool? {
        get { draws?.contains(part) == true ? true : nil }
        set { draws = Self.toggling(part, newValue == true, in: draws) }
    }

    /// Whether the bar is told of something.
    subscript(following news: News) -> Bool? {
        get { follows?.contains(news) == true ? true : nil }
        set { follows = Self.toggling(news, newValue == true, in: follows) }
    }

    private static func toggling<Word: Equatable>(_ word: Word, _ isIn: Bool, in list: [Word]?) -> [Word]? {
        let rest = (list ?? []).filter { $0 != word } + (isIn ? [word] : [])
        return rest.isEmpty ? nil : rest
    }
}
