import Almanac
import CommandSupport

/// `almanac convert DATE…`, `almanac convert --lunar Y-M-D…`
///
/// A text that cannot be converted is reported on standard error, with its line if it comes from standard input; the others
/// are still converted.
func convert(_ arguments: Arguments, _ output: inout StandardOutput) throws -> ExitStatus {
    let table = try AlmanacTable(asked: arguments)
    let calendar = try table.calendar(asked: arguments)
    let language = try CalendarLanguage(asked: arguments)
    if arguments.has(AlmanacSyntax.lunar) {
        return try convert(arguments.operands, by: LunarDateConverter(calendar: calendar, days: table.days), &output)
    }
    let reader = QuestionReader(table, calendar.festivals(), language: .english, order: nil, today: Terminal.today())
    return try convert(
        reader.strictDates(arguments.operands),
        by: DayConverter(calendar, days: table.days, language),
        &output
    )
}

extension QuestionReader {
    /// Operands with the days that words name, all together or each, as programs write them; anything else unchanged.
    fileprivate func strictDates(_ operands: [String]) -> [String] {
        if operands.allSatisfy({ $0 == "-" || Day($0) != nil }) { return operands }
        if let day = day(operands.joined(separator: " ")) { return ["\(day)"] }
        return operands.map { word in day(word).map { "\($0)" } ?? word }
    }

    private func day(_ text: String) -> Day? {
        guard let asked = try? read(text) else { return nil }
        switch asked.subject {
        case .day(let day): return day
        case .occasion: return try? day(of: asked)
        default: return nil
        }
    }
}

/// Converts the words of the command line; for `-`, the lines of standard input.
private func convert(
    _ operands: [String],
    by converter: some Converter,
    _ output: inout StandardOutput
) throws -> ExitStatus {
    var conversion = Conversion(converter: converter)
    try output.writeLine(converter.header)
    for operand in operands {
        if operand == "-" {
            try conversion.convertLines(&output)
        } else {
            try conversion.convert(Array(operand.utf8)[...], at: "", &output)
        }
    }
    conversion.countUnreported()
    return conversion.status
}

/// Conversions in order, and the exit status they lead to.
private struct Conversion<Rows: Converter> {
    let converter: Rows
    var status = ExitStatus.done
    /// The row being made, reused to save allocations.
    private var row: [UInt8] = []
    /// How many texts were bad.
    private var badTexts = 0

    /// A file of another kind is bad in every line: more messages would say nothing new.
    private static var mostMessages: Int { 1000 }

    init(converter: Rows) {
        self.converter = converter
    }

    /// Converts standard input, one text a line.
    mutating func convertLines(_ output: inout StandardOutput) throws {
        var input = StandardInput()
        try input.forEachLine { number, line in
            try convert(line, at: "line \(number): ", &output)
        }
    }

    /// Converts one text; `line` names its line, for the message about a bad one.
    mutating func convert(
        _ text: ArraySlice<UInt8>,
        at line: @autoclosure () -> String,
        _ output: inout StandardOutput
    ) throws(OutputFailure) {
        row.removeAll(keepingCapacity: true)
        do throws(ConversionError) {
            try converter.append(text, to: &row)
        } catch {
            badTexts += 1
            status = .badData
            if badTexts <= Self.mostMessages {
                let shown = String(decoding: text.prefix(40), as: UTF8.self)
                StandardError.writeLine("almanac: \(line())\(quoted(shown)): \(error)")
            }
        }
        try output.write(row)
    }

    /// Says how many bad texts have no message of their own.
    func countUnreported() {
        guard badTexts > Self.mostMessages else { return }
        StandardError.writeLine("almanac: and \(badTexts - Self.mostMessages) more that cannot be converted")
    }
}

/// Turns one text into one row.
private protocol Converter {
    /// The names of the columns.
    var header: String { get }
    /// Appends the row of a text, its line feed included, or throws before it has appended anything.
    func append(_ text: ArraySlice<UInt8>, to row: inout [UInt8]) throws(ConversionError)
}

/// The reason why a text cannot be converted, printed after it.
private struct ConversionError: Error, CustomStringConvertible {
    let description: String
}

// MARK: - The two directions of `almanac convert`

/// From days to lunar dates and pillars.
private struct DayConverter: Converter {
    let calendar: LunisolarCalendar
    let days: DayRange
    /// The names of the sixty pairs, as bytes.
    let pillarNames: [[UInt8]]

    init(_ calendar: LunisolarCalendar, days: DayRange, _ language: CalendarLanguage) {
        self.calendar = calendar
        self.days = days
        pillarNames = StemBranch.allCases.map { Array($0.name(in: language).utf8) }
    }

    var header: String {
        "day\tlunar_year\tmonth\tleap\tday_of_month\tyear_pillar\tmonth_pillar\tday_pillar" + doubtHeader
    }

    func append(_ text: ArraySlice<UInt8>, to row: inout [UInt8]) throws(ConversionError) {
        let day: Day = try read(text)
        guard days.contains(day), let lunar = calendar.lunarDate(on: day), let pillars = calendar.pillars(on: day)
        else {
            throw ConversionError(description: "not within \(days.firstDay)...\(days.lastDay)")
        }
        row += text
        for number in [lunar.year, lunar.month.number, lunar.month.isLeap ? 1 : 0, lunar.day] {
            row.append(tab)
            row.append(decimal: number)
        }
        for pillar in [pillars.year, pillars.month, pillars.day] {
            row.append(tab)
            row += pillarNames[pillar.index]
        }
        row.append(doubtOf: day, in: calendar)
        row.append(UInt8(ascii: "\n"))
    }
}

/// From lunar dates to days.
private struct LunarDateConverter: Converter {
    let calendar: LunisolarCalendar
    /// The days that the table promises.
    let days: DayRange

    var header: String { "lunar\tday" + doubtHeader }

    func append(_ text: ArraySlice<UInt8>, to row: inout [UInt8]) throws(ConversionError) {
        let lunar: LunarDate = try read(text)
        guard let day = calendar.day(of: lunar) else {
            throw ConversionError(description: calendar.refusal(of: lunar))
        }
        guard days.contains(day) else {
            throw ConversionError(description: "day \(day) is not within \(days.firstDay)...\(days.lastDay)")
        }
        row.append(contentsOf: text)
        row.append(tab)
        row.append(contentsOf: day.description.utf8)
        row.append(doubtOf: day, in: calendar)
        row.append(UInt8(ascii: "\n"))
    }
}

/// Reads a value, and turns the error into one of conversion.
private func read<Value: PlainText>(_ text: ArraySlice<UInt8>) throws(ConversionError) -> Value {
    do throws(ParsingError) {
        return try Value(parsing: text)
    } catch {
        throw ConversionError(description: error.description)
    }
}

private let tab = UInt8(ascii: "\t")

/// The columns of exports that say how certain a lunar date is.
private let doubtHeader = "\tlunar_certainty\tlunar_authority\tlunar_other_day"

extension [UInt8] {
    /// Appends the certainty of the lunar date of a day, the authority and the other day, with a hyphen for none.
    fileprivate mutating func append(doubtOf day: Day, in calendar: LunisolarCalendar) {
        for field in (calendar.lunarCertainty(on: day) ?? .certain).doubtFields {
            append(tab)
            self += field.utf8
        }
    }

    /// Appends a number that is not negative, in decimal digits.
    fileprivate mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
}

extension LunisolarCalendar {
    /// Why there is no day of a lunar date.
    func refusal(of date: LunarDate) -> String {
        switch absence(of: date) {
        case .outOfRange, nil:
            return "lunar date \(date) is not within \(days.firstDay)...\(days.lastDay)"
        case .noSuchLeapMonth:
            let leap = leapMonth(inLunarYear: date.year).map { "its leap month is \($0)" } ?? "it has no leap month"
            return "lunar year \(date.year) has no month \(date.month): \(leap)"
        case .noThirtiethDay:
            return "month \(date.month) of lunar year \(date.year) has 29 days"
        }
    }
}
