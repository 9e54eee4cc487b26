import AlmanacCore

// The section of festivals as bytes.

extension FestivalSection: WrittenSection {
    package func write(to writer: inout ByteWriter) {
        writer.write(UInt8(truncatingIfNeeded: calendars.count))
        for calendar in calendars { writer.write(calendar.name) }
        writer.write(UInt8(truncatingIfNeeded: regions.count))
        for region in regions { writer.write(region.id.name) }
        writer.write(regions.map { UInt8(truncatingIfNeeded: calendars.firstIndex(of: $0.calendar) ?? 0) })
        writer.write(UInt16(truncatingIfNeeded: ids.count))
        writer.write(ids.map { UInt8(truncatingIfNeeded: $0.name.count) })
        for id in ids { writer.write(bytes: id.name.bytes) }
        writeLists(to: &writer)
        writer.write(rows)
    }

    private func writeLists(to writer: inout ByteWriter) {
        let count = listYears > 0 ? lists.count / listYears : 0
        writer.write(UInt16(truncatingIfNeeded: count))
        writer.write(Int16(truncatingIfNeeded: firstListYear))
        writer.write(UInt16(truncatingIfNeeded: listYears))
        var bases: [UInt16] = []
        var values: [UInt8] = []
        for list in 0..<count {
            let days = lists[list * listYears..<(list + 1) * listYears]
            let base = (days.filter { $0 > 0 }.min() ?? 1) - 1
            bases.append(base)
            values += days.map { $0 > 0 ? UInt8(truncatingIfNeeded: $0 - base) : 0 }
        }
        writer.write(bases)
        writer.write(bytes: values)
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ rows: [FestivalRow]) {
        write(UInt16(truncatingIfNeeded: rows.count))
        write(rows.map { $0.festival })
        write(rows.map { $0.kind.rawValue })
        write(rows.map { $0.regions })
        write(rows.map { $0.calendars })
        write(rows.map { $0.years.lowerBound })
        write(rows.map { $0.years.upperBound })
        write(rows.map { $0.length })
        write(rows.map { $0.anchor.fields.kind })
        write(rows.map { $0.anchor.fields.first })
        write(rows.map { $0.anchor.fields.second })
    }
}

extension FestivalRow.Anchor {
    /// The anchor as three numbers: its kind, then the month or term, then the day, days or list.
    fileprivate var fields: (kind: UInt8, first: UInt8, second: Int16) {
        switch self {
        case .gregorian(let month, let day): (0, month, Int16(day))
        case .lunar(let month, let day, let leapToo): (leapToo ? 2 : 1, month, Int16(day))
        case .lastOfLunarYear: (3, 0, 0)
        case .term(let term, let days): (4, term.rawValue, days)
        case .list(let number): (5, 0, Int16(bitPattern: number))
        }
    }
}
