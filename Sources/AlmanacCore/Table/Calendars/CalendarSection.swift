/// Section 16, once for each calendar: its clock, its predecessor, months, term days, exceptions and disputes.
///
/// | size | field |
/// | --- | --- |
/// | 8 | name, ASCII, padded with zeros |
/// | 1 | number of eras, at least one |
/// | 8 each | eras: first civil day (4), clock ahead of UTC or UT1 in seconds (4) |
/// | 8, 4 | the calendar followed at first, eight zeros if none, and the last day of that |
/// | 2 | lunations of the table before the first of this section, b |
/// | 4, 4 | months: origin, phase (see `MonthTable`) |
/// | 2, 2, 2 | first lunar year, number of years y, number of lunations n |
/// | 1 | months of the first lunar year before the first lunation |
/// | y | leap months of the years: the number of the month after which it stands, 1 to 12, or 0 |
/// | (b mod 4 + n) / 4 | residuals of the lunations, two bits each, after room for b mod 4 |
/// | 4, 96 | term days: origin, offsets of the 24 terms (see `TermDayTable`) |
/// | 4, 2 | number of the first term f, number of terms t |
/// | (f mod 4 + t) / 4 | residuals of the terms, two bits each, after room for f mod 4 |
/// | 1 | number of authorities |
/// | 8 each | names of authorities |
/// | 2 | number of notes |
/// | 6 each | notes: what (1), number of the event from the first of this section (2), days (1), authority (1), zero (1) |
/// | 4 | the last day that the calendar's authority has published |
/// | 4 | the last day whose terms are computed, as no source shows them as printed |
/// | 4, 4 | how far the clock of those terms may be ahead of the calendar's at least and at most, seconds |
///
/// In the first byte of a note bit 0 is set for a new moon, bit 1 for a dispute, bit 2 for a day that is within seconds of
/// midnight; with neither bit 1 nor bit 2 it is an exception. The days of a dispute lead to the day of its authority, those of
/// an exception to the computed day. An event has one note at most. A section may end after its notes: then nothing is published, and
/// no term is computed.
package struct CalendarSection: Equatable, Sendable {
    /// A time in which a country's clocks had one offset.
    package struct Era: Equatable, Sendable {
        package let firstDay: Day
        /// The seconds by which the clocks are ahead of UTC (UT1 before 1972).
        package let offset: Int32

        package init(firstDay: Day, offset: Int32) { (self.firstDay, self.offset) = (firstDay, offset) }
    }

    /// Another calendar that applied at first.
    package struct Following: Equatable, Sendable {
        package let calendar: CalendarID
        package let lastDay: Day

        package init(calendar: CalendarID, lastDay: Day) { (self.calendar, self.lastDay) = (calendar, lastDay) }
    }

    package let id: CalendarID
    /// The eras in order; the first also holds for everything before it.
    package let eras: [Era]
    /// The calendar that applied at first, if another did; its clock is in the eras.
    package let following: Following?
    package let months: MonthTable
    /// How many lunations of the table are before the first of the calendar, which begins later.
    package let firstLunation: Int
    package internal(set) var termDays: TermDayTable
    /// The exceptions, the disputes and the days near midnight.
    package let notes: [EventNote]
    /// The last day that the authority of the calendar has published: up to it a minute from midnight is enough.
    package let publishedUntil: Day
    /// The last day whose terms no source shows as printed; `.min` if there is none.
    package let termsComputedUntil: Day
    /// How far the clock by which those terms were reckoned may be ahead of the calendar's, seconds.
    package let termClocks: ClosedRange<Int32>

    package init(
        id: CalendarID,
        eras: [Era],
        following: Following?,
        months: MonthTable,
        firstLunation: Int = 0,
        termDays: TermDayTable,
        notes: [EventNote],
        publishedUntil: Day = .min,
        termsComputedUntil: Day = .min,
        termClocks: ClosedRange<Int32> = 0...0
    ) {
        (self.id, self.eras, self.following) = (id, eras, following)
        (self.months, self.firstLunation, self.notes) = (months, firstLunation, notes)
        (self.publishedUntil, self.termsComputedUntil) = (publishedUntil, termsComputedUntil)
        self.termClocks = termClocks
        self.termDays = termDays.marking(notes)
        self.termDays.mark(until: termsComputedUntil)
    }

    init(reading reader: inout ByteReader) throws(MalformedBytes) {
        let id = try reader.readIdentifier(CalendarID.self)
        let eraCount = Int(try reader.read(UInt8.self))
        guard eraCount > 0 else { throw MalformedBytes() }
        let eras = try reader.readList(count: eraCount) { reader throws(MalformedBytes) in
            Era(firstDay: Day(rawValue: try reader.read(Int32.self)), offset: try reader.read(Int32.self))
        }
        for (era, next) in zip(eras, eras.dropFirst()) where next.firstDay <= era.firstDay { throw MalformedBytes() }
        let followed = try reader.readIdentifierIfPresent(CalendarID.self)
        let lastFollowedDay = Day(rawValue: try reader.read(Int32.self))
        let following = followed.map { Following(calendar: $0, lastDay: lastFollowedDay) }
        let firstLunation = Int(try reader.read(UInt16.self))
        let months = try MonthTable(reading: &reader, skipping: firstLunation)
        guard months.hasOnlyWholeMonths else { throw MalformedBytes() }
        let termDays = try TermDayTable(reading: &reader)
        let notes = try EventNote.readList(&reader)
        for note in notes {
            let count = note.event == .term ? termDays.numbers.count : months.count
            guard note.index < count else { throw MalformedBytes() }
        }
        var knowledge: [Int32] = [Int32.min, .min, 0, 0]
        if reader.remaining > 0 { knowledge = try reader.read(Int32.self, count: 4) }
        guard knowledge[2] <= knowledge[3] else { throw MalformedBytes() }
        self.init(
            id: id,
            eras: eras,
            following: following,
            months: months,
            firstLunation: firstLunation,
            termDays: termDays,
            notes: notes,
            publishedUntil: Day(rawValue: knowledge[0]),
            termsComputedUntil: Day(rawValue: knowledge[1]),
            termClocks: knowledge[2]...knowledge[3]
        )
    }
}

extension CalendarSection {
    /// The certainty of a term that no source shows as printed: computed, with the day by another clock of the time; nil if the term is
    /// none of these.
    func certainty(ofComputedTermAt instant: Instant, on day: Day) -> Certainty? {
        guard day <= termsComputedUntil else { return nil }
        return .computed(otherDay: Era.day(of: instant, in: eras, aheadBy: termClocks, otherThan: day))
    }
}

// MARK: - The clocks of a country, era by era

extension CalendarSection.Era {
    /// The clocks' offset at an instant, seconds: the offset of the last era that has begun by its own clock, or of the first.
    ///
    /// - Complexity: O(number of eras).
    package static func offset(at instant: Instant, in eras: [CalendarSection.Era]) -> Int32 {
        var offset: Int32 = 0
        for (index, era) in eras.enumerated() {
            guard index == 0 || instant.day(utcOffsetSeconds: era.offset).map({ $0 >= era.firstDay }) == true else {
                break
            }
            offset = era.offset
        }
        return offset
    }

    /// The day of an instant, by the clocks or by those ahead of them by the ends of a range of seconds, that is not another day; nil if
    /// all have that.
    package static func day(
        of instant: Instant,
        in eras: [CalendarSection.Era],
        aheadBy range: ClosedRange<Int32>,
        otherThan day: Day
    ) -> Day? {
        let offset = offset(at: instant, in: eras)
        return [0, range.lowerBound, range.upperBound].lazy
            .compactMap { instant.day(utcOffsetSeconds: offset &+ $0) }.first { $0 != day }
    }

    /// The clocks' offset on a civil day, seconds: on the first day of an era its clock counts from 0h on.
    ///
    /// - Complexity: O(number of eras).
    static func offset(on day: Day, in eras: [CalendarSection.Era]) -> Int32 {
        (eras.last { $0.firstDay <= day } ?? eras.first)?.offset ?? 0
    }
}
