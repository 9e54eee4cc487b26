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
        /// The whole day, by law.
        case dayByLaw

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
    /// Whether the other days are workdays; otherwise nothing is known of them.
    package let isKnown: Bool
    package let restDays: [RestDay]

    package init(from firstDay: Day, isKnown: Bool = true, _ restDays: [RestDay]) {
        (self.firstDay, self.isKnown, self.restDays) = (firstDay, isKnown, restDays)
    }

    /// How much of a day is off; the most, where several days of rest name it.
    package func rest(on day: Day) -> Rest {
        let weekday = day.weekday
        return restDays.lazy.filter { $0.weekday == weekday && $0.recurs(on: day) }.map { $0.rest }.max() ?? .none
    }

    /// Calls `body` with every day of a range that is off at least in part, and how much; once for each day of rest that names it.
    package func forEachRest(in days: DayRange, _ body: (Day, Rest) -> Void) {
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

// MARK: - A rule of the week in the body of a file of holidays: in section 3

// | size | field |
// | --- | --- |
// | 4 | the first day for which it holds |
// | 1 | bits 0-6 the number of days of rest; bit 7 is set if nothing is known of the other days |
// | | for each: a code (1) and its argument (4) |
//
// The code of a day of rest has its weekday (1 … 7) in bits 0-3; in bits 4-5 its recurrence: 0 every one, 1 the ones of the month
// whose bit is set in the argument (bit 1 for the first), 2 every second one, counted from the day in the argument; in bits 6-7 how
// much is off: 1 the afternoon, 2 the whole day, 3 the whole day by law.

extension WorkWeek {
    init(reading reader: inout ByteReader) throws(MalformedBytes) {
        firstDay = Day(rawValue: try reader.read(Int32.self))
        let count = try reader.read(UInt8.self)
        isKnown = count & 0x80 == 0
        restDays = try reader.readList(count: Int(count & 0x7F)) { reader throws(MalformedBytes) in
            try RestDay(try reader.read(UInt8.self), argument: try reader.read(Int32.self)).orMalformed()
        }
    }
}

extension ByteReader {
    /// The rules of a week, in the order of their first days.
    mutating func readWeeks() throws(MalformedBytes) -> [WorkWeek] {
        let count = Int(try read(UInt16.self))
        let weeks = try readList(count: count) { reader throws(MalformedBytes) in try WorkWeek(reading: &reader) }
        for (week, next) in zip(weeks, weeks.dropFirst()) where next.firstDay <= week.firstDay {
            throw MalformedBytes()
        }
        return weeks
    }
}

extension WorkWeek.RestDay {
    fileprivate init?(_ code: UInt8, argument: Int32) {
        guard let weekday = Weekday(rawValue: code & 0x0F), let rest = WorkWeek.Rest(rawValue: code >> 6), rest != .none
        else { return nil }
        let recurrence: Rhythm
        switch code >> 4 & 3 {
        case 0: recurrence = .every
        case 1: recurrence = .ofMonth(UInt8(truncatingIfNeeded: argument))
        case 2: recurrence = .everySecond(from: Day(rawValue: argument))
        default: return nil
        }
        self.init(weekday, recurrence, rest: rest)
    }
}
