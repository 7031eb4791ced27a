extension Device {
    private init(
        _ name: String, _ width: Double, _ height: Double, scale: Double, status: Double, barY: Double,
        safe: (top: Double, bottom: Double), landscape: Insets, corner: Double, cutout: Cutout, home: Bool
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        statusBarHeight = status
        self.barY = barY
        safeAreaTop = safe.top
        safeAreaBottom = safe.bottom
        landscapeInsets = landscape
        cornerRadius = corner
        self.cutout = cutout
        hasHomeIndicator = home
    }

    /// Every device, oldest first. Sizes: Apple's Human Interface Guidelines; safe areas and status bars: DeviceKit and
    /// react-native-safearea-height; bar positions on phones with an island: react-navigation (safe top less 5 1/3 pt); corner
    /// radii: kylebshr/ScreenCorners.
    public static let all: [Device] = [
        Device(
            "iPhone SE (1st gen)", 320, 568, scale: 2, status: 20, barY: 20, safe: (20, 0), landscape: Insets(0, 0, 0, 0),
            corner: 0, cutout: .none, home: false),
        Device(
            "iPhone SE (2nd gen)", 375, 667, scale: 2, status: 20, barY: 20, safe: (20, 0), landscape: Insets(0, 0, 0, 0),
            corner: 0, cutout: .none, home: false),
        Device(
            "iPhone SE (3rd gen)", 375, 667, scale: 2, status: 20, barY: 20, safe: (20, 0), landscape: Insets(0, 0, 0, 0),
            corner: 0, cutout: .none, home: false),
        Device(
            "iPhone 8", 375, 667, scale: 2, status: 20, barY: 20, safe: (20, 0), landscape: Insets(0, 0, 0, 0),
            corner: 0, cutout: .none, home: false),
        Device(
            "iPhone 8 Plus", 414, 736, scale: 3, status: 20, barY: 20, safe: (20, 0), landscape: Insets(0, 0, 0, 0),
            corner: 0, cutout: .none, home: false),
        Device(
            "iPhone X", 375, 812, scale: 3, status: 44, barY: 44, safe: (44, 34), landscape: Insets(0, 44, 21, 44),
            corner: 39, cutout: .notch, home: true),
        Device(
            "iPhone XS", 375, 812, scale: 3, status: 44, barY: 44, safe: (44, 34), landscape: Insets(0, 44, 21, 44),
            corner: 39, cutout: .notch, home: true),
        Device(
            "iPhone 11 Pro", 375, 812, scale: 3, status: 44, barY: 44, safe: (44, 34), landscape: Insets(0, 44, 21, 44),
            corner: 39, cutout: .notch, home: true),
        Device(
            "iPhone XR", 414, 896, scale: 2, status: 48, barY: 48, safe: (48, 34), landscape: Insets(0, 48, 21, 48),
            corner: 41.5, cutout: .notch, home: true),
        Device(
            "iPhone 11", 414, 896, scale: 2, status: 48, barY: 48, safe: (48, 34), landscape: Insets(0, 48, 21, 48),
            corner: 41.5, cutout: .notch, home: true),
        Device(
            "iPhone XS Max", 414, 896, scale: 3, status: 44, barY: 44, safe: (44, 34), landscape: Insets(0, 44, 21, 44),
            corner: 39, cutout: .notch, home: true),
        Device(
            "iPhone 11 Pro Max", 414, 896, scale: 3, status: 44, barY: 44, safe: (44, 34), landscape: Insets(0, 44, 21, 44),
            corner: 39, cutout: .notch, home: true),
        Device(
            "iPhone 12 mini", 375, 812, scale: 3, status: 44, barY: 44, safe: (50, 34), landscape: Insets(0, 50, 21, 50),
            corner: 44, cutout: .notch, home: true),
        Device(
            "iPhone 13 mini", 375, 812, scale: 3, status: 44, barY: 44, safe: (50, 34), landscape: Insets(0, 50, 21, 50),
            corner: 44, cutout: .notch, home: true),
        Device(
            "iPhone 12", 390, 844, scale: 3, status: 47, barY: 47, safe: (47, 34), landscape: Insets(0, 47, 21, 47),
            corner: 47.33, cutout: .notch, home: true),
        Device(
            "iPhone 12 Pro", 390, 844, scale: 3, status: 47, barY: 47, safe: (47, 34), landscape: Insets(0, 47, 21, 47),
            corner: 47.33, cutout: .notch, home: true),
        Device(
            "iPhone 13", 390, 844, scale: 3, status: 47, barY: 47, safe: (47, 34), landscape: Insets(0, 47, 21, 47),
            corner: 47.33, cutout: .notch, home: true),
        Device(
            "iPhone 13 Pro", 390, 844, scale: 3, status: 47, barY: 47, safe: (47, 34), landscape: Insets(0, 47, 21, 47),
            corner: 47.33, cutout: .notch, home: true),
        Device(
            "iPhone 14", 390, 844, scale: 3, status: 47, barY: 47, safe: (47, 34), landscape: Insets(0, 47, 21, 47),
            corner: 47.33, cutout: .notch, home: true),
        Device(
            "iPhone 16e", 390, 844, scale: 3, status: 47, barY: 47, safe: (47, 34), landscape: Insets(0, 47, 21, 47),
            corner: 47.33, cutout: .notch, home: true),
        Device(
            "iPhone 12 Pro Max", 428, 926, scale: 3, status: 47, barY: 47, safe: (47, 34), landscape: Insets(0, 47, 21, 47),
            corner: 53.33, cutout: .notch, home: true),
        Device(
            "iPhone 13 Pro Max", 428, 926, scale: 3, status: 47, barY: 47, safe: (47, 34), landscape: Insets(0, 47, 21, 47),
            corner: 53.33, cutout: .notch, home: true),
        Device(
            "iPhone 14 Plus", 428, 926, scale: 3, status: 47, barY: 47, safe: (47, 34), landscape: Insets(0, 47, 21, 47),
            corner: 53.33, cutout: .notch, home: true),
        Device(
            "iPhone 14 Pro", 393, 852, scale: 3, status: 54, barY: 161.0 / 3, safe: (59, 34), landscape: Insets(0, 59, 21, 59),
            corner: 55, cutout: .dynamicIsland, home: true),
        Device(
            "iPhone 15", 393, 852, scale: 3, status: 54, barY: 161.0 / 3, safe: (59, 34), landscape: Insets(0, 59, 21, 59),
            corner: 55, cutout: .dynamicIsland, home: true),
        Device(
            "iPhone 15 Pro", 393, 852, scale: 3, status: 54, barY: 161.0 / 3, safe: (59, 34), landscape: Insets(0, 59, 21, 59),
            corner: 55, cutout: .dynamicIsland, home: true),
        Device(
            "iPhone 16", 393, 852, scale: 3, status: 54, barY: 161.0 / 3, safe: (59, 34), landscape: Insets(0, 59, 21, 59),
            corner: 55, cutout: .dynamicIsland, home: true),
        Device(
            "iPhone 14 Pro Max", 430, 932, scale: 3, status: 54, barY: 161.0 / 3, safe: (59, 34),
            landscape: Insets(0, 59, 21, 59),
            corner: 55, cutout: .dynamicIsland, home: true),
        Device(
            "iPhone 15 Plus", 430, 932, scale: 3, status: 54, barY: 161.0 / 3, safe: (59, 34), landscape: Insets(0, 59, 21, 59),
            corner: 55, cutout: .dynamicIsland, home: true),
        Device(
            "iPhone 15 Pro Max", 430, 932, scale: 3, status: 54, barY: 161.0 / 3, safe: (59, 34),
            landscape: Insets(0, 59, 21, 59),
            corner: 55, cutout: .dynamicIsland, home: true),
        Device(
            "iPhone 16 Plus", 430, 932, scale: 3, status: 54, barY: 161.0 / 3, safe: (59, 34), landscape: Insets(0, 59, 21, 59),
            corner: 55, cutout: .dynamicIsland, home: true),
        Device(
            "iPhone 16 Pro", 402, 874, scale: 3, status: 54, barY: 170.0 / 3, safe: (62, 34), landscape: Insets(0, 62, 21, 62),
            corner: 62, cutout: .dynamicIsland, home: true),
        Device(
            "iPhone 17", 402, 874, scale: 3, status: 54, barY: 170.0 / 3, safe: (62, 34), landscape: Insets(0, 62, 21, 62),
            corner: 62, cutout: .dynamicIsland, home: true),
        Device(
            "iPhone 17 Pro", 402, 874, scale: 3, status: 54, barY: 170.0 / 3, safe: (62, 34), landscape: Insets(0, 62, 21, 62),
            corner: 62, cutout: .dynamicIsland, home: true),
        Device(
            "iPhone 16 Pro Max", 440, 956, scale: 3, status: 54, barY: 170.0 / 3, safe: (62, 34),
            landscape: Insets(0, 62, 21, 62),
            corner: 62, cutout: .dynamicIsland, home: true),
        Device(
            "iPhone 17 Pro Max", 440, 956, scale: 3, status: 54, barY: 170.0 / 3, safe: (62, 34),
            landscape: Insets(0, 62, 21, 62),
            corner: 62, cutout: .dynamicIsland, home: true),
        Device(
            "iPhone Air", 420, 912, scale: 3, status: 54, barY: 188.0 / 3, safe: (68, 34), landscape: Insets(20, 68, 29, 68),
            corner: 62, cutout: .dynamicIsland, home: true),
        Device(
            "iPad Pro 11-inch (M4)", 834, 1210, scale: 2, status: 24, barY: 24, safe: (24, 20), landscape: Insets(24, 0, 20, 0),
            corner: 18, cutout: .none, home: true),
        Device(
            "iPad Pro 13-inch (M4)", 1032, 1376, scale: 2, status: 24, barY: 24, safe: (24, 20), landscape: Insets(24, 0, 20, 0),
            corner: 18, cutout: .none, home: true),
        Device(
            "iPad Pro 11-inch (1st-4th gen)", 834, 1194, scale: 2, status: 24, barY: 24, safe: (24, 20),
            landscape: Insets(24, 0, 20, 0),
            corner: 18, cutout: .none, home: true),
    ]
}
