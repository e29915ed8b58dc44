import SourceText

/// The name by which a storyboard is known to code: its file's, without folders and extension.
public func storyboardName(ofPath path: String) -> String {
    // Asked of every file, twice: most paths need not be taken to pieces for it.
    let slash = UInt8(ascii: "/")
    let file =
        path.utf8.last == slash
        ? path.pathComponents.last.map(String.init) ?? path
        : path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    return file.ends(with: ".storyboard") ? String(file.dropLast(".storyboard".count)) : file
}

/// The names by which code finds a storyboard or xib of a name: its own, and for `Row~ipad` and `Row~iphone`, which the
/// system takes on such a device, `Row` as well.
public func namesInCode(of name: String) -> [String] {
    for device in ["~ipad", "~iphone"] where name.hasSuffix(device) && name.utf8.count > device.utf8.count {
        return [name, String(name.dropLast(device.count))]
    }
    return [name]
}
