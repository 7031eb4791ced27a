internal import CGtk

private nonisolated let domain = "transom"

/// The text in the user's language, or itself where there is no translation.
public nonisolated func tr(_ text: String) -> String {
    // Without a translation the answer is the argument itself, which must live until it is copied.
    text.withCString { string(g_dgettext(domain, $0)) } ?? text
}

/// The singular or plural text in the user's language, by that language's own rule.
public nonisolated func tr(_ one: String, _ many: String, count: Int) -> String {
    let text = one.withCString { one in
        many.withCString { many in string(g_dngettext(domain, one, many, gulong(clamping: count))) }
    }
    return text ?? (count == 1 ? one : many)
}

/// Takes the user's locale and reads translations from `folder/LANGUAGE/LC_MESSAGES/transom.mo`.
public func bindTranslations(folder: String) {
    setlocale(LC_ALL, "")
    // Numbers in files and in C parsers keep their point whatever the locale.
    setlocale(LC_NUMERIC, "C")
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
}
