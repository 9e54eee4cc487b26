import AlmanacCore

// The sections of a file of holidays as bytes: the counterparts of what AlmanacCore reads, where the layouts are described.

extension HolidayTable {
    /// The inflated body of a file of holidays.
    package static func bodyBytes(
        madeWith table: (release: ASCIIName, digest: [UInt8]),
        _ names: HolidayNameSection,
        _ regions: [HolidayRegion]
    ) -> [UInt8] {
        var (about, heads, notices, decisions) = (ByteWriter(), ByteWriter(), ByteWriter(), ByteWriter())
        var (laws, rest, audiences) = (ByteWriter(), ByteWriter(), ByteWriter())
        var uncertainDays = ByteWriter()
        about.write(table.release)
        about.write(bytes: table.digest)
        heads.write(UInt8(truncatingIfNeeded: regions.count))
        laws.write(regions.map { $0.laws })
        for region in regions {
            region.head.write(to: &heads, names)
            notices.write(region.notices, by: region.authorities)
            decisions.write(region.decisions)
            rest.write(region.restLaws, names)
            audiences.write(region.head.audiences.dropFirst(), names)
            uncertainDays.write(region.uncertainDays)
        }
        return TableBody.bytes(of: [
            (HolidaySection.about, about.bytes),
            (.names, names.bytes),
            (.regions, heads.bytes),
            (.notices, notices.bytes),
            (.decisions, decisions.bytes),
            (.laws, laws.bytes),
            (.rest, rest.bytes),
            (.audiences, audiences.bytes),
            (.uncertainDays, uncertainDays.bytes),
        ])
    }
}

extension HolidayNameSection {
    var bytes: [UInt8] {
        var writer = ByteWriter()
        for names in [festivals.map { $0.name }, audiences.map { $0.name }] {
            writer.write(UInt8(truncatingIfNeeded: names.count))
            writer.write(names.map { UInt8(truncatingIfNeeded: $0.count) })
            for name in names { writer.write(bytes: name.bytes) }
        }
        return writer.bytes
    }
}

extension HolidayRegion.Head {
    func write(to writer: inout ByteWriter, _ names: HolidayNameSection) {
        writer.write(id.name)
        writer.write(names.byte(of: usual.audience))
        writer.write(usual.completeDays)
        writer.write(lookedUp.rawValue)
        writer.write(usual.weeks)
    }
}

extension ByteWriter {
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
            law.week.write(to: &self)
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
}

extension HolidayDecision {
    /// Kind, half and reason in a byte.
    fileprivate var code: UInt8 {
        let index = Self.outcomes.firstIndex { $0 == (kind, half) } ?? Self.outcomes.firstIndex { $0.kind == kind }
        let low = index ?? 0
        return UInt8(truncatingIfNeeded: low) | (reason.rawValue &- WorkStatus.Reason.holiday.rawValue) << 4
    }
}

extension ByteWriter {
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
}

extension WorkWeek {
    func write(to writer: inout ByteWriter) {
        writer.write(firstDay.rawValue)
        writer.write(UInt8(truncatingIfNeeded: restDays.count))
        for restDay in restDays {
            let (code, argument) = restDay.fields
            writer.write(code)
            writer.write(argument)
        }
    }
}

extension ByteWriter {
    /// Appends the rules of a week.
    mutating func write(_ weeks: [WorkWeek]) {
        write(UInt8(truncatingIfNeeded: weeks.count))
        for week in weeks { week.write(to: &self) }
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
