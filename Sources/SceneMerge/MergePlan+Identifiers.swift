import XMLTree

/// Which id each object has in the result.
extension MergePlan {
    mutating func decideIdentifiers() {
        for part in pairing.visited where isAlive[part] { unite(part) }
        for part in pairing.visited where isAlive[part] { separate(part) }
    }

    private func idName(_ part: Int) -> String { pairing.anyElement(part).name == "scene" ? "sceneID" : "id" }

    private func id(_ part: Int, _ version: Version) -> String? {
        guard let element = pairing.element(part, version), element.name != "device" else { return nil }
        return element.attribute(idName(part))
    }

    /// One object that was made anew has two ids: the newer one counts, or one of two new ones, whichever side is which.
    private mutating func unite(_ part: Int) {
        guard let ours = id(part, .ours), let theirs = id(part, .theirs), ours != theirs else { return }
        let old = id(part, .base)
        let chosen = ours == old ? theirs : theirs == old ? ours : min(ours, theirs)
        rename(part, to: chosen)
    }

    private mutating func rename(_ part: Int, to new: String) {
        let isScene = idName(part) == "sceneID"
        for version in [Version.ours, .theirs] {
            guard let id = id(part, version) else { continue }
            if isScene {
                newSceneIDs[version.rawValue][id] = id == new ? nil : new
            } else {
                newIDs[version.rawValue][id] = id == new ? nil : new
            }
        }
    }

    /// Two objects that have one id: one of them gets a fresh one.
    private mutating func separate(_ part: Int) {
        guard !pairing.parts[part].isIn(.ours), let id = id(part, .theirs) else { return }
        let isScene = idName(part) == "sceneID"
        let renamed = isScene ? newSceneIDs : newIDs
        guard renamed[2][id] == nil, renamed[1][id] == nil else { return }
        let (ours, theirs) = (pairing.versions[1], pairing.versions[2])
        guard (isScene ? theirs.scenes[id] : theirs.objects[id]) != nil,
            let element = isScene ? ours.scenes[id] : ours.objects[id],
            let other = pairing.part(of: ours.tree[element], .ours), other != part, isAlive[other]
        else { return }
        let isOtherNew = !pairing.parts[other].isIn(.base)
        let (mine, others) = (text(of: part), text(of: other))
        let loser = isOtherNew && mine.lexicographicallyPrecedes(others) ? other : part
        let fresh = freshID(id, text(of: loser))
        rename(loser, to: fresh)
        freshIDs.append((id, fresh, loser))
    }

    /// The bytes of a part's own tag and of those inside, without indentation.
    private func text(of part: Int) -> [UInt8] {
        let (element, version) = source(of: part)
        let bytes = pairing.versions[version.rawValue].bytes
        return bytes[element.range.start..<element.range.end].filter { !isSpace($0) }
    }

    /// An id in the form that Interface Builder gives them, always the same for the same object.
    private func freshID(_ id: String, _ content: [UInt8]) -> String {
        let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        // FNV-1a: the id must not change from run to run.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in Array(id.utf8) + content { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        while true {
            var (rest, letters) = (hash, [Character]())
            for _ in 0..<8 {
                letters.append(digits[Int(rest % 62)])
                rest /= 62
            }
            let new = String(letters[0..<3]) + "-" + String(letters[3..<5]) + "-" + String(letters[5..<8])
            let isUsed = pairing.versions.contains { $0.objects[new] != nil || $0.scenes[new] != nil }
            if !isUsed, !freshIDs.contains(where: { $0.new == new }) { return new }
            hash = hash &* 0x100_0000_01b3 &+ 1
        }
    }
}
