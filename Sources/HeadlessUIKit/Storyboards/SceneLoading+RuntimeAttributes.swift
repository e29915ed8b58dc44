internal import InterfaceBuilder

extension SceneLoading {
    /// R6: a key path that cannot be set is logged, and loading goes on.
    func applyRuntimeAttributes(of description: InterfaceObject, to object: AnyObject) {
        for attribute in description.runtimeAttributes {
            // A registered property may have a dot in its name; the others are reached along the path.
            let (value, path) = (attribute.value.foundationValue, attribute.keyPath)
            do {
                let isSet =
                    try KeyValueCoding.set(value, forKey: path, on: object)
                    || KeyValueCoding.set(value, forKeyPath: path, on: object)
                if !isSet, (object as? UIResponder)?.standInClass == nil {
                    let isOfUIKit = description.stockClassTakes(String(path.prefix { $0 != "." }))
                    warn(attribute, object, isOfUIKit ? "segue does not model it" : "the class has no such property")
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
}
