public import Model

/// Gives the picture that a project names, from its folder or built in; `nil` for one that cannot be read.
public typealias PictureReader = @Sendable (_ name: String) -> PictureFile?
