// The declarations of HBDNavigationBar 1.10 that exported code uses, with their real signatures.
#import <UIKit/UIKit.h>

@interface UIViewController (HBD)
@property (nonatomic, assign) UIBarStyle hbd_barStyle;
@property (nonatomic, strong) UIColor *hbd_barTintColor;
@property (nonatomic, strong) UIImage *hbd_barImage;
@property (nonatomic, strong) UIColor *hbd_tintColor;
@property (nonatomic, strong) NSDictionary *hbd_titleTextAttributes;
@property (nonatomic, assign) float hbd_barAlpha;
@property (nonatomic, assign) BOOL hbd_barHidden;
@property (nonatomic, assign) BOOL hbd_barShadowHidden;
@property (nonatomic, assign) BOOL hbd_backInteractive;
@property (nonatomic, assign) BOOL hbd_swipeBackEnabled;
@property (nonatomic, assign) BOOL hbd_clickBackEnabled;
@property (nonatomic, assign) BOOL hbd_splitNavigationBarTransition;
- (void)hbd_setNeedsUpdateNavigationBar;
@end
