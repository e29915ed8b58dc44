import InterfaceBuilder

/// Something that an object has once under a name: what rules look for a second one of.
///
/// One type for all rules, as the first use of each costs the start of the program a tenth of a millisecond.
struct PartOfObject: Hashable {
    let object: InterfaceObject
    let name: String?
}
