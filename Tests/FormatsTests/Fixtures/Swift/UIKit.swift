// The declarations of UIKit that exported code uses, with their real signatures, so that it can be checked without Apple's SDK.

public typealias CGFloat = Double

open class NSObject {
    public init() {}
}

public struct CGRect {
    public init(x: Double, y: Double, width: Double, height: Double) {}
    public var width: CGFloat { 0 }
}

public struct NSAttributedStringKey: Hashable, Sendable {
    public static let font = NSAttributedStringKey()
    public static let foregroundColor = NSAttributedStringKey()
}

public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }

public final class UITraitCollection: NSObject, @unchecked Sendable {
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
}

open class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
    public class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    public class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    public class var lightGray: UIColor { UIColor(red: 0.667, green: 0.667, blue: 0.667, alpha: 1) }
    public class var systemBlue: UIColor { UIColor(red: 0, green: 0.478, blue: 1, alpha: 1) }
}

open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode { case automatic, alwaysOriginal, alwaysTemplate }
    public override init() {}
    public init?(named name: String) {}
    public init?(systemName name: String) {}
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
}

open class UIFontDescriptor: NSObject {
    public struct AttributeName: Hashable, Sendable {
        public static let family = AttributeName()
        public static let traits = AttributeName()
    }
    public struct TraitKey: Hashable, Sendable {
        public static let weight = TraitKey()
    }
    public init(fontAttributes attributes: [AttributeName: Any]) {}
}

open class UIFont: NSObject, @unchecked Sendable {
    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight(), medium = Weight()
        public static let semibold = Weight(), bold = Weight(), heavy = Weight(), black = Weight()
    }
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {}
    private override init() {}
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
}

open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
    public enum Style { case extraLight, light, dark, regular, prominent, systemChromeMaterial }
    public init(style: Style) {}
}

@MainActor open class UIView {
    public enum ContentMode { case scaleToFill, scaleAspectFit, scaleAspectFill, topLeft }
    public var bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
    public var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    public init() {}
}

open class UIImageView: UIView {
    public init(image: UIImage?) {}
}

@MainActor open class UIBarAppearance {
    public init() {}
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
}

@MainActor open class UIBarButtonItemStateAppearance {
    open var titleTextAttributes: [NSAttributedStringKey: Any] = [:]
}

@MainActor open class UIBarButtonItemAppearance {
    open var normal: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
    open var disabled: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
}

open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedStringKey: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedStringKey: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

@MainActor open class UITabBarItemStateAppearance {
    open var iconColor: UIColor?
    open var titleTextAttributes: [NSAttributedStringKey: Any] = [:]
}

@MainActor open class UITabBarItemAppearance {
    open var normal: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }
    open var selected: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }
}

open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
}

public enum UIBarStyle { case `default`, black }
public enum UIStatusBarStyle { case `default`, lightContent, darkContent }

open class UINavigationBar: UIView {
    public class func appearance() -> UINavigationBar { UINavigationBar() }
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var tintColor: UIColor!
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var prefersLargeTitles = false
}

open class UITabBar: UIView {
    public class func appearance() -> UITabBar { UITabBar() }
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
}

public enum UIModalPresentationStyle { case fullScreen, pageSheet }

public final class UIMenu {}

@MainActor public final class UIAction {
    public init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}

@MainActor open class UIBarButtonItem {
    public enum SystemItem {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
            refresh
        case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {}
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {}
    open var isEnabled = true
    open var tintColor: UIColor?
}

@MainActor open class UINavigationItem {
    public enum LargeTitleDisplayMode { case automatic, always, never }
    open var prompt: String?
    open var titleView: UIView?
    open var hidesBackButton = false
    open var backButtonTitle: String?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var standardAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
}

@MainActor open class UIViewController {
    public init() {}
    open var title: String?
    open var restorationIdentifier: String?
    open var view: UIView!
    open var navigationItem: UINavigationItem { UINavigationItem() }
    open var navigationController: UINavigationController? { nil }
    open var extendedLayoutIncludesOpaqueBars = false
    open var modalPresentationStyle = UIModalPresentationStyle.fullScreen
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func viewDidLoad() {}
    #if NAVIGATION_AND_STYLE
        // The library adds it in an extension that Objective-C knows, which alone can be overridden.
        open func getNavigationBarStyle() -> NavigationBarStyle { navigationController?.getNavigationBarStyle() ?? .global }
    #endif
    open func viewWillAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

open class UINavigationController: UIViewController {
    open var navigationBar: UINavigationBar { UINavigationBar() }
    open var topViewController: UIViewController? { nil }
    open var viewControllers: [UIViewController] = []
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
}
