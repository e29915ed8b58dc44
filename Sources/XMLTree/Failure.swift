/// Why a parse stopped, as the parse itself knows it; `Diagnosis` makes words of it.
enum Failure {
    /// libxml2 found the document not well-formed.
    case malformed(code: Int32, reason: String, at: Int)
    /// The document refers to an entity that is not one of XML's five.
    case entity(name: String, at: Int)
    /// The document type gives an element attributes that are not written at it.
    case attributeDefaults(at: Int)
    /// The document exceeds a limit of ours.
    case limit(Limit, at: Int)
    /// Our scan and libxml2 do not see the same tag: a mistake of ours that must not become a wrong tree.
    case disagreement(at: Int)

    enum Limit {
        case depth, nodes, names, attributes, attributesPerElement, tag, namespaces, documentType
    }

    var offset: Int {
        switch self {
        case .malformed(_, _, let offset), .entity(_, let offset), .attributeDefaults(let offset),
            .limit(_, let offset), .disagreement(let offset):
            offset
        }
    }
}
