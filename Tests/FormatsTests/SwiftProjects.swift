import Model

@testable import Formats

/// Random projects that go out as Swift and come back.
enum SwiftProjects {
    /// An app with two stacks, a modal one, and two colours with names; nothing has a style.
    static func plain(_ dialect: DialectName, modal: Presentation) -> Project {
        var project = Project()
        project.name = "Random"
        project.dialect = dialect
        project.palette.entries = [
            Palette.Entry("brand", .pair(light: .plain(RGBA(16, 142, 233)), dark: .plain(RGBA(10, 46, 79, 235)))),
            Palette.Entry("ink", .palette("brand")),
        ]
        project.tabs = [Tab(title: "Home", stack: ["home", "detail"]), Tab(title: "Shop", stack: ["shop", "orderList"])]
        project.modals = [Modal(stack: ["compose"], presentation: modal)]
        project.screens = ["home", "detail", "shop", "orderList", "compose"].map { id in
            SampleScreens.page(id, id == "home" ? "Home" : id, .list)
        }
        return project
    }

    /// Values whose names code keeps: pictures without folders, and some colours by their names.
    static func style(_ chance: inout Chance, _ keys: [StyleKey]) -> Style {
        var style = RoundTripTests.style(&chance, of: keys)
        for key in style.keys {
            if case .image? = style[key] {
                style[key] = .image(["builtin:back_button_normal", "arrow.png", "photo.png"][chance.below(3)])
            }
            if case .color? = style[key], chance.below(4) == 0 {
                style[key] = .color(.palette(["brand", "ink"][chance.below(2)]))
            }
        }
        return style
    }
}
