import AlmanacNames

extension CalendarLanguage {
    /// The language of a tag of the caller's.
    init(named tag: UnsafePointer<CChar>?) throws(Failure) {
        let tag = String(decoding: try bytes(of: tag), as: UTF8.self)
        self = try CalendarLanguage(tag: tag).orThrow(.unknown)
    }
}
