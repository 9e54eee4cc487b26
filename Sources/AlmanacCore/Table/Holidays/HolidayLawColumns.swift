/// The rows of laws as they are in the body: a column for each field, the values apart.
struct HolidayLawColumns {
    /// The number of rows.
    let count: Int
    /// The region of each row, as an index.
    let regions: UnsafeBufferPointer<UInt8>
    /// What each row does.
    let actions: [HolidayLaw.Action]
    /// How many years each row has.
    let yearCounts: UnsafeBufferPointer<UInt8>
    private let festivals: UnsafeBufferPointer<UInt8>
    private let audiences: UnsafeBufferPointer<UInt8>
    private let firstYears: [UInt16]

    init(reading reader: inout ByteReader) throws(TableError) {
        count = Int(try reader.read(UInt16.self))
        regions = try reader.readBytes(count)
        let codes = try reader.readBytes(count)
        festivals = try reader.readBytes(count)
        audiences = try reader.readBytes(count)
        firstYears = try reader.read(UInt16.self, count: count)
        yearCounts = try reader.readBytes(count)
        actions = try [HolidayLaw.Action](count: count) { index throws(TableError) in
            guard let action = HolidayLaw.Action(rawValue: codes[index]) else { throw reader.malformed }
            return action
        }
    }

    /// The law of the next row, whose values come next, or nil if its fields are impossible.
    func law(_ index: Int, _ names: HolidayNameSection, _ values: inout HolidayLawValues) -> HolidayLaw? {
        let festival = HolidayNameSection.festival(festivals[index])
        let audience = Int(audiences[index])
        let action = actions[index]
        guard names.hasFestival(festivals[index]), audience < names.audiences.count,
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
