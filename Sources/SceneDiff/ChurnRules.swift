import InterfaceBuilder
import XMLTree

/// Tells what Interface Builder writes by itself from what somebody decided.
///
/// Churn is: what names the tool, the device and the canvas; the resources, which repeat what the objects name; the ids of
/// what is made again; the order where none is meant; and frames that follow from constraints, from a cell's style or from
/// a superview's size, or that are rounded to half a point.
package struct ChurnRules {
    private let old: Outline
    private let new: Outline
    private let usesConstraints: Bool

    init(old: Outline, new: Outline) {
        self.old = old
        self.new = new
        usesConstraints = new.document.useAutolayout
    }

    /// Whether an item comes and goes by itself: layout guides, exits and first responders, which Xcode adds when it
    /// opens an older file. What uses them is told of.
    func isDerived(_ item: Outline.Item) -> Bool {
        if item.element.name.hasSuffix("LayoutGuide") { return true }
        return ["exit", "firstResponder"].contains(item.element.attribute("sceneMemberID"))
    }

    /// Whether the order among siblings means something: it is drawn, shown or filled in that order.
    func orderCounts(in item: Outline.Item) -> Bool {
        if item.role == "connections" {
            return item.element.name == "outletCollection" || item.element.attribute("kind") == "relationship"
        }
        let last = item.role.split(separator: ".").last.map(String.init) ?? item.role
        return Self.orderedLists.contains(last)
    }

    /// The lists whose order means something.
    package static let orderedLists: Set<String> = [
        "subviews", "items", "cells", "sections", "prototypes", "toolbarItems", "leftBarButtonItems",
        "rightBarButtonItems", "arrangedSubviews", "tabViewItems", "tableColumns", "allowedToolbarItems",
        "defaultToolbarItems", "views",
    ]

    /// Whether a property that has another value now is without consequence.
    func isChurn(_ before: Property?, _ after: Property?, old oldIndex: Int, new newIndex: Int) -> Bool {
        let name = after?.name ?? before?.name ?? ""
        let item = new.items[newIndex]
        if item.category == .document, isOfTool(name) { return true }
        if Self.ofEditor.contains(name) || name.hasPrefix("simulated") || name.hasPrefix("freeformSimulated") {
            return true
        }
        if before?.kind == .rect || after?.kind == .rect {
            return isFrameChurn(name, before, after, oldIndex, newIndex)
        }
        return false
    }

    private static let ofEditor: Set<String> = ["misplaced", "ambiguous", "canvasLocation", "screenRect"]

    private func isOfTool(_ name: String) -> Bool {
        if Self.toolAttributes.contains(name) { return true }
        // `deployment` is what the document is built for, and counts.
        if name.hasPrefix("dependencies.") { return !name.hasPrefix("dependencies.deployment") }
        return Self.toolParts.contains { name == $0 || name.hasPrefix($0 + ".") || name.hasPrefix($0 + "[") }
    }

    private static let toolAttributes: Set<String> = [
        "toolsVersion", "systemVersion", "version", "propertyAccessControl", "variant", "colorMatched",
    ]

    private static let toolParts = [
        "device", "adaptation", "resources", "classes", "designables", "simulatedMetricsContainer",
        "inferredMetricsTieBreakers",
    ]

    // MARK: Frames

    private func isFrameChurn(
        _ name: String, _ before: Property?, _ after: Property?, _ oldIndex: Int, _ newIndex: Int
    ) -> Bool {
        let item = new.items[newIndex]
        if name == "frame",
            FramePlacement.isDecidedElsewhere(item.element, usesConstraints: usesConstraints)
        {
            return true
        }
        guard let left = numbers(before?.value), let right = numbers(after?.value) else { return false }
        if zip(left, right).allSatisfy({ abs($0 - $1) <= 0.5 }) { return true }
        return name == "frame" && followsSuperview(left, right, oldIndex, newIndex)
    }

    /// Whether the frame changed just as its autoresizing mask has it when the superview changes size.
    private func followsSuperview(_ left: [Double], _ right: [Double], _ oldIndex: Int, _ newIndex: Int) -> Bool {
        guard let oldParent = old.items[oldIndex].parent, let newParent = new.items[newIndex].parent,
            let before = InterfaceObject(old.items[oldParent].element).rect("frame"),
            let after = InterfaceObject(new.items[newParent].element).rect("frame")
        else { return false }
        let mask = autoresizingMask(of: new.items[newIndex].element)
        return follows(
            place: right[0] - left[0], size: right[2] - left[2], room: after.width - before.width,
            flexible: mask.contains("flexibleMinX"), mask.contains("widthSizable"), mask.contains("flexibleMaxX"))
            && follows(
                place: right[1] - left[1], size: right[3] - left[3], room: after.height - before.height,
                flexible: mask.contains("flexibleMinY"), mask.contains("heightSizable"), mask.contains("flexibleMaxY"))
    }

    private func follows(
        place: Double, size: Double, room: Double, flexible before: Bool, _ inside: Bool, _ after: Bool
    ) -> Bool {
        // Each part that may take room may have taken some, in the direction of the whole.
        func took(_ amount: Double, _ may: Bool) -> Bool {
            if abs(amount) <= 0.5 { return true }
            return may && amount * room > 0 && abs(amount) <= abs(room) + 0.5
        }
        return took(place, before) && took(size, inside) && took(room - place - size, after)
    }

    private func numbers(_ value: String?) -> [Double]? {
        let numbers = value?.split(separator: " ").compactMap { InterfaceNumber.value(of: String($0)) }
        return numbers?.count == 4 ? numbers : nil
    }
}

/// A view's autoresizing mask; where none is written it keeps its size and its place at the top left.
func autoresizingMask(of element: XMLElement) -> Set<String> {
    let mask = InterfaceView(InterfaceObject(element)).autoresizingMask
    return mask.isEmpty ? ["flexibleMaxX", "flexibleMaxY"] : mask
}
