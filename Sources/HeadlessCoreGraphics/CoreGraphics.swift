// CGFloat, CGPoint, CGSize and CGRect are Foundation's own, on Linux too. What Foundation lacks there stands in this
// module's other files; where the real CoreGraphics exists, that is all this module is.

@_exported import Foundation

#if canImport(CoreGraphics)
    @_exported import CoreGraphics
#endif
