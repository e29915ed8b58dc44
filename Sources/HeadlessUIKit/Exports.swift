// App code that imports UIKit has Foundation, Core Graphics and Core Animation in reach, as on a device.
@_exported public import HeadlessCoreGraphics
@_exported public import HeadlessQuartzCore
