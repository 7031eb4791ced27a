// The declarations of AntUI that exported code uses, with the signatures of its headers.
#import <UIKit/UIKit.h>

extern NSString *STATUSBAR_DEFAULT_COLOR;
extern NSString *TITLEBAR_BACKGROUND_COLOR;
extern NSString *TITLEBAR_TITLE_TEXTCOLOR;
extern NSString *TITLEBAR_TITLE_TEXTSIZE_BOLD;
extern NSString *TITLEBAR_TEXTCOLOR;
extern NSString *TITLEBAR_TEXTSIZE;
extern NSString *TITLEBAR_ICON_COLOR;
extern NSString *TITLEBAR_PROGRESS;
extern NSString *TITLEBAR_ICON_SIZE;
extern NSString *TITLEBAR_LINE_COLOR;
extern NSString *TITLEBAR_BACK_BUTTON_IMAGE_PATH;
extern NSString *SERACHBAR_INPUT_BACKGROUND_COLOR;
extern NSString *SERACHBAR_INPUT_HEIGHT;
extern NSString *SERACHBAR_HINT_COLOR;
extern NSString *SERACHBAR_INPUT_TEXTCOLOR;
extern NSString *SERACHBAR_ICON_COLOR;
extern NSString *TABBAR_BACKGROUND_COLOR;
extern NSString *TABBAR_HEIGHT;
extern NSString *TABBAR_TEXTCOLOR;
extern NSString *TABBAR_TEXTCOLOR_SELECTED;
extern NSString *TABBAR_TEXTSIZE;
extern NSString *TABBAR_ICON_COLOR;
extern NSString *TABBAR_ICON_COLOR_SELECTED;
extern NSString *TABBAR_ICON_SIZE;
extern NSString *TABBAR_LINE_COLOR;

UIImage *APCommonUILoadImage(NSString *name);

@interface UIColor (APColor)
+ (UIColor *)colorWithRGB:(int)rgb alpha:(CGFloat)alpha;
@end

@interface AUThemeManager : NSObject
@end

@interface AUThemeManager (AUExtendinfo)
+ (NSDictionary *)au_defaultTheme_extraInfo;
@end

typedef enum : NSInteger {
    AUBarButtonImageTypeUserSetting,
    AUBarButtonImageTypeUser,
    AUBarButtonImageTypeAdd,
    AUBarButtonImageTypeBill,
    AUBarButtonImageTypeCheck,
    AUBarButtonImageTypeComment,
    AUBarButtonImageTypeCancelStyle1,
    AUBarButtonImageTypeCancelStyle2,
    AUBarButtonImageTypeAnnouncement,
    AUBarButtonImageTypeSearch,
    AUBarButtonImageTypeShare,
    AUBarButtonImageTypeDelete,
    AUBarButtonImageTypeItemList,
    AUBarButtonImageTypeScanCode,
    AUBarButtonImageTypeDragdown,
    AUBarButtonImageTypePraise,
    AUBarButtonImageTypeMap,
    AUBarButtonImageTypeCheckBoxSelected,
    AUBarButtonImageTypeCheckBoxNormal,
    AUBarButtonImageTypeBack,
    AUBarButtonImageTypeComplaints,
    AUBarButtonImageTypeQRCode,
    AUBarButtonImageTypeMore,
    AUBarButtonImageTypeVoice,
    AUBarButtonImageTypeCashier,
    AUBarButtonImageTypeUserAdd,
    AUBarButtonImageTypeDetail,
    AUBarButtonImageTypeHelp,
    AUBarButtonImageTypeGroupChat,
    AUBarButtonImageTypeSetting,
} AUBarButtonImageType;

@interface AUBarButtonItem : UIBarButtonItem
@property (nonatomic, strong) NSString *aubadgeNumber;
@property (nonatomic, strong) UIColor *titleColor;
@property (nonatomic, strong) UIColor *backButtonColor;
@property (nonatomic, strong) UIImage *backButtonImage;
+ (AUBarButtonItem *)backBarButtonItemWithTitle:(NSString *)title target:(id)target action:(SEL)action;
+ (AUBarButtonItem *)barButtonItemWithTitle:(NSString *)title target:(id)target action:(SEL)action;
+ (AUBarButtonItem *)barButtonItemWithImageType:(AUBarButtonImageType)type target:(id)target action:(SEL)action;
@end

@interface AUBarButtonItem (AUExtendInfo)
+ (UIImage *)au_default_backButtonImg;
@end

@interface AUDoubleTitleView : UIView
- (instancetype)initWithTitle:(NSString *)title detailTitle:(NSString *)detailTitle;
@end

@interface APCustomNavigationView : UIView
@end

@interface UINavigationBar (AUNavigationBar)
- (void)setNavigationBarDefaultStyle;
- (void)setNavigationBarTranslucentStyle;
- (void)setNavigationBarStyleWithColor:(UIColor *)color translucent:(BOOL)translucent;
- (void)setNavigationBarBottomLineColor:(UIColor *)color;
- (void)setNavigationBarTitleTextAttributesWithTextColor:(UIColor *)color;
- (void)resetNavigationBarColor;
@end
