public import Model

extension Quirk {
    /// The dialect that has the fault; in every other one it changes nothing.
    public var dialect: DialectName {
        switch self {
        case .itemsMasked, .whiteOnPop, .frozenBackground: .hbd
        case .imageVeil: .uikit
        case .translucentFlash: .mpaas
        }
    }

    /// Whether the imitated versions of library and system have the fault.
    public func isNative(to library: String?, on profile: Profile) -> Bool {
        switch self {
        case .itemsMasked, .whiteOnPop, .frozenBackground: HBDVersion(library).hasFaults(of: profile)
        case .imageVeil: profile == .ios18
        case .translucentFlash: profile.version >= 7
        }
    }
}

extension BarRequest {
    /// Whether a fault shows: as the project says, else as the imitated versions have it.
    func has(_ quirk: Quirk) -> Bool {
        guard project.dialect == quirk.dialect else { return false }
        return project.quirks?[quirk] ?? quirk.isNative(to: project.library, on: profile)
    }
}
