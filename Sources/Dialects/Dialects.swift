public import Model

/// The dialects that Transom knows.
public enum Dialects {
    public static let all: [any Dialect] = [
        UIKitDialect(), HBDDialect(), NavigationAndStyleDialect(), MpaasDialect(), SaveRestoreDialect(), CustomBarDialect(),
    ]

    public static func named(_ name: DialectName) -> any Dialect {
        guard let dialect = all.first(where: { $0.name == name }) else {
            preconditionFailure("every dialect name has its rules")
        }
        return dialect
    }
}
