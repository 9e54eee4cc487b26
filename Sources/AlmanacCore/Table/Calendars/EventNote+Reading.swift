// The notes of a calendar in the body of a table.

extension EventNote {
    private static var disputeBit: UInt8 { 2 }
    private static var nearMidnightBit: UInt8 { 4 }

    static func readList(_ reader: inout ByteReader) throws(TableError) -> [EventNote] {
        let authorityCount = Int(try reader.read(UInt8.self))
        let authorities = try reader.readList(count: authorityCount) { reader throws(TableError) in
            try reader.readIdentifier(AuthorityID.self)
        }
        let count = Int(try reader.read(UInt16.self))
        return try reader.readList(count: count) { reader throws(TableError) in try read(&reader, authorities) }
    }

    private static func read(
        _ reader: inout ByteReader,
        _ authorities: [AuthorityID]
    ) throws(TableError) -> EventNote {
        let what = try reader.read(UInt8.self)
        let index = Int(try reader.read(UInt16.self))
        let days = try reader.read(Int8.self)
        let authority = Int(try reader.read(UInt8.self))
        _ = try reader.read(UInt8.self)
        let event: Event = what & 1 == 0 ? .term : .newMoon
        if what & nearMidnightBit != 0 { return EventNote(event: event, index: index, remark: .nearMidnight) }
        guard authorities.indices.contains(authority) else { throw reader.malformed }
        let remark: Remark =
            what & disputeBit != 0
            ? .dispute(daysLater: days, by: authorities[authority])
            : .exception(computedDaysLater: days, by: authorities[authority])
        return EventNote(event: event, index: index, remark: remark)
    }

    static func write(_ notes: [EventNote], to writer: inout ByteWriter) {
        var authorities: [AuthorityID] = []
        for note in notes {
            if let authority = note.remark.authority, !authorities.contains(authority) { authorities.append(authority) }
        }
        writer.write(UInt8(truncatingIfNeeded: authorities.count))
        for authority in authorities { writer.write(authority.name) }
        writer.write(UInt16(truncatingIfNeeded: notes.count))
        for note in notes { note.write(to: &writer, authorities) }
    }

    private func write(to writer: inout ByteWriter, _ authorities: [AuthorityID]) {
        let (kind, days): (UInt8, Int8) =
            switch remark {
            case .exception(let days, _): (0, days)
            case .dispute(let days, _): (Self.disputeBit, days)
            case .nearMidnight: (Self.nearMidnightBit, 0)
            }
        let authority = remark.authority.flatMap(authorities.firstIndex(of:)) ?? 0
        writer.write(event.rawValue | kind)
        writer.write(UInt16(truncatingIfNeeded: index))
        writer.write(days)
        writer.write(UInt8(truncatingIfNeeded: authority))
        writer.write(UInt8(0))
    }
}
