internal import Glibc

extension Glyph {
    /// The icon of that name, one of `names`.
    public static func named(_ name: String) -> Glyph? { icons[name] }

    /// Every icon of the set, sorted.
    public static var names: [String] { icons.keys.sorted() }

    private static let icons: [String: Glyph] = [
        "add": Glyph("M12 4 V20 M4 12 H20"),
        "announcement": Glyph(
            """
            M4.8 9 H8 L18 4.5 V19.5 L8 15 H4.8 C4 15 3.5 14.5 3.5 13.7 V10.3 C3.5 9.5 4 9 4.8 9 Z M8 9 V15
            M7.4 15.2 L8.7 20.5 H11.3 L10.4 16.4 M20.8 10 V14
            """),
        "back": Glyph("M15.5 3.8 L7.5 12 L15.5 20.2"),
        "bag": Glyph(
            """
            M5.6 8 H18.4 L19.5 18.9 C19.6 20 18.7 21 17.6 21 H6.4 C5.3 21 4.4 20 4.5 18.9 Z
            M8.5 11 V7 C8.5 4.9 10 3.2 12 3.2 C14 3.2 15.5 4.9 15.5 7 V11
            """),
        "bill": Glyph(
            """
            M5 3.5 H19 V20.7 L16.67 18.9 L14.33 20.7 L12 18.9 L9.67 20.7 L7.33 18.9 L5 20.7 Z
            M8.8 8.2 H15.2 M8.8 12.2 H15.2
            """),
        "bookmarks": Glyph(
            """
            M12 6.4 C10 4.9 7 4.4 3 4.4 V18.4 C7 18.4 10 18.9 12 20.4 C14 18.9 17 18.4 21 18.4 V4.4
            C17 4.4 14 4.9 12 6.4 Z M12 6.4 V20.4
            """),
        "camera": Glyph(
            """
            M4.7 7 H7.3 L8.9 4.9 C9.1 4.6 9.4 4.5 9.7 4.5 H14.3 C14.6 4.5 14.9 4.6 15.1 4.9 L16.7 7 H19.3
            C20.5 7 21.5 8 21.5 9.2 V17.3 C21.5 18.5 20.5 19.5 19.3 19.5 H4.7 C3.5 19.5 2.5 18.5 2.5 17.3 V9.2
            C2.5 8 3.5 7 4.7 7 Z O12 13 3.9
            """),
        "cashier": Glyph("O12 12 9.2 M8.4 6.8 L12 12 L15.6 6.8 M12 12 V17.6 M8.8 12.3 H15.2 M8.8 14.9 H15.2"),
        "chat": Glyph(
            """
            M12 4 C17 4 21 7.3 21 11.5 C21 15.7 17 19 12 19 C10.8 19 9.7 18.8 8.6 18.5 L4.6 20.5 L5.3 16.6
            C3.9 15.2 3 13.5 3 11.5 C3 7.3 7 4 12 4 Z
            """, fill: "O8 11.5 1.1 O12 11.5 1.1 O16 11.5 1.1"),
        "check": Glyph("M4.3 12.6 L9.7 18.2 L19.7 6.2"),
        "checkBoxNormal": Glyph("O12 12 9.2"),
        "checkBoxSelected": Glyph(
            fill: """
                O12 12 10 M6.85 13.03 L10.64 16.93 L17.18 9.39 L15.82 8.21 L10.56 14.27 L8.15 11.77 Z
                """),
        "clock": Glyph("O12 12 9.2 M12 6.3 V12.2 L15.8 14.4"),
        "close": Glyph("M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5"),
        "closeCircle": Glyph("O12 12 9.2 M8.7 8.7 L15.3 15.3 M15.3 8.7 L8.7 15.3"),
        "comment": Glyph(bubble + " M7.6 9 H16.4 M7.6 12.6 H13.4"),
        "complaints": Glyph(bubble + " M12 7.4 V11.3", fill: "O12 13.9 1.05"),
        "compose": Glyph(
            """
            M20 13 V18.3 C20 19.8 18.8 21 17.3 21 H5.7 C4.2 21 3 19.8 3 18.3 V6.7 C3 5.2 4.2 4 5.7 4 H11
            M9.3 14.7 L10.1 11.3 L18.7 2.7 C19.3 2.1 20.3 2.1 20.9 2.7 L21.3 3.1 C21.9 3.7 21.9 4.7 21.3 5.3 L12.7 13.9 Z
            """),
        "detail": Glyph(
            """
            M7 3 H14 L19 8 V19 C19 20.1 18.1 21 17 21 H7 C5.9 21 5 20.1 5 19 V5 C5 3.9 5.9 3 7 3 Z M14 3 V8 H19
            M8.5 12.5 H15.5 M8.5 16.5 H15.5
            """),
        "dragdown": Glyph("M4.5 8.5 L12 16 L19.5 8.5"),
        "fastForward": Glyph(solid: "M3.6 6.8 L11.4 12 L3.6 17.2 Z M12.8 6.8 L20.6 12 L12.8 17.2 Z"),
        "forward": Glyph("M8.5 3.8 L16.5 12 L8.5 20.2"),
        "group": Glyph(
            """
            O9 8.3 3.4 M2.5 19.6 C2.5 16.2 5.4 14.2 9 14.2 C12.6 14.2 15.5 16.2 15.5 19.6 Z
            M15.2 5 C17 5.1 18.4 6.5 18.4 8.3 C18.4 10.1 17 11.5 15.2 11.6 M17 14.5 C19.8 15 21.6 16.9 21.6 19.6 H18.6
            """),
        "heart": Glyph(
            """
            M12 20.4 L4.6 13.2 C2.5 11.1 2.5 7.7 4.6 5.7 C6.6 3.7 9.8 3.7 11.8 5.7 L12 5.9 L12.2 5.7
            C14.2 3.7 17.4 3.7 19.4 5.7 C21.5 7.7 21.5 11.1 19.4 13.2 Z
            """),
        "help": Glyph(
            "O12 12 9.2 M9.2 9.5 C9.2 7.8 10.4 6.7 12 6.7 C13.6 6.7 14.8 7.8 14.8 9.3 C14.8 11.4 12 11.5 12 13.8",
            fill: "O12 16.9 1.1"),
        "home": Glyph(
            """
            M3 11.6 L12 3.6 L21 11.6 M5.4 9.6 V18.7 C5.4 19.7 6.2 20.5 7.2 20.5 H16.8 C17.8 20.5 18.6 19.7 18.6 18.7 V9.6
            M9.7 20.5 V14.4 H14.3 V20.5
            """),
        "list": Glyph("M9 6 H20.5 M9 12 H20.5 M9 18 H20.5", fill: "O4.6 6 1.35 O4.6 12 1.35 O4.6 18 1.35"),
        "map": Glyph("M3.2 6.4 L9 4 L15 6.6 L20.8 4.2 V17.6 L15 20 L9 17.4 L3.2 19.8 Z M9 4 V17.4 M15 6.6 V20"),
        "more": Glyph(fill: "O4.8 12 1.9 O12 12 1.9 O19.2 12 1.9"),
        "organize": Glyph(
            """
            M3 17.8 V6.2 C3 5 4 4 5.2 4 H9.4 L11.6 6.5 H18.8 C20 6.5 21 7.5 21 8.7 V17.8 C21 19 20 20 18.8 20 H5.2
            C4 20 3 19 3 17.8 Z M3 10.6 H21
            """),
        "pause": Glyph(solid: "M7.4 5.4 H9 V18.6 H7.4 Z M15 5.4 H16.6 V18.6 H15 Z"),
        "person": Glyph("O12 8 4.2 M4.2 20.5 C4.2 16.5 7.6 14.4 12 14.4 C16.4 14.4 19.8 16.5 19.8 20.5 Z"),
        "photo": Glyph(
            """
            M5 4.5 H19 C20.4 4.5 21.5 5.6 21.5 7 V17 C21.5 18.4 20.4 19.5 19 19.5 H5 C3.6 19.5 2.5 18.4 2.5 17 V7
            C2.5 5.6 3.6 4.5 5 4.5 Z O8 9.6 1.9 M3.2 18.4 L8.6 14 L11.6 16.4 L16.2 11.6 L21.2 16.2
            """),
        "play": Glyph(solid: "M7.6 4.9 L19 12 L7.6 19.1 Z"),
        "praise": Glyph(
            """
            M7.5 10.6 L11.2 3.4 C12.8 3.4 13.9 4.5 13.9 6.1 V9.2 H18.4 C19.8 9.2 20.8 10.4 20.5 11.8 L19.1 18.5
            C18.9 19.7 17.9 20.5 16.7 20.5 H7.5 Z M3.4 10.6 H7.5 V20.5 H3.4 Z
            """),
        "qrCode": Glyph(
            "M4 4 H10 V10 H4 Z M14 4 H20 V10 H14 Z M4 14 H10 V20 H4 Z",
            fill: """
                M6.2 6.2 H7.8 V7.8 H6.2 Z M16.2 6.2 H17.8 V7.8 H16.2 Z M6.2 16.2 H7.8 V17.8 H6.2 Z M13.2 13.2 H15.6 V15.6 H13.2 Z
                M18.4 13.2 H20.8 V15.6 H18.4 Z M15.8 15.8 H18.2 V18.2 H15.8 Z M13.2 18.4 H15.6 V20.8 H13.2 Z
                M18.4 18.4 H20.8 V20.8 H18.4 Z
                """),
        "redo": Glyph(parts: Glyph(undo).parts.map { Part(ink: $0.ink, path: $0.path.mirrored(width: 24)) }),
        "refresh": Glyph("A12 12.4 8 -8 318 M18.4 2.6 V7.3 H13.7"),
        "reply": Glyph("M9.5 4.8 L3 11.4 L9.5 18 V14.2 C14.4 14.2 18.4 15.4 21 19.4 C20.4 13.4 16.4 8.9 9.5 8.6 Z"),
        "rewind": Glyph(solid: "M20.4 6.8 L12.6 12 L20.4 17.2 Z M11.2 6.8 L3.4 12 L11.2 17.2 Z"),
        "scanCode": Glyph(
            """
            M3.5 8 V5.7 C3.5 4.5 4.5 3.5 5.7 3.5 H8 M16 3.5 H18.3 C19.5 3.5 20.5 4.5 20.5 5.7 V8
            M20.5 16 V18.3 C20.5 19.5 19.5 20.5 18.3 20.5 H16 M8 20.5 H5.7 C4.5 20.5 3.5 19.5 3.5 18.3 V16 M2.5 12 H21.5
            """),
        "search": Glyph("O10.4 10.4 7 M15.5 15.5 L21 21"),
        "settings": Glyph(gear(x: 12, y: 12, outer: 9.6, inner: 7.4, teeth: 8) + " O12 12 3.3"),
        "share": Glyph(
            """
            M8.4 8.8 H6.5 C5.3 8.8 4.4 9.7 4.4 10.9 V18.9 C4.4 20.1 5.3 21 6.5 21 H17.5 C18.7 21 19.6 20.1 19.6 18.9 V10.9
            C19.6 9.7 18.7 8.8 17.5 8.8 H15.6 M12 14.6 V2.4 M8.1 6.1 L12 2.2 L15.9 6.1
            """),
        "star": Glyph(star(x: 12, y: 12.6, outer: 10, inner: 4.3)),
        "trash": Glyph(
            """
            M3.8 6.2 H20.2 M8.8 6.2 V4.8 C8.8 3.8 9.6 3 10.6 3 H13.4 C14.4 3 15.2 3.8 15.2 4.8 V6.2
            M5.7 6.2 L6.6 19 C6.7 20.1 7.6 21 8.7 21 H15.3 C16.4 21 17.3 20.1 17.4 19 L18.3 6.2
            M9.8 10 L10.1 17.2 M14.2 10 L13.9 17.2
            """),
        "undo": Glyph(undo),
        "userAdd": Glyph(
            "O9.5 8 4 M2.2 20.2 C2.2 16.4 5.4 14.4 9.5 14.4 C13.6 14.4 16.8 16.4 16.8 20.2 Z M19.3 6.6 V13 M16.1 9.8 H22.5"),
        "userSetting": Glyph(
            "O9.5 7.6 3.9 M2.2 19.6 C2.2 15.9 5.4 13.9 9.5 13.9 C10.2 13.9 10.9 14 11.5 14.1 M2.2 19.6 H10.6 "
                + gear(x: 17.2, y: 17.2, outer: 4.9, inner: 3.5, teeth: 6) + " O17.2 17.2 1.2"),
        "voice": Glyph(
            """
            M8.4 6.4 C8.4 4.4 10 2.8 12 2.8 C14 2.8 15.6 4.4 15.6 6.4 V11.4 C15.6 13.4 14 15 12 15 C10 15 8.4 13.4 8.4 11.4 Z
            M4.9 11.2 C4.9 15.2 8 18.3 12 18.3 C16 18.3 19.1 15.2 19.1 11.2 M12 18.3 V21.4 M8.6 21.4 H15.4
            """),
    ]

    private static let bubble = """
        M6.6 4.2 H17.4 C19.4 4.2 21 5.8 21 7.8 V13.4 C21 15.4 19.4 17 17.4 17 H12.2 L7.6 20.8 V17 H6.6 C4.6 17 3 15.4 3 13.4 V7.8
        C3 5.8 4.6 4.2 6.6 4.2 Z
        """
    private static let undo =
        "M8.4 4.4 L3.8 9 L8.4 13.6 M3.8 9 H14.6 C17.9 9 20.2 11.3 20.2 14.3 C20.2 17.3 17.9 19.6 14.6 19.6 H9"

    private init(parts: [Part]) { self.init(width: 24, height: 24, parts: parts) }

    /// A wheel whose teeth are as wide as the gaps at half height.
    private static func gear(x: Double, y: Double, outer: Double, inner: Double, teeth: Int) -> String {
        let step = 2 * Double.pi / Double(teeth)
        let points = (0..<teeth).flatMap { tooth in
            [(-0.32, inner), (-0.2, outer), (0.2, outer), (0.32, inner)].map { offset, radius in
                let angle = (Double(tooth) + offset) * step
                return "\(x + radius * sin(angle)) \(y - radius * cos(angle))"
            }
        }
        return "M" + points.joined(separator: " L") + " Z"
    }

    private static func star(x: Double, y: Double, outer: Double, inner: Double) -> String {
        let points = (0..<10).map { point in
            let (angle, radius) = (Double(point) * .pi / 5, point % 2 == 0 ? outer : inner)
            return "\(x + radius * sin(angle)) \(y - radius * cos(angle))"
        }
        return "M" + points.joined(separator: " L") + " Z"
    }
}
