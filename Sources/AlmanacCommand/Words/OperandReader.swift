import Almanac
import AlmanacRendering
import CommandSupport

/// Reads the words that people type where a verb for people takes a day, a month, a year or something that happens: `QuestionReader`, with
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

    /// The same reader, for whom another day is today, and who keeps names for many questions if asked to.
    func beginning(_ day: Day, keepsNames: Bool = false) -> OperandReader {
        OperandReader(
            QuestionReader(
                table,
                festivals,
                language: language,
                order: questions.order,
                firstWeekday: questions.firstWeekday,
                today: day,
                keepsNames: keepsNames
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

    /// The question of a text. Rules that decided between two readings are told on standard error, which leaves the answer as it is.
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
            for note in asked.notes {
                StandardError.writeLine("almanac: \(questions.sentence(about: note, of: asked))")
            }
            return asked
        } catch {
            throw refusal(error, text, expectation)
        }
    }

    /// The first day of the subject.
    func day(of asked: Asked, _ text: String, _ expectation: Refusal.Expectation) throws(UsageError) -> Day {
        do throws(QuestionError) {
            if let day = try questions.day(of: asked) { return day }
        } catch {
            throw refusal(error, text, expectation)
        }
        throw never(text, after: try requireToday())
    }

    /// A text that cannot be read, as a refusal.
    func refusal(_ error: QuestionError, _ text: String, _ expectation: Refusal.Expectation) -> UsageError {
        if error == .notUnderstood, questions.suggestions(for: text, error).isEmpty {
            return refusal(.notUnderstood(text, expectation))
        }
        return UsageError(questions.sentence(about: shown(text), typed: text, error))
    }

    func refusal(_ refusal: Refusal) -> UsageError { UsageError(refusal, in: language) }

    /// The refusal of something that has no day from today on.
    func never(_ name: String, after today: Day) -> UsageError {
        refusal(.never(name, first: today, last: table.days.lastDay))
    }

    /// A day, if the table has it.
    func within(_ day: Day?, _ text: String) throws(UsageError) -> Day {
        guard let day, questions.heldDays.contains(day) else { throw refusal(.outOfRange, text, .day) }
        return day
    }
}
