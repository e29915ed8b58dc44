/// The modules of Apple's that app code may import when it is compiled against segue's runtime.
public enum RuntimeModules {
    /// Apple's names, and the runtime's modules that stand for them.
    public static let aliases = [
        (name: "UIKit", module: "HeadlessUIKit"), (name: "QuartzCore", module: "HeadlessQuartzCore"),
        (name: "CoreGraphics", module: "HeadlessCoreGraphics"),
    ]

    /// The names of those that the runtime stands for, and of Foundation, which Linux has.
    public static let names = Set(aliases.map(\.name) + ["Foundation"])
}
