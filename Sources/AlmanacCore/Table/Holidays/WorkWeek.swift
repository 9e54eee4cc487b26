/// The days of rest of every week, from a day on until the next rule.
package struct WorkWeek: Equatable, Sendable {
    /// How much of a day is off by the week.
    package enum Rest: UInt8, Comparable, Sendable {
        /// Nothing: a day of work.
        case none
        /// The afternoon.
        case afternoon
        /// The whole day.
        case day

        /// Whether the left leaves more of the day for work.
        package static func < (left: Rest, right: Rest) -> Bool { left.rawValue < right.rawValue }
    }

    /// One day of rest of the week.
    package struct RestDay: Equatable, Sendable {
        /// On which of these weekdays.
        package enum Rhythm: Equatable, Sendable {
            /// Every one.
            case every
            /// The ones of a Gregorian month whose bit is set: bit 1 for the first … bit 5 for the fifth.
            case ofMonth(UInt8)
            /// Every second one, counted from a day in both directions.
            case everySecond(from: Day)
        }

        package let weekday: Weekday
        /// On which of these weekdays.
        package let recurrence: Rhythm
        /// How much of it is off.
        package let rest: Rest

        package init(_ weekday: Weekday, _ recurrence: Rhythm = .every, rest: Rest = .day) {
            (self.weekday, self.recurrence, self.rest) = (weekday, recurrence, rest)
        }

        /// Whether a day, which has to be such a weekday, is a day of rest.
        fileprivate func recurs(on day: Day) -> Bool {
            switch recurrence {
            case .every: return true
            case .ofMonth(let ordinals):
                let ordinal = (GregorianDate(day).day + 6) / 7
                return ordinals >> UInt8(truncatingIfNeeded: ordinal) & 1 == 1
            case .everySecond(let anchor): return day.days(since: anchor) % 14 == 0
            }
        }

        /// The days of a range that are such a weekday.
        fileprivate func candidates(in days: DayRange) -> some Sequence<Day> {
            let ahead = Int(weekday.rawValue) - Int(days.firstDay.weekday.rawValue)
            return stride(from: ahead < 0 ? ahead + 7 : ahead, to: days.count, by: 7).lazy.map { days[$0] }
        }
    }

    /// The first day for which the rule holds.
    package let firstDay: Day
    package let restDays: [RestDay]

    package init(from firstDay: Day, _ restDays: [RestDay]) { (self.firstDay, self.restDays) = (firstDay, restDays) }

    /// How much of a day is off; the most, where several days of rest name it.
    package func rest(on day: Day) -> Rest {
        let weekday = day.weekday
        return restDays.lazy.filter { $0.weekday == weekday && $0.recurs(on: day) }.map { $0.rest }.max() ?? .none
    }

    /// Calls `body` with every day of a range that is off at least in part, and how much; once for each day of rest that names it.
    func forEachRest(in days: DayRange, _ body: (Day, Rest) -> Void) {
        for restDay in restDays {
            for day in restDay.candidates(in: days) where restDay.recurs(on: day) { body(day, restDay.rest) }
        }
    }
}

extension [WorkWeek] {
    /// How much of a day is off by the rule that holds then, or nil before the first rule.
    ///
    /// The rules are in the order of their first days.
    package func rest(on day: Day) -> WorkWeek.Rest? { last { $0.firstDay <= day }?.rest(on: day) }
}

// MARK: - A rule of the week in the body of a file of holidays: in sections 3, 7 and 8

extension WorkWeek {
    /// The most days of rest in a rule: a byte counts them, and no honest week has more.
    package static var mostRestDays: Int { 14 }
    /// The most rules of a region: a byte counts them.
    package static var mostWeeks: Int { 255 }

    init(reading reader: inout ByteReader) throws(MalformedBytes) {
        firstDay = Day(rawValue: try reader.read(Int32.self))
        let count = Int(try reader.read(UInt8.self))
        guard count <= Self.mostRestDays else { throw MalformedBytes() }
        restDays = try reader.readList(count: count) { reader throws(MalformedBytes) in
            try RestDay(try reader.read(UInt8.self), argument: try reader.read(Int32.self)).orMalformed()
        }
    }
}

extension ByteReader {
    /// The rules of a week, in the order of their first days.
    mutating func readWeeks() throws(MalformedBytes) -> [WorkWeek] {
        let count = Int(try read(UInt8.self))
        let weeks = try readList(count: count) { reader throws(MalformedBytes) in try WorkWeek(reading: &reader) }
        for (week, next) in zip(weeks, weeks.dropFirst()) where next.firstDay <= week.firstDay {
            throw MalformedBytes()
        }
        return weeks
    }
}

extension WorkWeek.RestDay {
    fileprivate init?(_ code: UInt8, argument: Int32) {
        guard let weekday = Weekday(rawValue: code & 0x0F) else { return nil }
        let recurrence: Rhythm
        switch code >> 4 & 7 {
        case 0: recurrence = .every
        case 1: recurrence = .ofMonth(UInt8(truncatingIfNeeded: argument))
        case 2: recurrence = .everySecond(from: Day(rawValue: argument))
        default: return nil
        }
        self.init(weekday, recurrence, rest: code & 0x80 == 0 ? .day : .afternoon)
    }
}
