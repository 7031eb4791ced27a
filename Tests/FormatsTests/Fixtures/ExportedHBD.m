// The navigation bars of Portal: the pages that differ, and the app's appearance.
//
// Podfile: pod 'HBDNavigationBar', '~> 1.10.0'
//          pod 'HBDStatusBar', for the pages that hide the status bar
// A storyboard names both classes: HBDNavigationController, and HBDNavigationBar for its bar.
#import <HBDNavigationBar/HBDNavigationController.h>
#import <HBDNavigationBar/UIViewController+HBD.h>
#import <UIKit/UIKit.h>

static UIColor *PortalDynamicColor(UIColor *light, UIColor *dark)
{
    return [UIColor colorWithDynamicProvider:^UIColor *(UITraitCollection *traits) {
        return traits.userInterfaceStyle == UIUserInterfaceStyleDark ? dark : light;
    }];
}

#pragma mark - Palette

@interface UIColor (Portal)

+ (UIColor *)portal_brandColor;
+ (UIColor *)portal_inkBlueColor;
+ (UIColor *)portal_aliasColor;

@end

@implementation UIColor (Portal)

+ (UIColor *)portal_brandColor
{
    static UIColor *color;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        color = PortalDynamicColor([UIColor colorWithRed:16 / 255.0 green:142 / 255.0 blue:233 / 255.0 alpha:1], [UIColor colorWithRed:10 / 255.0 green:46 / 255.0 blue:79 / 255.0 alpha:0.92]);
    });
    return color;
}

+ (UIColor *)portal_inkBlueColor
{
    return [UIColor colorWithRed:18 / 255.0 green:52 / 255.0 blue:86 / 255.0 alpha:1];
}

+ (UIColor *)portal_aliasColor
{
    return [UIColor portal_brandColor];
}

@end

#pragma mark - Detail

@interface DetailViewController : UIViewController
@end

@implementation DetailViewController

- (void)viewDidLoad
{
    self.extendedLayoutIncludesOpaqueBars = YES;
    [super viewDidLoad];
    self.title = @"A \"detail\"";
    self.navigationItem.prompt = @"Choose";
    self.navigationItem.backBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"" style:UIBarButtonItemStylePlain target:nil action:NULL];
    UIBarButtonItem *leftItem1 = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(onClickClose)];
    self.navigationItem.leftBarButtonItems = @[leftItem1];
    UIBarButtonItem *rightItem1 = [[UIBarButtonItem alloc] initWithTitle:@"Done" style:UIBarButtonItemStylePlain target:nil action:NULL];
    rightItem1.enabled = NO;
    UIBarButtonItem *rightItem2 = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:@"gear"] style:UIBarButtonItemStylePlain target:nil action:NULL];
    rightItem2.tintColor = [UIColor colorWithRed:255 / 255.0 green:0 / 255.0 blue:0 / 255.0 alpha:1];
    UIBarButtonItem *rightItem3 = [[UIBarButtonItem alloc] initWithImage:[UIImage systemImageNamed:@"gearshape"] style:UIBarButtonItemStylePlain target:nil action:NULL];
    self.navigationItem.rightBarButtonItems = @[rightItem3, rightItem2, rightItem1];
    self.hbd_barStyle = UIBarStyleDefault;
    self.hbd_barImage = nil;
    self.hbd_barTintColor = [UIColor colorWithRed:171 / 255.0 green:18 / 255.0 blue:205 / 255.0 alpha:1];
    self.hbd_tintColor = nil;
    self.hbd_titleTextAttributes = @{NSFontAttributeName: [UIFont fontWithDescriptor:[UIFontDescriptor fontDescriptorWithFontAttributes:@{UIFontDescriptorFamilyAttribute: @"Avenir", UIFontDescriptorTraitsAttribute: @{UIFontWeightTrait: @(UIFontWeightBold)}}] size:17]};
    self.hbd_barAlpha = 0.5;
    self.hbd_barShadowHidden = YES;
    self.hbd_barHidden = NO;
    self.hbd_splitNavigationBarTransition = YES;
    self.hbd_swipeBackEnabled = NO;
    self.hbd_clickBackEnabled = YES;
    self.hbd_barAlpha = 1;
}

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self change1];
}

- (void)viewDidAppear:(BOOL)animated
{
    [super viewDidAppear:animated];
    [self change2];
}

- (void)change1
{
    self.hbd_titleTextAttributes = @{NSForegroundColorAttributeName: [UIColor colorWithRed:0 / 255.0 green:0 / 255.0 blue:0 / 255.0 alpha:1]};
    [self hbd_setNeedsUpdateNavigationBar];
}

- (void)change2
{
    self.hbd_titleTextAttributes = @{
        NSForegroundColorAttributeName: [UIColor colorWithRed:0 / 255.0 green:0 / 255.0 blue:0 / 255.0 alpha:1],
        NSFontAttributeName: [UIFont systemFontOfSize:20 weight:UIFontWeightSemibold],
    };
    [self hbd_setNeedsUpdateNavigationBar];
}

- (void)onTap3
{
    self.title = @"New";
}

- (BOOL)prefersStatusBarHidden
{
    return YES;
}

- (BOOL)hidesBottomBarWhenPushed
{
    return YES;
}

- (BOOL)hbd_backInteractive
{
    UIAlertController *alert = [UIAlertController alertControllerWithTitle:nil
                                                                   message:@"Discard?"
                                                            preferredStyle:UIAlertControllerStyleAlert];
    UIAlertAction *leave = [UIAlertAction actionWithTitle:@"OK"
                                                    style:UIAlertActionStyleDefault
                                                  handler:^(UIAlertAction *action) {
        [self.navigationController popViewControllerAnimated:YES];
    }];
    [alert addAction:leave];
    [alert addAction:[UIAlertAction actionWithTitle:@"Cancel" style:UIAlertActionStyleCancel handler:nil]];
    [self presentViewController:alert animated:YES completion:nil];
    return NO;
}

- (void)onClickClose
{
    [self dismissViewControllerAnimated:YES completion:nil];
}

@end

#pragma mark - gone

@interface GoneViewController : UIViewController
@end

@implementation GoneViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.hbd_barHidden = YES;
    self.hbd_backInteractive = NO;
}

@end

#pragma mark - App

@interface AppDelegate : UIResponder <UIApplicationDelegate>

@property (nonatomic, strong) UIWindow *window;

@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
    UINavigationBar *bar = [UINavigationBar appearance];
    bar.barStyle = UIBarStyleBlack;
    bar.barTintColor = [UIColor portal_brandColor];
    bar.shadowImage = [UIImage imageNamed:@"line"];
    bar.tintColor = [UIColor portal_inkBlueColor];
    bar.titleTextAttributes = @{
        NSForegroundColorAttributeName: PortalDynamicColor([UIColor colorWithRed:253 / 255.0 green:254 / 255.0 blue:252 / 255.0 alpha:1], [UIColor colorWithRed:238 / 255.0 green:238 / 255.0 blue:238 / 255.0 alpha:1]),
        NSFontAttributeName: [UIFont systemFontOfSize:18 weight:UIFontWeightBold],
    };
    bar.backIndicatorImage = [UIImage imageNamed:@"back_button_normal"];
    bar.backIndicatorTransitionMaskImage = [UIImage imageNamed:@"back_button_normal"];

    UITabBarAppearance *tabBar = [[UITabBarAppearance alloc] init];
    [tabBar configureWithDefaultBackground];
    tabBar.backgroundColor = [UIColor colorWithRed:255 / 255.0 green:255 / 255.0 blue:255 / 255.0 alpha:1];
    tabBar.shadowColor = [UIColor colorWithRed:221 / 255.0 green:221 / 255.0 blue:221 / 255.0 alpha:1];
    tabBar.stackedLayoutAppearance.normal.iconColor = [UIColor colorWithRed:136 / 255.0 green:136 / 255.0 blue:136 / 255.0 alpha:1];
    tabBar.stackedLayoutAppearance.normal.titleTextAttributes = @{
        NSForegroundColorAttributeName: [UIColor colorWithRed:136 / 255.0 green:136 / 255.0 blue:136 / 255.0 alpha:1],
        NSFontAttributeName: [UIFont systemFontOfSize:10 weight:UIFontWeightMedium],
    };
    tabBar.stackedLayoutAppearance.selected.iconColor = [UIColor portal_brandColor];
    tabBar.stackedLayoutAppearance.selected.titleTextAttributes = @{
        NSForegroundColorAttributeName: [UIColor portal_brandColor],
        NSFontAttributeName: [UIFont systemFontOfSize:10 weight:UIFontWeightMedium],
    };
    [UITabBar appearance].standardAppearance = tabBar;
    if (@available(iOS 15.0, *)) {
        [UITabBar appearance].scrollEdgeAppearance = tabBar;
    }

    UIViewController *root = [[UIViewController alloc] init];
    root.title = @"Home";
    HBDNavigationController *stack = [[HBDNavigationController alloc] initWithRootViewController:root];
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = stack;
    [self.window makeKeyAndVisible];

    return YES;
}

@end
