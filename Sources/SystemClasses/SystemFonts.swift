/// The fonts that iOS, tvOS and macOS bring with them.
public enum SystemFonts {
    /// Whether the family, or the font of that PostScript name, is one of the system's.
    ///
    /// - Parameter name: in small letters, without anything but letters and digits.
    public static func have(_ name: String) -> Bool {
        name.hasPrefix("sf") || families.contains { name.hasPrefix($0) }
    }

    private static let families = TableText.lines(of: text).flatMap(\.words)

    /// The families as Apple lists them for iOS 4 to 17; a font's name begins with its family's.
    static let text = """
        academyengraved alnile americantypewriter applecoloremoji applesdgothicneo applesymbols arial avenir
        banglasangam baskerville bodoni bradleyhand chalkboard chalkduster charter cochin copperplate courier
        damascus dbthailaotext devanagari didot dinalternate dincondensed euphemia farah futura galvji geeza georgia
        gillsans grantha gujaratisangam gurmukhi heiti helvetica hiragino hirakaku hiramaru hiramin hoefler impact
        iowanoldstyle kailasa kannadasangam kefa khmersangam kohinoor laosangam lucida malayalam marion markerfelt
        menlo mishafi monaco mukta myanmar noteworthy notonastaliq notosans optima oriyasangam palatino papyrus
        partylet pingfang rockwell savoyelet sinhala snellroundhand stheiti stixtwo sttheiti superclarendon symbol
        tahoma tamilsangam telugusangam thonburi timesnewroman trebuchet verdana zapf
        """
}
