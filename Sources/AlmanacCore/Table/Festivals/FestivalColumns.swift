/// The rows of festivals as they are in the body: a column for each field.
///
/// What has a single caller is inlined there: the WebAssembly module is half a kilobyte smaller, with the columns of holidays.
struct FestivalColumns {
    /// The number of rows.
    let count: Int
    private let festivals: ByteColumn<UInt16>
    private let kinds: ByteColumn<UInt8>
    private let regions: ByteColumn<UInt16>
    private let calendars: ByteColumn<UInt16>
    private let firstYears: ByteColumn<Int16>
    private let lastYears: ByteColumn<Int16>
    private let lengths: ByteColumn<UInt8>
    private let anchors: ByteColumn<UInt8>
    private let firsts: ByteColumn<UInt8>
    private let seconds: ByteColumn<Int16>

    init(reading reader: inout ByteReader) throws(TableError) {
        count = Int(try reader.read(UInt16.self))
        festivals = try reader.readColumn(UInt16.self, count: count)
        kinds = try reader.readColumn(UInt8.self, count: count)
        regions = try reader.readColumn(UInt16.self, count: count)
        calendars = try reader.readColumn(UInt16.self, count: count)
        firstYears = try reader.readColumn(Int16.self, count: count)
        lastYears = try reader.readColumn(Int16.self, count: count)
        lengths = try reader.readColumn(UInt8.self, count: count)
        anchors = try reader.readColumn(UInt8.self, count: count)
        firsts = try reader.readColumn(UInt8.self, count: count)
        seconds = try reader.readColumn(Int16.self, count: count)
    }

    /// Whether the kind of a row does not come before that of the row before it.
    @inline(__always)
    func isInOrder(_ index: Int) -> Bool { index == 0 || kinds[index] >= kinds[index - 1] }

    /// A row, or nil if its fields are impossible.
    @inline(__always)
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
