import Almanac
import AlmanacFiles
import AlmanacRendering
import AlmanacWords
import CommandSupport

extension AlmanacSyntax {
    static let persons = Option(
        "persons",
        "FILE",
        "a file of persons, one a line: name,date,calendar,rules as CSV or with tabs; - for standard input"
    )
}

extension QuestionReader {
    /// The births of the file of `--persons`, each once; nil if it is not given.
    func births(asked arguments: Arguments) throws -> [Birth]? {
        guard let path = arguments[AlmanacSyntax.persons] else { return nil }
        let reader = PersonReader(self, usual: try arguments.anniversaryRule())
        var (births, lines): ([Birth], [[String]: Int]) = ([], [:])
        let bytes = try FileStore.input(path)
        var columns = PersonColumns.usual
        for (number, record) in try DelimitedRecord.all(in: bytes, of: path).enumerated() {
            if number == 0, let named = PersonColumns(head: record.values) {
                columns = named
                continue
            }
            guard let values = columns.person(of: record.values) else { continue }
            do throws(UsageError) {
                let birth = try reader.birth(of: values)
                if let line = lines.updateValue(record.line, forKey: [birth.dateID, values[0]]) {
                    throw UsageError("the person of line \(line) again")
                }
                births.append(birth)
            } catch {
                throw LineFailure(path, record.line, error.description)
            }
        }
        guard !births.isEmpty else { throw LineFailure(path, 1, "no line with a name and a date") }
        return births
    }
}

/// The columns of a file of persons.
private enum PersonColumns: Equatable {
    /// Name, date, calendar and rules.
    case usual
    /// Google's events: times and places stand after the date.
    case events
    /// Google's contacts: the whole name, the parts of names, given first, and the birthday.
    case contacts(name: Int?, parts: [Int?], birthday: Int)

    /// The columns that a first line names; nil if it is a person.
    init?(head: [String]) {
        func column(_ names: String...) -> Int? { head.firstIndex { names.contains(where: $0.isName) } }
        if let given = column("first name", "given name"), let birthday = column("birthday") {
            let parts = [given, column("middle name", "additional name"), column("last name", "family name")]
            self = .contacts(name: column("name"), parts: parts, birthday: birthday)
        } else if head.count > 1, head[1].isHeadOfDates {
            self = head[1].isName("start date") ? .events : .usual
        } else {
            return nil
        }
    }

    /// The values of a person: name, date, calendar, rules; nil for a contact without a birthday.
    func person(of values: [String]) -> [String]? {
        guard case .contacts(let name, let parts, let birthday) = self else {
            return self == .events ? Array(values.prefix(2)) : values
        }
        func value(_ column: Int?) -> String { column.flatMap { values.indices.contains($0) ? values[$0] : nil } ?? "" }
        guard !value(birthday).isEmpty else { return nil }
        let given = parts.map(value).filter { !$0.isEmpty }
        // Han characters and Hangul: the family stands first, and no space divides the name.
        let isJoined = given.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x2E80 } }
        let joined = isJoined ? given.reversed().joined() : given.joined(separator: " ")
        return [value(name).isEmpty ? joined : value(name), Self.date(ofBirthday: value(birthday)), "gregorian"]
    }

    /// A birthday without its year, --08-15, in a form with one order of month and day.
    private static func date(ofBirthday text: String) -> String {
        let parts = text.split(separator: "-")
        return text.hasPrefix("--") && parts.count == 2 ? "\(parts[0])月\(parts[1])日" : text
    }
}

private struct PersonReader {
    private let reader: QuestionReader
    private let usual: AnniversaryRule
    /// Readers with todays two generations apart, for whom no words that depend on today are one day.
    private let readersOfTwoTodays: [QuestionReader]

    init(_ reader: QuestionReader, usual: AnniversaryRule) {
        (self.reader, self.usual) = (reader, usual)
        let todays = ["1940-01-01", "2003-12-31"].compactMap { Day($0) }
        readersOfTwoTodays = todays.map { reader.on($0, keepsNames: true) }
    }

    /// The birth of a record: name, date, calendar, rules.
    func birth(of values: [String]) throws(UsageError) -> Birth {
        let values = values + Array(repeating: "", count: max(0, 4 - values.count))
        guard !values[0].isEmpty, !values[1].isEmpty, values.dropFirst(4).allSatisfy(\.isEmpty) else {
            throw UsageError("expected a name, a date, and perhaps a calendar and rules")
        }
        var (date, rule, kind) = (try date(values[1], in: values[2]), usual, Birth.Kind(ofName: values[0]))
        for word in values[3].split(separator: " ").map(String.init) {
            let value = String(word.drop { $0 != "=" }.dropFirst())
            let leapMonth = AlmanacSyntax.leapMonthRules.first { $0.name == value }?.value
            let thirtieth = AlmanacSyntax.thirtiethRules.first { $0.name == value }?.value
            switch (word.prefix { $0 != "=" }, date) {
            case ("memorial", _) where value.isEmpty: kind = .memorial
            case ("leap-month", _) where leapMonth != nil: rule.leapMonth = leapMonth ?? rule.leapMonth
            case ("thirtieth", _) where thirtieth != nil: rule.thirtieth = thirtieth ?? rule.thirtieth
            case ("keep", .day(let day, _)) where value == "lunar" || value == "gregorian":
                date = .day(day, isLunar: value == "lunar")
            default:
                throw UsageError(
                    "no rule \(quoted(word)): expected leap-month=skip, plain, leap or both, thirtieth=skip, last or next, memorial, "
                        + "or for a date with its year keep=lunar or gregorian"
                )
            }
        }
        if let birth = Birth(date, name: values[0], kind: kind, rule: rule, reader.festivals) { return birth }
        throw outside(values[1])
    }

    /// The date of birth of words, or of numbers in the calendar of a name.
    private func date(_ text: String, in calendar: String) throws(UsageError) -> BirthDate {
        let isLunar = !calendar.isEmpty && calendar.isName(in: .lunar)
        guard isLunar || calendar.isEmpty || calendar.isName(in: .gregorian) else {
            throw UsageError("no calendar \(quoted(calendar)): expected lunar or gregorian")
        }
        // The verb for one person reads such numbers as a lunar date, every other verb as a Gregorian one.
        let numbers = LunarDate(text).map { LunarMonthDay($0) } ?? LunarMonthDay(text)
        if calendar.isEmpty, Day(text) == nil, numbers?.month.isLeap == false {
            let readings = "\(text),lunar, \(text),gregorian"
            throw UsageError(Sentences.ambiguous.filled(in: reader.language, [shown(text), readings]))
        }
        let isDayFirst = reader.order == .dayFirst && numbers == nil
        let marked = (isDayFirst ? ["\(text) âm lịch"] : []) + ["lunar \(text)", "农历\(text)", "음력 \(text)"]
        var failure = QuestionError.notUnderstood
        for text in (isLunar ? marked : []) + [text] {
            do throws(QuestionError) {
                let (date, isLunarDate) = try date(text)
                if calendar.isEmpty || isLunarDate == isLunar { return date }
            } catch {
                if failure == .notUnderstood { failure = error }
            }
        }
        switch failure {
        case .notUnderstood: throw reader.notUnderstood(text, .person)
        case .outOfRange: throw outside(text)
        default: throw reader.refusal(failure, text, .person)
        }
    }

    /// A date outside the days of the table that have come.
    private func outside(_ text: String) -> UsageError {
        let days = reader.table.days
        let last = reader.today ?? days.lastDay
        return .outside(text, first: "\(days.firstDay)", last: "\(last)")
    }

    /// The date of birth of words, and whether it is lunar; one that depends on today is not understood.
    private func date(_ text: String) throws(QuestionError) -> (BirthDate, isLunar: Bool) {
        let (first, second) = (try readersOfTwoTodays[0].read(text), try readersOfTwoTodays[1].read(text))
        switch (first.subject, second.subject) {
        case (.occasion(.lunarDay(let monthDay), nil), _): return (.lunar(monthDay), true)
        case (.day(let day), .day(let other)) where day == other:
            guard day <= reader.today ?? day else { throw .outOfRange }
            return (.day(day, isLunar: first.isLunar), first.isLunar)
        // The next day with a month and day; one of this year or another named so is elsewhere.
        case (.day(let day), .day(let other)) where MonthDay(day) == MonthDay(other) && !first.isLunar:
            let years = [day, other].map { GregorianDate($0).year }
            guard years == [1940, MonthDay(day) == MonthDay("12-31") ? 2003 : 2004] else { throw .notUnderstood }
            return (.gregorian(MonthDay(day)), false)
        default: throw .notUnderstood
        }
    }
}

extension String {
    /// Whether it is a word in one of the languages, whatever its capitals and accents.
    func isName(in phrase: Phrase) -> Bool {
        CalendarLanguage.allCases.contains { isName(phrase.text(in: $0)) }
    }

    /// Whether it is a name, whatever its capitals and accents.
    fileprivate func isName(_ name: String) -> Bool { FoldedText(name).letters == FoldedText(self).letters }

    /// Whether it is the head of a column of dates in a file of persons, in one of the six languages or as Google has it.
    fileprivate var isHeadOfDates: Bool {
        let heads = [
            "date", "start date", "birth date", "birthdate", "date of birth", "日期", "出生日期", "날짜", "일자", "생년월일", "日付",
            "生年月日",
            "ngày", "ngày sinh",
        ]
        return heads.contains(where: isName) || isName(in: .birthday)
    }
}
