#import "Document.h"

@implementation Document

- (NSString *)windowNibName {
    return @"Document";
}

+ (BOOL)autosavesInPlace {
    return YES;
}

@end
