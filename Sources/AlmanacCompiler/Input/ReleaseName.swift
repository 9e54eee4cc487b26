import AlmanacCore

/// The name of a release: the year and a letter, the next one whenever any answer changes.
struct ReleaseName {
    let name: ASCIIName
    let year: Int

    /// A name from its text, or nil unless that is four digits and a small letter.
    init?(_ text: String) {
        guard let name = ASCIIName(text), text.utf8.count == 5,
            text.prefix(4).allSatisfy({ ("0"..."9").contains($0) }),
            text.dropFirst(4).allSatisfy({ ("a"..."z").contains($0) }), let year = Int(text.prefix(4))
        else { return nil }
        self.name = name
        self.year = year
    }
}
