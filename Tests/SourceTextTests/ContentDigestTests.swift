import SourceText
import Testing

@Suite struct ContentDigestTests {
    /// Values from FIPS 180-2, appendix B, and of the empty message.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func givesThePublishedValues(text: String, expected: String) {
        var digest = ContentDigest()
        digest.update(text)
        #expect(digest.hexadecimal == expected)
    }

    @Test func givesThePublishedValueOfAMillionBytes() {
        var digest = ContentDigest()
        // Pieces of a length that shares nothing with the block's.
        let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 1237)
        var left = 1_000_000
        while left > 0 {
            digest.update(Array(piece.prefix(left)))
            left -= min(left, piece.count)
        }
        #expect(digest.hexadecimal == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test func partsCannotBeMistakenForEachOther() {
        func digest(_ parts: [String]) -> String {
            var digest = ContentDigest()
            for part in parts { digest.update(part: Array(part.utf8)) }
            return digest.hexadecimal
        }
        #expect(digest(["ab", "c"]) != digest(["a", "bc"]))
        #expect(digest(["", "a"]) != digest(["a", ""]))
        #expect(digest(["a", "b"]) == digest(["a", "b"]))
    }
}
