extension Check {
    /// Every check, in the order in which they are listed.
    public static let all: [Check] =
        contrast + transitions + layout + stack + capability + uikit + hbd + navigationAndStyle + mpaas
        + saveRestore + customBar + waivers

    private static let waivers = [Check("waiver.unused", .note, "A waiver matches no finding.", .waivers)]
}
