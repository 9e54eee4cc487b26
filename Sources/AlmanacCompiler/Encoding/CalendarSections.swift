import AlmanacCore

// The sections of calendars as bytes.

extension CalendarSection {
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(id.name)
        writer.write(UInt8(truncatingIfNeeded: eras.count))
        for era in eras {
            writer.write(era.firstDay.rawValue)
            writer.write(era.offset)
        }
        writer.write(bytes: following?.calendar.name.padded(to: 8) ?? [UInt8](repeating: 0, count: 8))
        writer.write(following?.lastDay.rawValue ?? 0)
        writer.write(UInt16(truncatingIfNeeded: firstLunation))
        months.write(to: &writer, skipping: firstLunation)
        termDays.write(to: &writer)
        EventNote.write(notes, to: &writer)
        return writer.bytes
    }
}

extension MonthTable {
    /// Writes a table before which the file has `skipped` lunations.
    func write(to writer: inout ByteWriter, skipping skipped: Int) {
        writer.write(origin)
        writer.write(phase)
        writer.write(Int16(truncatingIfNeeded: firstYear))
        writer.write(UInt16(truncatingIfNeeded: years.count))
        writer.write(UInt16(truncatingIfNeeded: residuals.count))
        writer.write(UInt8(truncatingIfNeeded: -years[0].firstLunation))
        writer.write(bytes: years.map { UInt8(truncatingIfNeeded: $0.leapMonth) })
        writer.write(bytes: TwoBitNumbers.pack(residuals, skipping: skipped % 4))
    }
}

extension TermDayTable {
    func write(to writer: inout ByteWriter) {
        writer.write(origin)
        writer.write(offsets)
        writer.write(Int32(truncatingIfNeeded: numbers.lowerBound))
        writer.write(UInt16(truncatingIfNeeded: numbers.count))
        let skipped = Self.skipped(before: numbers.lowerBound)
        writer.write(bytes: TwoBitNumbers.pack(numbers.map { record($0) & 3 }, skipping: skipped))
    }
}

extension EventNote {
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

extension TwoBitNumbers {
    /// Packs numbers into bytes, the first after room for `skipped` others; unused bits are zero.
    static func pack(_ numbers: [UInt8], skipping skipped: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: byteCount(of: numbers.count, skipping: skipped))
        for (index, number) in numbers.enumerated() {
            let place = skipped + index
            bytes[place / 4] |= (number & 3) << UInt8(2 * (place % 4))
        }
        return bytes
    }
}
