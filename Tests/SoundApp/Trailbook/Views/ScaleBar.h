#import <UIKit/UIKit.h>

/// A bar that shows how long a distance is on the map.
@interface ScaleBar : UIView
@property (nonatomic) double metres;
@property (nonatomic, weak) IBOutlet UILabel *caption;
- (IBAction)toggleUnits:(id)sender;
@end
