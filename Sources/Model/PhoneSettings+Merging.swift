extension PhoneSettings {
    /// These settings with those that another set makes on top.
    public func merging(_ other: PhoneSettings) -> PhoneSettings {
        var result = self
        result.textSize = other.textSize ?? textSize
        result.boldText = other.boldText ?? boldText
        result.increasedContrast = other.increasedContrast ?? increasedContrast
        result.reducedTransparency = other.reducedTransparency ?? reducedTransparency
        result.reducedMotion = other.reducedMotion ?? reducedMotion
        result.language = other.language ?? language
        result.rightToLeft = other.rightToLeft ?? rightToLeft
        result.orientation = other.orientation ?? orientation
        return result
    }
}
