// The navigation bars of Portal: its theme, and the pages that differ from it.
#import <AntUI/AntUI.h>
#import <APMobileFramework/APMobileFramework.h>

@implementation AUThemeManager (Portal)

+ (NSDictionary *)au_defaultTheme_extraInfo
{
    return @{
        TITLEBAR_BACKGROUND_COLOR: @"COLOR(#108EE9,1)",
        TITLEBAR_LINE_COLOR: @"COLOR(#000000,1)",
        TITLEBAR_TITLE_TEXTCOLOR: @"COLOR(#FFFFFF,0.92)",
        TITLEBAR_TITLE_TEXTSIZE_BOLD: @"FONT(18)",
        TITLEBAR_TEXTCOLOR: @"COLOR(#FFFFFF,1)",
        TITLEBAR_TEXTSIZE: @"FONT(16.5)",
        TABBAR_TEXTCOLOR: @"COLOR(#888888,1)",
        TABBAR_TEXTSIZE: @"FONT(10)",
        TITLEBAR_ICON_SIZE: @"ICON_SIZE(18, 18)",
        @"TOAST \"RADIUS": @"NUMBER(2)",
        TABBAR_ICON_COLOR: @"COLOR(#123456,1)",
    };
}

@end

@implementation AUBarButtonItem (Portal)

+ (UIImage *)au_default_backButtonImg
{
    return APCommonUILoadImage(@"back_button_normal_white");
}

@end

#pragma mark - Detail

@interface DetailViewController : DTViewController <DTNavigationBarAppearanceProtocol>
@end

@implementation DetailViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.navigationItem.titleView = [[AUDoubleTitleView alloc] initWithTitle:@"Detail" detailTitle:@"of \"it\""];
    AUBarButtonItem *leftItem1 = [AUBarButtonItem barButtonItemWithImageType:AUBarButtonImageTypeDelete target:self action:@selector(onClickBack)];
    self.navigationItem.leftBarButtonItems = @[leftItem1];
    AUBarButtonItem *rightItem1 = [AUBarButtonItem barButtonItemWithImageType:AUBarButtonImageTypeHelp target:nil action:NULL];
    rightItem1.aubadgeNumber = @"3";
    AUBarButtonItem *rightItem2 = [AUBarButtonItem barButtonItemWithTitle:@"Done" target:nil action:NULL];
    rightItem2.enabled = NO;
    rightItem2.tintColor = [UIColor colorWithRGB:0xFF0000 alpha:1];
    self.navigationItem.rightBarButtonItems = @[rightItem2, rightItem1];
    [self change1];
}

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self change2];
}

- (void)viewDidAppear:(BOOL)animated
{
    [super viewDidAppear:animated];
    [self change3];
}

- (void)change1
{
    [self.navigationController.navigationBar setNavigationBarStyleWithColor:[UIColor colorWithRGB:0xFFFFFF alpha:1] translucent:NO];
    [self.navigationController.navigationBar setNavigationBarBottomLineColor:[UIColor colorWithRGB:0xFFFFFF alpha:1]];
}

- (void)change2
{
    [self.navigationController.navigationBar setNavigationBarDefaultStyle];
    [self.navigationController.navigationBar resetNavigationBarColor];
    [self.navigationController.navigationBar setNavigationBarTranslucentStyle];
    [self.navigationController.navigationBar setHidden:NO];
    [[UIApplication sharedApplication] setStatusBarStyle:UIStatusBarStyleDarkContent];
}

- (void)change3
{
    [self.navigationController.navigationBar setNavigationBarTitleTextAttributesWithTextColor:[UIColor colorWithRGB:0x000000 alpha:1]];
    NSArray *leftItems = self.navigationItem.leftBarButtonItems;
    if (leftItems.count == 1 && [leftItems[0] isKindOfClass:[AUBarButtonItem class]]) {
        AUBarButtonItem *backItem = leftItems[0];
        backItem.titleColor = [UIColor colorWithRGB:0x000000 alpha:1];
        backItem.backButtonColor = [UIColor colorWithRGB:0x0000FF alpha:1];
        backItem.backButtonImage = APCommonUILoadImage(@"back_button_normal");
    }
}

- (void)onTap4
{
    AUBarButtonItem *rightItem1 = [AUBarButtonItem barButtonItemWithTitle:@"Done" target:self action:@selector(onClickClose)];
    self.navigationItem.rightBarButtonItems = @[rightItem1];
}

- (BOOL)autohideNavigationBar
{
    return YES;
}

- (UIView *)customNavigationBar
{
    return [[APCustomNavigationView alloc] init];
}

- (UIColor *)opaqueNavigationBarColor
{
    return [UIColor colorWithRGB:0xFF0000 alpha:0];
}

- (UIStatusBarStyle)customStatusBarStytle
{
    return UIStatusBarStyleLightContent;
}

- (UIColor *)customNavigationBarTitleColor
{
    return [UIColor colorWithRGB:0x00FF00 alpha:1];
}

- (UIColor *)customNavigationBarBackButtonTitleColor
{
    return [UIColor colorWithRGB:0x00FF00 alpha:1];
}

- (UIImage *)customNavigationBarBackButtonImage
{
    return [UIImage imageNamed:@"bak"];
}

- (void)onClickBack
{
    [self.navigationController popViewControllerAnimated:YES];
}

- (void)onClickClose
{
    [self dismissViewControllerAnimated:YES completion:nil];
}

@end
