/// The fonts that iOS, tvOS and macOS bring with them.
enum SystemFonts {
    /// Whether the family, or the font of that PostScript name, is one of the system's.
    static func have(_ name: String) -> Bool {
        let name = FontFiles.base(name)
        return name.hasPrefix("sf") || families.contains { name.hasPrefix($0) }
    }

    /// As Apple lists them for iOS 4 to 17, without spaces and in small letters; a font's name begins with its family's.
    private static let families = [
        "academyengraved", "alnile", "americantypewriter", "applecoloremoji", "applesdgothicneo", "applesymbols",
        "arial", "avenir", "banglasangam", "baskerville", "bodoni", "bradleyhand", "chalkboard", "chalkduster",
        "charter", "cochin", "copperplate", "courier", "damascus", "dbthailaotext", "devanagari", "didot",
        "dinalternate",
        "dincondensed", "euphemia", "farah", "futura", "galvji", "geeza", "georgia", "gillsans", "grantha",
        "gujaratisangam", "gurmukhi", "helvetica", "heiti", "hiragino", "hiramin", "hirakaku", "hiramaru", "hoefler",
        "impact", "iowanoldstyle", "kailasa", "kannadasangam", "kefa", "khmersangam", "kohinoor", "laosangam", "lucida",
        "malayalam", "marion", "markerfelt", "menlo", "mishafi", "monaco", "mukta", "myanmar", "noteworthy",
        "notonastaliq",
        "notosans", "optima", "oriyasangam", "palatino", "papyrus", "partylet", "pingfang", "rockwell", "savoyelet",
        "sinhala", "snellroundhand", "stixtwo", "sttheiti", "stheiti", "superclarendon", "symbol", "tahoma",
        "tamilsangam",
        "telugusangam", "thonburi", "timesnewroman", "trebuchet", "verdana", "zapf",
    ]
}
