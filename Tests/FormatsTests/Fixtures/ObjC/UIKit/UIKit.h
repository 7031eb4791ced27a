// The declarations of Foundation and UIKit that exported code uses, with their real signatures, so that it can be checked
// without Apple's SDK.
typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
#define NULL ((void *)0)
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;
static inline CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
    return (CGRect){{x, y}, {width, height}};
}

@protocol NSObject
- (BOOL)isKindOfClass:(Class)aClass;
@end

@protocol NSCopying
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (Class)class;
- (instancetype)init;
@end

@interface NSString : NSObject <NSCopying>
@end

@interface NSArray<ObjectType> : NSObject
@property (readonly) NSUInteger count;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
+ (instancetype)arrayWithObjects:(const ObjectType[])objects count:(NSUInteger)count;
@end

@interface NSDictionary<KeyType, ObjectType> : NSObject
+ (instancetype)dictionaryWithObjects:(const ObjectType[])objects
                              forKeys:(const KeyType<NSCopying>[])keys
                                count:(NSUInteger)count;
@end

@interface NSNumber : NSObject
+ (NSNumber *)numberWithDouble:(double)value;
@end

typedef long dispatch_once_t;
typedef void (^dispatch_block_t)(void);
void dispatch_once(dispatch_once_t *predicate, dispatch_block_t block);

typedef enum : NSInteger { UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight, UIUserInterfaceStyleDark } UIUserInterfaceStyle;

@interface UITraitCollection : NSObject
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@end

@interface UIColor : NSObject
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (UIColor *)colorWithDynamicProvider:(UIColor * (^)(UITraitCollection *traitCollection))dynamicProvider;
@end

typedef NSString *NSAttributedStringKey;
extern NSAttributedStringKey const NSForegroundColorAttributeName;
extern NSAttributedStringKey const NSFontAttributeName;

typedef CGFloat UIFontWeight;
extern const UIFontWeight UIFontWeightUltraLight;
extern const UIFontWeight UIFontWeightThin;
extern const UIFontWeight UIFontWeightLight;
extern const UIFontWeight UIFontWeightRegular;
extern const UIFontWeight UIFontWeightMedium;
extern const UIFontWeight UIFontWeightSemibold;
extern const UIFontWeight UIFontWeightBold;
extern const UIFontWeight UIFontWeightHeavy;
extern const UIFontWeight UIFontWeightBlack;

typedef NSString *UIFontDescriptorAttributeName;
typedef NSString *UIFontDescriptorTraitKey;
extern UIFontDescriptorAttributeName const UIFontDescriptorFamilyAttribute;
extern UIFontDescriptorAttributeName const UIFontDescriptorTraitsAttribute;
extern UIFontDescriptorTraitKey const UIFontWeightTrait;

@interface UIFontDescriptor : NSObject
+ (UIFontDescriptor *)fontDescriptorWithFontAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> *)attributes;
@end

@interface UIFont : NSObject
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)fontWithDescriptor:(UIFontDescriptor *)descriptor size:(CGFloat)pointSize;
@end

@interface UIImage : NSObject
+ (UIImage *)imageNamed:(NSString *)name;
+ (UIImage *)systemImageNamed:(NSString *)name;
@end

@interface UIView : NSObject
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@end

@interface UIImageView : UIView
- (instancetype)initWithImage:(UIImage *)image;
@end

typedef enum : NSInteger {
    UIStatusBarStyleDefault = 0,
    UIStatusBarStyleLightContent = 1,
    UIStatusBarStyleDarkContent = 3,
    UIStatusBarStyleBlackTranslucent = 1,
    UIStatusBarStyleBlackOpaque = 2,
} UIStatusBarStyle;

typedef enum : NSInteger { UIBarButtonItemStylePlain, UIBarButtonItemStyleDone = 2 } UIBarButtonItemStyle;

typedef enum : NSInteger {
    UIBarButtonSystemItemDone,
    UIBarButtonSystemItemCancel,
    UIBarButtonSystemItemEdit,
    UIBarButtonSystemItemSave,
    UIBarButtonSystemItemAdd,
    UIBarButtonSystemItemFlexibleSpace,
    UIBarButtonSystemItemFixedSpace,
    UIBarButtonSystemItemCompose,
    UIBarButtonSystemItemReply,
    UIBarButtonSystemItemAction,
    UIBarButtonSystemItemOrganize,
    UIBarButtonSystemItemBookmarks,
    UIBarButtonSystemItemSearch,
    UIBarButtonSystemItemRefresh,
    UIBarButtonSystemItemStop,
    UIBarButtonSystemItemCamera,
    UIBarButtonSystemItemTrash,
    UIBarButtonSystemItemPlay,
    UIBarButtonSystemItemPause,
    UIBarButtonSystemItemRewind,
    UIBarButtonSystemItemFastForward,
    UIBarButtonSystemItemUndo,
    UIBarButtonSystemItemRedo,
    UIBarButtonSystemItemClose = 24,
} UIBarButtonSystemItem;

@interface UIBarButtonItem : NSObject
@property (nonatomic) BOOL enabled;
@property (nonatomic, strong) UIColor *tintColor;
- (instancetype)initWithImage:(UIImage *)image style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(id)target action:(SEL)action;
- (instancetype)initWithTitle:(NSString *)title style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
@end

@interface UINavigationItem : NSObject
@property (nonatomic, strong) UIView *titleView;
@property (nonatomic, copy) NSString *prompt;
@property (nonatomic, strong) UIBarButtonItem *backBarButtonItem;
@property (nonatomic) BOOL hidesBackButton;
@property (nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@end

typedef enum : NSInteger { UIBarStyleDefault = 0, UIBarStyleBlack = 1 } UIBarStyle;
typedef enum : NSInteger { UIBarMetricsDefault, UIBarMetricsCompact } UIBarMetrics;

@interface UINavigationBar : UIView
+ (instancetype)appearance;
@property (nonatomic) BOOL hidden;
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic, strong) UIColor *tintColor;
@property (nonatomic, strong) UIColor *barTintColor;
@property (nonatomic, strong) UIImage *shadowImage;
@property (nonatomic, strong) UIImage *backIndicatorImage;
@property (nonatomic, strong) UIImage *backIndicatorTransitionMaskImage;
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
- (void)setBackgroundImage:(UIImage *)backgroundImage forBarMetrics:(UIBarMetrics)barMetrics;
@end

@interface UITabBarItemStateAppearance : NSObject
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic, copy) UIColor *iconColor;
@end

@interface UITabBarItemAppearance : NSObject
@property (nonatomic, readonly) UITabBarItemStateAppearance *normal;
@property (nonatomic, readonly) UITabBarItemStateAppearance *selected;
@end

@interface UITabBarAppearance : NSObject
- (void)configureWithDefaultBackground;
@property (nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic, copy) UIColor *shadowColor;
@property (nonatomic, copy) UITabBarItemAppearance *stackedLayoutAppearance;
@end

@interface UITabBar : UIView
+ (instancetype)appearance;
@property (nonatomic, copy) UITabBarAppearance *standardAppearance;
@property (nonatomic, copy) UITabBarAppearance *scrollEdgeAppearance __attribute__((availability(ios, introduced = 15.0)));
@end

@interface UIResponder : NSObject
@end

@class UIViewController;

@interface UIScreen : NSObject
@property (class, nonatomic, readonly) UIScreen *mainScreen;
@property (nonatomic, readonly) CGRect bounds;
@end

@interface UIWindow : UIView
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic, strong) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end

@interface UITabBarItem : NSObject
@property (nonatomic, copy) NSString *title;
@end

@class UIApplication;

@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions;
@end

@interface UIApplication : NSObject
@property (class, nonatomic, readonly) UIApplication *sharedApplication;
- (void)setStatusBarStyle:(UIStatusBarStyle)style;
@end

@class UINavigationController;

@interface UIViewController : UIResponder
@property (nonatomic) BOOL extendedLayoutIncludesOpaqueBars;
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (nonatomic, readonly) BOOL prefersStatusBarHidden;
@property (nonatomic, strong) UITabBarItem *tabBarItem;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong) UIView *view;
@property (nonatomic, readonly) UINavigationItem *navigationItem;
@property (nonatomic, readonly) UINavigationController *navigationController;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion;
@end

@interface UITabBarController : UIViewController
@property (nonatomic, copy) NSArray<UIViewController *> *viewControllers;
@end

@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
- (UIViewController *)popViewControllerAnimated:(BOOL)animated;
@end

typedef enum : NSInteger { UIAlertActionStyleDefault, UIAlertActionStyleCancel } UIAlertActionStyle;
typedef enum : NSInteger { UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert } UIAlertControllerStyle;

@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(NSString *)title style:(UIAlertActionStyle)style handler:(void (^)(UIAlertAction *action))handler;
@end

@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(NSString *)title
                                 message:(NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action;
@end
