import Dialects
public import Model

/// The sizes of one page's surroundings: screen, status bar, bars and safe areas, in points.
public struct ScreenMetrics: Equatable, Sendable {
    public let width: Double
    public let height: Double
    /// One device pixel.
    public let pixel: Double
    /// 0 where the status bar is hidden by the way the phone is held.
    public let statusBarHeight: Double
    public let barY: Double
    public let barHeight: Double
    public let promptHeight: Double
    /// How much a large title adds (3 above, 41 text, 8 below); 0 in landscape on phones, where titles stay small.
    public let largeTitleHeight: Double
    public let searchRowHeight: Double = 52
    public let safeAreaTop: Double
    public let safeAreaBottom: Double
    /// From the screen's sides to items and large titles.
    public let sidePadding: Double
    public let tabBarHeight: Double
    public let chevronX: Double

    /// The measures of a page that fills the screen.
    public init(device: Device, orientation: Orientation, profile: Profile) {
        let isLandscape = orientation == .landscape
        let insets = isLandscape ? device.landscapeInsets : Insets(0, 0, 0, 0)
        width = isLandscape ? device.height : device.width
        height = isLandscape ? device.width : device.height
        pixel = 1 / device.scale
        let isCompact = isLandscape && !device.isTablet
        statusBarHeight = isCompact && profile.version >= 8 ? 0 : device.isTablet || !isLandscape ? device.statusBarHeight : 20
        barY = isCompact ? statusBarHeight : device.barY
        safeAreaTop = isCompact ? statusBarHeight : device.safeAreaTop
        safeAreaBottom = isLandscape ? insets.bottom : device.safeAreaBottom
        barHeight = Self.barHeight(device, isCompact: isCompact, profile)
        promptHeight = isCompact ? 22 : 30
        largeTitleHeight = isCompact ? 0 : 52
        // UIKit: 16 points, 20 on the wide phones (Plus, Max, XR).
        sidePadding = (device.isRegularWidthInLandscape ? 20 : 16) + max(insets.left, insets.right)
        tabBarHeight = (isCompact && !device.isRegularWidthInLandscape ? 32 : 49) + safeAreaBottom
        chevronX = (profile == .ios26 ? 15 : 8) + insets.left
    }

    /// The measures of a page inside a sheet `top` points below the top of the screen.
    init(sheetOn screen: ScreenMetrics, top: Double) {
        width = screen.width
        height = screen.height - top
        pixel = screen.pixel
        statusBarHeight = 0
        barY = 0
        barHeight = 56
        promptHeight = screen.promptHeight
        largeTitleHeight = screen.largeTitleHeight
        safeAreaTop = 0
        safeAreaBottom = screen.safeAreaBottom
        sidePadding = screen.sidePadding
        tabBarHeight = screen.tabBarHeight
        chevronX = screen.chevronX
    }

    private static func barHeight(_ device: Device, isCompact: Bool, _ profile: Profile) -> Double {
        if device.isTablet { return profile.version >= 11 ? 50 : 44 }
        if isCompact, !device.isRegularWidthInLandscape { return 32 }
        return profile == .ios26 ? 54 : 44
    }
}
