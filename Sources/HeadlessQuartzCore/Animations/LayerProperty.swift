internal import HeadlessCoreGraphics

/// The layer properties that animations move.
package enum LayerProperty: Hashable, Sendable {
    case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform, opacity, hidden
    case backgroundColor, cornerRadius, borderWidth, borderColor, contents, contentsRect, contentsCenter
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
    // CAShapeLayer
    case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, lineDashPhase, miterLimit
    // CAGradientLayer
    case colors, locations, startPoint, endPoint
    // CATextLayer
    case foregroundColor, fontSize
    // CAReplicatorLayer
    case instanceDelay, instanceTransform, instanceColor
    /// A key of a subclass's, or one that code has made up.
    case custom(String)

    fileprivate static let known: [LayerProperty] = [
        .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform, .opacity, .hidden,
        .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .contents, .contentsRect, .contentsCenter,
        .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath, .path, .fillColor, .strokeColor,
        .strokeStart, .strokeEnd, .lineWidth, .lineDashPhase, .miterLimit, .colors, .locations, .startPoint, .endPoint,
        .foregroundColor, .fontSize, .instanceDelay, .instanceTransform, .instanceColor,
    ]

    private static let byName = Dictionary(uniqueKeysWithValues: known.map { ("\($0)", $0) })
    private static let names = Dictionary(uniqueKeysWithValues: known.map { ($0, "\($0)") })

    /// The property of a key.
    package init(key: String) { self = Self.byName[key] ?? .custom(key) }

    /// Whether the key is a subclass's or code's own.
    package var isCustom: Bool { if case .custom = self { true } else { false } }

    /// The property's key.
    package var key: String {
        if case .custom(let key) = self { key } else { Self.names[self] ?? "" }
    }
}

/// A property, or a part of one: `position.x`, `transform.rotation.z`.
package struct LayerKeyPath: Hashable, Sendable {
    let property: LayerProperty
    var component: KeyComponent?

    init(property: LayerProperty, component: KeyComponent? = nil) {
        self.property = property
        self.component = component
    }

    /// The target of a key path; what is not known of a structure is a key of its own.
    package init(_ path: String) {
        guard let dot = path.firstIndex(of: ".") else {
            self.init(property: LayerProperty(key: path == "isHidden" ? "hidden" : path))
            return
        }
        let rest = String(path[path.index(after: dot)...])
        if let component = KeyComponent(path: rest), case let property = LayerProperty(key: String(path[..<dot])),
            component.fits(property)
        {
            self.init(property: property, component: component)
        } else {
            self.init(property: .custom(path))
        }
    }

    /// Whether it is a key path of Core Animation's own layers.
    package var isKnown: Bool { if case .custom = property { false } else { true } }

    /// All key paths of Core Animation's own layers.
    package static var knownPaths: [String] {
        LayerProperty.known.flatMap { property in
            [property.key] + KeyComponent.paths(of: property).map { "\(property.key).\($0)" }
        }
    }
}
