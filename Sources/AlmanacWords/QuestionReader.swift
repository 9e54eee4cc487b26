import AlmanacCore
import AlmanacNames

/// Reads what people type of days: dates of both calendars in six languages, words such as tomorrow and 下周五, names of festivals,
/// terms and phases with or without a year, and questions about holidays.
///
/// ```swift
/// if let festivals = LunisolarCalendar.china.festivals(in: ["mainland"]), let today = Day("2026-11-24") {
///     let reader = QuestionReader(.bundled, festivals, language: .simplifiedChinese, order: .yearFirst, today: today)
///     let asked = try? reader.read("下周五")
///     print(asked.flatMap { try? reader.day(of: $0) }?.description ?? "none")  // 2026-12-04
/// }
/// ```
///
/// Words of all languages are read; where two languages differ, those of the reader's own come first. Nothing is found by a part of
/// a name: a name is whole, or else a beginning of at least three letters, two characters or two syllables that one thing alone has.
public struct QuestionReader: Sendable {
    /// The table, whose days are the limits.
    public let table: AlmanacTable
    /// The festivals of the reader's regions, and with them the calendar of lunar dates.
    public private(set) var festivals: Festivals
    /// The language whose words come first.
    public let language: CalendarLanguage
    /// The order of day and month in numbers; nil to refuse numbers that can be read both ways.
    public let order: DateOrder?
    /// The weekday on which weeks begin.
    public let firstWeekday: Weekday
    /// The day from which days are counted and dates without a year looked up; nil if it is unknown.
    public private(set) var today: Day?
    /// The names, if they are kept.
    private(set) var names: OccasionNames?

    /// A reader of questions about the days of a table, asked on a day.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - festivals: The festivals of the reader's regions.
    ///   - language: The language whose words come first.
    ///   - order: The order of day and month in numbers, of `DateOrder(locale:)`.
    ///   - firstWeekday: The weekday on which weeks begin.
    ///   - today: The reader's today.
    ///   - keepsNames: Whether names are laid out now, for many questions, and not when a text may be one.
    public init(
        _ table: AlmanacTable,
        _ festivals: Festivals,
        language: CalendarLanguage,
        order: DateOrder?,
        firstWeekday: Weekday = .monday,
        today: Day?,
        keepsNames: Bool = false
    ) {
        (self.table, self.festivals, self.language) = (table, festivals, language)
        (self.order, self.firstWeekday, self.today) = (order, firstWeekday, today)
        names = keepsNames ? OccasionNames(table) : nil
    }

    /// The question that words are.
    ///
    /// - Complexity: O(length of all names); at most 200 bytes are read, longer texts are not understood. This allocates.
    public func read(_ text: String) throws(QuestionError) -> Asked { try read(text, after: "").asked }

    /// The question of the words after a verb of a command, which is one of them where they are a question together: next friday, until
    /// march, year of the rabbit.
    ///
    /// - Returns: The question, and whether the verb is a word of it.
    package func read(_ text: String, after verb: String) throws(QuestionError) -> (asked: Asked, isWhole: Bool) {
        try read(text, after: verb, Work(table, names))
    }

    private func read(
        _ text: String,
        after verb: String,
        _ work: Work
    ) throws(QuestionError) -> (asked: Asked, isWhole: Bool) {
        // Dates of programs need no vocabulary.
        if let day = Day(text) { return (Asked(.day(try within(day))), false) }
        if text.utf8.count == 7, let month = YearMonth(text) { return (Asked(.month(try self.month(month))), false) }
        guard text.utf8.count <= 200 else { throw .notUnderstood }
        var scalars = Array(text.unicodeScalars)
        // A sign between two words is one of them: today + 100.
        if scalars.dropFirst().contains("+") {
            return try read(
                scalars.split(separator: "+").map { $0.text }.joined(separator: " plus "),
                after: verb,
                work
            )
        }
        // Dots after a word end a sentence; after a number they may begin a range whose end was forgotten.
        var end = scalars.count
        while end > 0, scalars[end - 1] == "." || scalars[end - 1] == "…" { end -= 1 }
        if end > 0, !("0"..."9").contains(scalars[end - 1]) { scalars.removeLast(scalars.count - end) }
        if scalars.contains("-"), let id = FestivalID(text[...]), table.festivals.ids.contains(id) {
            return (Asked(.occasion(.festival(id), in: nil)), false)
        }
        if let whole = withWholeWeekday(scalars) { return try read(whole, after: verb, work) }
        if !verb.isEmpty, let asked = try? asked(Array("\(verb) ".unicodeScalars) + scalars, work) {
            return (asked, true)
        }
        return (noting(sixIn: scalars, try asked(scalars, work), work), false)
    }

    /// The question of the scalars of a text that ends with a word; a year at the end of a text that is not understood is
    /// also read before and after the subject of its question: 冬至是哪天 2027.
    private func asked(_ scalars: [Unicode.Scalar], _ work: Work) throws(QuestionError) -> Asked {
        if let asked = try question(scalars, work) { return asked }
        for turned in turned(scalars) {
            guard let other = (try? question(turned.scalars, work)) ?? nil, let day = try? self.day(of: other),
                turned.year == GregorianDate(day).year || turned.year == festivals.calendar.lunarDate(on: day)?.year
            else { continue }
            return other
        }
        throw .notUnderstood
    }

    private func question(_ scalars: [Unicode.Scalar], _ work: Work) throws(QuestionError) -> Asked? {
        var reading = Reading(self, scalars, work)
        var asked: Asked?
        do throws(QuestionError) { asked = try reading.question() } catch {
            guard error == .notUnderstood else { throw error }
        }
        // Of a text that takes too long some readings were not found, perhaps the best.
        guard !work.isOver else { throw .notUnderstood }
        return asked
    }

    /// The text with the year at its end moved before the rest, 2027冬至是哪天, and the year after the rest without fillers, 冬至 2027; empty
    /// without such a year, and for a text that begins with a number.
    private func turned(_ scalars: [Unicode.Scalar]) -> [(scalars: [Unicode.Scalar], year: Int)] {
        let isDigit: (Unicode.Scalar) -> Bool = { ("0"..."9").contains($0) }
        let year = scalars.suffix(4)
        guard let first = scalars.first, !isDigit(first), scalars.count > 5, year.allSatisfy(isDigit) else { return [] }
        let rest = scalars.dropLast(4)
        guard let sign = rest.last, !isDigit(sign), !"-/.+".unicodeScalars.contains(sign), let number = Int(year.text)
        else { return [] }
        let text = FoldedText(typed: rest.text)
        var words = 0..<text.letters.count
        while let shorter = Vocabulary.shared.withoutFiller(text, words) { words = shorter }
        let core = Array("\(text.part(words).words.joined(separator: " ")) \(number)".unicodeScalars)
        return [(Array(year) + Array(rest), number)] + (words.count < text.letters.count ? [(core, number)] : [])
    }

    /// The steps that the reading of a text takes, after a verb if there is one, of which there is a limit.
    func steps(_ text: String, after verb: String = "") -> Int {
        let work = Work(table, names)
        _ = try? read(text, after: verb, work)
        return work.steps
    }

    /// The first day of an answer's subject, on or after today if it returns; nil if a question of holidays names none.
    public func day(of asked: Asked) throws(QuestionError) -> Day? {
        switch asked.subject {
        case .day(let day): return day
        case .days(let days): return days.firstDay
        case .month(let month): return month.firstDay
        case .years(let years): return DayRange(years: years)?.firstDay
        case .occasion(let occasion, let days):
            let days = if let days { days } else { try DayRange(from: requireToday(), to: table.days.lastDay) }
            guard let range = days else { throw .outOfRange }
            return home(of: asked).home(of: occasion).days(of: occasion, in: range).first
        case nil: return nil
        }
    }

    /// The days of a Gregorian year; nil if none is given.
    func days(ofYear year: Int?) throws(QuestionError) -> DayRange? {
        guard let year else { return nil }
        guard let days = DayRange(year: year) else { throw .outOfRange }
        return days
    }

    /// Today, or why it is unknown.
    public func requireToday() throws(QuestionError) -> Day {
        guard let today else { throw .noToday }
        return try within(today)
    }

    /// The promised days of the table on which the reader's calendar is known: all of them, but for one that begins later.
    package var heldDays: DayRange { table.days.intersection(festivals.calendar.days) ?? table.days }

    /// A day, if the table has it in the reader's calendar.
    func within(_ day: Day?) throws(QuestionError) -> Day {
        guard let day, heldDays.contains(day) else { throw .outOfRange }
        return day
    }

    /// The festivals among which an occasion is: the reader's, or else those of the first region that keeps it.
    public func home(of occasion: Asked.Occasion) -> Festivals {
        guard case .festival(let id) = occasion, !festivals.contains(id) else { return festivals }
        return table.regions(keeping: id)?.lazy.compactMap { living(in: $0)?.festivals }.first ?? festivals
    }

    /// The reader that answers: this one, or one who lives in the region that the words name.
    public func home(of asked: Asked) -> QuestionReader { asked.region.flatMap(living) ?? self }

    /// The same reader, living in a region.
    func living(in region: RegionID) -> QuestionReader? {
        let calendar = table.calendarID(of: region).flatMap { table.calendar($0) }
        return calendar?.festivals(in: [region]).map { festivals in
            var there = self
            there.festivals = festivals
            return there
        }
    }

    /// The same reader on another day, who keeps names for many questions if asked to.
    package func on(_ day: Day, keepsNames: Bool = false) -> QuestionReader {
        var then = self
        then.today = day
        if keepsNames, names == nil { then.names = OccasionNames(table) }
        return then
    }

    /// The question, with a note of the other day where sau, next, may be sáu, six, without its accent: 15 thang sau.
    private func noting(sixIn scalars: [Unicode.Scalar], _ asked: Asked, _ work: Work) -> Asked {
        guard scalars.allSatisfy({ $0.value < 0x80 }) else { return asked }
        var texts = scalars.split(separator: " ").map { $0.text }
        let (month, six) = (FoldedText("thang").letters, FoldedText("sau").letters)
        let words = texts.map { FoldedText($0).letters }
        let index = words.indices.dropFirst().first { words[$0] == six && words[$0 - 1] == month }
        guard let index, case .day(let day) = asked.subject else { return asked }
        texts[index] = "6"
        guard let june = try? read(texts.joined(separator: " "), after: "", work).asked,
            let other = try? self.day(of: june), other != day
        else { return asked }
        var noted = asked
        noted.notes.append(.other(other))
        return noted
    }

    /// The text with the weekday at its end in full; nil unless that is one sign, in parentheses or after a date of ISO 8601:
    /// 2027年2月6日(土), 2026-11-28 六.
    private func withWholeWeekday(_ scalars: [Unicode.Scalar]) -> String? {
        var rest = scalars[...]
        let isClosed = rest.last == ")" || rest.last == "）"
        if isClosed { rest.removeLast() }
        let signs = Array("一二三四五六日月火水木金土日월화수목금토일".unicodeScalars)
        guard let sign = rest.popLast(), let index = signs.firstIndex(of: sign), let before = rest.popLast(),
            isClosed ? before == "(" || before == "（" : before == " " && Day(rest.text) != nil
        else { return nil }
        return rest.text + " " + Weekday(daysAfterMonday: index % 7).name(in: .english)
    }
}

extension Festivals {
    /// The days of an occasion in a range, in order; of several days in a row the first.
    ///
    /// - Complexity: O(days of the range); this allocates.
    public func days(of occasion: Asked.Occasion, in range: DayRange) -> [Day] {
        switch occasion {
        case .festival(let id): occurrences(of: id, in: range)?.map { $0.firstDay } ?? []
        case .term(let term): calendar.termEvents(in: range).filter { $0.kind == term }.map { $0.day }
        case .phase(let phase): calendar.phaseEvents(in: range).filter { $0.kind == phase }.map { $0.day }
        case .anyTerm: calendar.termEvents(in: range).map { $0.day }
        case .leapMonth: calendar.months(beginningIn: range).filter { $0.month.isLeap }.map { $0.firstDay }
        case .rokuyo(let rokuyo): range.filter { calendar.rokuyo(on: $0) == rokuyo }
        case .sonEomneunNal: range.filter { calendar.isSonEomneunNal($0) }
        case .weekday(let weekday): range.filter { $0.weekday == weekday }
        case .lunarMonthDays(let numbers):
            range.filter { calendar.lunarDate(on: $0).map { numbers.contains($0.day) } ?? false }
        case .lunarDay(let monthDay):
            calendar.lunarYears.compactMap { year in
                // The 30th of month 12 is a name of the last day of the year, of a leap month 12 too.
                LunarDate(year: year, monthDay).flatMap { calendar.day(of: $0) }
                    ?? (monthDay.isLastOfYear ? calendar.lunarYear(year)?.lastDay : nil)
            }.filter { range.contains($0) }
        }
    }
}

extension LunarMonthDay {
    /// Whether it is the 30th of month 12, a name of the last day of the year.
    var isLastOfYear: Bool { month.number == 12 && !month.isLeap && day == 30 }
}
