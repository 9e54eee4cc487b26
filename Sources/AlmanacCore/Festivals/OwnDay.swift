/// A day that a person or a company keeps every year: a birthday, a founding, the third Friday of a month.
///
/// `AlmanacTable.adding(_:)` makes own days festivals of a table, and with it labels, pages, searches and files have them. Several
/// days with one id are one festival, which has the names of the first.
///
/// ```swift
/// if let birthday = LunarMonthDay("8-15") {
///     let mum = OwnDay("mum", names: [("en", "Mum's birthday")], .lunar(birthday, .oncePerYear), years: 1957...2100)
///     let china = try AlmanacTable.bundled.adding([mum]).calendar(.china)
///     print(china?.festivals().inYear(2027).first { $0.id == "mum" }?.day ?? .min)  // 2027-09-15
/// }
/// ```
public struct OwnDay: Sendable {
    /// A rule for one day of every year.
    public enum Rule: Hashable, Sendable {
        /// A Gregorian date.
        case gregorian(MonthDay)
        /// The n-th of a weekday in a Gregorian month, 1 … 5; the last one if the number is nil.
        case weekday(Weekday, Int?, ofMonth: Int)
        /// A lunar date, which a rule keeps in years without its leap month or its 30th.
        case lunar(LunarMonthDay, AnniversaryRule)
        /// The last day of a lunar year.
        case lastOfLunarYear
        /// The civil day of a solar term.
        case term(SolarTerm)
    }

    /// The name of the festival in the table.
    public var id: FestivalID
    /// The names by the tags of their languages, in small letters: `zh-hans`, `zh-hant`, `en`, `ko`, `ja`, `vi`.
    public var names: [(language: ASCIIName, text: String)]
    /// The kind, an observance unless said otherwise; only laws make public holidays.
    public var kind = FestivalKind.observance
    /// The regions that keep it; every region if empty.
    public var regions: [RegionID] = []
    /// The calendars that have it; every calendar if empty.
    public var calendars: [CalendarID] = []
    /// The Gregorian years of its first days.
    public var years: ClosedRange<Int>
    /// The rule by which a year has its first day.
    public var rule: Rule
    /// Days after the day of the rule, before it if negative; -366 … 366.
    public var offset = 0
    /// The number of its days, 1 … 255.
    public var length = 1
    /// The line of the file that has it, from 1 on; 0 if no file has it.
    package var line = 0

    /// A day of a rule in some years.
    public init(
        _ id: FestivalID,
        names: [(language: ASCIIName, text: String)],
        _ rule: Rule,
        years: ClosedRange<Int> = 1...9999
    ) {
        (self.id, self.names, self.rule, self.years) = (id, names, rule, years)
    }
}

/// The reason why own days do not fit into a table.
///
/// ```swift
/// let known = OwnDay("zhongqiu", names: [], .term(.qiufen), years: 1957...2100)
/// do { _ = try AlmanacTable.bundled.adding([known]) } catch { print(error) }
/// // 1: expected an id that no festival of the table has
/// ```
public struct OwnDayError: Error, Sendable, CustomStringConvertible {
    /// The line of a file, from 1 on; of days in a program the index plus one.
    public let line: Int
    /// The form that a right line has, without a full stop.
    public let expected: String

    package init(line: Int, expected: String) { (self.line, self.expected) = (line, expected) }

    /// The message, in English.
    public var description: String { "\(line): expected " + expected }
}

extension OwnDay {
    /// The first days in a calendar within a range of days, in order.
    ///
    /// - Complexity: O(number of months in the range); this allocates.
    func firstDays(in calendar: LunisolarCalendar, _ window: DayRange) -> [Day] {
        let bases: [Day] =
            switch rule {
            case .lunar(let date, let rule): Recurrence(date, rule: rule, in: calendar).days(in: calendar.days)
            case .lastOfLunarYear:
                calendar.lunarYears.compactMap { calendar.day(year: $0 + 1, month: 1)?.previous }
            case .term(let term):
                calendar.gregorianYears.compactMap { calendar.termEvent(term, inYear: $0)?.day }
            case .gregorian(let date): calendar.gregorianYears.compactMap { date.day(inYear: $0) }
            case .weekday(let weekday, let ordinal, let month):
                calendar.gregorianYears.compactMap { year in
                    let month = YearMonth(year: year, month: month)
                    return ordinal.map { month?.day($0, weekday) } ?? month?.lastDay(weekday)
                }
            }
        return bases.compactMap { $0.advanced(by: offset) }.filter { day in
            window.contains(day) && years.contains(GregorianDate(day).year)
        }
    }

    /// The certainty of one of its first days in a calendar.
    func certainty(of day: Day, in calendar: LunisolarCalendar) -> Certainty {
        let base = Day(rawValue: day.rawValue &- Int32(truncatingIfNeeded: offset))
        let certainty: Certainty =
            switch rule {
            case .lunar(let date, let rule):
                calendar.certainty(ofAnniversary: base, onDayOfMonth: date.day, thirtieth: rule.thirtieth)
            case .lastOfLunarYear: calendar.certaintyAsLastOfMonth(base)
            case .term: calendar.termEvent(on: base)?.certainty ?? .certain
            case .gregorian, .weekday: .certain
            }
        return certainty.moved(by: offset)
    }

    /// The anchor that says the same as the rule, and has the certainty of its days; nil if only a list can.
    var anchor: FestivalRow.Anchor? {
        switch rule {
        case .gregorian(let date) where offset == 0: return .gregorian(month: date.storedMonth, day: date.storedDay)
        case .lastOfLunarYear where offset == 0: return .lastOfLunarYear
        case .term(let term): return .term(term, days: Int16(offset))
        case .lunar(let date, let rule) where offset == 0:
            let isPlain = !date.month.isLeap || rule.leapMonth == .plainMonth || rule.leapMonth == .both
            guard isPlain, date.day < 30 || rule.thirtieth == .skip else { return nil }
            let month = UInt8(truncatingIfNeeded: date.month.number)
            return .lunar(month: month, day: date.storedDay, leapToo: rule.leapMonth == .both)
        default: return nil
        }
    }
}

extension LunisolarCalendar {
    /// The Gregorian years that have a day of the calendar, and their neighbours.
    fileprivate var gregorianYears: ClosedRange<Int> {
        GregorianDate(days.firstDay).year - 1...GregorianDate(days.lastDay).year + 1
    }

    fileprivate func day(year: Int, month: Int) -> Day? {
        LunarDate(year: year, month: month, day: 1).flatMap { day(of: $0) }
    }
}
