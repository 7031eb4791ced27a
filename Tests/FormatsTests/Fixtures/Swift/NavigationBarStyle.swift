// The declarations of NavigationAndStyle 1.1.8 that exported code uses, with their real signatures.

open class NavigationBarStyle: NSObject {
    nonisolated(unsafe) public static var global = NavigationBarStyle.default
    nonisolated(unsafe) public static var `default` = NavigationBarStyle()

    public static func transparent(
        statusBarStyle: UIStatusBarStyle = .default, shadow: UIColor = .clear, titleFont: UIFont = Defaults.titleFont,
        titleColor: UIColor = .black, largeTitleFont: UIFont = Defaults.largeTitleFont, largeTitleColor: UIColor = .black,
        buttonFont: UIFont = Defaults.buttonFont, buttonTitleColor: UIColor = .systemBlue, imageTint: UIColor = .systemBlue,
        highlightAlpha: CGFloat = Defaults.highlightAlpha, disabledColor: UIColor = Defaults.disabledColor
    ) -> NavigationBarStyle { NavigationBarStyle() }

    public let statusBarStyle = UIStatusBarStyle.default

    public init(
        statusBarStyle: UIStatusBarStyle = .default, backgroundColor: UIColor = Defaults.navigationBarBackgroundColor,
        backgroundImage: UIImage? = nil, backgroundMaskColor: UIColor = .clear, backgroundMaskImage: UIImage? = nil,
        backgroundMaskAlpha: CGFloat = 1.0, hairlineSeparatorColor: UIColor = .clear, shadow: UIColor = .clear,
        titleFont: UIFont = Defaults.titleFont, titleColor: UIColor = .black, largeTitleFont: UIFont = Defaults.largeTitleFont,
        largeTitleColor: UIColor = .black, buttonFont: UIFont = Defaults.buttonFont, buttonTitleColor: UIColor = .systemBlue,
        imageTint: UIColor = .systemBlue, highlightAlpha: CGFloat = Defaults.highlightAlpha,
        disabledColor: UIColor = Defaults.disabledColor
    ) {}

    public func new(
        statusBarStyle: UIStatusBarStyle? = nil, backgroundColor: UIColor? = nil, backgroundImage: UIImage? = Defaults.nullImage,
        backgroundMaskColor: UIColor? = nil, backgroundMaskImage: UIImage? = Defaults.nullImage,
        backgroundMaskAlpha: CGFloat? = nil, hairlineSeparatorColor: UIColor? = nil, shadow: UIColor? = nil,
        titleFont: UIFont? = nil, titleColor: UIColor? = nil, largeTitleFont: UIFont? = nil, largeTitleColor: UIColor? = nil,
        buttonFont: UIFont? = nil, buttonTitleColor: UIColor? = nil, imageTint: UIColor = Defaults.nullColor,
        highlightAlpha: CGFloat? = nil, disabledColor: UIColor? = nil
    ) -> NavigationBarStyle { self }

    public class Defaults {
        nonisolated(unsafe) public static var highlightAlpha: CGFloat = 0.66
        nonisolated(unsafe) public static var largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
        nonisolated(unsafe) public static var titleFont = UIFont.systemFont(ofSize: 17, weight: .bold)
        nonisolated(unsafe) public static var buttonFont = UIFont.systemFont(ofSize: 17, weight: .regular)
        nonisolated(unsafe) public static var disabledColor = UIColor.lightGray
        nonisolated(unsafe) public static var navigationBarBackgroundColor = UIColor(red: 0.97, green: 0.97, blue: 0.97, alpha: 1)
        nonisolated(unsafe) public static var hairlineSeparatorColor = UIColor(red: 0.11, green: 0.11, blue: 0.11, alpha: 0.13)
        nonisolated(unsafe) public static var heightOfHairlineSeparator: CGFloat = 1
        nonisolated(unsafe) public static var backgroundShadow = UIImage()
        public static let nullImage = UIImage()
        public static let nullColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
}

public class UINavigationBarItemType {
    public static func title(_ title: String) -> UINavigationBarItemType { UINavigationBarItemType() }
    public static func largeTitle(
        _ title: String, andLabelTitle labelTitle: String, secondLineAttributes: [NSAttributedStringKey: Any]? = nil
    ) -> UINavigationBarItemType { UINavigationBarItemType() }
    public static func largeTitle(
        _ title: String, andButtonTitle buttonTitle: String, secondLineAttributes: [NSAttributedStringKey: Any]? = nil,
        autoDismiss: Bool = false
    ) -> UINavigationBarItemType { UINavigationBarItemType() }
    public static func largeTitle(
        _ title: String, andImage image: UIImage, isTappable: Bool = false, autoDismiss: Bool = false
    ) -> UINavigationBarItemType { UINavigationBarItemType() }
    public static func label(_ title: String, secondLineAttributes: [NSAttributedStringKey: Any]? = nil)
        -> UINavigationBarItemType
    {
        UINavigationBarItemType()
    }
    public static func button(
        _ title: String, secondLineAttributes: [NSAttributedStringKey: Any]? = nil, autoDismiss: Bool = false
    ) -> UINavigationBarItemType { UINavigationBarItemType() }
    public static func imageView(_ image: UIImage, isTappable: Bool = false, autoDismiss: Bool = false) -> UINavigationBarItemType
    {
        UINavigationBarItemType()
    }
    nonisolated(unsafe) public static var empty = UINavigationBarItemType()
}

public class UIBarButtonItemType {
    public static func title(
        _ title: String, secondLineAttributes: [NSAttributedStringKey: Any]? = nil, extendTapAreaBy: CGFloat = 0,
        autoDismiss: Bool = false
    ) -> UIBarButtonItemType { UIBarButtonItemType() }
    public static func titleAndImage(
        _ title: String, image: UIImage, secondLineAttributes: [NSAttributedStringKey: Any]? = nil, extendTapAreaBy: CGFloat = 0,
        autoDismiss: Bool = false
    ) -> UIBarButtonItemType { UIBarButtonItemType() }
    public static func image(_ image: UIImage, autoDismiss: Bool = false) -> UIBarButtonItemType { UIBarButtonItemType() }
    @MainActor public static func systemItem(_ type: UIBarButtonItem.SystemItem, autoDismiss: Bool = false) -> UIBarButtonItemType
    {
        UIBarButtonItemType()
    }
    public struct generic {
        public static var back: UIBarButtonItemType { UIBarButtonItemType() }
        public static var close: UIBarButtonItemType { UIBarButtonItemType() }
        public static var noAutoDismissBack: UIBarButtonItemType { UIBarButtonItemType() }
        public static var noAutoDismissClose: UIBarButtonItemType { UIBarButtonItemType() }
        public static var forward: UIBarButtonItemType { UIBarButtonItemType() }
        public static var settings: UIBarButtonItemType { UIBarButtonItemType() }
    }
}

extension UIViewController {
    public func set(
        title type: UINavigationBarItemType = .title(""), leftItems: [UIBarButtonItemType] = [],
        rightItems: [UIBarButtonItemType] = []
    ) {}
    public func setLargeTitle(andDock view: UIView? = nil) {}
}
