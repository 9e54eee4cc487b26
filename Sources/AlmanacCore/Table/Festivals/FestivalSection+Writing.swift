// The counterpart of reading.

extension FestivalSection {
    /// The section as it is in the body.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(UInt8(truncatingIfNeeded: calendars.count))
        for calendar in calendars { writer.write(calendar.name) }
        writer.write(UInt8(truncatingIfNeeded: regions.count))
        for region in regions { writer.write(region.id.name) }
        writer.write(regions.map { UInt8(truncatingIfNeeded: calendars.firstIndex(of: $0.calendar) ?? 0) })
        writer.write(UInt16(truncatingIfNeeded: ids.count))
        writer.write(ids.map { UInt8(truncatingIfNeeded: $0.name.count) })
        for id in ids { writer.write(bytes: id.name.bytes) }
        writeLists(to: &writer)
        writer.write(UInt16(truncatingIfNeeded: rows.count))
        writer.write(rows.map { $0.festival })
        writer.write(rows.map { $0.kind.rawValue })
        writer.write(rows.map { $0.regions })
        writer.write(rows.map { $0.calendars })
        writer.write(rows.map { $0.years.lowerBound })
        writer.write(rows.map { $0.years.upperBound })
        writer.write(rows.map { $0.length })
        writer.write(rows.map { $0.anchor.fields.kind })
        writer.write(rows.map { $0.anchor.fields.first })
        writer.write(rows.map { $0.anchor.fields.second })
        return writer.bytes
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
