/// A class of Apple's that an interface file or the code of an app can name.
///
/// Apple's documentation is the source. The table does not have every class: rules do not judge what they do not find
/// in it.
///
/// ```swift
/// SystemClass("UITextView")?.lineage.map(\.name)
/// // UITextView, UIScrollView, UIView, UIResponder, NSObject
/// SystemClass.isKind("UIPageControl", of: "UIControl")   // true
/// ```
public struct SystemClass: Sendable, Hashable {
    /// Its place in the table.
    let number: Int

    init(number: Int) { self.number = number }

    /// The class of that name; `nil` where the table has none.
    public init?(_ name: String) {
        guard let number = ClassTable.standard.numbers[name] else { return nil }
        self.number = number
    }

    /// Every class of the table.
    public static var all: some Collection<SystemClass> {
        ClassTable.standard.names.indices.lazy.map(SystemClass.init(number:))
    }

    /// Its name, as in code.
    public var name: String { ClassTable.standard.names[number] }

    /// The frameworks that declare it: one for nearly all.
    public var frameworks: [String] { ClassTable.standard.frameworks[number] }

    /// The class and its superclasses, nearest first.
    ///
    /// A class that both UIKit and AppKit apps have, such as `WKWebView`, has the superclasses of both.
    public var lineage: some Collection<SystemClass> {
        ClassTable.standard.lineage(of: number).lazy.map(SystemClass.init(number:))
    }

    /// Whether it is `ancestor` or inherits from it.
    public func isKind(of ancestor: SystemClass) -> Bool {
        ClassTable.standard.lineage(of: number).contains(ancestor.number)
    }

    /// The kits whose apps have it; all of them for what comes with every system, such as `NSObject`.
    public var kits: [Kit] {
        let table = ClassTable.standard
        return Kit.allCases.filter { table.kits[number].contains($0) }
    }

    /// The nearest of its superclasses that the system relies on for an object made in its place, the class itself
    /// included; `nil` where there is none.
    ///
    /// An app may give a button of an interface file any class that is a `UIView`, but a table view controller only one
    /// that is a `UITableViewController`: its rows and its table are what only that class has.
    public func family(in kit: Kit) -> SystemClass? {
        let table = ClassTable.standard
        return lineage.first { table.isFamily[$0.number] && table.kits[$0.number].contains(kit) }
    }

    /// A set of classes that the objects of an interface file are of.
    public enum Kit: Int, Sendable, Hashable, CaseIterable {
        /// iOS, iPadOS, tvOS and Mac Catalyst.
        case uiKit
        /// macOS.
        case appKit
        /// watchOS.
        case watchKit
    }
}

extension SystemClass {
    /// Whether the table has a class of that name.
    public static func isKnown(_ name: String) -> Bool { ClassTable.standard.numbers[name] != nil }

    /// The names of the class and its superclasses, nearest first; none for a class that the table does not have.
    public static func lineage(_ name: String) -> [String] { SystemClass(name).map { $0.lineage.map(\.name) } ?? [] }

    /// Whether the class is `ancestor` or inherits from it; `nil` when the table does not have the class.
    public static func isKind(_ name: String, of ancestor: String) -> Bool? {
        guard let known = SystemClass(name) else { return nil }
        return SystemClass(ancestor).map(known.isKind) ?? false
    }

    /// Whether a name without a module may be that of a class of Apple's that the table does not have: by its prefix.
    public static func mayBeSystems(_ name: String) -> Bool {
        isKnown(name)
            || prefixes.contains { prefix in
                name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
            }
    }

    /// The prefixes of Apple's frameworks.
    private static let prefixes = [
        "AB", "AM", "AR", "AS", "AV", "BC", "CA", "CL", "CN", "EK", "GK", "GLK", "HK", "IK", "IN", "MF", "MK", "MP",
        "MS", "MTK", "NS", "OSA", "PDF", "PH", "PK", "QC", "QL", "QT", "RP", "SCN", "SF", "SK", "SL", "TV", "UI", "VN",
        "WK",
    ]
}
