public import Dialects
public import Model

/// The mock phone: the project with what a person or a command changes for looking at it.
public struct Phone: Sendable {
    public var project: Project
    public var orientation: Orientation
    public var images: any ImageLibrary
    public var text: any TextMeasurer

    public init(
        _ project: Project, orientation: Orientation? = nil, images: any ImageLibrary = NoImages(),
        text: any TextMeasurer = EvenMeasurer()
    ) {
        self.project = project
        self.orientation = orientation ?? project.settings?.orientation ?? .portrait
        self.images = images
        self.text = text
    }

    public var dialect: any Dialect { Dialects.named(project.dialect) }
}
