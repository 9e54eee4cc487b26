import AlmanacCore

// The sections of calendars as bytes.

extension CalendarSection: WrittenSection {
    package func write(to writer: inout ByteWriter) {
        writer.write(id.name)
        writer.write(UInt8(truncatingIfNeeded: eras.count))
        for era in eras {
            writer.write(era.firstDay.rawValue)
            writer.write(era.offset)
        }
        writer.write(bytes: following?.calendar.name.padded(to: 8) ?? [UInt8](repeating: 0, count: 8))
        writer.write(following?.lastDay.rawValue ?? 0)
        writer.write(UInt16(truncatingIfNeeded: firstLunation))
        writer.write(months, skipping: firstLunation)
        writer.write(termDays)
        writer.write(notes)
        writer.write([
            publishedUntil.rawValue, termsComputedUntil.rawValue, termClocks.lowerBound, termClocks.upperBound,
        ])
    }
}

extension ByteWriter {
    /// Appends a table of months before which the file has `skipped` lunations.
    mutating func write(_ table: MonthTable, skipping skipped: Int) {
        write(table.origin)
        write(table.phase)
        write(Int16(truncatingIfNeeded: table.firstYear))
        write(UInt16(truncatingIfNeeded: table.years.count))
        write(UInt16(truncatingIfNeeded: table.residuals.count))
        write(UInt8(truncatingIfNeeded: -table.years[0].firstLunation))
        write(bytes: table.years.map { UInt8(truncatingIfNeeded: $0.leapMonth) })
        write(bytes: TwoBitNumbers.pack(table.residuals, skipping: skipped % 4))
    }

    mutating func write(_ table: TermDayTable) {
        let numbers = table.numbers
        write(table.origin)
        write(table.offsets)
        write(Int32(truncatingIfNeeded: numbers.lowerBound))
        write(UInt16(truncatingIfNeeded: numbers.count))
        let skipped = TermDayTable.skipped(before: numbers.lowerBound)
        write(bytes: TwoBitNumbers.pack(numbers.map { table.record($0) & 3 }, skipping: skipped))
    }

    mutating func write(_ notes: [EventNote]) {
        var authorities: [AuthorityID] = []
        for note in notes {
            if let authority = note.remark.authority, !authorities.contains(authority) { authorities.append(authority) }
        }
        write(UInt8(truncatingIfNeeded: authorities.count))
        for authority in authorities { write(authority.name) }
        write(UInt16(truncatingIfNeeded: notes.count))
        for note in notes {
            let (kind, days): (UInt8, Int8) =
                switch note.remark {
                case .exception(let days, _): (0, days)
                case .dispute(let days, _): (EventNote.disputeBit, days)
                case .nearMidnight: (EventNote.nearMidnightBit, 0)
                }
            write(note.event.rawValue | kind)
            write(UInt16(truncatingIfNeeded: note.index))
            write(days)
            write(UInt8(truncatingIfNeeded: note.remark.authority.flatMap(authorities.firstIndex(of:)) ?? 0))
            write(UInt8(0))
        }
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
