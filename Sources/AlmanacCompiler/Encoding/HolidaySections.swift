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
        var laws = ByteWriter()
        laws.write(regions.map { $0.laws })
        return TableBody.bytes(of: [
            (HolidaySection.about, table.release.padded(to: 8) + table.digest),
            (.names, names.bytes),
            (.regions, [UInt8(truncatingIfNeeded: regions.count)] + ofRegions { $0.write($1.head, names) }),
            (.notices, ofRegions { $0.write($1.notices, by: $1.authorities) }),
            (.decisions, ofRegions { $0.write($1.decisions) }),
            (.laws, laws.bytes),
            (.rest, ofRegions { $0.write($1.restLaws, names) }),
            (.audiences, ofRegions { $0.write($1.head.audiences.dropFirst(), names) }),
            (.uncertainDays, ofRegions { $0.write($1.uncertainDays) }),
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
        write(names.byte(of: head.usual.audience))
        write(head.usual.completeDays)
        write(head.lookedUp.rawValue)
        write(head.usual.weeks)
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

    /// Appends the decisions of a region.
    mutating func write(_ decisions: [HolidayDecision]) {
        let firstDays = decisions.map { $0.firstDay.rawValue }
        write(UInt16(truncatingIfNeeded: decisions.count))
        write(zip([HolidayDecision.epoch.rawValue] + firstDays, firstDays).map { UInt16(truncatingIfNeeded: $1 - $0) })
        write(decisions.map { $0.length })
        write(decisions.map { $0.code })
        write(decisions.map { UInt8(truncatingIfNeeded: $0.audience) })
        write(decisions.map { HolidayNameSection.byte(of: $0.festival) })
        write(decisions.map { UInt8(truncatingIfNeeded: $0.notice) })
        write(decisions.map { UInt8(truncatingIfNeeded: $0.notice >> 8) })
        let distances = decisions.map { $0.otherDay?.days(since: $0.firstDay) ?? 0 }
        write(distances.map { UInt8(truncatingIfNeeded: $0) })
    }

    /// Appends the laws of each of the regions of a file.
    mutating func write(_ laws: [[HolidayLaw]]) {
        let all = laws.joined()
        write(UInt16(truncatingIfNeeded: all.count))
        for (region, laws) in laws.enumerated() {
            write([UInt8](repeating: UInt8(truncatingIfNeeded: region), count: laws.count))
        }
        write(all.map { $0.action.rawValue })
        write(all.map { HolidayNameSection.byte(of: $0.festival) })
        write(all.map { UInt8(truncatingIfNeeded: $0.audience) })
        write(all.map { UInt16(truncatingIfNeeded: $0.years.lowerBound) })
        write(all.map { UInt8(truncatingIfNeeded: $0.years.count) })
        write(all.filter { $0.action.width == 1 }.flatMap { $0.values }.map { Int8(truncatingIfNeeded: $0) })
        write(all.filter { $0.action.width == 2 }.flatMap { $0.values })
    }

    /// Appends the laws of a region about days of rest.
    mutating func write(_ laws: [RestLaw], _ names: HolidayNameSection) {
        write(UInt8(truncatingIfNeeded: laws.count))
        for law in laws {
            write(names.byte(of: law.audience))
            write(law.week)
            write(UInt8(truncatingIfNeeded: law.yearDays.count))
            for days in law.yearDays {
                for end in [days.first, days.last] {
                    write(UInt8(truncatingIfNeeded: end.month))
                    write(UInt8(truncatingIfNeeded: end.day))
                }
            }
        }
    }

    /// Appends the uncertain days of a region.
    mutating func write(_ days: [UncertainDay]) {
        write(UInt16(truncatingIfNeeded: days.count))
        for day in days {
            write(UInt8(truncatingIfNeeded: day.audience))
            write(UInt8(truncatingIfNeeded: day.festival))
            write(day.ownDay.rawValue)
            write(UInt8(bitPattern: day.distance))
        }
    }

    /// Appends the complete days and the weeks of audiences other than the usual one.
    mutating func write(_ audiences: ArraySlice<AudienceDays>, _ names: HolidayNameSection) {
        write(UInt8(truncatingIfNeeded: audiences.count))
        for days in audiences {
            write(names.byte(of: days.audience))
            write(days.completeDays)
            write(days.weeks)
        }
    }

    /// Appends the first day of a range, and the last.
    mutating func write(_ days: DayRange) {
        write(days.firstDay.rawValue)
        write(days.lastDay.rawValue)
    }

    /// Appends the rules of a week.
    mutating func write(_ weeks: [WorkWeek]) {
        write(UInt8(truncatingIfNeeded: weeks.count))
        for week in weeks { write(week) }
    }

    mutating func write(_ week: WorkWeek) {
        write(week.firstDay.rawValue)
        write(UInt8(truncatingIfNeeded: week.restDays.count))
        for restDay in week.restDays {
            let (code, argument) = restDay.fields
            write(code)
            write(argument)
        }
    }
}

extension HolidayDecision {
    /// Kind, half and reason in a byte.
    fileprivate var code: UInt8 {
        let index = Self.outcomes.firstIndex { $0 == (kind, half) } ?? Self.outcomes.firstIndex { $0.kind == kind }
        let low = index ?? 0
        return UInt8(truncatingIfNeeded: low) | (reason.rawValue &- WorkStatus.Reason.holiday.rawValue) << 4
    }
}

extension WorkWeek.RestDay {
    /// The weekday in the low four bits, the recurrence in the next two, bit 7 for the afternoon alone; and the
    /// recurrence's argument.
    fileprivate var fields: (code: UInt8, argument: Int32) {
        let low = weekday.rawValue | (rest == .afternoon ? 0x80 : 0)
        return switch recurrence {
        case .every: (low, 0)
        case .ofMonth(let ordinals): (low | 0x10, Int32(ordinals))
        case .everySecond(let anchor): (low | 0x20, anchor.rawValue)
        }
    }
}
