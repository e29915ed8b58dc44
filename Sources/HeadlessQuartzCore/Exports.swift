// Code that imports QuartzCore has Core Graphics in reach, as on a device.
@_exported public import HeadlessCoreGraphics
