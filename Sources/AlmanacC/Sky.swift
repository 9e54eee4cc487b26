// almanac_term, almanac_pillars_on and their like: what happens in the sky, and the stems and branches counted by it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_term(_ calendar: Opened, _ year: Int32, _ term: Int32, _ event: Out<almanac_event>) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let term = try SolarTerm(number: term)
        let found = try calendar.pointee.termEvent(term, inYear: Int(year)).orThrow(.range)
        try write(almanac_event(found, kind: term.rawValue), to: event)
    }
}

@c @implementation
public func almanac_terms(
    _ calendar: Opened,
    _ first: Int32,
    _ last: Int32,
    _ events: Out<almanac_event>,
    _ size: Int,
    _ count: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let found = calendar.pointee.termEvents(in: try DayRange(first, last, ofWhichSomeIn: calendar.pointee.days))
        try write(found, to: events, size, count) { almanac_event($0, kind: $0.kind.rawValue) }
    }
}

@c @implementation
public func almanac_phases(
    _ calendar: Opened,
    _ first: Int32,
    _ last: Int32,
    _ events: Out<almanac_event>,
    _ size: Int,
    _ count: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let found = calendar.pointee.phaseEvents(in: try DayRange(first, last, ofWhichSomeIn: calendar.pointee.days))
        try write(found, to: events, size, count) { almanac_event($0, kind: $0.kind.rawValue) }
    }
}

@c @implementation
public func almanac_term_season(_ term: Int32, _ season: Out<Int32>) -> Status {
    status(try write(Int32(try SolarTerm(number: term).season.rawValue), to: season))
}

@c @implementation
public func almanac_lunar_doubt(_ calendar: Opened, _ day: Int32, _ doubt: Out<almanac_doubt>) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let found = try calendar.pointee.lunarCertainty(on: Day(rawValue: day)).orThrow(.range)
        try write(almanac_doubt(found), to: doubt)
    }
}

@c @implementation
public func almanac_anniversary_doubt(
    _ calendar: Opened,
    _ date: almanac_lunar_date,
    _ day: Int32,
    _ thirtieth: Int32,
    _ doubt: Out<almanac_doubt>
) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.value(calendar)
        let (day, dayOfMonth) = (Day(rawValue: day), try LunarDate(number: date).day)
        let rule = try LunarDate.Overflow(number: thirtieth)
        guard calendar.days.contains(day) else { throw .range }
        try write(
            almanac_doubt(calendar.certainty(ofAnniversary: day, onDayOfMonth: dayOfMonth, thirtieth: rule)),
            to: doubt
        )
    }
}

extension almanac_doubt {
    init(_ certainty: Certainty) {
        self.init()
        other_day = certainty.otherDay?.rawValue ?? noDay
        self.certainty = certainty.level.rawValue
        if let name = certainty.authority?.name { fill(&authority, with: name) }
    }
}

extension almanac_event {
    fileprivate init<Kind>(_ event: CelestialEvent<Kind>, kind: UInt8) {
        self.init()
        instant = event.instant.secondsSince1970
        day = event.day.rawValue
        margin_seconds = Int32(truncatingIfNeeded: event.marginSeconds)
        uncertainty_seconds = Int32(clamping: event.uncertaintySeconds)
        other_day = event.certainty.otherDay?.rawValue ?? noDay
        self.kind = kind
        certainty = event.certainty.level.rawValue
        if let name = event.certainty.authority?.name { fill(&authority, with: name) }
    }
}

// MARK: - Pillars

@c @implementation
public func almanac_pillars_on(_ calendar: Opened, _ day: Int32, _ pillars: Out<almanac_pillars>) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let found = try calendar.pointee.pillars(on: Day(rawValue: day)).orThrow(.range)
        try write(almanac_pillars(found.year, found.month, found.day, hour: nil), to: pillars)
    }
}

@c @implementation
public func almanac_day_at(_ calendar: Opened, _ instant: Int64, _ day: Out<Int32>) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let found = calendar.pointee.civilDay(of: Instant(secondsSince1970: instant))
        try write(try found.orThrow(.range).rawValue, to: day)
    }
}

@c @implementation
public func almanac_pillars_at(
    _ calendar: Opened,
    _ instant: Int64,
    _ yearFrom: Int32,
    _ monthFrom: Int32,
    _ dayFrom: Int32,
    _ pillars: Out<almanac_pillars>
) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let boundaries = try PillarBoundaries(yearFrom, monthFrom, dayFrom)
        let instant = Instant(secondsSince1970: instant)
        let found = try calendar.pointee.pillars(at: instant, boundaries: boundaries).orThrow(.range)
        try write(almanac_pillars(found.year, found.month, found.day, hour: found.hour), to: pillars)
    }
}

@c @implementation
public func almanac_pillar_moments(
    _ calendar: Opened,
    _ yearPillar: Int32,
    _ monthPillar: Int32,
    _ dayPillar: Int32,
    _ hourPillar: Int32,
    _ first: Int32,
    _ last: Int32,
    _ yearFrom: Int32,
    _ monthFrom: Int32,
    _ dayFrom: Int32,
    _ periods: Out<almanac_period>,
    _ size: Int,
    _ count: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        func sought(_ number: Int32) throws(Failure) -> StemBranch? {
            number == Int32(noNumber) ? nil : try StemBranch(number: number)
        }
        let pattern = PillarPattern(
            year: try sought(yearPillar),
            month: try sought(monthPillar),
            day: try sought(dayPillar),
            hour: try sought(hourPillar)
        )
        let days = try DayRange(first, last, ofWhichSomeIn: calendar.pointee.days)
        let boundaries = try PillarBoundaries(yearFrom, monthFrom, dayFrom)
        let found = calendar.pointee.moments(of: pattern, in: days, boundaries: boundaries)
        try write(found, to: periods, size, count) {
            almanac_period(start: $0.lowerBound.secondsSince1970, end: $0.upperBound.secondsSince1970)
        }
    }
}

extension PillarBoundaries {
    /// The choices of numbers of almanac.h.
    fileprivate init(_ year: Int32, _ month: Int32, _ day: Int32) throws(Failure) {
        self.init(
            year: try YearBoundary(number: year),
            month: try MonthBoundary(number: month),
            day: try DayBoundary(number: day)
        )
    }
}

extension almanac_pillars {
    fileprivate init(_ year: StemBranch, _ month: StemBranch?, _ day: StemBranch, hour: StemBranch?) {
        let (month, hour) = (month?.rawValue ?? noNumber, hour?.rawValue ?? noNumber)
        self.init(year: year.rawValue, month: month, day: day.rawValue, hour: hour)
    }
}
