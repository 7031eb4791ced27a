// Portal's theme, by both hooks and in both spellings, with the methods of a page.
#import "AUThemeManager+Portal.h"

@interface AUThemeManager (AUExtendinfo)
+ (NSDictionary *)au_defaultTheme_extraInfo;
@end

/* + (NSDictionary *)au_defaultTheme_add_Info { return @{ TITLEBAR_BACKGROUND_COLOR: @"COLOR(#FF0000,1)" }; } */

@implementation AUThemeManager (Portal)

+ (NSDictionary *)au_defaultTheme_extraInfo
{
    NSMutableDictionary *dict = [[NSMutableDictionary alloc] init];
    dict[TITLEBAR_BACKGROUND_COLOR] = @"COLOR(#108EE9,1)"; // the bar
    dict[TITLEBAR_LINE_COLOR] = @"COLOR(#108EE9,1)";       // the same: no line
    // dict[TITLEBAR_TITLE_TEXTCOLOR] = @"COLOR(#FF0000,1)";
    dict[TITLEBAR_TITLE_TEXTCOLOR] = @"COLOR(#ffffff,1)";
    dict[TITLEBAR_TITLE_TEXTSIZE_BOLD] = @"FONT(18)";
    dict[TITLEBAR_TEXTCOLOR] = @"COLOR(#ffffff,1)";
    dict[TITLEBAR_ICON_SIZE] = @"ICON_SIZE(36 / 2, 18)";

    return dict;
}

@end

@implementation AUBarButtonItem (Portal)

+ (UIImage *)au_default_backButtonImg
{
    return  APCommonUILoadImage(@"back_button_normal_white");
}

@end

@implementation OrderListViewController

#pragma mark DTNavigationBarAppearanceProtocol

- (UIColor *)opaqueNavigationBarColor
{
    return [UIColor redColor];

//    return [UIColor colorWithRGB:0xff0000 alpha:0];
}

- (BOOL)autohideNavigationBar
{
    return NO;
}

- (UIStatusBarStyle)customStatusBarStytle
{
    return UIStatusBarStyleDefault;
}

- (UIColor *)customNavigationBarBackButtonTitleColor
{
    return [UIColor greenColor];
}

- (UIImage *)customNavigationBarBackButtonImage
{
    return APCommonUILoadImage(@"back_button_normal_white");
}

- (UIColor *)customNavigationBarTitleColor
{
    return [UIColor colorWithRed:0 green:142 / 255.0 blue:0.5f alpha:1];
}

@end
