/// The decisions of a region as they are in the body: a column for each field, inlined as `FestivalColumns` are.
struct HolidayDecisionColumns {
    /// The number of decisions.
    let count: Int
    /// Days from the first day of the decision before.
    let gaps: ByteColumn<UInt16>
    /// The numbers of days.
    let lengths: ByteColumn<UInt8>
    private let codes: ByteColumn<UInt8>
    private let audiences: ByteColumn<UInt8>
    private let festivals: ByteColumn<UInt8>
    private let lowNotices: ByteColumn<UInt8>
    private let highNotices: ByteColumn<UInt8>
    private let otherDays: ByteColumn<Int8>

    init(reading reader: inout ByteReader) throws(TableError) {
        count = Int(try reader.read(UInt16.self))
        gaps = try reader.readColumn(UInt16.self, count: count)
        lengths = try reader.readColumn(UInt8.self, count: count)
        codes = try reader.readColumn(UInt8.self, count: count)
        audiences = try reader.readColumn(UInt8.self, count: count)
        festivals = try reader.readColumn(UInt8.self, count: count)
        lowNotices = try reader.readColumn(UInt8.self, count: count)
        highNotices = try reader.readColumn(UInt8.self, count: count)
        otherDays = try reader.readColumn(Int8.self, count: count)
    }

    /// The decision at an index, or nil if its fields are impossible.
    ///
    /// - Parameter firstDay: Its first day, days since 1970-01-01.
    @inline(__always)
    func decision(
        _ index: Int,
        from firstDay: Int32,
        _ names: HolidayNameSection,
        noticeCount: Int
    ) -> HolidayDecision? {
        let audience = Int(audiences[index])
        let notice = Int(lowNotices[index]) + Int(highNotices[index]) << 8
        guard let effect = HolidayDecision.Effect(rawValue: codes[index] & 0x0F),
            let reason = HolidayDecision.Reason(rawValue: codes[index] >> 4),
            audience < names.audiences.count, names.hasFestival(festivals[index]), notice < noticeCount,
            lengths[index] > 0
        else { return nil }
        let otherDay = otherDays[index]
        return HolidayDecision(
            firstDay: Day(rawValue: firstDay),
            length: lengths[index],
            effect: effect,
            reason: reason,
            audience: audience,
            festival: HolidayNameSection.festival(festivals[index]),
            notice: notice,
            otherDay: otherDay == 0 ? nil : Day(rawValue: firstDay + Int32(otherDay))
        )
    }
}
