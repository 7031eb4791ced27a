// The declarations of HBDNavigationBar 1.10 that exported code uses, with their real signatures.
#import <UIKit/UIKit.h>

@interface HBDNavigationController : UINavigationController
@end
