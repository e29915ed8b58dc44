#import "ScaleBar.h"
