import Almanac
import CommandSupport

extension OperandReader {
    /// The question of words without a verb.
    func page(_ text: String) throws(UsageError) -> Asked {
        let word = text.split(separator: " ").first.map(String.init) ?? text
        do throws(UsageError) {
            // A misspelt verb comes before the beginning of a name: moth, Mother's Day.
            if (try? questions.read(text))?.notes.contains(.beginning) ?? false,
                nearestSpelling(to: word, among: AlmanacSyntax.verbNames) != nil
            {
                throw .unknownVerb(word, of: AlmanacSyntax.syntax)
            }
            return try asked(text, .page, takesHolidays: true)
        } catch {
            guard (try? questions.read(text)) == nil, word.utf8.allSatisfy({ $0 < 0x80 }) else { throw error }
            if AlmanacSyntax.verbNames.contains(word) {
                // Words that the verb does not understand either are no call of it.
                let rest = text.split(separator: " ").dropFirst().joined(separator: " ")
                throw (try? questions.read(rest)) == nil ? error : refusal(.quoted(text))
            }
            if nearestSpelling(to: word, among: AlmanacSyntax.verbNames) != nil {
                throw .unknownVerb(word, of: AlmanacSyntax.syntax)
            }
            throw error
        }
    }

    /// The refusal of a text, perhaps with a word that says how it is meant: why it is no date, or else how one is written.
    func refusal(of text: String, as words: String? = nil, example: String) -> UsageError {
        do throws(QuestionError) {
            _ = try questions.read(words ?? text)
        } catch {
            if error != .notUnderstood { return refusal(error, text, .day) }
        }
        return .notUnderstood(text, example: example)
    }

    /// The day of an operand: a date in any form, or the next day of something with a name.
    func day(_ text: String) throws(UsageError) -> Day {
        let words = whole("day", text)
        return try day(of: asked(words, .day), words, .day)
    }

    /// The words, or the verb and the words where they are a question together alone: day after christmas, year of the rabbit.
    private func whole(_ verb: String, _ text: String) -> String {
        let whole = "\(verb) \(text)"
        return (try? questions.read(text)) == nil && (try? questions.read(whole)) != nil ? whole : text
    }

    /// The month of an operand, that of its day if it is one; `2` is February of this year.
    func month(_ text: String) throws(UsageError) -> YearMonth {
        if let number = Int(text), (1...12).contains(number), text.utf8.allSatisfy({ $0 >= 0x30 }),
            let month = YearMonth(year: GregorianDate(try requireToday()).year, month: number)
        {
            return month
        }
        // A page prints its lunar months so: month 10 of Bingwu.
        let whole = "month " + text
        let asked = try asked((try? questions.read(whole)) == nil ? text : whole, .month)
        if case .years = asked.subject { throw refusal(.notUnderstood(text, .month)) }
        return YearMonth(try day(of: asked, text, .month))
    }

    /// The year of an operand.
    func year(_ text: String) throws(UsageError) -> Int {
        let asked = try asked(whole("year", text), .year)
        if case .years(let years) = asked.subject, years.count == 1 { return years.lowerBound }
        if case .days(let days) = asked.subject, asked.isLunar, days.count > 300 {
            return GregorianDate(days.firstDay).year
        }
        throw refusal(.notUnderstood(text, .year))
    }
}

extension AlmanacSyntax {
    /// The verbs that have a name.
    fileprivate static var verbNames: [String] {
        (porcelainVerbs + plumbingVerbs).map(\.name).filter { !$0.isEmpty }
    }
}
