import TestSupport
import Testing

@testable import SwiftSources

/// What becomes of the app's layer classes: required initialisers, and managed properties with accessors.
@Suite struct LayerClassTests {
    @Test(arguments: initializers + properties) func rewrites(_ example: RewriteExample) { example.check() }

    static let initializers: [RewriteExample] = [
        .init(
            "overrides become requirements",
            "class A: CALayer {\n  override init() { super.init() }\n  override init(layer: Any) { super.init(layer: layer) }\n"
                + "  required init?(coder: NSCoder) { super.init(coder: coder) }\n}",
            "class A: CALayer {\n  required init() { super.init() }\n  required init(layer: Any) { super.init(layer: layer) }\n"
                + "  required init?(coder: NSCoder) { super.init(coder: coder) }\n}"),
        .init(
            "of subclasses' subclasses, and with access",
            "class B: A { public override init(layer: Any) { super.init(layer: layer) } ; override init() { super.init() } }\n"
                + "class A: CAShapeLayer {}",
            "class B: A { public required init(layer: Any) { super.init(layer: layer) } ; required init() { super.init() } }\n"
                + "class A: CAShapeLayer {}"),
        .init(
            "a class with an initialiser of its own inherits none, and fails as on a device",
            "class A: CALayer {\n  init(x: Int) { super.init() }\n  required init?(coder: NSCoder) { nil }\n}",
            "class A: CALayer {\n  init(x: Int) { super.init() }\n  required init?(coder: NSCoder) { nil }\n"
                + "required init() { preconditionFailure(\"Use of unimplemented initializer 'init()' for class 'Demo.A'\") }; "
                + "required init(layer: Any) { preconditionFailure(\"Use of unimplemented initializer 'init(layer:)' for class "
                + "'Demo.A'\") }; }"),
        .init(
            "in one line",
            "open class A: CALayer { init(x: Int) { super.init() }; override init(layer: Any) { super.init(layer: layer) } }",
            "open class A: CALayer { init(x: Int) { super.init() }; required init(layer: Any) { super.init(layer: layer) } "
                + "; public required init() { preconditionFailure(\"Use of unimplemented initializer 'init()' for class 'Demo.A'\") "
                + "}; }"),
        .init(
            "an initialiser whose parameters have defaults stands for init()",
            "class A: CALayer {\n  init(x: Int = 1, y: Int = 2) { super.init() }\n"
                + "  override init(layer: Any) { super.init(layer: layer) }\n}",
            "class A: CALayer {\n  init(x: Int = 1, y: Int = 2) { super.init() }\n"
                + "  required init(layer: Any) { super.init(layer: layer) }\n"
                + "required convenience init() { self.init(x: 1) }; }"),
        .init(
            "a class with convenience initialisers only inherits",
            "class A: CALayer { convenience init(x: Int) { self.init() } }",
            "class A: CALayer { convenience init(x: Int) { self.init() } }"),
        .init(
            "animations have one",
            "class A: CABasicAnimation { override init() { super.init() }; override init(layer: Any) {} }",
            "class A: CABasicAnimation { required init() { super.init() }; override init(layer: Any) {} }"),
        .init(
            "other classes keep theirs",
            "class A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }\n"
                + "class B: NSObject { override init() { super.init() } }",
            "class A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }\n"
                + "class B: NSObject { override init() { super.init() } }"),
    ]

    static let properties: [RewriteExample] = [
        .init(
            "a managed property", "class A: CALayer { @NSManaged var progress: CGFloat }",
            "class A: CALayer { var progress: CGFloat { get { managedValue(forKey: \"progress\") } "
                + "set { setManagedValue(newValue, forKey: \"progress\") } } }"),
        .init(
            "one that is optional, dynamic and public",
            "class A: CALayer {\n  @NSManaged\n  public dynamic var color: CGColor? // kept\n}",
            "class A: CALayer {\n\n  public var color: CGColor? { get { managedValue(forKey: \"color\") } "
                + "set { setManagedValue(newValue, forKey: \"color\") } } // kept\n}"),
        .init(
            "two in one line", "class A: CALayer { @NSManaged var a: CGFloat, b: Int }",
            "class A: CALayer { var a: CGFloat { get { managedValue(forKey: \"a\") } "
                + "set { setManagedValue(newValue, forKey: \"a\") } }; var b: Int { get { managedValue(forKey: \"b\") } "
                + "set { setManagedValue(newValue, forKey: \"b\") } } }"),
        .init(
            "of no layer", "class A: NSManagedObject { @NSManaged var a: String? }",
            "class A: NSManagedObject { var a: String? }"),
    ]
}
