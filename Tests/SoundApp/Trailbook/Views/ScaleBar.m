#import "ScaleBar.h"

@implementation ScaleBar {
    BOOL _usesMiles;
}

- (void)setMetres:(double)metres {
    _metres = metres;
    [self showCaption];
}

- (void)showCaption {
    double length = _usesMiles ? self.metres / 1609.344 : self.metres / 1000;
    self.caption.text = [NSString stringWithFormat:@"%.1f %@", length, _usesMiles ? @"mi" : @"km"];
}

- (IBAction)toggleUnits:(id)sender {
    _usesMiles = !_usesMiles;
    [self showCaption];
}

@end
