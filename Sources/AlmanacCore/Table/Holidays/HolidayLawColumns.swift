/// The rows of laws as they are in the body: a column for each field, inlined as `FestivalColumns` are; the values
/// are apart.
struct HolidayLawColumns {
    /// The number of rows.
    let count: Int
    /// The region of each row, as an index.
    let regions: ByteColumn<UInt8>
    /// How many years each row has.
    let yearCounts: ByteColumn<UInt8>
    private let codes: ByteColumn<UInt8>
    private let festivals: ByteColumn<UInt8>
    private let audiences: ByteColumn<UInt8>
    private let firstYears: ByteColumn<UInt16>

    init(reading reader: inout ByteReader) throws(TableError) {
        count = Int(try reader.read(UInt16.self))
        regions = try reader.readColumn(UInt8.self, count: count)
        codes = try reader.readColumn(UInt8.self, count: count)
        festivals = try reader.readColumn(UInt8.self, count: count)
        audiences = try reader.readColumn(UInt8.self, count: count)
        firstYears = try reader.readColumn(UInt16.self, count: count)
        yearCounts = try reader.readColumn(UInt8.self, count: count)
    }

    /// What a row does, or nil if its code is impossible.
    @inline(__always)
    func action(_ index: Int) -> HolidayLaw.Action? { HolidayLaw.Action(rawValue: codes[index]) }

    /// The law of the next row, whose values come next, or nil if its fields are impossible.
    @inline(__always)
    func law(_ index: Int, _ names: HolidayNameSection, _ values: inout HolidayLawValues) -> HolidayLaw? {
        let festival = HolidayNameSection.festival(festivals[index])
        let audience = Int(audiences[index])
        guard let action = action(index), names.hasFestival(festivals[index]), audience < names.audiences.count,
            (festival == nil) == (action == .between)
        else { return nil }
        let firstYear = Int(firstYears[index])
        let yearCount = Int(yearCounts[index])
        return HolidayLaw(
            action: action,
            festival: festival,
            audience: audience,
            years: firstYear..<firstYear + yearCount,
            values: values.next(yearCount, width: action.width)
        )
    }
}
