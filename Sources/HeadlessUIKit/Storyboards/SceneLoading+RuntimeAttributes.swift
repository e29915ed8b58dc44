internal import InterfaceBuilder

extension SceneLoading {
    /// R6: a key path that cannot be set is logged, and loading goes on.
    func applyRuntimeAttributes(of description: InterfaceObject, to object: AnyObject) {
        for attribute in description.runtimeAttributes {
            let value = RegisteredValue(attribute.value.foundationValue)
            let set = ClassRegistry.shared.lookup(object) {
                $0.attributes[attribute.keyPath] ?? $0.outlets[attribute.keyPath]
            }
            do {
                if let set {
                    try set(object, value)
                } else if !setOwn(attribute.keyPath, value, on: object), (object as? UIResponder)?.standInClass == nil {
                    warn(attribute, object, "the class has no such property")
                }
            } catch {
                warn(attribute, object, "\(error)")
            }
        }
    }

    private func warn(_ attribute: RuntimeAttribute, _ object: AnyObject, _ reason: String) {
        UIKitRuntime.current.warn(
            "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(printed(object))): \(reason)",
            position: InterfacePosition(attribute.position))
    }

    /// The properties of UIKit's own classes that storyboards commonly set by key path.
    private func setOwn(_ keyPath: String, _ value: RegisteredValue, on object: AnyObject) -> Bool {
        guard let view = object as? UIView else { return false }
        do {
            switch keyPath {
            case "layer.cornerRadius": view.layer.cornerRadius = try value.cast()
            case "layer.borderWidth": view.layer.borderWidth = try value.cast()
            case "layer.masksToBounds", "clipsToBounds": view.clipsToBounds = try value.cast()
            case "layer.shadowOpacity": view.layer.shadowOpacity = try value.cast()
            case "layer.shadowRadius": view.layer.shadowRadius = try value.cast()
            case "layer.zPosition": view.layer.zPosition = try value.cast()
            case "accessibilityIdentifier": view.accessibilityIdentifier = try value.cast()
            case "accessibilityLabel": view.accessibilityLabel = try value.cast()
            case "alpha": view.alpha = try value.cast()
            case "tag": view.tag = try value.cast()
            default: return false
            }
            return true
        } catch {
            return false
        }
    }
}
