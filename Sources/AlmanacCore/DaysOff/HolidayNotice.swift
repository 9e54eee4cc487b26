/// A notice, an order or an act that decides about days.
public struct HolidayNotice: Hashable, Sendable {
    /// Its name in the data files, such as `2026`; it never changes its meaning within a region.
    public let id: ASCIIName
    /// The day on which it was given; nil if that is not traced.
    public let day: Day?
    /// The authority that gave it, by the name in the data files, such as `gwyb`.
    public let authorityID: AuthorityID
    // Bytes as in the file of holidays, so that comparing two notices needs no Unicode tables.
    private let authorityBytes: [UInt8]
    private let numberBytes: ArraySlice<UInt8>

    init(_ notice: HolidayRegion.Notice, of authorities: [HolidayRegion.Authority]) {
        let authority = authorities[notice.authority]
        id = notice.id
        day = notice.day
        authorityID = authority.id
        authorityBytes = authority.name
        numberBytes = notice.number
    }

    /// The authority that gave it, in its own words, such as 国务院办公厅.
    public var authority: String { String(decoding: authorityBytes, as: UTF8.self) }

    /// Its number or title as printed, such as 国办发明电〔2025〕7号; empty if that is not traced.
    public var number: String { String(decoding: numberBytes, as: UTF8.self) }
}
