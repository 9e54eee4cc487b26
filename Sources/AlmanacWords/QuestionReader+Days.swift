import AlmanacCore
import AlmanacNames

extension QuestionReader {
    /// The days of an answer. A festival or term has the days of its first occurrence that ends on or after today, or in the years of
    /// the answer; `day(of:)` passes over one that has begun. A question about holidays without a subject has this year.
    ///
    /// - Parameters:
    ///   - asked: An answer of `read(_:)`.
    ///   - daysOff: The days off that answer a question about the next holiday or workday, of the region of the answer if it has one; nil
    ///     if no region's are known.
    /// - Returns: nil if there are no such days, or if nobody has decided them.
    /// - Complexity: O(days until then); this allocates.
    public func days(of asked: Asked, by daysOff: WorkCalendar? = nil) throws(QuestionError) -> DayRange? {
        let daysOff = asked.region == nil || asked.region == daysOff?.region ? daysOff : nil
        switch asked.question {
        case .nextHoliday: return (try daysOff?.nextHoliday(after: requireToday())).map { $0...$0 }
        case .nextDayOff: return (try daysOff?.nextDayOff(after: requireToday())).map { $0...$0 }
        case .nextWorkday:
            let start = if let day = try day(of: asked) { day } else { try requireToday() }
            return daysOff?.workday(byAdding: asked.count, to: start).map { $0...$0 }
        case .nextBreak: return try daysOff?.nextLongBreak(after: requireToday())?.days
        case .plain, .holidays, .works, .until: break
        }
        switch asked.subject {
        case .days(let days): return days
        case .month(let month): return month.days
        case .years(let years): return DayRange(years: years)
        case nil: return DayRange(year: GregorianDate(try requireToday()).year)
        case .day, .occasion: break
        }
        guard let first = try day(of: asked) else { return nil }
        guard case .occasion(let occasion, let range) = asked.subject, case .festival(let id) = occasion else {
            return first...first
        }
        let festivals = home(of: asked).home(of: occasion)
        // A festival of several days may have begun before today.
        for day in range == nil ? [today ?? first, first] : [first] {
            for festival in festivals.on(day) where festival.id == id { return festival.firstDay...festival.lastDay }
        }
        return first...first
    }
}

extension WorkCalendar {
    /// The first break after a day that has a day more than a weekend, or may yet have one.
    package func nextLongBreak(after day: Day) -> HolidayBreak? {
        var next = nextBreak(after: day)
        while let found = next, found.days.count <= 2, !found.isOpen { next = nextBreak(after: found.days.lastDay) }
        return next
    }
}
