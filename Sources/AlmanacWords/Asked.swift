import AlmanacCore
import AlmanacNames

/// The question that a text asks, as a `QuestionReader` reads it: about days, a month, years, a festival or another occasion, or
/// about who works when.
public struct Asked: Hashable, Sendable {
    /// The kinds of questions: about the days themselves, their holidays, whether they are worked, or how far away they are.
    public enum Question: UInt8, Hashable, Sendable {
        /// The day, month or occasion itself.
        case plain
        /// The holidays and breaks of the subject's days, or those around an occasion; without a subject those of this year.
        case holidays
        /// The next named holiday, day off of any kind, weekends included, break of several days, or workday. The workday is `count`
        /// workdays after the subject, or after today.
        case nextHoliday, nextDayOff, nextBreak, nextWorkday
        /// Whether the subject's days are worked.
        case works
        /// How many days there are until the subject.
        case until
    }

    /// Days in one of the forms in which people name them. Subjects and occasions are in boxes, as they are copied often while
    /// words are read, and the code that copies the bytes of a name is long: without boxes the web module is many kilobytes larger.
    public indirect enum Subject: Hashable, Sendable {
        case day(Day)
        /// A week, a weekend, a lunar month or any other days in a row.
        case days(DayRange)
        case month(YearMonth)
        case years(ClosedRange<Int>)
        /// An occasion, in a year or a month if it is given.
        case occasion(Occasion, in: DayRange?)
    }

    /// An occasion that comes again every year, month or few days: a festival, a solar term, a phase of the Moon, a lunar date.
    public indirect enum Occasion: Hashable, Sendable {
        case festival(FestivalID)
        case term(SolarTerm)
        case phase(MoonPhase)
        /// Any solar term.
        case anyTerm
        case leapMonth
        /// A day of the six-day cycle of Japan.
        case rokuyo(Rokuyo)
        /// A day on which Koreans move house, 손 없는 날.
        case sonEomneunNal
        /// A weekday, of which there are several in a month.
        case weekday(Weekday)
        /// Days of every lunar month by their numbers: the first and the fifteenth.
        case lunarMonthDays([Int])
        /// A date of the lunar year; the 30th of month 12 is the last day of the year, also if that is the 29th.
        case lunarDay(LunarMonthDay)
    }

    /// A rule that decided, worth a word beside the answer.
    public enum Note: Hashable, Sendable {
        /// The order of day and month, and the day by the other order.
        case order(DateOrder, other: Day)
        /// A date without a year is Gregorian; the lunar date has the same form.
        case gregorian(lunar: LunarMonthDay)
        /// The last day of the lunar year, which has no thirtieth.
        case lastDayOfYear
        /// A birthday or day of remembrance on a date that the year does not have: of a leap month, in the plain one; on the 30th, on the 29th.
        case kept(LunarMonthDay)
        /// Only the beginning of the name is given, or the season that a term begins.
        case beginning
        /// Another day that the words may mean: the Friday of the next week for next Friday, the Sunday before Monday for Sunday of this
        /// week, a day of this year for 明年正月初一 in January.
        case other(Day)
        /// The age today of people born on the day, or the one reached in today's year by people born in the year, and the age counted
        /// by lunar years, 虚岁.
        case age(Int, counted: Int)
        /// Something else that the words ask about as well, with its own answer: the second of two that are compared, another name in a row.
        indirect case also(Asked)
        /// The day of the birth or the death is the first of those that are counted.
        case firstDayCounted
        /// The ages reached in today's year by who was born in the years of an animal, the youngest first; counted by lunar years each is
        /// one more.
        case ages([Int])
    }

    /// The way in which words are bound to a day, the strongest last.
    enum Anchor: UInt8, Comparable, Sendable {
        /// They name something that returns: 中秋, friday, 5月.
        case returning
        /// They have a year.
        case fixed
        /// They are counted from today: 去年除夕, next friday.
        case counted

        static func < (left: Anchor, right: Anchor) -> Bool { left.rawValue < right.rawValue }
    }

    /// The kind of the question.
    public let question: Question
    /// The days or the occasion asked about; nil if a question of holidays names none.
    public let subject: Subject?
    /// The rules that decided.
    public internal(set) var notes: [Note]
    /// Whether the words are a date of the lunar calendar.
    public internal(set) var isLunar = false
    /// How many workdays there are to the one asked about, 1 for the next, negative for one before: in 5 workdays, 3 workdays ago.
    public internal(set) var count = 1
    /// The reason of the days off that alone are meant: 대체공휴일; nil if all days are.
    public internal(set) var reason: WorkStatus.Reason?
    /// The kind of the days that alone are meant: 补班; nil if all days are.
    public internal(set) var kind: WorkStatus.Kind?
    /// The region that the words name, whose festivals and days off answer; nil if they name none.
    public internal(set) var region: RegionID?
    /// The way in which the words are bound to a day.
    var anchor = Anchor.returning

    /// The lunar month and day that a Gregorian date without a year may mean instead; nil for anything else.
    package var lunarInstead: LunarMonthDay? {
        notes.lazy.compactMap { if case .gregorian(let lunar) = $0 { lunar } else { nil } }.first
    }

    /// The things that the words ask about, each as a question of its own; one, but for a list of several.
    public var parts: [Asked] {
        var first = self
        first.notes.removeAll { if case .also = $0 { true } else { false } }
        return [first] + notes.compactMap { if case .also(let other) = $0 { other } else { nil } }
    }

    init(_ subject: Subject?, _ question: Question = .plain, _ notes: [Note] = []) {
        (self.question, self.subject, self.notes) = (question, subject, notes)
    }
}

/// The reason why a question cannot be answered.
///
/// ```swift
/// let festivals = LunisolarCalendar.china.festivals()
/// let reader = QuestionReader(.bundled, festivals, language: .english, order: .yearFirst, today: Day("2026-11-24"))
/// do { _ = try reader.read("2027-2-30") } catch { print(error) }  // noSuchDay(2027-02)
/// ```
public enum QuestionError: Error, Hashable, Sendable {
    /// Nothing is written so.
    case notUnderstood
    /// The Gregorian month has fewer days.
    case noSuchDay(YearMonth)
    /// There are twelve months.
    case noSuchMonth
    /// The date falls on another weekday than is written.
    case otherWeekday(Day)
    /// The date is before or after the era that is written.
    case notInEra
    /// The lunar year has another leap month, or none.
    case noSuchLeapMonth(year: Int, LunarMonthNumber?)
    /// The lunar month has 29 days.
    case noThirtiethDay(LunarMonthNumber, year: Int)
    /// A lunar month has 30 days at most.
    case noSuchLunarDay
    /// It is counted from a day of birth or death, which is not given.
    case noBirth
    /// The date is not within the days or years of the table.
    case outOfRange
    /// There are several such days, and nothing says which is meant.
    case ambiguousDays([Day])
    /// Several things have the name, or a name that begins so.
    case ambiguous([Asked.Occasion])
    /// The occasion is elsewhere, and only the beginning of its name is given.
    case elsewhere(Asked.Occasion)
    /// It depends on today, which is not known.
    case noToday
}

/// The order of day, month and year in dates of numbers alone.
public enum DateOrder: UInt8, Hashable, Sendable {
    /// 2027-2-6, 2/6.
    case yearFirst
    /// 2/6/2027.
    case monthFirst
    /// 6/2/2027.
    case dayFirst

    /// The order that the name of a POSIX locale or a tag of BCP 47 implies; nil if its country writes both orders or none is named.
    ///
    /// Source: Unicode CLDR 41, the short date formats (`yMd`) of the locales.
    ///
    /// ```swift
    /// print(DateOrder(locale: "en_GB") == .dayFirst, DateOrder(locale: "ko_KR") == .yearFirst)  // true true
    /// ```
    public init?(locale: String) {
        let territory = TerritoryCode(locale: locale)
        func isOne(of codes: [String]) -> Bool { codes.contains { TerritoryCode($0) == territory } }
        switch CalendarLanguage(tag: locale) {
        case .korean, .japanese: self = .yearFirst
        // Hong Kong, Macau, Singapore and Malaysia write the day first in Chinese as well.
        case .simplifiedChinese, .traditionalChinese:
            self = isOne(of: ["HK", "MO", "SG", "MY"]) ? .dayFirst : .yearFirst
        case .vietnamese: self = .dayFirst
        case .english, nil:
            // CA and ZA have both, after the year; the others are the United States, their territories and the Philippines.
            if territory == nil || isOne(of: ["CA", "ZA"]) { return nil }
            self = isOne(of: ["US", "PH", "PR", "GU", "VI", "AS", "UM", "MP"]) ? .monthFirst : .dayFirst
        }
    }
}
