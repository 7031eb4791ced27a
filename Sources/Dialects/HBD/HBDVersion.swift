import Model

/// A version of HBDNavigationBar.
struct HBDVersion: Comparable {
    private let parts: [Int]

    /// From text such as `1.9.9`; the newest one for what is no version.
    init(_ text: String?) {
        let parts = (text ?? "").split(separator: ".").compactMap { Int($0) }
        self.parts = parts.isEmpty ? Self.newest.parts : parts + Array(repeating: 0, count: max(0, 3 - parts.count))
    }

    private init(parts: [Int]) {
        self.parts = parts
    }

    static let newest = HBDVersion(parts: [1, 10, 0])
    private static let firstWithFault = HBDVersion(parts: [1, 9, 10])
    private static let firstWithLayout = HBDVersion(parts: [1, 6, 0])
    private static let firstWithPixelLine = HBDVersion(parts: [1, 9, 0])

    /// From 1.10.0 on a hidden bar fades its content out; before that right items stay.
    var fadesHiddenItems: Bool { self >= Self.newest }

    /// From 1.9.10 to 1.10.0 the library takes the items' view for the ground's on iOS 26.
    func hasFaults(of profile: Profile) -> Bool { profile == .ios26 && self >= Self.firstWithFault && self <= Self.newest }

    /// Version 1.5 left the layout to a base class that looks at the page's colour alone.
    var laysOutByColor: Bool { self < Self.firstWithLayout }

    /// Points; `nil` for one pixel, which the line is since a fix of 2022.
    var lineHeight: Double? { self < Self.firstWithPixelLine ? 0.5 : nil }

    /// From 1.10.0 on a tab bar fades where only one of two pages hides it.
    var fadesTabBar: Bool { self >= Self.newest }

    static func < (one: HBDVersion, other: HBDVersion) -> Bool { one.parts.lexicographicallyPrecedes(other.parts) }
}
