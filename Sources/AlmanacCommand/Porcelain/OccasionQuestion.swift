import Almanac
import AlmanacRendering
import CommandSupport

/// What is asked about, and from which day on.
struct OccasionQuestion {
    /// The table that answers.
    let table: AlmanacTable
    /// How the answer is shown.
    let settings: TerminalSettings
    /// What is asked about.
    let occasion: Occasion
    /// The day of `--from`, or today.
    let from: Day
    /// The Gregorian years, if some are given.
    let years: ClosedRange<Int>?
    /// How many days are asked for.
    let count: Int

    /// Reads the options and the operands.
    ///
    /// - Parameters:
    ///   - arguments: The options and operands.
    ///   - form: What the operands of the verb are.
    init(_ arguments: Arguments, _ form: OperandForm) throws {
        let question = try PorcelainQuestion(arguments)
        table = question.table
        settings = question.settings
        var reader = question.operandReader
        if let from = arguments[AlmanacSyntax.from] { reader = reader.beginning(try reader.day(from)) }
        from = try reader.requireToday()
        count = try arguments.dayCount()
        var words = arguments.operands
        years = try form == .withYears && words.count > 1 ? table.typedYears(words.removeLast(), or: &words) : nil
        occasion = try reader.occasion(words.joined(separator: " "))
    }

    /// What the operands of a verb are.
    enum OperandForm {
        /// What is asked about.
        case occasion
        /// The same, and perhaps years after it.
        case withYears
    }

    /// The days on and after `from`.
    func nextDays() throws(UsageError) -> [OccasionDay] {
        let days = occasion.days(from: from, to: table.days.lastDay).prefix(count)
        return try requireAny(Array(days), from, table.days.lastDay)
    }

    /// The days in the years.
    func daysOfYears() throws(UsageError) -> [OccasionDay] {
        let first = GregorianDate(from).year
        let years = years ?? first...min(first + 4, table.promisedYears.upperBound)
        guard let days = DayRange(years: years) else { throw UsageError("years \(years) are out of range") }
        return try requireAny(occasion.days(from: days.firstDay, to: days.lastDay), days.firstDay, days.lastDay)
    }

    private func requireAny(_ days: [OccasionDay], _ first: Day, _ last: Day) throws(UsageError) -> [OccasionDay] {
        guard days.isEmpty else { return days }
        throw UsageError(.never(occasion.name, first: first, last: last), in: settings.language)
    }
}

extension AlmanacTable {
    /// The years of the last word; if it is none, it goes back among the words.
    fileprivate func typedYears(_ last: String, or words: inout [String]) throws(UsageError) -> ClosedRange<Int>? {
        guard last.utf8.count >= 4, last.utf8.prefix(4).allSatisfy({ (0x30...0x39).contains($0) }),
            last.utf8.dropFirst(4).first.map({ $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }) ?? true
        else {
            words.append(last)
            return nil
        }
        return try YearRange(last, within: promisedYears).years
    }
}

extension Arguments {
    /// The number of `--count`.
    fileprivate func dayCount() throws(UsageError) -> Int {
        guard let text = self[AlmanacSyntax.count] else { return 1 }
        guard let count = Int(text), (1...1000).contains(count) else {
            throw UsageError("no count \(quoted(text)): expected a number from 1 to 1000")
        }
        return count
    }
}

extension OccasionQuestion {
    /// How many days there are until the occasion, and which day that is.
    func sentence() throws(UsageError) -> String {
        let language = settings.language
        if case .day(let day) = occasion.kind {
            let sentence = DayCount(day.days(since: from)).sentence(until: occasion.name, in: language)
            return sentence + " · " + day.weekday.name(in: language)
        }
        let day = try nextDays()[0].day
        let sentence = DayCount(day.days(since: from)).sentence(until: occasion.name, in: language)
        let date = [sentence, GregorianDate(day).text(in: language), day.weekday.name(in: language)]
        let calendar = occasion.isLunisolar ? [occasion.festivals.calendar.name(in: language)] : []
        return (date + calendar).joined(separator: " · ")
    }
}
