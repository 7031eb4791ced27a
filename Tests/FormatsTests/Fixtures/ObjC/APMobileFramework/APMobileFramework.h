// The declarations of APMobileFramework that exported code uses, with the signatures of its headers.
#import <UIKit/UIKit.h>

@protocol DTNavigationBarAppearanceProtocol <NSObject>
@optional
- (BOOL)autohideNavigationBar;
- (UIView *)customNavigationBar;
- (UIColor *)opaqueNavigationBarColor;
- (UIStatusBarStyle)customStatusBarStytle;
- (UIColor *)customNavigationBarTitleColor;
- (UIColor *)customNavigationBarBackButtonTitleColor;
- (UIImage *)customNavigationBarBackButtonImage;
@end

@interface DTViewController : UIViewController
@end
