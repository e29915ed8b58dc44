#import <Cocoa/Cocoa.h>

@interface Document : NSDocument

@end
