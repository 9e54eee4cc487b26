import AlmanacCore

// The sections of a file of holidays as bytes: the counterparts of what AlmanacCore reads, where the layouts are described.

extension HolidayTable {
    /// The inflated body of a file of holidays.
    package static func bodyBytes(
        madeWith table: (release: ASCIIName, digest: [UInt8]),
        _ names: HolidayNameSection,
        _ regions: [HolidayRegion]
    ) -> [UInt8] {
        func ofRegions(_ write: (inout ByteWriter, HolidayRegion) -> Void) -> [UInt8] {
            var writer = ByteWriter()
            for region in regions { write(&writer, region) }
            return writer.bytes
        }
        return TableBody.bytes(of: [
            (HolidaySection.about, table.release.padded(to: 8) + table.digest),
            (.names, names.bytes),
            (.regions, [UInt8(truncatingIfNeeded: regions.count)] + ofRegions { $0.write($1.head, names) }),
            (.notices, ofRegions { $0.write($1.notices, by: $1.authorities) }),
            (.days, ofRegions { $0.write($1.days, names) }),
        ])
    }
}

extension HolidayNameSection: WrittenSection {
    package func write(to writer: inout ByteWriter) {
        for names in [festivals.map { $0.name }, audiences.map { $0.name }] {
            writer.write(UInt8(truncatingIfNeeded: names.count))
            writer.write(names.map { UInt8(truncatingIfNeeded: $0.count) })
            for name in names { writer.write(bytes: name.bytes) }
        }
    }
}

extension ByteWriter {
    mutating func write(_ head: HolidayRegion.Head, _ names: HolidayNameSection) {
        write(head.id.name)
        write(UInt8(truncatingIfNeeded: names.index(of: head.usual)))
        write(head.lookedUp.rawValue)
        write([UInt8(truncatingIfNeeded: head.holidays.count)] + head.holidays)
        write(UInt16(truncatingIfNeeded: head.groups.count))
        for group in head.groups {
            write(bytes: group.audiences.bytes)
            write(group.completeDays?.firstDay.rawValue ?? 0)
            write(group.completeDays?.lastDay.rawValue ?? -1)
            write(UInt16(truncatingIfNeeded: group.weeks.count))
            for week in group.weeks { write(week) }
        }
    }

    /// Appends the notices of a region, after the authorities that give them.
    mutating func write(_ notices: [HolidayNotice], by authorities: [HolidayRegion.Authority]) {
        write(UInt8(truncatingIfNeeded: authorities.count))
        for authority in authorities {
            write(authority.id.name)
            write(UInt8(truncatingIfNeeded: authority.name.count))
            write(bytes: authority.name)
        }
        write(UInt16(truncatingIfNeeded: notices.count))
        let indices = notices.map { notice in authorities.firstIndex { $0.id == notice.authorityID } ?? 0 }
        write(indices.map { UInt8(truncatingIfNeeded: $0) })
        write(notices.map { $0.day?.rawValue ?? HolidayNotice.noDay })
        write(notices.map { UInt8(truncatingIfNeeded: $0.id.count) })
        write(notices.map { UInt8(truncatingIfNeeded: $0.numberBytes.count) })
        for notice in notices { write(bytes: notice.id.bytes) }
        for notice in notices { write(bytes: Array(notice.numberBytes)) }
    }

    /// Appends the days of a region.
    mutating func write(_ days: HolidayDays, _ names: HolidayNameSection) {
        let faces = days.faces
        write(UInt16(truncatingIfNeeded: faces.count))
        write(faces.map { $0.code })
        write(faces.map { $0.festival })
        write(faces.map { $0.toOtherDay })
        write(faces.map { $0.notice })
        write(faces.map { $0.uncertain })
        write(faces.map { $0.toUncertain })
        let width = AudienceSet.width(of: names.audiences.count)
        write(
            bytes: faces.flatMap { face in
                (0..<width).map { UInt8(truncatingIfNeeded: face.audiencesOff >> UInt64(8 * $0)) }
            }
        )
        write(bytes: days.sets)
        let ranges = zip([0] + days.ends, days.ends).map { days.days[$0..<$1] }
        let firstDays = ranges.compactMap { $0.first }
        write(ranges.map { UInt16(truncatingIfNeeded: $0.count) })
        write(zip([0] + firstDays, firstDays).map { $1 - $0 })
        for days in ranges { write(zip(days, days.dropFirst()).map { UInt16(truncatingIfNeeded: $1 - $0) }) }
    }

    mutating func write(_ week: WorkWeek) {
        write(week.firstDay.rawValue)
        write(UInt8(truncatingIfNeeded: week.restDays.count) | (week.isKnown ? 0 : 0x80))
        for restDay in week.restDays {
            let (code, argument) = restDay.fields
            write(code)
            write(argument)
        }
    }
}

extension WorkWeek.RestDay {
    /// The weekday in the low four bits, the recurrence in the next two, how much is off in the last two; and the recurrence's
    /// argument.
    fileprivate var fields: (code: UInt8, argument: Int32) {
        let low = weekday.rawValue | rest.rawValue << 6
        return switch recurrence {
        case .every: (low, 0)
        case .ofMonth(let ordinals): (low | 0x10, Int32(ordinals))
        case .everySecond(let anchor): (low | 0x20, anchor.rawValue)
        }
    }
}
