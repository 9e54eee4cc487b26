import AlmanacNames

// In place of AlmanacC's, which reads any tag of BCP 47 and links much of String.
extension CalendarLanguage {
    /// The language of a tag: exactly one of the six of `CalendarLanguage.tag`.
    init(named tag: UnsafePointer<CChar>?) throws(Failure) {
        let tag = try bytes(of: tag)
        self = try Self.allCases.first { tag.elementsEqual($0.tag.utf8) }.orThrow(.unknown)
    }
}
