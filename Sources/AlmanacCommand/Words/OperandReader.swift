import Almanac
import AlmanacRendering
import CommandSupport

/// Reads what people type where a verb for people takes a day, a month, a year or something that happens: `QuestionReader`, with
/// refusals in the reader's language.
struct OperandReader {
    /// The reader of words.
    let questions: QuestionReader

    /// The table, whose days are the limits.
    var table: AlmanacTable { questions.table }
    /// The festivals of the reader's regions, and with them the calendar of lunar dates.
    var festivals: Festivals { questions.festivals }
    /// The language of messages; words are read in all six.
    var language: CalendarLanguage { questions.language }
    /// The calendar of lunar dates.
    var calendar: LunisolarCalendar { festivals.calendar }

    /// A reader for whom words are those of some settings.
    init(_ table: AlmanacTable, _ festivals: Festivals, _ settings: TerminalSettings) {
        questions = QuestionReader(
            table,
            festivals,
            language: settings.language,
            order: DateOrder(locale: Terminal.localeName),
            firstWeekday: settings.firstWeekday,
            today: settings.today
        )
    }

    init(_ questions: QuestionReader) { self.questions = questions }

    /// The same reader, for whom another day is today.
    func beginning(_ day: Day) -> OperandReader {
        OperandReader(
            QuestionReader(
                table,
                festivals,
                language: language,
                order: questions.order,
                firstWeekday: questions.firstWeekday,
                today: day
            )
        )
    }

    /// Today, or why it is unknown.
    func requireToday() throws(UsageError) -> Day {
        do throws(QuestionError) {
            return try questions.requireToday()
        } catch {
            throw refusal(error, questions.today.map { "\($0)" } ?? "", .day)
        }
    }

    /// What a text asks. Rules that decided between two readings are told on standard error, which leaves the answer as it is.
    ///
    /// - Parameters:
    ///   - text: The words.
    ///   - expectation: What should have been written.
    ///   - takesHolidays: Whether questions about holidays are answered.
    func asked(
        _ text: String,
        _ expectation: Refusal.Expectation,
        takesHolidays: Bool = false
    ) throws(UsageError) -> Asked {
        do throws(QuestionError) {
            let asked = try questions.read(text)
            guard takesHolidays || asked.question == .plain else { throw .notUnderstood }
            for note in asked.notes { StandardError.writeLine("almanac: \(note.text(about: asked, in: self))") }
            return asked
        } catch {
            throw refusal(error, text, expectation)
        }
    }

    /// The first day of what is asked.
    func day(of asked: Asked, _ text: String, _ expectation: Refusal.Expectation) throws(UsageError) -> Day {
        do throws(QuestionError) {
            if let day = try questions.day(of: asked) { return day }
        } catch {
            throw refusal(error, text, expectation)
        }
        throw refusal(.never(text, first: try requireToday(), last: table.days.lastDay))
    }

    /// A text that cannot be read, as a refusal.
    func refusal(_ error: QuestionError, _ text: String, _ expectation: Refusal.Expectation) -> UsageError {
        switch error {
        case .notUnderstood: unknown(text, expectation)
        case .noSuchDay(let month): refusal(.noSuchDay(text, month))
        case .noSuchMonth: refusal(.noSuchMonth(text))
        case .noSuchLeapMonth(let year, let month): refusal(.noSuchLeapMonth(text, year: year, month))
        case .noThirtiethDay(let month, let year): refusal(.noThirtiethDay(text, month, year: year))
        case .outOfRange: outside(text)
        case .ambiguousDays(let days): refusal(.ambiguous(text, readings: days.map { "\($0)" }))
        case .ambiguous(let occasions): refusal(.ambiguous(text, readings: readings(occasions)))
        case .elsewhere(let occasion): refusal(.unknownName(text, nearest: word(for: occasion)))
        case .noToday: refusal(.noToday)
        }
    }

    func refusal(_ refusal: Refusal) -> UsageError { UsageError(refusal, in: language) }

    /// A day, if the table has it.
    func within(_ day: Day?, _ text: String) throws(UsageError) -> Day {
        guard let day, table.days.contains(day) else { throw outside(text) }
        return day
    }

    private func outside(_ text: String) -> UsageError {
        let years = [table.days.firstDay, table.days.lastDay].map { GregorianDate($0).year }
        // A year or month of digits is outside some years, a date outside some days.
        let isYear = text.utf8.count <= 7
        return refusal(
            .outside(
                text,
                first: isYear ? "\(years[0])" : "\(table.days.firstDay)",
                last: isYear ? "\(years[1])" : "\(table.days.lastDay)"
            )
        )
    }
}
