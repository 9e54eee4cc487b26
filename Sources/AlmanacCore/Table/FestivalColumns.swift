/// The rows of festivals as they are in the body: a column for each field.
struct FestivalColumns {
    /// The number of rows.
    let count: Int
    private let festivals: [UInt16]
    private let kinds: [UInt8]
    private let regions: [UInt16]
    private let calendars: [UInt16]
    private let firstYears: [Int16]
    private let lastYears: [Int16]
    private let lengths: [UInt8]
    private let anchors: [UInt8]
    private let firsts: [UInt8]
    private let seconds: [Int16]

    init(reading reader: inout ByteReader) throws(TableError) {
        count = Int(try reader.read(UInt16.self))
        festivals = try reader.read(UInt16.self, count: count)
        kinds = try reader.read(UInt8.self, count: count)
        regions = try reader.read(UInt16.self, count: count)
        calendars = try reader.read(UInt16.self, count: count)
        firstYears = try reader.read(Int16.self, count: count)
        lastYears = try reader.read(Int16.self, count: count)
        lengths = try reader.read(UInt8.self, count: count)
        anchors = try reader.read(UInt8.self, count: count)
        firsts = try reader.read(UInt8.self, count: count)
        seconds = try reader.read(Int16.self, count: count)
    }

    /// Whether the kind of a row does not come before that of the row before it.
    func isInOrder(_ index: Int) -> Bool { index == 0 || kinds[index] >= kinds[index - 1] }

    /// A row, or nil if its fields are impossible.
    func row(_ index: Int, listCount: Int) -> FestivalRow? {
        guard let kind = FestivalKind(rawValue: kinds[index]), lengths[index] > 0, firstYears[index] <= lastYears[index]
        else { return nil }
        let (first, second) = (firsts[index], seconds[index])
        let anchor = FestivalRow.Anchor(kind: anchors[index], first: first, second: second, listCount: listCount)
        guard let anchor else { return nil }
        return FestivalRow(
            festival: festivals[index],
            kind: kind,
            regions: regions[index],
            calendars: calendars[index],
            years: firstYears[index]...lastYears[index],
            length: lengths[index],
            anchor: anchor
        )
    }
}
